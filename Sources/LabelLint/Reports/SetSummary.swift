/// The record of one catalog set: what was read and how far it is translated.
package struct SetSummary: Sendable, Hashable {
  /// Name of the app; empty unless one was given.
  package var app: String
  /// Path of the catalog set, locale qualifier and extension taken out.
  package var set: String
  /// Most common format of its files.
  package var format: CatalogFormat
  /// Source locale, canonical BCP 47.
  package var sourceLocale: String
  /// Number of files.
  package var files = 0
  /// Number of keys.
  package var keys = 0
  /// Number of texts.
  package var messages = 0
  /// Coverage of each locale, sorted by tag.
  package var locales: [LocaleCoverage] = []
  /// Its source files with texts that must be translated; none in records of older releases.
  package var sourceFiles: [SourceFileTexts] = []
  /// Which texts were read; nil where nobody asked, and in records of older releases.
  package var texts: TextInventory?
  /// Whether there is no record of the set, only findings that say it is gone.
  package var isGone = false
  /// Whether a fault of a file hides a part of it from apps, and mostly from label-lint.
  package var isCut = false
  /// The locales, sorted, of the files that were not read whole; nil where that may be any.
  ///
  /// A file that holds all locales counts as one of the source. Records of older releases have none, nor have sets of
  /// which a folder could not be read.
  package var cutLocales: [String]?
  /// Those of them whose files have a fault that hides texts from apps as well; nil where that may be any of them.
  ///
  /// The rest of the files that were not read whole is unknown to label-lint alone.
  package var faultyLocales: [String]?
  /// Whether the whole set was read, and all problems of its files are told.
  package var complete = true

  /// Whether the set is there and users get none of its texts: no key is left, or the source language has no text.
  package var isEmptied: Bool {
    guard complete, let texts else { return false }
    let all = texts.tables.reduce(0) { $0 + $1.keys.count }
    return (texts.lacking[sourceLocale]?.count ?? 0) == all
      && locales.allSatisfy { $0.translated == 0 }
  }

  /// Whether all of its texts were met.
  package var isWhole: Bool { complete && !isCut }

  /// The locales whose texts may lie behind a place that cannot be read; nil where that may be any.
  package var unreadLocales: Set<String>? {
    if isWhole { return [] }
    guard let cutLocales, !cutLocales.contains(sourceLocale) else { return nil }
    return Set(cutLocales)
  }

  /// Whether all texts of a locale were met, and all texts that they translate; of all locales where none is named.
  package func isWhole(in locale: String) -> Bool {
    guard let unreadLocales else { return false }
    return locale.isEmpty ? unreadLocales.isEmpty : !unreadLocales.contains(locale)
  }

  /// How many texts of a locale were read of a set that was not read whole, so that its record counts no translations; nil
  /// where nobody asked, or where it counts them.
  ///
  /// As in a set that was read whole, a text without its source text is no translation.
  package func textsRead(in locale: String) -> Int? {
    guard !complete, let texts, let lacking = texts.lacking[locale] else { return nil }
    let unread = Set(lacking).union(texts.lacking[sourceLocale] ?? [])
    return texts.tables.reduce(0) { $0 + $1.keys.count } - unread.count
  }

  /// The name that a record has for the locale of a finding: `zh-Hans` for a file of `zh-CN`.
  package static func name(ofLocale locale: String) -> String {
    LocaleTag(locale)?.merged.description ?? locale
  }

  /// The locales whose texts, or the texts that they translate, lie behind a fault of a file; nil where that may be any.
  package var localesBehindFaults: Set<String>? {
    if !isCut { return [] }
    guard let faulty = complete ? cutLocales : faultyLocales, !faulty.contains(sourceLocale)
    else { return nil }
    return Set(faulty)
  }

  /// Whether nobody knows what became of a text of a locale that is not found: apps may read what label-lint could not.
  package func isUnknown(in locale: String) -> Bool {
    if complete || isWhole(in: locale) { return false }
    if let localesBehindFaults {
      return locale.isEmpty ? localesBehindFaults.isEmpty : !localesBehindFaults.contains(locale)
    }
    // A fault in the source hides source texts of all locales, and no translation in another file.
    guard let faultyLocales, !locale.isEmpty, locale != sourceLocale,
      !faultyLocales.contains(locale)
    else { return false }
    return cutLocales?.contains(locale) ?? !isRead(locale)
  }

  /// Whether something of a locale was read.
  private func isRead(_ locale: String) -> Bool {
    texts?.lacking[locale] != nil || locales.contains { $0.locale == locale }
  }

  /// A set of which nothing is counted yet.
  package init(app: String, set: String, format: CatalogFormat, sourceLocale: String) {
    self.app = app
    self.set = set
    self.format = format
    self.sourceLocale = sourceLocale
  }
}
