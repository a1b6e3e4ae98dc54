package import LabelLint

/// What the store keeps of a finding.
package struct RecordedFinding: Sendable, Hashable {
  /// Identity.
  package var fingerprint: String
  /// The rule that found it.
  package var rule: String
  /// How much it matters.
  package var severity: Severity
  /// What it is about.
  package var subject: Subject
  /// Hash of the text it judges.
  package var textHash: String
  /// Path of the file, relative to the root.
  package var path: String
  /// Line, 1-based.
  package var line: Int
  /// What is wrong.
  package var message: String
  /// The text it judges, cut to what a line of a report has room for; empty where no record says it.
  package var text = ""
  /// Whether it is told with the finding of its source, which has the same problem.
  package var isInherited = false
  /// Whether it is told in a group, whose level is not its own.
  package var isOfGroup: Bool { olderIdentity != nil && !isInherited }
  /// Identity under which older releases kept it: that of its group, or of its source's finding.
  package var olderIdentity: String?

  /// Whether it says that a locale, a set or a part of a file is lost, which the store knows by itself.
  var isAboutLoss: Bool { rule == LostText.metadata.id.description && subject.key.isEmpty }
  /// Whether it says that the text of a key is lost: that of a known finding, which the store has never seen.
  var isLossOfKey: Bool { rule == LostText.metadata.id.description && !subject.key.isEmpty }

  /// What is kept of the texts of a finding of a run that counts.
  package static func texts(of finding: ReportedFinding) -> [RecordedFinding] {
    let texts = finding.eachText.map { text in
      var own = RecordedFinding(text)
      if !finding.texts.isEmpty { own.olderIdentity = finding.fingerprint.description }
      return own
    }
    return texts
      + finding.inherited.map { text in
        var own = RecordedFinding(text)
        own.isInherited = true
        own.olderIdentity = finding.fingerprint.description
        return own
      }
  }

  /// What is kept of a finding of a run.
  package init(_ finding: ReportedFinding) {
    fingerprint = finding.fingerprint.description
    rule = finding.rule.description
    severity = finding.severity
    subject = finding.subject
    textHash = TextHash(text: finding.text, source: finding.source).description
    text = Self.beginning(of: finding.text)
    path = finding.place.path
    line = finding.place.line
    message = finding.message
  }

  /// Most scalars of a text that are kept.
  private static let mostScalars = 80

  /// The beginning of a text, with a mark where it is cut.
  static func beginning(of text: String?) -> String {
    guard let text, text.unicodeScalars.count > mostScalars else { return text ?? "" }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(mostScalars))) + "…"
  }

  /// A finding as it was kept.
  init(
    fingerprint: String, rule: String, severity: Severity, subject: Subject, textHash: String,
    path: String, line: Int, message: String
  ) {
    self.fingerprint = fingerprint
    self.rule = rule
    self.severity = severity
    self.subject = subject
    self.textHash = textHash
    self.path = path
    self.line = line
    self.message = message
  }
}
