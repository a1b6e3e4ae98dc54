extension BaselineEntry {
  /// The entry of a finding that a reviewer accepts.
  package init(_ ignored: ReviewImport.Ignored) {
    let finding = ignored.finding
    var subject = finding.subject
    subject.locale = ""
    self.init(
      subject: subject, rule: finding.rule, detail: ignored.detail,
      locales: [finding.subject.locale],
      text: TextHash(text: finding.text, source: finding.source).description, state: .accepted)
    members = finding.members
    reason = ignored.decision.reason
    by = ignored.decision.reviewer
    on = ignored.decision.on
  }
}
