/// How far a locale of a set is translated and judged.
public struct LocaleCoverage: Sendable, Hashable {
  /// Canonical BCP 47 tag.
  public var locale: String
  /// Source texts that must be translated; a key counts as one, whatever slots it has.
  public var required: Int
  /// Of these, how many are translated in every slot.
  public var translated: Int
  /// Translations that nobody has confirmed.
  public var needsReview: Int
  /// Texts that the wording rules judged.
  public var checked: Int

  /// How far a locale is translated and judged.
  public init(locale: String, required: Int, translated: Int, needsReview: Int, checked: Int) {
    self.locale = locale
    self.required = required
    self.translated = translated
    self.needsReview = needsReview
    self.checked = checked
  }
}
