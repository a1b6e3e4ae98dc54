extension BaselineEntry {
  /// The entries of a finding that a reviewer accepts, one a text.
  package static func entries(of ignored: ReviewImport.Ignored) -> [BaselineEntry] {
    let finding = ignored.finding
    if finding.texts.isEmpty {
      var entry = BaselineEntry(finding, detail: ignored.detail, ignored.decision)
      entry.qualifiers = TextVariant.qualifiers(ofPath: ignored.path)
      return [entry]
    }
    return finding.texts.map { BaselineEntry($0, detail: $0.detail, ignored.decision) }
  }

  private init(_ finding: Finding, detail: String, _ decision: ReviewDecision) {
    var subject = finding.subject
    subject.locale = ""
    self.init(
      subject: subject, rule: finding.rule, detail: detail,
      locales: [finding.subject.locale],
      text: TextHash(text: finding.text, source: finding.source).description, state: .accepted)
    reason = decision.reason
    by = decision.reviewer
    on = decision.on
  }
}
