/// Where an entry belongs in a report that begins with what matters most.
struct Importance: Sendable {
  /// Highest level of its findings.
  let severity: Severity
  /// Place of its rule among the rules of a level.
  private let rank: Int
  /// 0 for what is new, 2 for what does not count, else 1.
  private let novelty: Int
  /// Whether it is about a fifth or more of the texts of a locale.
  private let isBulk: Bool
  /// Whether it is about the source text, or about no single locale.
  private let isSource: Bool
  /// Path of its first place.
  let path: String
  /// Offset of its first place, in bytes.
  let offset: Int

  /// The importance of a finding that stands for an entry of some level.
  init(_ finding: ReportedFinding, severity: Severity, isBulk: Bool = false) {
    self.severity = severity
    rank = RuleImportance.rank(of: finding.rule)
    novelty = !finding.isCounted ? 2 : finding.state == .new ? 0 : 1
    self.isBulk = isBulk
    isSource = finding.isOfSource
    path = finding.place.path
    offset = finding.place.offset
  }

  /// Whether one comes before the other: by level, rule, novelty, many texts at once, source before
  /// translations, place.
  static func isOrderedBefore(_ left: Importance, _ right: Importance) -> Bool {
    if left.severity != right.severity { return left.severity > right.severity }
    if left.rank != right.rank { return left.rank < right.rank }
    if left.novelty != right.novelty { return left.novelty < right.novelty }
    if left.isBulk != right.isBulk { return left.isBulk }
    if left.isSource != right.isSource { return left.isSource }
    if !ByteOrder.areEqual(left.path, right.path) {
      return ByteOrder.precedes(left.path, right.path)
    }
    return left.offset < right.offset
  }
}

extension ReportedFinding {
  /// Whether it is about the source text, or about no single locale.
  var isOfSource: Bool { subject.locale.isEmpty || subject.locale == sourceLocale }
}
