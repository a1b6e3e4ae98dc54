/// What the catalogs hold of a key beside the text that a finding is about.
package struct ReportedEntry: Sendable, Hashable {
  /// A text of the key in one locale.
  package struct Text: Sendable, Hashable {
    /// Canonical BCP 47 tag.
    package var locale: String
    /// Decoded text.
    package var text: String

    /// A text of a locale.
    package init(locale: String, text: String) {
      self.locale = locale
      self.text = text
    }
  }

  /// What the developers say to translators; nil where they say nothing.
  package var comment: String?
  /// The texts of the slot in all locales that have one, the source first.
  package var texts: [Text]

  /// A key with its comment and texts.
  package init(comment: String?, texts: [Text]) {
    self.comment = comment
    self.texts = texts
  }
}
