/// A finding that a project has accepted, in some locales.
package struct BaselineEntry: Sendable, Hashable {
  /// Why a finding is in the baseline.
  package enum State: String, Sendable, Hashable, CaseIterable {
    /// It was there when the baseline was made: debt.
    case existing
    /// Somebody decided so.
    case accepted
  }

  /// What it is about; its locale is empty.
  package var subject: Subject
  /// The rule.
  package var rule: RuleID
  /// What tells it from others of the rule in the slot, with the number of a repetition.
  package var detail: String
  /// Qualifiers of the folder that its text was in, beside the locale: `land`; empty for most.
  package var qualifiers = ""
  /// Locales, sorted; one that is empty stands for the whole set.
  package var locales: [String]
  /// Hash of the text that was accepted.
  package var text: String
  /// Size of the group that was accepted; nil for a single text.
  package var members: Int?
  /// Why it is here.
  package var state: State
  /// The reason of a decision.
  package var reason: String?
  /// Who decided.
  package var by: String?
  /// When, as `2026-11-21`.
  package var on: String?
  /// Day after which it counts again.
  package var expires: String?

  /// The entries of a finding: one a text, those that inherit the fault among them, so that it makes no difference how
  /// they are grouped.
  package static func entries(
    of finding: ReportedFinding, state: State = .existing, reason: String? = nil
  ) -> [BaselineEntry] {
    (finding.eachText + finding.inherited).map {
      BaselineEntry($0, state: state, reason: reason)
    }
  }

  /// The entry of a finding.
  package init(_ finding: ReportedFinding, state: State = .existing, reason: String? = nil) {
    subject = finding.subject
    subject.locale = ""
    rule = finding.rule
    detail = finding.detail
    qualifiers = finding.qualifiers
    locales = [finding.subject.locale]
    text = TextHash(text: finding.text, source: finding.source).description
    members = finding.members
    self.state = state
    self.reason = reason
  }

  /// An entry of all its parts but those that are seldom there.
  init(
    subject: Subject, rule: RuleID, detail: String, locales: [String], text: String, state: State
  ) {
    self.subject = subject
    self.rule = rule
    self.detail = detail
    self.locales = locales
    self.text = text
    self.state = state
  }

  /// Identity of the finding in a locale.
  package func identity(in locale: String) -> Fingerprint {
    var subject = subject
    subject.locale = locale
    return Fingerprint(rule: rule, subject: subject, detail: detail)
  }

  /// Identity of the finding in a locale, whatever its set is called.
  package func identityInAnySet(in locale: String) -> Fingerprint {
    var subject = subject
    subject.locale = locale
    return Fingerprint(rule: rule, subject: subject.ofAnySet, detail: detail)
  }

  /// Whether it is a decision that nobody has explained yet.
  package var isUnexplained: Bool { state == .accepted && !Suppression.isReason(reason) }

  /// Whether it is over on a day written `2026-11-21`.
  package func isExpired(on day: String) -> Bool { expires.map { $0 < day } ?? false }

  /// The order of lines: set, table, key, slot, rule, detail, text.
  static func isOrderedBefore(_ left: BaselineEntry, _ right: BaselineEntry) -> Bool {
    let parts = { (entry: BaselineEntry) in
      [
        entry.subject.set, entry.subject.table, entry.subject.key, entry.subject.slot,
        entry.rule.description, entry.detail, entry.text, entry.state.rawValue,
        entry.reason ?? "", entry.by ?? "", entry.on ?? "", entry.expires ?? "",
        entry.locales.joined(separator: ","), entry.qualifiers,
      ]
    }
    for (own, other) in zip(parts(left), parts(right)) {
      let order = ByteOrder.compare(own, other)
      if order != 0 { return order < 0 }
    }
    return false
  }
}
