/// A text of a catalog for a translator: source, translation, what is said of it.
package struct XLIFFUnit: Sendable, Hashable {
  /// What is open, by weight.
  package struct Note: Sendable, Hashable {
    /// The words.
    package let text: String
    /// 1 for an error, 2 for a warning, 3 for a note.
    package let priority: Int
  }

  /// Path of the source file.
  package let path: String
  /// Locale of the translation, BCP 47.
  package let locale: String
  /// Locale of the source, BCP 47.
  package let sourceLocale: String
  /// The key.
  package let key: String
  /// The slot's path; empty for the only text.
  package let slot: String
  /// The source text.
  package let source: String
  /// The translation; nil where there is none.
  package let target: String?
  /// The comment of the source entry; empty for none.
  package let comment: String
  /// What was found.
  package let notes: [Note]
  /// Whether a program wrote the comment.
  package var hasGeneratedComment = false
  /// Whether a machine made the translation, and nobody has reviewed it.
  package var isByMachine = false
  /// Whether its catalog says that the translation waits for a translator or for a review.
  package var isWaiting = false
}
