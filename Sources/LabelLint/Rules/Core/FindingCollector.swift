/// Takes the findings of a rule on whole catalogs and stamps them with what the rule says of itself, so that no rule can
/// misreport its name or its guideline.
package struct FindingCollector {
  /// What was found, in the order it was found.
  package private(set) var findings: [Finding] = []
  /// What the findings of the rule are stamped with.
  private let stamp: Stamp

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

    /// A finding of the rule; `level` is the rule's own word where its level depends on the text.
    func finding(
      _ subject: consuming Subject, at span: SourceSpan, _ message: consuming Finding.Wording,
      level: Severity?, confidence: Confidence
    ) -> Finding {
      var finding = Finding(
        rule: rule, severity: severityOverride ?? level ?? severity, confidence: confidence,
        subject: subject, span: span, message: message)
      finding.guidelines = guidelines
      return finding
    }
  }

  /// A collector for one rule, with the level the configuration gives it.
  package init(for metadata: RuleMetadata, severity: Severity? = nil) {
    stamp = Stamp(metadata, severity)
  }

  /// A collector for the rule of a stamp.
  init(_ stamp: Stamp) { self.stamp = stamp }

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
  package mutating func add(
    _ subject: consuming Subject, at span: SourceSpan, _ message: consuming Finding.Wording,
    level: Severity? = nil, confidence: Confidence = .certain,
    with details: (inout Finding) -> Void = { _ in }
  ) {
    findings.append(
      stamp.finding(subject, at: span, message, level: level, confidence: confidence))
    details(&findings[findings.count - 1])
  }

  /// Adds findings that are told as one.
  ///
  /// - Parameters:
  ///   - subject: What all of them are about.
  ///   - span: Where the one that is told is.
  ///   - message: What it says.
  ///   - level: The rule's own word where its level depends on the texts.
  ///   - confidence: How sure it is.
  ///   - texts: Adds the findings as they would be told one by one.
  ///   - details: Fills in what the one that is told has beside them.
  mutating func addGroup(
    _ subject: Subject, at span: SourceSpan, _ message: consuming Finding.Wording,
    level: Severity? = nil, confidence: Confidence = .certain,
    texts: (inout FindingCollector) -> Void,
    with details: (inout Finding) -> Void
  ) {
    // The texts are collected apart, so that none is copied.
    var own: [Finding] = []
    swap(&own, &findings)
    texts(&self)
    swap(&own, &findings)
    add(subject, at: span, message, level: level, confidence: confidence) { finding in
      finding.members = own.count
      finding.texts = own
      details(&finding)
    }
  }

  /// Takes the last finding back: its translation has it because the source has the fault.
  mutating func inheritLast(finding index: Int) {
    guard index < findings.count - 1, let last = findings.popLast() else { return }
    findings[index].inherit(last)
  }
}
