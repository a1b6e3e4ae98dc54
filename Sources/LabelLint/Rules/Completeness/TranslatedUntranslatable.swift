/// A translation of a text that its source says must not be translated.
struct TranslatedUntranslatable: CatalogRule {
  static let metadata = RuleMetadata(
    id: "translated-untranslatable", family: .localization, severity: .warning, isFixable: true,
    summary: "A locale has a value of its own for an entry that must not be translated.",
    rationale: """
      Names of services, keys and addresses are the same in all languages: a value that drifts from \
      the source breaks the feature for the users of that language.
      """,
    remedy: "Remove the entry from the translation, or let the source be translated.",
    guidelines: [
      GuidelineClause(
        "mobile-practices-india/practice-2",
        "Localize the label strings: This is required for users using the applications in different languages."
      )
    ],
    accepted: [
      RuleExample("", remark: "folders of other qualifiers, such as `values-land`")
    ])

  /// Looks for values of untranslatable entries in the locales.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    let marked = catalog.entryFlags.map { $0.contains(.untranslatable) }
    if !marked.contains(true) { return }
    let isTranslationMarked = marked.indices.contains { number in
      guard marked[number] else { return false }
      let tag = catalog.places[number].tag ?? catalog.sourceLocale
      return catalog.files[number].format == .xcstrings || tag.merged != catalog.sourceLocale
    }
    for row in catalog.rows.indices {
      let source = catalog.entry(row: row, locale: Catalog.sourceIndex)
      let isFixed = source.map { !catalog[$0].isTranslatable } ?? false
      if !isFixed, !isTranslationMarked { continue }
      for locale in catalog.locales.indices.dropFirst() {
        guard let own = catalog.entry(row: row, locale: locale) else { continue }
        if !isFixed, !marked[Int(own.file)] { continue }
        // Values of a region that its own file keeps from translators: sizes of paper.
        if catalog.file(of: own).source.path.hasFileName(with: "donottranslate") { continue }
        let entry = catalog[own]
        // So do those that say it at the entry itself, as the source does.
        if isFixed, !entry.isTranslatable, !catalog.file(of: own).format.isApple { continue }
        // The readers mark every locale of a string catalog's key that must not be translated.
        guard isFixed || !entry.isTranslatable, entry.type != .alias,
          !catalog.isBlank(own), Self.isWritten(own, catalog),
          !catalog.isIgnored(own, check: "Untranslatable")
        else { continue }
        add(row, locale, own, source, isFixed: isFixed, catalog, into: &findings)
      }
    }
  }

  /// Whether a locale's entry has a text that stands in the file.
  private static func isWritten(_ own: EntryReference, _ catalog: Catalog) -> Bool {
    let file = catalog.file(of: own)
    return file.messageRange(ofEntry: Int(own.entry)).contains { message in
      let record = file.messages[message]
      return !record.text.isNone && record.flags.isDisjoint(with: [.missingValue, .unfinished])
    }
  }

  private func add(
    _ row: Int, _ locale: Int, _ own: EntryReference, _ source: EntryReference?, isFixed: Bool,
    _ catalog: Catalog, into findings: inout FindingCollector
  ) {
    let isEqual = source.map { Self.haveSameTexts(own, $0, catalog) } ?? false
    let isVariant = catalog.locales[locale].isVariant(ofEnglishSource: catalog.sourceLocale)
    let file = catalog.file(of: own)
    let message = file.messageRange(ofEntry: Int(own.entry)).first
    var place = catalog.keySpan(of: own)
    // The key of a string catalog is that of all its locales.
    if file.format == .xcstrings, let message {
      place = SourceSpan(file: Int(own.file), bytes: file.messages[message].value)
    }
    findings.add(
      catalog.subject(row: row, locale: locale), at: place,
      isFixed ? .mustNotBeTranslated : .marksItself,
      level: isEqual || isVariant || !isFixed ? .note : .warning
    ) { finding in
      finding.text = catalog.firstText(of: own)
      finding.source = source.flatMap { catalog.firstText(of: $0) }
      guard isFixed, let value = message.map({ file.messages[$0].value }),
        let element = ElementSpan.element(["string"], around: value, in: file)
          ?? StringCatalogMember.localization(
            around: value, of: file.entries[Int(own.entry)], in: file)
      else { return }
      finding.fixes = [
        Fix(
          "Remove the entry", safety: isEqual ? .safe : .unsafe,
          edits: [Edit(SourceSpan(file: Int(own.file), bytes: element), with: "")])
      ]
    }
  }

  /// Whether two entries have the same texts in the same order.
  private static func haveSameTexts(
    _ own: EntryReference, _ source: EntryReference, _ catalog: Catalog
  ) -> Bool {
    let (file, sourceFile) = (catalog.file(of: own), catalog.file(of: source))
    let texts = file.messageRange(ofEntry: Int(own.entry))
    let sources = sourceFile.messageRange(ofEntry: Int(source.entry))
    guard texts.count == sources.count else { return false }
    return zip(texts, sources).allSatisfy { text, source in
      file.holdsSame(
        file.messages[text].text, as: sourceFile.messages[source].text, of: sourceFile)
    }
  }
}

extension Finding.Wording {
  fileprivate static let mustNotBeTranslated: Self =
    "the source says that this entry must not be translated"
  fileprivate static let marksItself: Self =
    "this translation says that it must not be translated; the source does not"
}
