/// What numbers the parts of a list before a closing bracket: `a)`, `1)`, `iv)`, `б)`, `十一）`, `ア）`, `1°)`.
enum ListMark {
  /// Letters of Roman numbers.
  private static let roman: Set<Unicode.Scalar> = ["i", "v", "x", "I", "V", "X"]
  /// Numbers of East Asia.
  private static let numbers: Set<Unicode.Scalar> = [
    "一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "〇",
  ]
  /// Most characters of a mark.
  private static let longest = 4

  /// Whether a mark ends before an offset, with no word before it.
  static func ends(at offset: Int, in text: Span<UInt8>) -> Bool {
    var mark: [Unicode.Scalar] = []
    var start = offset
    while let (scalar, before) = text.scalar(before: start) {
      guard isPart(scalar) else { break }
      mark.append(scalar)
      start = before
      // Where words stand without blanks, one sign is the mark.
      if mark.count > longest { return false }
      if mark.count == 1, isSign(scalar), !numbers.contains(scalar) { return true }
    }
    guard let first = mark.first else { return false }
    if mark.count == 1 { return true }
    if mark.allSatisfy(numbers.contains) || mark.allSatisfy(roman.contains) { return true }
    return mark.dropFirst(isDegree(first) ? 1 : 0).allSatisfy { $0.properties.numericType != nil }
  }

  /// Whether a character may belong to a mark.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || isDegree(scalar)
      || scalar.properties.generalCategory == .nonspacingMark
  }

  /// The sign behind an ordinal number.
  private static func isDegree(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{B0}" || scalar == "\u{BA}"
  }

  /// Whether a character is a whole word of its own, with others beside it: signs of China and Japan.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x30FF).contains(scalar.value) || "甲乙丙丁戊己庚辛".unicodeScalars.contains(scalar)
  }
}
