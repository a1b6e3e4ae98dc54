/// What to know of how an element is heard, beside the words of its utterance.
package struct SpeechRemarks: Sendable {
  /// A remark.
  package struct Remark: Sendable, Hashable {
    /// What it is about.
    package let matter: SpeechMatter
    /// The parts of the text that it is about, each with what is likely heard: lower-case start, no final full stop.
    package let parts: [String]
    /// What the reader does with them; nil where that is not known.
    package let treatment: SpeechTreatment?
  }

  /// The remarks, one for each matter.
  package let all: [Remark]

  /// The remarks on a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - likely: How it is likely heard.
  ///   - reader: Who says it.
  ///   - locale: Its locale.
  ///   - matters: What is known of its element.
  package init(
    on text: String, _ likely: LikelySpeech, _ reader: ScreenReader, in locale: LocaleTag,
    _ matters: [SpeechMatter] = []
  ) {
    var parts: [(matter: SpeechMatter, part: String)] = likely.parts.map {
      ($0.reason, $0.explanation)
    }
    if let words = Self.foreignWords(in: text, locale) {
      parts.append((.foreign, "'\(words)' is in letters of another language"))
    }
    let hasNumber = text.unicodeScalars.contains { ("0"..."9").contains($0) }
    var found = Set(parts.map(\.matter)).union(matters)
    if hasNumber { found.insert(.number) }
    let letters = text.unicodeScalars.filter { CharacterProperties.isLetter($0) }
    if text.unicodeScalars.count == 1, letters.contains(where: { CharacterProperties.isUpper($0) })
    {
      found.insert(.capital)
    }
    all = SpeechMatter.allCases.filter { found.contains($0) }.map { matter in
      Remark(
        matter: matter, parts: parts.filter { $0.matter == matter }.map(\.part),
        treatment: reader.treatment(of: matter))
    }
  }

  /// The first words in another script than that of the locale; nil without any.
  private static func foreignWords(in text: String, _ locale: LocaleTag) -> String? {
    guard let own = locale.scriptOrLikely.flatMap({ Script(code: $0) }) else { return nil }
    let foreign = text.split(separator: " ").first { word in
      word.unicodeScalars.contains { scalar in
        guard let script = LetterScripts.script(of: scalar) else { return false }
        // Many languages write names in Latin letters.
        return script != .latin && script != .common && script != .inherited
          && !own.includes(script) && script != own
      }
    }
    return foreign.map(String.init)
  }
}
