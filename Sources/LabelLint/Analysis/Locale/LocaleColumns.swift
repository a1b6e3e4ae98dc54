/// How the locales of a catalog serve each other: own values, ancestors, what users get instead.
struct LocaleColumns: Sendable {
  private let catalog: Catalog
  /// Whether a locale must be complete, by its number in `Catalog.locales`.
  let isRequired: [Bool]
  /// Whether a locale's texts are counted, those of a regional variant of the source language among them.
  let isCounted: [Bool]
  /// Whether a locale's users get the source text in their language where their locale has none: as `en-GB` and
  /// `en-US` do of each other, `de-AT` of `de`, and on Android `fr-CA` of `fr-FR`.
  let isServedBySource: [Bool]
  /// Locale numbers that serve a locale's users, itself first, then its ancestors; never the source.
  let serving: [[Int]]

  /// A number for the language and script of each locale; nothing for Apple's, which takes no sibling.
  private let scripts: [UInt128]
  /// The locales with texts of each language and script, the source aside: Android takes one of them for users
  /// whose own ancestors lack a key.
  private let siblings: [UInt128: [Int]]

  /// Works out the fallback of each locale; none for those that must have values of their own, which are all regions
  /// where `fullRegions` has a `*`, but for variants of the source language.
  init(_ catalog: Catalog, fullRegions: [String] = [], _ shelf: LocaleShelf) {
    let full = Set(fullRegions.compactMap { LocaleTag($0) })
    self.catalog = catalog
    let source = catalog.sourceLocale
    let isApple = catalog.format.isApple
    let required = catalog.requiredLocales.map { Set($0) }
    let isCounted = catalog.locales.indices.map { locale in
      locale != Catalog.sourceIndex && required?.contains(catalog.locales[locale]) ?? true
    }
    let isVariant = catalog.locales.map { $0.isVariant(ofEnglishSource: source) }
    let isAnyFull = fullRegions.contains("*")
    let isFull = catalog.locales.indices.map { locale in
      let tag = catalog.locales[locale]
      let isRegion = tag.region != nil && tag.language != source.language
      return full.contains(tag) || isAnyFull && isRegion
    }
    let isServedBySource = catalog.locales.indices.map { locale in
      let tag = catalog.locales[locale]
      guard catalog.hasSource, tag.language == source.language, !isFull[locale] else {
        return false
      }
      let ancestors = isApple ? shelf.appleAncestors(of: tag) : shelf.androidAncestors(of: tag)
      // Android falls back to the default folder, whatever region that is written for.
      return isVariant[locale] || ancestors.contains(source)
        || !isApple && Self.name(of: tag, shelf) == Self.name(of: source, shelf)
    }
    isRequired = isCounted.indices.map { locale in
      isCounted[locale] && !isVariant[locale] && !isServedBySource[locale]
    }
    self.isCounted = isCounted
    self.isServedBySource = isServedBySource
    let serving: [[Int]] = catalog.locales.indices.map { locale in
      let tag = catalog.locales[locale]
      if isFull[locale] { return [locale] }
      let ancestors = isApple ? shelf.appleAncestors(of: tag) : shelf.androidAncestors(of: tag)
      return [locale] + ancestors.compactMap { catalog.number(of: $0) }.filter { $0 != locale }
    }
    self.serving = serving
    let scripts = isApple ? [] : catalog.locales.map { Self.name(of: $0, shelf) }
    let translated = scripts.indices.dropFirst().filter { catalog.entryCounts[$0] > 0 }
    siblings = Dictionary(grouping: translated) { scripts[$0] }
    self.scripts = scripts
  }

  /// The letters of a locale's language, at most eight, and of its script, four, as one number.
  private static func name(of tag: LocaleTag, _ shelf: LocaleShelf) -> UInt128 {
    let language = tag.language.utf8.reduce(UInt128(0)) { $0 << 8 | UInt128($1) }
    let script = shelf.profile(of: tag).scriptCode ?? ""
    return script.utf8.reduce(UInt128(0)) { $0 << 8 | UInt128($1) } | language << 32
  }

  /// The locale whose value users of a locale get for a key: their own or an ancestor; nil where
  /// none has one.
  func server(
    ofRow row: Int, locale: Int, _ requirements: TranslationRequirements,
    through current: inout FileCursor
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
    let alike = scripts.isEmpty ? [] : siblings[scripts[locale]] ?? []
    return alike.first { sibling in
      catalog.entry(row: row, locale: sibling) != nil && !serving[locale].contains(sibling)
    } ?? Catalog.sourceIndex
  }
}

extension Catalog {
  /// The number of a locale beside the source; nil where the catalog has no such.
  fileprivate func number(of tag: LocaleTag) -> Int? {
    let number = locales.dropFirst(Self.sourceIndex + 1).partitioningIndex { $0 >= tag }
    return number < locales.count && locales[number] == tag ? number : nil
  }
}
