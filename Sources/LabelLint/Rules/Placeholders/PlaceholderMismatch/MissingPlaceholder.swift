extension PlaceholderMismatch {
  /// What is said of a placeholder that is not there.
  func verdict(
    onMissing mismatch: PlaceholderDifference, _ pair: borrowing Text, _ reading: Reading,
    pattern: String, _ tools: inout ComparisonContext
  ) -> Verdict? {
    guard let missing, let key = mismatch.key else { return nil }
    let written = self.written(key, pair, &tools)
    if ElementPlaceholders.stand(written, in: pair.place, tools.catalog) { return nil }
    if ShortcutPhrases.mustHold(written, in: tools.catalog) { return nil }
    var message = Finding.Wording.missing(written)
    // Without numbers a placeholder takes the value that is next: one that is there may stand for another.
    let twin = reading.placeholders.first {
      $0.style == .specifier && pair.verbatimDecoded($0.span.range) == written
    }
    if let twin {
      let taken = self.written(PlaceholderKey(twin, in: pair.decoded), pair, &tools)
      if taken != written { message = .takes(written, valueOf: taken) }
    }
    return Verdict(
      decoded: 0..<pair.decoded.count, message, pattern: pattern, level: missing)
  }

  /// The verdict on a percent sign of an address that a formatted text takes for a placeholder; nil for one that stands
  /// elsewhere.
  static func verdict(
    onPercentAt span: Range<Int>?, of pair: borrowing Text, pattern: String
  ) -> Verdict? {
    guard let span, AddressReading.mayStand(in: pair.decoded) else { return nil }
    let addresses = AddressReading.addresses(in: pair.decoded)
    guard addresses.contains(where: { $0.range.contains(span.lowerBound) }) else { return nil }
    return Verdict(
      decoded: span, .inAddress(pair.verbatimDecoded(span)), pattern: pattern)
  }
}

extension Finding.Wording {
  fileprivate static func missing(_ placeholder: String) -> Self {
    "the placeholder \(quoting: placeholder) is missing, so its value is not shown"
  }

  fileprivate static func takes(_ placeholder: String, valueOf other: String) -> Self {
    "\(quoting: placeholder) shows the value of \(quoting: other) in the source, so its own value is not shown"
  }

  fileprivate static func inAddress(_ words: String) -> Self {
    "\(quoting: words) belongs to an address but is read as a placeholder; write \(quoting: "%" + words)"
  }
}
