/// What a report counts of each rule.
struct RuleCounts {
  /// The counts of a rule.
  struct Row {
    /// The rule.
    let rule: RuleID
    /// Its findings, by level.
    let counts: SeverityCounts
    /// Number of locales with such a finding.
    let locales: Int
  }

  private var counts: [RuleID: SeverityCounts] = [:]
  private var locales: [RuleID: Set<String>] = [:]

  /// Counts a finding; one about no single locale counts for none.
  mutating func add(_ rule: RuleID, _ severity: Severity, locale: String) {
    counts[rule, default: SeverityCounts()].add(severity)
    if !locale.isEmpty { locales[rule, default: []].insert(locale) }
  }

  /// Counts the findings of entries.
  mutating func add(_ cause: Cause) {
    for place in cause.places { add(cause.key.rule, place.severity, locale: place.locale) }
  }

  /// The rules: those with errors first, then those with warnings; of one level in the order of importance.
  var rows: [Row] {
    let rows = counts.map { rule, counts in
      Row(rule: rule, counts: counts, locales: locales[rule]?.count ?? 0)
    }
    return rows.sorted { left, right in
      let (own, other) = (Self.worst(left.counts), Self.worst(right.counts))
      if own != other { return own > other }
      let rank = RuleImportance.rank(of: left.rule)
      let next = RuleImportance.rank(of: right.rule)
      return rank == next ? left.rule < right.rule : rank < next
    }
  }

  private static func worst(_ counts: SeverityCounts) -> Severity {
    if counts.error > 0 { return .error }
    return counts.warning > 0 ? .warning : .note
  }
}
