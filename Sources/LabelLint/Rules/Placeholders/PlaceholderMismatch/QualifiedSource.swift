/// Source texts of folders for a night, a size and the like: code formats them with the same values as the text of the
/// default folder.
extension PlaceholderMismatch {
  /// Whether a text is that of a folder for a carrier, size or the like of which the source has none:
  /// what such a folder replaces may well do with fewer arguments.
  func isOverride(_ pair: borrowing Text, _ catalog: Catalog) -> Bool {
    guard !pair.format.isApple, let source = pair.sourcePlace else { return false }
    return catalog.places[Int(pair.place.entry.file)].configuration
      != catalog.places[Int(source.entry.file)].configuration
  }

  /// Compares a source text with that of the default folder which it replaces.
  ///
  /// It may show fewer values. One more is a fault only where code does not give it, which nobody knows here.
  func judgeQualified(
    _ pair: borrowing Text, with tools: inout ComparisonContext,
    into verdicts: inout [Verdict]
  ) {
    guard pair.format == .android,
      let plain = tools.catalog.entry(row: pair.row, locale: Catalog.sourceIndex),
      !isUnformatted(pair, plain, &tools)
    else { return }
    let (own, other) = (Int(pair.place.entry.file), Int(plain.file))
    guard tools.catalog.places[own].configuration != tools.catalog.places[other].configuration,
      tools.catalog.places[other].configuration.isEmpty,
      let known = tools.signatures.known(for: pair.place, source: plain, row: pair.row)
    else { return }
    tools.scan(pair, isFormatted: known.isFormatted)
    let found = known.comparison.mismatches(
      in: pair.decoded, tools.scanner, category: pair.category)
    for difference in found where difference.repaired == nil {
      let words = difference.span.map { pair.verbatimDecoded($0) } ?? ""
      let name = difference.key.map(\.description) ?? ""
      let pattern = "qualified \(difference.code.rawValue) \(name)"
      var verdict: Verdict
      switch difference.code {
      case .extraPlaceholder where known.isFormatted:
        verdict = Verdict(
          decoded: difference.span, .moreThanPlain(words), pattern: pattern, level: .warning)
      case .typeMismatch:
        verdict =
          LostFormat.verdict(on: difference, words, source: nil, pattern: pattern)
          ?? Verdict(decoded: difference.span, .otherThanPlain(words), pattern: pattern)
      default: continue
      }
      verdict.isOfEntry = true
      verdicts.append(verdict)
    }
  }
}

extension Finding.Wording {
  fileprivate static func moreThanPlain(_ words: String) -> Self {
    """
    \(quoting: words) is not in the text of the default folder, so the app crashes if code gives no value \
    for it; check the code
    """
  }

  fileprivate static func otherThanPlain(_ words: String) -> Self {
    "\(quoting: words) expects another type of value than the text of the default folder; use the same type"
  }
}
