/// A text to write because somebody decided so.
struct ReviewWrite {
  /// Where the decision stands.
  let origin: String
  /// The same with who decided.
  let decision: String
  /// The place of the text; nil where a fix is about something else than one text.
  let place: CatalogTextPlaces.Place?
  /// What the finding or label is about.
  let subject: Subject
  /// The text before; empty where there is none.
  let old: String
  /// The text to write; nil for the edits of a fix that says none.
  let new: String?
  /// The value as the file is to have it, tags and all; nil where only words change.
  var written: String?
  /// Whether tags of the value are missing in the text: it is written for rules to judge, and refused.
  var lacksTags = false
  /// The state that a translation of a string catalog gets; nil to leave it as it is.
  let state: ReviewDecision.TextState?
  /// The fix that was accepted, with its finding; nil for a text that was written.
  let accepted: FixCandidate?

  /// The edits of the fix that was accepted; nil for a text that was written.
  var fix: Fix? { accepted?.fix }
}
