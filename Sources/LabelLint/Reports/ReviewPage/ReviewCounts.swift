/// What the review page counts of its findings.
struct ReviewCounts {
  /// Findings by severity.
  private(set) var severities = SeverityCounts()
  /// Findings that were not there before.
  private(set) var new = 0
  /// Texts translated and texts required, by locale.
  private(set) var coverage: [String: (done: Int, required: Int)] = [:]
  private var byRule = RuleCounts()
  private var byLocale: [String: Int] = [:]

  /// Counts the findings of a set.
  mutating func add(_ set: ReportedSet) {
    for index in set.findings.indices {
      severities.add(set.findings[index].severity)
      if set.findings[index].state == .new { new += 1 }
      byRule.add(
        set.findings[index].rule, set.findings[index].severity,
        locale: set.findings[index].subject.locale)
      byLocale[set.findings[index].subject.locale, default: 0] += 1
    }
    for locale in set.summary.locales {
      coverage[locale.locale, default: (0, 0)].done += locale.translated
      coverage[locale.locale, default: (0, 0)].required += locale.required
    }
  }

  /// Rules with their findings, those with errors first.
  var rules: [RuleCounts.Row] { byRule.rows }

  /// Locales with their findings, the most frequent first.
  var locales: [(String, Int)] {
    byLocale.sorted {
      $0.value == $1.value ? ByteOrder.precedes($0.key, $1.key) : $0.value > $1.value
    }.map { ($0.key, $0.value) }
  }
}
