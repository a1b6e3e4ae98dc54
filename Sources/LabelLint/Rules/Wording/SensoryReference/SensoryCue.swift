/// What a text tells by a sound or a vibration alone: "Lift the phone when it vibrates".
enum SensoryCue {
  /// Words by language, and those of other ways to tell the same behind `-others`.
  private static let known = Resource.table(of: "words/sensory-cues.txt")

  /// The bytes of such words in a plain text; nil where it has none, or names something that is seen as well.
  static func range(in plain: Span<UInt8>, language: String) -> Range<Int>? {
    guard let cues = known[language] else { return nil }
    let text = Text.verbatim(plain, 0..<plain.count).lowercased()
    // Letters that are longer in small: no place can be given.
    guard text.utf8.count == plain.count,
      let range = cues.lazy.compactMap({ place(of: $0, in: text) }).first
    else { return nil }
    let words = Set(text.split { !$0.isLetter }.map(String.init))
    return words.isDisjoint(with: known[language + "-others"] ?? []) ? range : nil
  }

  /// The bytes of some words in a text, not of a part of a word.
  private static func place(of words: String, in text: String) -> Range<Int>? {
    guard let found = text.firstRange(of: words) else { return nil }
    let before = text[..<found.lowerBound].last
    let behind = text[found.upperBound...].first
    if before?.isLetter ?? false || behind?.isLetter ?? false { return nil }
    let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    return start..<start + words.utf8.count
  }
}
