/// What the catalogs hold of a key beside the text that a finding is about.
public struct ReportedEntry: Sendable, Hashable {
  /// A text of the key in one locale.
  public struct Text: Sendable, Hashable {
    /// Canonical BCP 47 tag.
    public var locale: String
    /// Decoded text.
    public var text: String

    /// A text of a locale.
    public init(locale: String, text: String) {
      self.locale = locale
      self.text = text
    }
  }

  /// What the developers say to translators; nil where they say nothing.
  public var comment: String?
  /// The texts of the slot in all locales that have one, the source first.
  public var texts: [Text]

  /// A key with its comment and texts.
  public init(comment: String?, texts: [Text]) {
    self.comment = comment
    self.texts = texts
  }
}
