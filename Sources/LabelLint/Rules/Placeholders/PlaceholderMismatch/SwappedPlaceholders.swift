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

extension Finding.Wording {
  fileprivate static func swapped(_ placeholder: String, source: String) -> Self {
    "\(quoting: placeholder) is where the source has \(quoting: source), so values appear in the wrong order; use the order of the source"
  }
}
