/// A fault of a translation that is told at its source text, which has it too.
///
/// Once the source is put right, it is a finding of its own, unless it is put right as well.
public struct InheritedFault: Sendable, Hashable {
  /// The rule that finds it: a translation may put another way what its source says too much.
  public var rule: RuleID
  /// What it is about: the translation.
  public var subject: Subject
  /// Tells it from others of its rule in its slot; empty where there can be only one.
  public var detail: String
  /// The exact bytes it is about.
  public var span: SourceSpan
  /// Decoded text of the translation; nil when there is none.
  public var text: String?
  /// Text of the same key and slot in the source language.
  public var source: String?
  /// What puts it right; nil where somebody has to find the words.
  public var fix: Fix?

  /// A fault at a place.
  public init(_ rule: RuleID, _ subject: Subject, detail: String, span: SourceSpan) {
    self.rule = rule
    self.subject = subject
    self.detail = detail
    self.span = span
  }

  /// Its identity, repetitions aside, as a finding.
  var identity: Fingerprint { Fingerprint(rule: rule, subject: subject, detail: detail) }
}

extension Finding {
  /// Its identity, repetitions aside.
  var identity: Fingerprint { Fingerprint(rule: rule, subject: subject, detail: detail) }

  /// Locales whose translation has the fault because the source has it, each once, in the order of `inherited`.
  public var inheritedBy: [String] {
    var seen: Set<String> = []
    return inherited.map(\.subject.locale).filter { seen.insert($0).inserted }
  }

  /// The faults of translations as the findings they are once the source is put right.
  var inheritedFindings: [Finding] {
    inherited.map { fault in
      var finding = self
      (finding.rule, finding.subject) = (fault.rule, fault.subject)
      finding.detail = fault.detail
      finding.span = fault.span
      (finding.text, finding.source) = (fault.text, fault.source)
      finding.fixes = fault.fix.map { [$0] } ?? []
      (finding.inherited, finding.related, finding.spoken) = ([], [], nil)
      return finding
    }
  }

  /// Notes that a translation has the fault because the source has it.
  mutating func inherit(_ fault: InheritedFault) {
    // Those of one translation come in a row.
    for known in inherited.reversed() {
      guard known.subject == fault.subject else { break }
      if known.rule == fault.rule, known.detail == fault.detail { return }
    }
    inherited.append(fault)
  }
}
