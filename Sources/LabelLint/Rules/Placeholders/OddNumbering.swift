/// Numbers of placeholders that hardly anybody means: one that is left out, and one for a text and a number.
///
/// Of the 2,234 source texts with numbers in 38 apps none has either, forms of plurals apart.
enum OddNumbering {
  /// The verdict on a source text; nil where its arguments are numbered one after the other.
  ///
  /// - Parameters:
  ///   - pair: The text.
  ///   - scanner: The scanner that has just read it.
  /// - Returns: A note.
  static func verdict(
    on pair: borrowing Text, _ scanner: borrowing PlaceholderScanner
  ) -> Verdict? {
    guard scanner.placeholders.count > 1,
      scanner.placeholders.allSatisfy({
        $0.style == .specifier && $0.flags.contains(.positioned)
      })
    else { return nil }
    var known: [Int: Placeholder] = [:]
    for placeholder in scanner.placeholders {
      let number = Int(placeholder.index)
      if let other = known[number], isOtherKind(other.argument, placeholder.argument) {
        return Verdict(
          decoded: placeholder.span.range,
          .sameArgument(
            pair.verbatimDecoded(placeholder.span.range),
            beside: pair.verbatimDecoded(other.span.range)),
          pattern: "same-argument", level: .note)
      }
      known[number] = known[number] ?? placeholder
    }
    // The argument that is not shown is that of a broken placeholder.
    if scanner.problems.contains(where: \.isMalformedSpecifier) { return nil }
    guard known[1] != nil, let gap = (1...known.count).first(where: { known[$0] == nil }),
      let next = known.keys.filter({ $0 > gap }).min(), let shown = known[next]
    else { return nil }
    return Verdict(
      decoded: shown.span.range, .leavesOut(pair.verbatimDecoded(shown.span.range), gap),
      pattern: "gap", level: .note)
  }

  /// Whether one of two kinds is any value as a text and the other a number: Apple's are told as a conflict.
  private static func isOtherKind(_ one: ArgumentClass, _ other: ArgumentClass) -> Bool {
    one == .general && isNumber(other) || other == .general && isNumber(one)
  }

  private static func isNumber(_ argument: ArgumentClass) -> Bool {
    argument == .integer || argument == .float
  }
}

extension Finding.Wording {
  fileprivate static func sameArgument(_ words: String, beside other: String) -> Self {
    "\(quoting: words) shows the argument of \(quoting: other) as another type of value; use one type for both"
  }

  fileprivate static func leavesOut(_ words: String, _ gap: Int) -> Self {
    "\(quoting: words) is here, but argument \(gap) is not shown; check the numbers"
  }
}
