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
  /// The new locale of the same language that came when this one went, and its translations; nil without one.
  package var successor: Successor?
  /// The keys of the findings, each once, where only texts of some keys are lost.
  package private(set) var keys: [String] = []

  /// A locale that may have the texts of one that is gone.
  package struct Successor: Sendable, Hashable {
    /// Canonical tag.
    package var locale: String
    /// Its translations.
    package var translations: Int

    /// A locale with its translations.
    package init(locale: String, translations: Int) {
      (self.locale, self.translations) = (locale, translations)
    }
  }

  /// What is lost at a place.
  package init(set: String, locale: String, findings: Int = 0, translations: Int = 0) {
    (self.set, self.locale) = (set, locale)
    (self.findings, self.translations) = (findings, translations)
  }

  /// Notes translations that are gone with a locale, a set or a part of a file, whose keys say nothing more.
  mutating func add(translations: Int) {
    self.translations += translations
    if translations > 0 { keys = [] }
  }

  /// Adds a finding; those of one key come one after the other.
  mutating func add(findingOf key: String) {
    findings += 1
    if !key.isEmpty, keys.last != key { keys.append(key) }
  }
}
