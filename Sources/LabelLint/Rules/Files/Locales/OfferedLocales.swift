/// Compares the languages that an Android app offers with those that it has texts for.
struct OfferedLocales {
  private let catalog: Catalog
  /// Path of the list.
  private let path: String
  /// The languages of the list, as spelled and as tags; names that are no tag are reported as such.
  private let offered: [(name: String, tag: LocaleTag?)]

  /// A list beside a catalog.
  init(_ catalog: Catalog, path: String, names: [String]) {
    self.catalog = catalog
    self.path = path
    offered = names.map { ($0, LocaleTag($0)?.merged) }
  }

  /// Reports languages without texts, texts without a language in the list, and what stands twice.
  func check(known: Set<String>, into findings: inout FindingCollector) {
    guard !offered.isEmpty, catalog.files.indices.contains(0) else { return }
    let own = Set(catalog.locales.indices.filter(hasTexts).map { catalog.locales[$0] })
    // A module without any translation leaves its texts to another.
    let areElsewhere =
      catalog.hasOtherModules && !catalog.locales.indices.dropFirst().contains(where: hasTexts)
    var seen: [LocaleTag: String] = [:]
    let sourceFile = catalog.firstFile(ofLocale: Catalog.sourceIndex) ?? 0
    for (name, tag) in offered where !known.contains(name) {
      guard let tag else {
        add(.noTag(name, path), locale: name, file: sourceFile, level: .warning, into: &findings)
        continue
      }
      if tag.isNoLanguage { continue }
      if let other = seen[tag] {
        let message: Finding.Wording =
          other == name ? .twice(name, path) : .twice(other, name, path)
        add(message, locale: tag.description, file: sourceFile, level: .note, into: &findings)
        continue
      }
      seen[tag] = name
      if !areElsewhere, !isServed(tag, by: own) {
        add(
          .withoutTexts(tag, path), locale: tag.description, file: sourceFile, level: .warning,
          into: &findings)
      }
    }
    for locale in catalog.locales.indices.dropFirst() where hasTexts(locale) {
      let tag = catalog.locales[locale]
      if seen[tag] != nil || tag.isNoLanguage || known.contains(tag.description) { continue }
      // A language that serves a region of the list is reached through it.
      if seen.keys.contains(where: { AndroidLocaleFallback.ancestors(of: $0).contains(tag) }) {
        continue
      }
      let file = catalog.firstFile(ofLocale: locale) ?? 0
      add(
        .notOffered(tag, path), locale: tag.description, file: file, level: .note, into: &findings)
    }
  }

  /// Whether a locale has an entry at all.
  private func hasTexts(_ locale: Int) -> Bool {
    locale == Catalog.sourceIndex || catalog.firstFile(ofLocale: locale) != nil
  }

  /// Whether users of a language get texts of their own: its own, those of an ancestor, or the source.
  private func isServed(_ tag: LocaleTag, by own: Set<LocaleTag>) -> Bool {
    own.contains(tag) || AndroidLocaleFallback.ancestors(of: tag).contains(where: own.contains)
      || tag.language == catalog.sourceLocale.language
        && tag.scriptOrLikely == catalog.sourceLocale.scriptOrLikely
  }

  private func add(
    _ message: Finding.Wording, locale: String, file: Int, level: Severity,
    into findings: inout FindingCollector
  ) {
    let subject = Subject(set: catalog.set, table: catalog.tableName, key: "", locale: locale)
    findings.add(subject, at: SourceSpan(file: file, bytes: .zero), message, level: level) {
      $0.detail = "offered"
    }
  }
}

extension Finding.Wording {
  fileprivate static func withoutTexts(_ tag: LocaleTag, _ path: String) -> Self {
    "\(quoting: path) offers \(language: tag), but no texts are in that language"
  }

  fileprivate static func notOffered(_ tag: LocaleTag, _ path: String) -> Self {
    "\(quoting: path) does not offer \(language: tag), which has texts; add it"
  }

  fileprivate static func twice(_ name: String, _ path: String) -> Self {
    "\(quoting: name) is listed twice in \(quoting: path); remove one"
  }

  fileprivate static func twice(_ first: String, _ second: String, _ path: String) -> Self {
    "\(quoting: path) lists one language twice, as \(quoting: first) and \(quoting: second); remove one"
  }

  fileprivate static func noTag(_ name: String, _ path: String) -> Self {
    "\(quoting: name) in \(quoting: path) is not a BCP 47 language tag"
  }
}
