/// What a change of a source text means for its translations, as a translator would decide.
///
/// Values, links and tags have rules of their own, which compare them with every translation.
enum SourceChange: Comparable {
  /// The same words, with other spaces, capitals, quotation marks or dashes.
  case none
  /// Other marks ("Cancel" and "Cancel…"), or one letter within a long word: the translation may be right.
  case small
  /// Other words.
  case words

  /// The change from one text to another, both without tags and with U+FFFC for each value.
  init(from old: String, to new: String) {
    let (before, after) = (TermWords.folded(old).map(\.bytes), TermWords.folded(new).map(\.bytes))
    if before == after {
      self = Self.marks(of: old) == Self.marks(of: new) ? .none : .small
      return
    }
    let others = zip(before, after).filter { $0 != $1 }
    let isMended =
      before.count == after.count && others.count == 1
      && Self.areSpellings(others[0].0, others[0].1)
    self = isMended ? .small : .words
  }

  /// The marks of a text in order, without the difference of typewriters and printers: `"` and `“`, `-` and `–`.
  private static func marks(of text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
      if scalar.properties.isWhitespace || WordScalar.isPart(scalar) { return [] }
      if scalar == "…" { return [".", ".", "."] }
      return switch CharacterProperties.generalCategory(scalar) {
      case .dashPunctuation: ["-"]
      case .initialPunctuation, .finalPunctuation: ["'"]
      default: scalar == "\"" ? ["'"] : [scalar]
      }
    }
  }

  /// Fewest letters of a word in which one letter is a slip: of shorter ones, many are another word.
  private static let fewestLetters = 6

  /// Whether two words differ by one letter, or by two that changed places, within a word: the first letter may deny it
  /// ("typical", "atypical"), and the last ones are its form ("song", "songs").
  private static func areSpellings(_ word: [UInt8], _ other: [UInt8]) -> Bool {
    let words = [word, other].map { Array(String(decoding: $0, as: UTF8.self).unicodeScalars) }
    let length = words.map(\.count).min() ?? 0
    guard length >= fewestLetters,
      words.joined().allSatisfy({ CharacterProperties.isCased($0) })
    else { return false }
    let same = zip(words[0], words[1]).prefix { $0 == $1 }.count
    let sameAtEnd = zip(words[0].reversed(), words[1].reversed()).prefix { $0 == $1 }.count
    let end = min(sameAtEnd, length - same)
    guard same > 0, end > 0 else { return false }
    let rests = words.map { Array($0[same..<($0.count - end)]) }
    return rests.allSatisfy { $0.count < 2 }
      || rests[0].count == 2 && rests[0].reversed() == rests[1]
  }
}
