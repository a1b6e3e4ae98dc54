/// What speech is likely to make of the parts of a text that are no plain words.
///
/// Voices differ and users choose them, so all of this is likely, none of it certain: letters in
/// capitals that no word has are said one by one, signs by their names or not at all, abbreviations
/// as they are written.
package struct LikelySpeech: Sendable, Hashable {
  /// A part of a text.
  package struct Part: Sendable, Hashable {
    /// Byte offsets in the text.
    package let range: Range<Int>
    /// How it is written.
    package let written: String
    /// What is likely heard; nil where that is the sign's name in a language it is not known in.
    package let heard: String?
    /// What it stands for; nil but for an abbreviation.
    package let meaning: String?
    /// Why it is not said as it is written.
    package let reason: SpeechMatter

    /// What is likely heard, in a sentence: lower-case start, no final full stop.
    package var explanation: String {
      switch (reason, heard) {
      case (.letters, let heard?): "'\(written)' is likely said letter by letter: \(heard)"
      case (.capitals, _): "'\(written)' is likely said as a word, by some voices letter by letter"
      case (.repeated, let heard?): "'\(written)' is said '\(heard)'"
      case (.sign, let heard?), (.emoji, let heard?):
        "'\(written)' is likely said '\(heard)', or left out"
      case (.abbreviation, _):
        "'\(written)' is likely said as it is written, not '\(meaning ?? "")'"
      default: "'\(written)' is likely said by its name, or left out"
      }
    }
  }

  /// The text as it is likely heard.
  package let heard: String
  /// The parts that are not said as they are written, in order.
  package let parts: [Part]

  /// How a text is likely heard.
  ///
  /// - Parameters:
  ///   - text: The text as it is shown.
  ///   - reader: Who passes it to the voice; nil for any.
  ///   - lexicon: The words of its language; nil where there are none.
  ///   - shared: The words of every language.
  package init(_ text: String, _ reader: ScreenReader?, lexicon: Lexicon?, shared: Lexicon) {
    var search = SpeechSearch(text, reader, lexicon: lexicon, shared: shared)
    parts = search.parts()
    var heard = ""
    var end = 0
    let bytes = Array(text.utf8)
    for part in parts {
      heard += String(decoding: bytes[end..<part.range.lowerBound], as: UTF8.self)
      let said = part.heard ?? part.written
      // A sign's name is a word of its own.
      let isWord = [.sign, .emoji, .repeated].contains(part.reason) && part.heard != nil
      heard += isWord && !heard.isEmpty && heard.last != " " ? " \(said)" : said
      end = part.range.upperBound
      if isWord, end < bytes.count, bytes[end] != 0x20 { heard += " " }
    }
    self.heard = heard + String(decoding: bytes[end...], as: UTF8.self)
  }
}
