/// What earlier imports have carried out of the decisions that are imported now.
package struct EarlierImports: Sendable {
  /// Names a decision: what it is about, and the text it was made on.
  package struct Name: Sendable, Hashable {
    /// Identity of the finding or label.
    package let fingerprint: String
    /// Hash of the text that was reviewed.
    package let text: String

    /// A name of its parts.
    package init(fingerprint: String, text: String) {
      self.fingerprint = fingerprint
      self.text = text
    }

    /// The name of a decision; nil for one about a text in XLIFF, which says what it is to become.
    package init?(_ decision: ReviewDecision) {
      guard case .fingerprint(let fingerprint) = decision.target, let text = decision.textHash
      else { return nil }
      self.init(fingerprint: fingerprint, text: text)
    }
  }

  /// Decisions of an import that was interrupted: some of their texts are written.
  package var interrupted: Set<Name>
  /// Why findings are accepted in the baseline, by identity and hash of the text.
  private var accepted: [Name: String?] = [:]

  /// Imports that left some traces.
  package init(interrupted: Set<Name> = [], baseline: Baseline = Baseline()) {
    self.interrupted = interrupted
    for entry in baseline.entries where entry.state == .accepted {
      for locale in entry.locales {
        let identity = entry.identity(in: locale).description
        accepted[Name(fingerprint: identity, text: entry.text)] = entry.reason
      }
    }
  }

  /// Whether a decision was carried out, as far as it could be, before an import was interrupted.
  package func mayHaveWritten(_ decision: ReviewDecision) -> Bool {
    Name(decision).map(interrupted.contains) ?? false
  }

  /// Whether a decision to ignore is in the baseline, with its reason, for the text that is there now.
  func hasAccepted(_ decision: ReviewDecision, now hash: String) -> Bool {
    guard decision.choice == .ignore, case .fingerprint(let fingerprint) = decision.target else {
      return false
    }
    return accepted[Name(fingerprint: fingerprint, text: hash)] == .some(decision.reason)
  }
}
