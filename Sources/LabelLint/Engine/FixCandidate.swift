/// A fix of a finding that may be applied.
struct FixCandidate {
  /// The finding.
  let finding: Finding
  /// The fix of it that is asked for.
  let fix: Fix
  /// Identity of the finding, equal for its repetitions.
  let identity: Fingerprint

  /// The candidates among findings, in canonical order: table, locale, key, slot, place, rule.
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
    for index in findings.indices where !findings[index].fixes.isEmpty {
      let finding = findings[index]
      let fix = finding.fixes.first { allowsUnsafe || $0.safety == .safe }
      guard let fix, !fix.edits.isEmpty, isWanted(finding) else { continue }
      candidates.append(
        FixCandidate(
          finding: finding, fix: fix,
          identity: Fingerprint(
            rule: finding.rule, subject: finding.subject, detail: finding.detail)))
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
