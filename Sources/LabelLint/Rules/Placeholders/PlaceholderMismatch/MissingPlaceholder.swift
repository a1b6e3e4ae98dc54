extension PlaceholderMismatch {
  /// Takes out the placeholders that are not there, where they are several and nothing may stand for them: they are
  /// one fault of the text.
  ///
  /// - Returns: What is said of them; nil where nothing was taken out.
  func takeLost(
    from found: inout [PlaceholderDifference], _ pair: borrowing Text, _ reading: Reading,
    _ tools: inout ComparisonContext
  ) -> Verdict? {
    if reading.hasProblems { return nil }
    var (lost, names): (Set<Int>, [String]) = ([], [])
    var keys: [String] = []
    for index in found.indices where found[index].code == .missingPlaceholder {
      guard found[index].repaired == nil, let key = found[index].key else { continue }
      let written = self.written(key, pair, &tools)
      if isExcused(written, pair, tools.catalog)
        || taken(by: written, pair, reading, &tools) != nil
      {
        continue
      }
      lost.insert(index)
      names.append(written)
      keys.append(key.description)
    }
    guard let missing, names.count > 1 else { return nil }
    found = found.indices.filter { !lost.contains($0) }.map { found[$0] }
    let pattern =
      "\(PlaceholderDifference.Code.missingPlaceholder.rawValue) \(keys.joined(separator: " "))"
    return Verdict(
      decoded: 0..<pair.decoded.count, .missing(names), pattern: pattern, level: missing)
  }

  /// Whether a placeholder need not be in a text.
  private func isExcused(
    _ written: String, _ pair: borrowing Text, _ catalog: Catalog
  ) -> Bool {
    ElementPlaceholders.stand(written, in: pair.place, catalog)
      || ShortcutPhrases.mustHold(written, in: catalog)
  }

  /// The other placeholder of the source whose value a text shows by the spelling of one that is not there: without
  /// numbers it takes the value that is next.
  private func taken(
    by written: String, _ pair: borrowing Text, _ reading: Reading,
    _ tools: inout ComparisonContext
  ) -> String? {
    let twin = reading.placeholders.first {
      $0.style == .specifier && pair.verbatimDecoded($0.span.range) == written
    }
    guard let twin else { return nil }
    let taken = self.written(PlaceholderKey(twin, in: pair.decoded), pair, &tools)
    return taken == written ? nil : taken
  }

  /// What is said of a placeholder that is not there.
  func verdict(
    onMissing mismatch: PlaceholderDifference, _ pair: borrowing Text, _ reading: Reading,
    pattern: String, _ tools: inout ComparisonContext
  ) -> Verdict? {
    guard let missing, let key = mismatch.key else { return nil }
    let written = self.written(key, pair, &tools)
    if isExcused(written, pair, tools.catalog) { return nil }
    var message = Finding.Wording.missing([written])
    if let taken = taken(by: written, pair, reading, &tools) {
      message = .takes(written, valueOf: taken)
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
  /// What is said of something that shows a value and is not there.
  static func lost(_ subject: Self) -> Self {
    "\(subject) is missing, so its value is not shown"
  }

  fileprivate static func missing(_ placeholders: [String]) -> Self {
    if placeholders.count == 1 {
      return lost("the placeholder \(quoting: placeholders)")
    }
    if let first = placeholders.first, placeholders.allSatisfy({ $0 == first }) {
      return
        "\(placeholders.count) placeholders \(quoting: first) are missing, so their values are not shown"
    }
    return "the placeholders \(quoting: placeholders) are missing, so their values are not shown"
  }

  fileprivate static func takes(_ placeholder: String, valueOf other: String) -> Self {
    "\(quoting: placeholder) has no number, so it shows the value of \(quoting: other) in the source and not its own; number it"
  }

  fileprivate static func inAddress(_ words: String) -> Self {
    "\(quoting: words) belongs to an address but is read as a placeholder; write \(quoting: "%" + words)"
  }
}
