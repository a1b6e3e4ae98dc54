/// Specifiers that have lost the `$` of their position, so that it is a width: `%2s` for `%2$s`.
struct LostDollars {
  /// A specifier without its `$`.
  private struct Lost {
    /// Byte offsets in the decoded text, with the sign where it stands behind the conversion: `%1s$`.
    var range: Range<Int>
    /// Byte offsets of the conversion.
    var conversion: Range<Int>
    /// The argument that it was meant for.
    var meant: Int
    /// The argument that it takes.
    var taken: Int
  }

  private let lost: [Lost]

  /// Finds those of a text; nil where it has none.
  ///
  /// A width of one digit is a position where the source numbers its arguments, and else where the digits are those of
  /// its arguments in another order. What the source has itself is a width.
  init?(
    in pair: borrowing Text, _ source: PlaceholderSignature, _ scanner: borrowing PlaceholderScanner
  ) {
    guard Self.mayStand(in: pair.decoded), !Self.mayStand(in: pair.decodedSource) else {
      return nil
    }
    var found: [Lost] = []
    for placeholder in scanner.placeholders where placeholder.style == .specifier {
      let range = placeholder.span.range
      guard let digit = Self.width(of: range, in: pair.decoded),
        !placeholder.flags.contains(.positioned),
        source.argument(.argument(digit)) != nil
      else { continue }
      let conversion = range.lowerBound + 2..<range.upperBound
      found.append(
        Lost(
          range: range.lowerBound..<Self.end(behind: conversion, in: pair), conversion: conversion,
          meant: digit, taken: Int(placeholder.index)))
    }
    let isNumbered = pair.decodedSource.firstIndex(of: "$") != nil
    let isOrder = Set(found.map(\.meant)).count == found.count && found.count > 1
    guard !found.isEmpty, isNumbered || isOrder && found.contains(where: { $0.meant != $0.taken })
    else { return nil }
    lost = found
  }

  /// Whether a `%` with one digit and a letter stands in a text.
  static func mayStand(in text: Span<UInt8>) -> Bool {
    var index = 0
    while let percent = text.firstIndex(of: "%", from: index) {
      if percent + 2 < text.count, width(of: percent..<percent + 3, in: text) != nil { return true }
      index = percent + 1
    }
    return false
  }

  /// The digit of a specifier that has a width of one digit and nothing else before its conversion.
  private static func width(of range: Range<Int>, in text: Span<UInt8>) -> Int? {
    guard range.count >= 3 else { return nil }
    let digit = text[range.lowerBound + 1]
    let next = text[range.lowerBound + 2]
    guard digit > 0x30, digit <= 0x39, ASCII.isLetter(next) || next == "@" else { return nil }
    return Int(digit) - 0x30
  }

  /// Offset behind a conversion, and behind the sign of its position that stands there; one of money, which the source
  /// has there too, is none.
  private static func end(behind conversion: Range<Int>, in pair: borrowing Text) -> Int {
    let end = conversion.upperBound
    guard end < pair.decoded.count, pair.decoded[end] == "$" else { return end }
    let written = Array((pair.verbatimDecoded(conversion) + "$").utf8)
    return pair.decodedSource.firstIndex(ofBytes: written.span, from: 0) == nil ? end + 1 : end
  }

  /// What is said of each: an error where it takes another argument than the one that it was meant for.
  func verdicts(_ pair: borrowing Text) -> [Verdict] {
    lost.map { one in
      let words = pair.verbatimDecoded(one.range)
      let conversion = pair.verbatimDecoded(one.conversion)
      let meant = "%\(one.meant)$" + conversion
      var verdict = Verdict(
        decoded: one.range, .lostDollar(words, meant: meant, taken: one.taken, of: one.meant),
        pattern: "lost-dollar \(one.meant)", level: one.meant == one.taken ? .warning : .error)
      verdict.fix(
        one.conversion.lowerBound..<one.range.upperBound, with: "$" + conversion,
        "Write \(quoting: meant)", safety: .unsafe)
      return verdict
    }
  }
}

extension Finding.Wording {
  fileprivate static func lostDollar(
    _ words: String, meant: String, taken: Int, of argument: Int
  ) -> Self {
    taken == argument
      ? "the number in \(quoting: words) is a width and not a position; write \(quoting: meant)"
      : "the number in \(quoting: words) is a width and not a position, so it prints argument \(taken); write \(quoting: meant)"
  }
}
