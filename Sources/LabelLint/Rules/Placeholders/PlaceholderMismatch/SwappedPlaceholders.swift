/// Placeholders in another order than those of a source whose words the text has: a copy that shows values at the wrong
/// places.
///
/// A translation orders its words anew, and its placeholders with them. Where not a word differs, no grammar asks for
/// another order.
enum SwappedPlaceholders {
  /// The verdict on a text; nil where its order is that of the source, or its words are others.
  ///
  /// - Parameters:
  ///   - pair: The text.
  ///   - isFormatted: How both texts are read.
  ///   - tools: Reads them.
  /// - Returns: The verdict.
  static func verdict(
    on pair: borrowing Text, isFormatted: Bool, _ tools: inout ComparisonContext
  ) -> Verdict? {
    // Without other words both have the same length.
    guard let place = pair.sourcePlace, pair.decoded.count == pair.decodedSource.count else {
      return nil
    }
    let own = tools.scanner.placeholders
    guard own.count > 1 else { return nil }
    tools.scan(pair.decodedSource, at: place, isFormatted: isFormatted)
    let wanted = tools.scanner.placeholders
    guard wanted.count == own.count else { return nil }
    var replacements: [Verdict.Replacement] = []
    var hasWords = false
    var (end, sourceEnd) = (0, 0)
    for (placeholder, meant) in zip(own, wanted) {
      let (range, source) = (placeholder.span.range, meant.span.range)
      guard range.lowerBound >= end, source.lowerBound >= sourceEnd else { return nil }
      let words = pair.decoded.extracting(end..<range.lowerBound)
      guard words.hasSameBytes(as: pair.decodedSource.extracting(sourceEnd..<source.lowerBound))
      else { return nil }
      hasWords = hasWords || words.hasLetter
      let key = PlaceholderKey(placeholder, in: pair.decoded)
      if key != PlaceholderKey(meant, in: pair.decodedSource) {
        replacements.append(
          Verdict.Replacement(range: range, text: Text.verbatim(pair.decodedSource, source)))
      }
      (end, sourceEnd) = (range.upperBound, source.upperBound)
    }
    let rest = pair.decoded.extracting(end..<pair.decoded.count)
    let sourceRest = pair.decodedSource.extracting(sourceEnd..<pair.decodedSource.count)
    guard rest.hasSameBytes(as: sourceRest), hasWords || rest.hasLetter,
      let first = replacements.first
    else { return nil }
    var verdict = Verdict(
      decoded: first.range, .swapped(pair.verbatimDecoded(first.range), source: first.text),
      pattern: "order")
    verdict.replacements = replacements
    verdict.fixTitle = "Use the order of the source"
    return verdict
  }
}

extension PlaceholderMismatch {
  /// What is said of a placeholder that expects another type of value than its source.
  func verdict(
    onType mismatch: PlaceholderDifference, _ words: String, _ pair: borrowing Text,
    _ reading: Reading, pattern: String, _ tools: inout ComparisonContext
  ) -> Verdict? {
    guard let key = mismatch.key else { return nil }
    let written = self.written(key, pair, &tools)
    if let verdict = Self.verdict(onPercentAt: mismatch.span, of: pair, pattern: pattern) {
      return verdict
    }
    var verdict =
      LostFormat.verdict(on: mismatch, words, source: written, pattern: pattern)
      ?? Verdict(decoded: mismatch.span, .otherType(words, source: written), pattern: pattern)
    if let order = order(of: words, source: written, key, pair, reading) {
      verdict.message = order
    }
    return verdict
  }

  /// What is wrong with a placeholder of another type than that of its source for the same argument, where placeholders
  /// without numbers are only in another order.
  ///
  /// - Parameters:
  ///   - words: The placeholder.
  ///   - written: The one of the source.
  ///   - key: The argument of both.
  ///   - pair: The text.
  ///   - reading: What is read in it.
  /// - Returns: The message; nil where the text does not have the placeholder of the source at another place.
  private func order(
    of words: String, source written: String, _ key: PlaceholderKey, _ pair: borrowing Text,
    _ reading: Reading
  ) -> Finding.Wording? {
    // `%arg`, the count of a variable, has no number.
    guard case .argument(let number) = key, written.hasPrefix("%"), written != "%arg",
      !written.contains("$"), !words.contains("$"),
      reading.placeholders.contains(where: { pair.verbatimDecoded($0.span.range) == written })
    else { return nil }
    return .otherOrder(words, source: written, numbered: "%\(number)$\(written.dropFirst())")
  }
}

extension Finding.Wording {
  fileprivate static func otherOrder(
    _ placeholder: String, source: String, numbered: String
  ) -> Self {
    "\(quoting: placeholder) gets the value of \(quoting: source), because the order of the source is another; number the placeholders, such as \(quoting: numbered) for \(quoting: source)"
  }

  fileprivate static func swapped(_ placeholder: String, source: String) -> Self {
    "\(quoting: placeholder) is where the source has \(quoting: source), so values appear in the wrong order; use the order of the source"
  }
}
