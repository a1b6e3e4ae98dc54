package import LabelLint

/// The newest run of an app and what it changed.
package struct AppNight: Sendable {
  /// Name of the app; empty for a project without one.
  package var app: String
  /// The run.
  package var run: NightRun
  /// The run before; nil for the first.
  package var previous: NightRun?
  /// Whether the app missed a night before this one, on which others reported.
  package var isBack = false
  /// Findings that were not open before, of rules that ran before; worst first.
  package var opened: [RecordedFinding] = []
  /// Missing texts whose locale went as a whole, which the loss tells of.
  package var openedByLoss = 0
  /// Texts with a known finding that the run was the first to miss.
  package var newLosses = 0
  /// Findings that were open before with another text or severity.
  package var updated = 0
  /// Findings of rules that the run before did not have, by rule.
  package var fromNewRules: [String: Int] = [:]
  /// Findings that are open no more as their texts were read again without them, by rule.
  package var fixed: [String: Int] = [:]
  /// Findings that are open no more as their texts are gone from the source and all translations.
  package var removed = 0
  /// What is lost, by set and locale, as long as it is neither back nor accepted.
  package var lost: [LostTexts] = []
  /// Findings that were closed because their rule does not run any more.
  package var withdrawn = 0
  /// What is open.
  package var open: [FindingGroup] = []
  /// How far the locales of each set are translated.
  package var coverage: [CoverageCell] = []
  /// The same of the run before.
  package var previousCoverage: [CoverageCell] = []
  /// Days since the app last had no finding; 0 when it has none, nil when it always had some.
  package var daysSinceClean: Int?
  /// Labels with an open finding of their wording, by locale.
  package var flaggedLabels: [String: Int] = [:]

  /// Number of fixed findings.
  package var fixedCount: Int { fixed.values.reduce(0, +) }

  /// Number of findings whose texts were not read again.
  package var lostFindings: Int { lost.reduce(0) { $0 + $1.findings } }

  /// Number of translations that are gone.
  package var lostTranslations: Int { lost.reduce(0) { $0 + $1.translations } }

  /// Number of findings and translations that are lost.
  package var lostCount: Int { lostFindings + lostTranslations }

  /// Number of open findings.
  package var openCount: Int { open.reduce(0) { $0 + $1.count } }

  /// Open findings that were so before.
  package var persisting: Int {
    openCount - opened.count - openedByLoss - newLosses - updated
      - fromNewRules.values.reduce(0, +)
  }

  /// Open findings by severity.
  package var counts: SeverityCounts {
    var counts = SeverityCounts()
    for group in open {
      switch group.severity {
      case .error: counts.error += group.count
      case .warning: counts.warning += group.count
      case .note: counts.note += group.count
      }
    }
    return counts
  }

  /// New findings by severity.
  package var openedCounts: SeverityCounts {
    var counts = SeverityCounts()
    for finding in opened { counts.add(finding.severity) }
    return counts
  }

  /// The texts of all locales together.
  package var coverageSum: CoverageCell {
    var sum = CoverageCell(set: "", locale: "")
    for cell in coverage { sum.add(cell) }
    return sum
  }

  /// Locales whose translations the run was the first to miss, by set.
  var goneLocales: [String: Set<String>] {
    let before = Dictionary(
      previousCoverage.map { ([$0.set, $0.locale], $0.lost) }, uniquingKeysWith: { $1 })
    return coverage.reduce(into: [:]) { gone, cell in
      if cell.lost > before[[cell.set, cell.locale]] ?? 0 {
        gone[cell.set, default: []].insert(cell.locale)
      }
    }
  }

  /// The commits from the run before to this one, as `git log` takes them; nil where they are the same or not known.
  package var commits: String? {
    guard let from = previous?.commit, let to = run.commit, from != to else { return nil }
    return "\(from.prefix(10))..\(to.prefix(10))"
  }

  /// Whether the run changed anything that an owner would want to hear of.
  package var isQuiet: Bool {
    lost.isEmpty && removed == 0 && opened.isEmpty && updated == 0 && fixed.isEmpty
      && fromNewRules.isEmpty && withdrawn == 0
      && lostCoverage.isEmpty && run.complete
  }

  /// Smaller losses of coverage are not news: half a point.
  private static let leastLoss = 0.005

  /// Locales that are less translated than before by half a point or more, the greatest loss first.
  package var lostCoverage: [CoverageLoss] {
    let before = Dictionary(
      CoverageCell.byLocale(previousCoverage).map { ($0.locale, $0) },
      uniquingKeysWith: { first, _ in first })
    // What is gone with a locale or a set is among what is lost.
    let gone = Set(goneLocales.values.joined())
    return CoverageCell.byLocale(coverage).compactMap { now -> CoverageLoss? in
      guard !gone.contains(now.locale), let then = before[now.locale], let old = then.ratio,
        let new = now.ratio, old - new > Self.leastLoss - 1e-9
      else { return nil }
      // Another release may ask for other texts: then only what is there no more is lost.
      if previous?.tool != run.tool, now.translated >= then.translated { return nil }
      return CoverageLoss(app: app, before: then, now: now)
    }.sorted { ($0.lost, $1.now.locale) > ($1.lost, $0.now.locale) }
  }
}
