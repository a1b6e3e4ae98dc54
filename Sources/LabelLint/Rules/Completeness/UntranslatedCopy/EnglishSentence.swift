/// Tells a sentence in English from one in another language with Latin letters.
///
/// Such a translation was mostly the source text before that was reworded, so it is no copy any more.
enum EnglishSentence {
  /// Fewest words of a sentence.
  private static let fewestWords = 4
  /// Fewest of them that no other language has.
  private static let fewestOwn = 2
  /// Share of ordinary English words, in percent; the others are names.
  private static let leastPercent = 80
  /// Words that no other language has.
  private static let own = WordList(Resource.words("phrases/of-english-alone"))

  /// Whether a decoded text is such a sentence, as far as readers see it.
  static func isOne(_ text: Span<UInt8>) -> Bool {
    var (words, known, own) = (0, 0, 0)
    var shown = ShownText(passingAddresses: true)
    while let range = shown.nextWord(in: text, of: { scalar, isFirst in isPart(scalar, isFirst) }) {
      let word = text.extracting(range)
      // Other scripts may write a sentence as one word.
      let first = word.scalarOrReplacement(at: 0).value
      if !first.isASCII, CharacterProperties.script(first) != .latin { return false }
      words += 1
      if EnglishWords.contains(word) {
        known += 1
        if Self.own.holds(word) { own += 1 }
      }
      // Nearly all texts are in another language, which their first words show.
      if words >= fewestWords, known * 2 < words { return false }
    }
    return words >= fewestWords && own >= fewestOwn && known * 100 >= words * leastPercent
  }

  /// Whether a scalar is a letter, or an apostrophe behind one: "don't".
  private static func isPart(_ scalar: Unicode.Scalar, _ isFirst: Bool) -> Bool {
    CharacterProperties.isLetter(scalar) || !isFirst && CharacterProperties.isApostrophe(scalar)
  }
}
