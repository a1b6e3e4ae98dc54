/// A fix of a finding that may be applied.
struct FixCandidate {
  /// The finding.
  let finding: Finding
  /// The fix of it that is asked for.
  let fix: Fix
  /// Identity of the finding, equal for its repetitions.
  let identity: Fingerprint

  /// The candidates among findings and, with them, among their translations' equal faults, in canonical order: table, locale, key, slot, place, rule.
  ///
  /// - Parameters:
  ///   - findings: The findings of one catalog.
  ///   - isWanted: Which of them may be fixed.
  ///   - allowsUnsafe: Whether fixes that change words are asked for.
  /// - Returns: The candidates.
  static func all(
    among findings: [Finding], where isWanted: (Finding) -> Bool, allowsUnsafe: Bool
  ) -> [FixCandidate] {
    var candidates: [FixCandidate] = []
    func add(_ finding: Finding) -> Bool {
      let fix = finding.fixes.first { allowsUnsafe || $0.safety == .safe }
      guard let fix, !fix.edits.isEmpty, isWanted(finding) else { return false }
      candidates.append(
        FixCandidate(finding: finding, fix: fix, identity: finding.identity))
      return true
    }
    for index in findings.indices where !findings[index].fixes.isEmpty && add(findings[index]) {
      for fault in findings[index].inherited { _ = add(fault) }
    }
    return candidates.sorted { isOrderedBefore($0.finding, $1.finding) }
  }

  private static func isOrderedBefore(_ left: Finding, _ right: Finding) -> Bool {
    var order = ByteOrder.compare(left.subject.table, right.subject.table)
    if order == 0 { order = ByteOrder.compare(left.subject.locale, right.subject.locale) }
    if order == 0 { order = ByteOrder.compare(left.subject.key, right.subject.key) }
    if order == 0 { order = ByteOrder.compare(left.subject.slot, right.subject.slot) }
    if order != 0 { return order < 0 }
    if left.span.file != right.span.file { return left.span.file < right.span.file }
    if left.span.bytes.start != right.span.bytes.start {
      return left.span.bytes.start < right.span.bytes.start
    }
    return ByteOrder.compare(left.rule.description, right.rule.description) < 0
  }
}
