extension PlaceholderMismatch {
  /// Whether the forms of a source text use one argument as two kinds of value.
  func judgeSource(
    _ pair: borrowing Text, with tools: inout ComparisonContext,
    into verdicts: inout [Verdict]
  ) {
    guard pair.category != nil, pair.category != .other,
      !tools.catalog[pair.place.entry].flags.contains(.unformatted),
      let signature = tools.signatureOfOther(in: pair.place.entry)
    else { return }
    // A form that contradicts its variable is told as such.
    if ValueTypeConflict.verdict(on: pair, &tools) != nil { return }
    tools.scan(pair, isFormatted: true)
    let found = PlaceholderComparison(with: signature).mismatches(
      in: pair.decoded, tools.scanner, category: pair.category)
    for mismatch in found where mismatch.code == .typeMismatch {
      // The form that fits the variable is the right one.
      if let expected = mismatch.expected,
        ValueTypeConflict.contradicts(expected, pair, &tools)
      {
        continue
      }
      let reading = Reading(
        isFormatted: true, placeholders: [], source: signature, hasProblems: false)
      if var verdict = verdict(of: mismatch, pair, reading, &tools) {
        verdict.isOfEntry = true
        verdicts.append(verdict)
      }
    }
  }
}
