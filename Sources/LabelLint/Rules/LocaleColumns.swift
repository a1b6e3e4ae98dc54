/// How the locales of a catalog serve each other: own values, ancestors, what users get instead.
struct LocaleColumns: Sendable {
  private let catalog: Catalog
  /// Whether a locale must be complete, by its number in `Catalog.locales`.
  let isRequired: [Bool]
  /// Locale numbers that serve a locale's users, itself first, then its ancestors; never the source.
  let serving: [[Int]]

  /// Locale numbers that Android takes for a locale's users where no ancestor has a key: those of
  /// the same language and script.
  private let siblings: [[Int]]

  /// Works out the fallback of each locale; none for those that must have values of their own.
  init(_ catalog: Catalog, fullRegions: [String] = [], _ shelf: LocaleShelf) {
    let full = Set(fullRegions.compactMap { LocaleTag($0) })
    self.catalog = catalog
    let source = catalog.sourceLocale
    isRequired = catalog.locales.indices.map { locale in
      locale != Catalog.sourceIndex
        && catalog.requiredLocales?.contains(catalog.locales[locale]) ?? true
        && !catalog.locales[locale].isVariant(ofEnglishSource: source)
    }
    var numbers: [LocaleTag: Int] = [:]
    for (number, tag) in catalog.locales.enumerated() { numbers[tag] = number }
    let isApple = catalog.format.isApple
    let serving: [[Int]] = catalog.locales.indices.map { locale in
      let tag = catalog.locales[locale]
      if full.contains(tag) { return [locale] }
      let ancestors = isApple ? shelf.appleAncestors(of: tag) : shelf.androidAncestors(of: tag)
      return [locale]
        + ancestors.compactMap { numbers[$0] }.filter { number in
          number != Catalog.sourceIndex && number != locale
        }
    }
    self.serving = serving
    if isApple {
      siblings = Array(repeating: [], count: catalog.locales.count)
      return
    }
    let names = catalog.locales.map { tag in
      "\(tag.language)-\(shelf.profile(of: tag).scriptCode ?? "")"
    }
    var byName: [String: [Int]] = [:]
    for locale in catalog.locales.indices.dropFirst() {
      byName[names[locale], default: []].append(locale)
    }
    siblings = catalog.locales.indices.map { locale in
      (byName[names[locale]] ?? []).filter { !serving[locale].contains($0) }
    }
  }

  /// The locale whose value users of a locale get for a key: their own or an ancestor; nil where
  /// none has one.
  func server(
    ofRow row: Int, locale: Int, _ requirements: TranslationRequirements,
    through current: inout CurrentFile
  ) -> Int? {
    // Nearly all texts are the locale's own.
    if let own = catalog.entry(row: row, locale: locale) {
      current.open(catalog, file: Int(own.file))
      if requirements.isTranslated(own, in: current.file, row: row) { return locale }
    }
    for column in serving[locale].dropFirst() {
      guard let own = catalog.entry(row: row, locale: column) else { continue }
      current.open(catalog, file: Int(own.file))
      if requirements.isTranslated(own, in: current.file, row: row) { return column }
    }
    return nil
  }

  /// The locale whose value users of another get for a key that no locale of theirs has; nil where
  /// they get the key.
  ///
  /// A sibling of the same language and script where the platform takes one, else the source.
  func localeServedInstead(row: Int, locale: Int) -> Int? {
    guard catalog.hasSource else { return nil }
    return siblings[locale].first { catalog.entry(row: row, locale: $0) != nil }
      ?? Catalog.sourceIndex
  }
}
