/// What is lost of an app at a place: texts that were there before and were not read again.
package struct LostTexts: Sendable, Hashable {
  /// Path of the set.
  package var set: String
  /// The locale; empty for findings about a whole set.
  package var locale: String
  /// Open findings whose texts were not read again.
  package var findings = 0
  /// Translations that are gone.
  package var translations = 0

  /// What is lost at a place.
  package init(set: String, locale: String, findings: Int = 0, translations: Int = 0) {
    (self.set, self.locale) = (set, locale)
    (self.findings, self.translations) = (findings, translations)
  }
}
