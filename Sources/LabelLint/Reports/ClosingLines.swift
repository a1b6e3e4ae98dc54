/// The last lines of a text report: totals, what is hidden, what was not checked.
struct ClosingLines {
  /// The lines that are true of the run, without line ends; none when there is nothing to say.
  let lines: [String]

  /// How many sets or languages a line names before it counts the rest.
  private static let maximumNamed = 3

  /// The lines for a run.
  init(_ run: RunSummary, tally: ReportTally) {
    var lines = [
      Self.totals(run, tally),
      run.lost > 0
        ? "\(run.lost.counted("known finding")) lost: the texts are gone or cannot be read" : nil,
      Self.baseline(run, showsKnown: tally.showsKnown),
      Self.notRun(run.withoutLexicon),
      Self.notCompared(run.withoutSource),
      run.missing.line,
      run.waiting.line,
    ].compactMap(\.self)
    lines += run.passedOver.lines(naming: Self.maximumNamed)
    if !run.notRead.isEmpty { lines.append(run.notRead.sentence(naming: Self.maximumNamed)) }
    if tally.fixable > 0 { lines.append("\(tally.fixable.grouped) fixable: label-lint fix") }
    self.lines = lines.map { VisibleText.line($0) }
  }

  /// How many findings there are, of what severity, in how many sets.
  private static func totals(_ run: RunSummary, _ tally: ReportTally) -> String? {
    let counts = run.counts
    guard counts.total > 0 else { return nil }
    let severities = [
      (counts.error, "error"), (counts.warning, "warning"), (counts.note, "note"),
    ]
    let parts = severities.filter { $0.0 > 0 }.map { $0.0.counted($0.1) }
    return "\(counts.total.counted("finding")) (\(parts.joined(separator: ", ")))"
      + " in \(tally.sets.grouped) of \(run.sets.counted("set"))"
  }

  /// What the baseline hides, and what of it is out of date.
  private static func baseline(_ run: RunSummary, showsKnown: Bool) -> String? {
    let (fixed, removed) = (run.fixed ?? 0, run.removedFindings)
    var parts: [String] = []
    if run.known > 0, !showsKnown { parts.append("\(run.known.counted("known finding")) hidden") }
    if fixed > 0 { parts.append("\(fixed.grouped) fixed") }
    if removed > 0 { parts.append("\(removed.grouped) removed with their texts") }
    if parts.isEmpty { return nil }
    let line = parts.joined(separator: ", ")
    return fixed + removed > 0 ? line + ": label-lint baseline prune" : line
  }

  /// Languages that were not judged.
  private static func notRun(_ languages: [String]) -> String? {
    guard !languages.isEmpty else { return nil }
    guard languages.count <= maximumNamed else {
      return "wording rules not run for \(languages.count.grouped) languages without a word list: "
        + "label-lint check --verbose names them"
    }
    let names = languages.sorted(by: ByteOrder.precedes).joined(separator: ", ")
    return "wording rules not run for \(names): no word list"
  }

  /// Sets whose translations were not compared.
  private static func notCompared(_ sets: [String]) -> String? {
    guard !sets.isEmpty else { return nil }
    let names = sets.sorted(by: ByteOrder.precedes)
    return "translations not compared in \(names.listed(atMost: maximumNamed)): no source text"
  }
}
