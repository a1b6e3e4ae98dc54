/// A comma between two words without a blank behind it.
///
/// Of the 1.3 million translations of 38 apps six have one, each by a slip.
enum JoiningComma {
  /// The verdict on the first such comma of a text; nil where there is none, and where its source has one, too.
  static func verdict(on pair: borrowing Text, level: Severity) -> Verdict? {
    guard let comma = first(in: pair.decoded), first(in: pair.decodedSource) == nil else {
      return nil
    }
    var verdict = Verdict(decoded: comma..<comma + 1, .joined, pattern: "comma", level: level)
    verdict.fix(comma + 1..<comma + 1, with: " ", "Write a space after the comma")
    return verdict
  }

  /// Offset of the first comma of a text that stands between two words of two letters at least.
  private static func first(in text: Span<UInt8>) -> Int? {
    var index = 0
    while let comma = text.firstIndex(of: ",", from: index) {
      index = comma + 1
      if endsWord(at: comma, in: text), beginsWord(at: comma + 1, in: text) { return comma }
    }
    return nil
  }

  /// Whether two letters stand before an offset.
  private static func endsWord(at end: Int, in text: Span<UInt8>) -> Bool {
    guard let last = text.scalar(before: end), CharacterProperties.isLetter(last.value),
      let other = text.scalar(before: last.start)
    else { return false }
    return CharacterProperties.isLetter(other.value)
  }

  /// Whether two letters stand at an offset.
  private static func beginsWord(at start: Int, in text: Span<UInt8>) -> Bool {
    guard start < text.count else { return false }
    let (first, length) = text.scalarOrReplacement(at: start)
    guard CharacterProperties.isLetter(first), start + length < text.count else { return false }
    return CharacterProperties.isLetter(text.scalarOrReplacement(at: start + length).value)
  }
}

extension Finding.Wording {
  fileprivate static let joined: Self = "the comma has no space after it, so two words run together"
}
