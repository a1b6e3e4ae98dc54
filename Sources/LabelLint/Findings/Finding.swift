/// One fault, with the place it is at.
public struct Finding: Sendable, Hashable {
  /// The rule that found it.
  public var rule: RuleID
  /// How much it matters.
  public var severity: Severity
  /// How sure it is.
  package var confidence: Confidence
  /// What it is about.
  public var subject: Subject
  /// Tells apart several findings of one rule in one slot; empty where there can be only one.
  package var detail = ""
  /// The exact bytes it is about.
  package var span: SourceSpan
  /// What is wrong in this text.
  public var message: String
  /// Decoded text judged; nil when there is none.
  package var text: String?
  /// Text of the same key and slot in the source language.
  package var source: String?
  /// Kind of the text, such as `label`; nil where kinds do not matter.
  package var kind: String?
  /// What the kind was inferred from, such as `key:content_description`.
  package var kindEvidence: String?
  /// What the control of the text is announced as; nil where that is not known.
  package var role: String?
  /// What a screen reader would say; nil where it cannot be known.
  package var spoken: String?
  /// The same faults that are told with this one, as they would be told by themselves once it is put right: those
  /// of translations, which have them because the source has them, and those of other forms of the entry.
  package var inherited: [Finding] = []
  /// Other places it speaks of.
  package var related: [Related] = []
  /// Ways to put it right, best first.
  package var fixes: [Fix] = []
  /// Clauses of guidelines, most specific first: `wcag/1.1.1`.
  package var guidelines: [String] = []
  /// Size of the group a finding stands for; nil for a single text.
  package var members: Int?
  /// The findings of a group as they would be told one by one; empty for a single text.
  package var texts: [Finding] = []
  /// What became of it since an earlier run; nil without a comparison.
  package var state: FindingState?
  /// Why it is not counted; nil when it is.
  package var suppression: Suppression?

  /// A finding at a place.
  package init(
    rule: RuleID, severity: Severity, confidence: Confidence, subject: Subject, span: SourceSpan,
    message: Wording
  ) {
    self.rule = rule
    self.severity = severity
    self.confidence = confidence
    self.subject = subject
    self.span = span
    self.message = message.description
  }

  /// Its identity, repetitions aside.
  package var identity: Fingerprint { Fingerprint(rule: rule, subject: subject, detail: detail) }
  /// The finding and, if it is one of a group, its texts: their identities are told apart together.
  var withTexts: [Finding] { [self] + texts }

  /// Locales whose translation has the fault because the source has it, each once, sorted.
  package var inheritedBy: [String] {
    Set(inherited.map(\.subject.locale)).subtracting([subject.locale])
      .sorted(by: ByteOrder.precedes)
  }

  /// Notes the finding of a translation, or of another form of the entry, that has the same problem.
  mutating func inherit(_ finding: Finding) {
    // A fault that a text has several times is told once.
    if finding.subject == subject {
      correctToo(finding)
      return
    }
    // Those of one translation come in a row.
    for index in inherited.indices.reversed() {
      guard inherited[index].subject == finding.subject else { break }
      if inherited[index].rule == finding.rule, inherited[index].detail == finding.detail {
        inherited[index].correctToo(finding)
        return
      }
    }
    inherited.append(finding)
  }

  /// Lets the fix correct the same text of another file, too, as where a locale has two folders: the problem would
  /// else stay.
  private mutating func correctToo(_ other: Finding) {
    guard other.span.file != span.file, other.rule == rule, other.text == text,
      let own = fixes.first, let fix = other.fixes.first, own.title == fix.title
    else { return }
    fixes[0] = own.joined(with: fix)
  }
}
