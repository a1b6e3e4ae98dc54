/// A number that says a ratio, as a factor or in percent: "1.5x" and "150 %" are one.
struct PercentTwin {
  /// A thousand times the ratio if it is a factor; nil with a longer fraction.
  private let thousandths: Int?
  /// Whether a percent sign stands beside it.
  private let isPercent: Bool

  /// Reads a number and the sign beside it.
  init(_ found: NumberReading.Found, in text: Span<UInt8>) {
    isPercent = Self.isPercent(found.range, in: text)
    thousandths = Self.thousandths(found.number)
  }

  /// Whether a number says the same ratio in the other way.
  func isSaid(by other: PercentTwin) -> Bool {
    guard isPercent != other.isPercent, let own = thousandths, let theirs = other.thousandths else {
      return false
    }
    return isPercent ? own == theirs * 100 : own * 100 == theirs
  }

  /// A thousand times a number; nil with more than three digits behind its decimal sign, or one that is too large.
  static func thousandths(_ number: NumberReading.Number) -> Int? {
    guard number.whole < 1_000_000, number.fraction < 10_000 else { return nil }
    var fraction = String(number.fraction).dropFirst()
    if number.fraction == 0 { fraction = "" }
    while fraction.count < 3 { fraction += "0" }
    return Int(fraction).map { number.whole * 1000 + $0 }
  }

  /// Whether a percent sign stands before a number, or behind it with or without a blank.
  private static func isPercent(_ range: Range<Int>, in text: Span<UInt8>) -> Bool {
    if let (before, _) = text.scalar(before: range.lowerBound), isSign(before) { return true }
    var index = range.upperBound
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      if isSign(scalar) { return true }
      guard scalar.properties.isWhitespace else { return false }
      index += length
    }
    return false
  }

  /// Percent signs: that of ASCII, of Arabic and of full and small width.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "%" || scalar == "\u{66A}" || scalar == "\u{FF05}" || scalar == "\u{FE6A}"
  }
}
