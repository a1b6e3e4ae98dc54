/// What a person at a terminal is told of a run beside its reports: the summary and the closing lines of reports that go
/// to files, and how many locales were read.
package struct RunDigest: Sendable {
  /// The locales that have texts, source languages among them.
  package private(set) var locales: Set<String> = []
  /// What the lines count.
  private var tally = ReportTally()
  /// What the summary counts; nil without one.
  private var causes: CauseCollection?
  /// How the lines look.
  private let style: ReportStyle

  /// A digest of nothing yet.
  ///
  /// - Parameters:
  ///   - style: How its lines look.
  ///   - isSummarized: Whether a summary is wanted.
  package init(_ style: ReportStyle = ReportStyle(), isSummarized: Bool = false) {
    self.style = style
    causes = isSummarized ? CauseCollection(isOn: style.isFolded) : nil
  }

  /// Takes the next set.
  package mutating func add(_ set: ReportedSet) {
    tally.add(set.findings)
    _ = causes?.add(set.findings, of: set.summary)
    if set.summary.isGone { return }
    locales.insert(set.summary.sourceLocale)
    for coverage in set.summary.locales { locales.insert(coverage.locale) }
  }

  /// The lines for a run, without line ends; none where there is nothing to say.
  package func lines(of run: RunSummary) -> [String] {
    let closing = ClosingLines(run, tally: tally).lines
    guard var causes else { return closing }
    let numbers = causes.end(style.order)
    let summary = TextSummary(
      causes, numbers, shown: numbers.count, run, style, showsKnown: tally.showsKnown)
    return summary.lines + (summary.lines.isEmpty || closing.isEmpty ? [] : [""]) + closing
  }
}
