/// What a writer wants to see of a finding and its record does not hold.
package struct FindingContext: Sendable, Hashable {
  /// Index of its key in `ReportedContexts.entries`; nil where it is about no key.
  package var entry: Int?
  /// Bytes of the text judged that the finding is about; nil where that is all of it.
  package var flagged: Range<Int>?
  /// The text as the best fix would leave it; nil without a fix, or where the fix is no other text.
  package var newText: String?
  /// Why an import refuses to write the best fix alone; nil where it does not, or nobody tried.
  package var refusal: String?
  /// Placeholders that a new text must keep, as they are written.
  package var placeholders: [String] = []
  /// Plural categories that a new text needs a line for each of; none where it is one text.
  package var forms: [PluralCategory] = []

  /// A finding of which nothing more is known.
  package init() {}
}
