/// A finding with all that outputs write of it: made from a check, or read from a stored record.
public struct ReportedFinding: Sendable, Hashable {
  /// Identity.
  public var fingerprint: Fingerprint
  /// The rule that found it.
  public var rule: RuleID
  /// How much it matters, after configuration and evidence.
  public var severity: Severity
  /// How sure it is.
  public var confidence: Confidence
  /// Name of the app; empty unless one was given.
  public var app: String
  /// What it is about.
  public var subject: Subject
  /// Tells it from others of its rule in its slot, with the number of a repetition; empty where
  /// there is one only, and in findings read from records, which do not keep it.
  public var detail = ""
  /// Format of the file it is in.
  public var format: CatalogFormat
  /// Source locale of the set, canonical BCP 47.
  package var sourceLocale: String
  /// Kind of the text, such as `label`; nil where kinds do not matter.
  public var kind: String?
  /// What the kind was inferred from.
  public var kindEvidence: String?
  /// What the control of the text is announced as; nil where that is not known.
  package var role: Role?
  /// Where it is.
  public var place: Place
  /// Decoded text judged; nil when there is none.
  public var text: String?
  /// Text of the same key and slot in the source language.
  public var source: String?
  /// What is wrong in this text.
  public var message: String
  /// What a screen reader would say; nil where it cannot be known.
  public var spoken: String?
  /// Locales whose translation has the fault because the source has it, sorted.
  public var inheritedBy: [String] = []
  /// The same faults as the translations would be told of by themselves.
  public var inherited: [ReportedFinding] = []
  /// Other places it speaks of.
  public var related: [ReportedRelated] = []
  /// Ways to put it right, best first.
  public var fixes: [ReportedFix] = []
  /// Clauses of guidelines, most specific first.
  public var guidelines: [String] = []
  /// What became of it since an earlier run; nil without a comparison.
  public var state: FindingState?
  /// Why it is not counted; nil when it is.
  public var suppression: Suppression?
  /// Size of the group it stands for; nil for a single text.
  public var members: Int?
  /// The findings of a group as they would be told one by one; empty for a single text, and in records of
  /// older releases.
  public var texts: [ReportedFinding] = []

  /// A finding with what every one has.
  package init(
    fingerprint: Fingerprint, rule: RuleID, severity: Severity, confidence: Confidence,
    app: String, subject: Subject, format: CatalogFormat, sourceLocale: String, place: Place,
    message: String
  ) {
    self.fingerprint = fingerprint
    self.rule = rule
    self.severity = severity
    self.confidence = confidence
    self.app = app
    self.subject = subject
    self.format = format
    self.sourceLocale = sourceLocale
    self.place = place
    self.message = message
  }

  /// Number of texts that are at fault, without those that inherit it.
  package var textCount: Int { max(1, texts.count) }

  /// The finding of each text: those of a group, else the finding itself.
  package var eachText: [ReportedFinding] { texts.isEmpty ? [self] : texts }

  /// The qualifiers of the folder that it is in, beside the locale: `land`; empty for most.
  package var qualifiers: String { TextVariant.qualifiers(ofPath: place.path) }

  /// Whether `label-lint fix` puts it right without being asked for more.
  public var isFixable: Bool { fixes.contains { $0.safety == .safe } }

  /// Whether it counts for the outcome of a run.
  @inlinable public var isCounted: Bool {
    suppression == nil && state != .unchanged && state != .absent
  }

  /// The order of records: app, set, table, locale, key, slot, offset, rule, then what is left.
  package static func isOrderedBefore(_ left: ReportedFinding, _ right: ReportedFinding) -> Bool {
    var order = ByteOrder.compare(left.app, right.app)
    if order == 0 { order = ByteOrder.compare(left.subject.set, right.subject.set) }
    if order == 0 { order = ByteOrder.compare(left.subject.table, right.subject.table) }
    if order == 0 { order = ByteOrder.compare(left.subject.locale, right.subject.locale) }
    if order == 0 { order = ByteOrder.compare(left.subject.key, right.subject.key) }
    if order == 0 { order = ByteOrder.compare(left.subject.slot, right.subject.slot) }
    if order != 0 { return order < 0 }
    if left.place.offset != right.place.offset { return left.place.offset < right.place.offset }
    order = ByteOrder.compare(left.rule.description, right.rule.description)
    if order == 0 { order = ByteOrder.compare(left.place.path, right.place.path) }
    if order == 0 {
      order = ByteOrder.compare(left.fingerprint.description, right.fingerprint.description)
    }
    return order < 0
  }
}
