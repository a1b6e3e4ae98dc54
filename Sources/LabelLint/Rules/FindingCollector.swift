/// Takes the findings of one rule after the other and stamps them with what the rule says of itself,
/// so that no rule can misreport its name or its guideline.
public struct FindingCollector {
  /// What was found, in the order it was found.
  public private(set) var findings: [Finding] = []
  /// What the findings of the rule at hand are stamped with.
  private var stamp: Stamp

  /// What a rule says of all its findings.
  struct Stamp: Sendable {
    let rule: RuleID
    let severity: Severity
    let guidelines: [String]
    /// The level that the configuration gives the rule.
    let severityOverride: Severity?

    init(_ metadata: RuleMetadata, _ severityOverride: Severity?) {
      rule = metadata.id
      severity = metadata.severity
      guidelines = metadata.guidelines.map(\.id)
      self.severityOverride = severityOverride
    }
  }

  /// A collector for one rule, with the level the configuration gives it.
  public init(for metadata: RuleMetadata, severity: Severity? = nil) {
    stamp = Stamp(metadata, severity)
  }

  /// Goes on with the next rule.
  public mutating func begin(_ metadata: RuleMetadata, severity: Severity? = nil) {
    stamp = Stamp(metadata, severity)
  }

  /// Goes on with the next rule, whose stamp is at hand.
  mutating func begin(_ stamp: Stamp) { self.stamp = stamp }

  /// Makes room for so many findings more, and for a quarter as many of other rules: findings are large,
  /// and an array that grows copies them.
  mutating func makeRoom(for count: Int) {
    let wanted = findings.count + count + count / 4
    if wanted > findings.capacity { findings.reserveCapacity(max(wanted, findings.count * 2)) }
  }

  /// Hands over what was found and keeps nothing.
  mutating func takeFindings() -> [Finding] {
    var taken: [Finding] = []
    swap(&taken, &findings)
    return taken
  }

  /// Adds a finding; `level` is the rule's own word where its level depends on the text.
  ///
  /// The closure fills in what is not always there: fixes, related places, the text judged.
  public mutating func add(
    _ subject: consuming Subject, at span: SourceSpan, _ message: consuming Finding.Wording,
    level: Severity? = nil, confidence: Confidence = .certain,
    with details: (inout Finding) -> Void = { _ in }
  ) {
    // Filled in where it lies: a finding is large, and one in a variable would be copied.
    findings.append(
      Finding(
        rule: stamp.rule, severity: stamp.severityOverride ?? level ?? stamp.severity,
        confidence: confidence, subject: subject, span: span, message: message))
    let last = findings.count - 1
    findings[last].guidelines = stamp.guidelines
    details(&findings[last])
  }

  /// Notes that a translation has the fault of a source text because the source has it.
  mutating func inherit(_ fault: InheritedFault, finding index: Int) {
    findings[index].inherit(fault)
  }
}
