extension PlaceholderMismatch {
  /// What is said of a specifier whose letter is a capital, unlike that of its source.
  ///
  /// Foundation takes `%S` for another kind of text. Java prints the value in capitals, as a text wants it that is all
  /// in capitals itself.
  func verdict(
    onCapital words: String, at span: Range<Int>?, _ pair: borrowing Text, _ reading: Reading,
    pattern: String
  ) -> Verdict? {
    let isApple = pair.format.isApple
    guard words.hasSuffix("S") || isApple && words.hasSuffix("C"),
      isApple || Self.holdsOtherLetter(pair.decoded, besides: reading.placeholders)
    else { return nil }
    let meant = words.lowercased()
    var verdict = Verdict(
      decoded: span, isApple ? .otherType(words, source: meant) : .inCapitals(words, meant: meant),
      pattern: pattern, level: isApple ? nil : .note)
    if let span { verdict.fix(span, with: meant, "Write \(quoting: meant)", safety: .safe) }
    return verdict
  }

  /// Whether a text has a letter that is no capital, its placeholders apart.
  private static func holdsOtherLetter(
    _ text: Span<UInt8>, besides placeholders: [Placeholder]
  ) -> Bool {
    var index = 0
    while index < text.count {
      if let placeholder = placeholders.first(where: { $0.span.range.contains(index) }) {
        index = placeholder.span.range.upperBound
        continue
      }
      let (scalar, length) = text.scalarOrReplacement(at: index)
      let letterCase = LetterCase(scalar)
      if letterCase == .lower || letterCase == .uncased { return true }
      index += length
    }
    return false
  }
}

extension Finding.Wording {
  fileprivate static func inCapitals(_ words: String, meant: String) -> Self {
    "\(quoting: words) prints the value in capitals; write \(quoting: meant) as the source does"
  }
}
