/// What a reviewer decided about a finding or a label.
package struct ReviewDecision: Sendable, Hashable {
  /// The ways to decide.
  package enum Choice: String, Sendable, Hashable, CaseIterable {
    /// Write what the fix proposes.
    case accept
    /// Write another text.
    case write
    /// The finding is accepted as it is, for a reason.
    case ignore
    /// Somebody else is to look.
    case unsure
  }

  /// What a decision is about.
  package enum Target: Sendable, Hashable {
    /// A finding, or a label of `review export --all`, by its identity.
    case fingerprint(String)
    /// A text of a catalog: path of its source file, key, slot, locale.
    case text(path: String, key: String, slot: String, locale: String)
  }

  /// Where a text was when it was reviewed.
  package struct Address: Sendable, Hashable {
    /// Path of the catalog file.
    package var path: String
    /// The key.
    package var key: String
    /// The slot; nil where the file of decisions does not say.
    package var slot: String?
    /// The locale.
    package var locale: String
  }

  /// The state that a text of a string catalog gets.
  package enum TextState: String, Sendable, Hashable {
    /// Somebody has written or confirmed it.
    case translated
    /// Somebody is to review it.
    case needsReview = "needs_review"
  }

  /// What it is about.
  package var target: Target
  /// Number of the row or unit in its file, from 1, with what counts them: `row 3`.
  package var origin: String
  /// What was decided.
  package var choice: Choice
  /// Whether nobody decided: the row counts only if its text was changed in place.
  package var isUndecided = false
  /// Hash of the text that was reviewed; nil where the file does not say.
  package var textHash: String?
  /// The text that was reviewed; nil where the file does not say.
  package var reviewed: String?
  /// The source text that was reviewed beside it; nil where the file does not say.
  package var source: String?
  /// The reviewer's own text.
  package var newText: String?
  /// The text that the fix would write, as it was shown; nil where the file does not say.
  package var suggestion: String?
  /// The rule of the finding; nil where the file does not say, or there is none.
  package var rule: RuleID?
  /// Where the text was; nil where the file does not say.
  package var address: Address?
  /// Whether a machine translated the text, and nobody says that it was reviewed.
  package var isByMachine = false
  /// The state that the text gets; nil to leave it as it is.
  package var state: TextState? = .translated
  /// Whether the text that is there already is thereby confirmed.
  package var confirmsText = true
  /// Why the finding is ignored.
  package var reason: String?
  /// What the reviewer wants to be known.
  package var comment: String?
  /// Who decided.
  package var reviewer: String?
  /// When, as `2026-11-21`.
  package var on: String?

  /// Where it stands, and who decided: what another decision is told of it.
  package var name: String {
    guard let reviewer, !reviewer.isEmpty else { return origin }
    return "\(origin), by \(Quotation.quoted(reviewer))"
  }

  /// A decision of what every one has.
  package init(_ choice: Choice, about target: Target, origin: String) {
    self.choice = choice
    self.target = target
    self.origin = origin
  }
}
