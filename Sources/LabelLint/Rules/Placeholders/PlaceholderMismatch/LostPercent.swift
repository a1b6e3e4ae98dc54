/// A percent sign behind a placeholder that was written once and so became a conversion: Spanish `%1$d% de` for
/// `%1$d%% of`.
///
/// Java and Foundation take the blank for a flag and the letter behind it for a conversion, which prints an argument
/// once more. Behind a numbered placeholder it takes the first one, which the source has.
enum LostPercent {
  /// The verdict on a text; nil where its percent signs are as in its source.
  ///
  /// - Parameters:
  ///   - pair: The text.
  ///   - scanner: The scanner that has just read it.
  /// - Returns: The verdict.
  static func verdict(
    on pair: borrowing Text, _ scanner: borrowing PlaceholderScanner
  ) -> Verdict? {
    // What the blank and the letter became stands behind another placeholder.
    guard scanner.placeholders.count > 1, standsBehindPlaceholder(in: pair.decodedSource) else {
      return nil
    }
    var end: Int?
    for placeholder in scanner.placeholders {
      let span = placeholder.span.range
      if let end, placeholder.style == .specifier, placeholder.flags.contains(.holdsBlank),
        !placeholder.flags.contains(.positioned), isGap(end..<span.lowerBound, in: pair.decoded)
      {
        var verdict = Verdict(
          decoded: span, .conversion(pair.verbatimDecoded(span)), pattern: "percent")
        verdict.fix(
          span.lowerBound..<span.lowerBound + 1, with: "%%", "Write '%%'", safety: .safe)
        return verdict
      }
      end = span.upperBound
    }
    return nil
  }

  /// Whether a source writes `%%` behind a placeholder, whose conversion is a letter or `@`.
  private static func standsBehindPlaceholder(in source: Span<UInt8>) -> Bool {
    var index = 0
    while let percent = source.firstIndex(of: "%", from: index), percent + 1 < source.count {
      index = percent + 1
      guard source[percent + 1] == "%" else { continue }
      index = percent + 2
      var before = percent
      while before > 0, source[before - 1] == 0x20 { before -= 1 }
      if before > 0, ASCII.isLetter(source[before - 1]) || source[before - 1] == "@" { return true }
    }
    return false
  }

  /// Whether nothing stands between a placeholder and a percent sign, or the blank that many languages set there.
  private static func isGap(_ range: Range<Int>, in text: Span<UInt8>) -> Bool {
    let gap = text.extracting(range)
    return gap.isEmpty || gap.equals(" ") || gap.equals("\u{A0}") || gap.equals("\u{202F}")
  }
}

extension Finding.Wording {
  fileprivate static func conversion(_ words: String) -> Self {
    "\(quoting: words) is read as a placeholder and prints an argument again; write '%%' as the source does"
  }
}
