/// A list of an app's languages differs from the languages that the app has texts for.
struct DeclaredLocales: CatalogRule {
  static let metadata = RuleMetadata(
    id: "declared-locales", family: .localization, severity: .warning,
    levelRemark: """
      It is a note if a list lacks a language or has one twice, and for the lists of Xcode and Gradle.
      """,
    summary: "A list of the app's languages does not agree with the texts.",
    rationale: """
      Users choose a language that the list offers and read another one, or never see a language \
      that somebody translated. The lists are `res/xml/locales_config.xml`, which Android shows in \
      its settings, and `resConfigs`, `resourceConfigurations` and `localeFilters` of a Gradle \
      module, whose build leaves all other languages out. On Apple's systems they are `knownRegions` \
      of an Xcode project and `CFBundleLocalizations` of a property list, which are compared with \
      the table `Localizable` of the project.
      """,
    remedy: "Add the language to the list or the texts to the app, or remove the language.",
    guidelines: [],
    accepted: [
      RuleExample("", remark: "`pt-BR` in the list and texts in `values-pt`"),
      RuleExample("", remark: "`resConfigs(\"en\", \"xxhdpi\")` of a variant for developers"),
      RuleExample("", remark: "a list that a build script computes"),
    ])

  /// Compares each list that belongs to a catalog.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    if catalog.files.isEmpty { return }
    for list in catalog.localeDeclarations {
      var seen: [LocaleTag: String] = [:]
      for name in list.names {
        guard let tag = list.tag(of: name) else {
          add(.noTag(name, list.path), name, list, .warning, catalog, into: &findings)
          continue
        }
        if tag.isNoLanguage { continue }
        if let other = seen.updateValue(name, forKey: tag) {
          seen[tag] = other
          // Builds need the old code of a language and the new one.
          if list.form != .localesConfig { continue }
          let message: Finding.Wording =
            other == name ? .twice(name, list.path) : .twice(other, name, list.path)
          add(message, tag.description, list, .note, catalog, into: &findings)
        } else if !isServed(tag, list.form, catalog) {
          let message = Finding.Wording.withoutTexts(tag, list)
          let level: Severity = list.form == .localesConfig ? .warning : .note
          add(message, tag.description, list, level, catalog, into: &findings)
        }
      }
      addMissing(from: Set(seen.keys), list, catalog, into: &findings)
    }
  }

  /// Reports the locales that have texts and are not in a list.
  private func addMissing(
    from tags: Set<LocaleTag>, _ list: LocaleDeclaration, _ catalog: Catalog,
    into findings: inout FindingCollector
  ) {
    // A bundle has its `.lproj` folders, too. A list of the source language alone is for developers.
    let isOfSource = tags.allSatisfy { Self.areAlike($0, catalog.sourceLocale) }
    if list.form == .bundleLocalizations || list.form == .resourceFilter && isOfSource { return }
    if tags.isEmpty { return }
    for locale in catalog.locales.indices.dropFirst() where Self.hasTexts(locale, catalog) {
      let tag = catalog.locales[locale]
      if tag.isNoLanguage || tags.contains(where: { reaches($0, tag, list.form) }) { continue }
      add(
        .notListed(tag, list), tag.description, list, .note, catalog,
        file: catalog.firstFile(ofLocale: locale), into: &findings)
    }
  }

  /// Whether a locale of a list brings the texts of a locale into use.
  private func reaches(_ listed: LocaleTag, _ tag: LocaleTag, _ form: LocaleDeclaration.Form)
    -> Bool
  {
    if listed == tag { return true }
    switch form {
    case .localesConfig: return AndroidLocaleFallback.ancestors(of: listed).contains(tag)
    // `de` keeps `de-AT`, and `de-AT` keeps `de` (aapt2, `-c`).
    case .resourceFilter, .knownRegions, .bundleLocalizations: return Self.areAlike(listed, tag)
    }
  }

  /// Whether users of a listed language get texts in it.
  private func isServed(_ tag: LocaleTag, _ form: LocaleDeclaration.Form, _ catalog: Catalog)
    -> Bool
  {
    let own = catalog.locales.indices.filter { Self.hasTexts($0, catalog) }.map {
      catalog.locales[$0]
    }
    // A module without any translation leaves its texts to another.
    if own.count == 1, catalog.format.isApple || catalog.hasOtherModules { return true }
    if Self.areAlike(tag, catalog.sourceLocale) { return true }
    let others = own + catalog.localesOfProject
    if form != .localesConfig { return others.contains { Self.areAlike($0, tag) } }
    return own.contains(tag)
      || AndroidLocaleFallback.ancestors(of: tag).contains(where: own.contains)
  }

  /// Whether two locales have one language and script.
  private static func areAlike(_ tag: LocaleTag, _ other: LocaleTag) -> Bool {
    tag.language == other.language && tag.scriptOrLikely == other.scriptOrLikely
  }

  /// Whether a locale has an entry at all.
  private static func hasTexts(_ locale: Int, _ catalog: Catalog) -> Bool {
    locale == Catalog.sourceIndex || catalog.firstFile(ofLocale: locale) != nil
  }

  private func add(
    _ message: Finding.Wording, _ locale: String, _ list: LocaleDeclaration, _ level: Severity,
    _ catalog: Catalog, file: Int? = nil, into findings: inout FindingCollector
  ) {
    let file = file ?? catalog.firstFile(ofLocale: Catalog.sourceIndex) ?? 0
    let subject = Subject(set: catalog.set, table: catalog.tableName, key: "", locale: locale)
    findings.add(subject, at: SourceSpan(file: file, bytes: .zero), message, level: level) {
      $0.detail = list.form.rawValue
    }
  }
}

extension Finding.Wording {
  fileprivate static func withoutTexts(_ tag: LocaleTag, _ list: LocaleDeclaration) -> Self {
    switch list.form {
    case .localesConfig:
      "\(quoting: list.path) offers \(language: tag), but no texts are in that language; remove it from the list, or add the texts"
    default:
      "\(quoting: list.path) lists \(language: tag), but no texts are in that language; remove it from the list, or add the texts"
    }
  }

  fileprivate static func notListed(_ tag: LocaleTag, _ list: LocaleDeclaration) -> Self {
    switch list.form {
    case .localesConfig:
      "\(quoting: list.path) does not offer \(language: tag), which has texts; add it"
    case .resourceFilter:
      "\(quoting: list.path) keeps a list of languages without \(language: tag), so no user gets these texts; add it"
    default: "\(quoting: list.path) does not list \(language: tag), which has texts; add it"
    }
  }

  fileprivate static func twice(_ name: String, _ path: String) -> Self {
    "\(quoting: name) is listed twice in \(quoting: path); remove one"
  }

  fileprivate static func twice(_ first: String, _ second: String, _ path: String) -> Self {
    "\(quoting: path) lists one language twice, as \(quoting: first) and \(quoting: second); remove one"
  }

  fileprivate static func noTag(_ name: String, _ path: String) -> Self {
    "\(quoting: name) in \(quoting: path) is not a language tag; write one such as 'pt-BR'"
  }
}
