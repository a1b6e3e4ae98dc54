/// Says what users of a locale get for a text that no locale of theirs has.
struct ServedInstead {
  /// What they get.
  enum Answer: Hashable {
    /// The text of a locale, by its number: of the source, or of a sibling that the platform takes.
    case text(ofLocale: Int)
    /// The key, as a table of Apple's has no fallback by key.
    case key
    /// The same, where the key is the source text.
    case keyThatIsText
    /// The key, as far as anybody knows: the set has no source texts.
    case unknownKey
    /// The text of the property list that describes the app.
    case propertyList
    /// The text in the file of Interface Builder.
    case interfaceFile
  }

  private let catalog: Catalog
  private let columns: LocaleColumns
  /// Whether each locale, or one that serves it, has a `.strings` file of the table.
  private let hasStrings: [Bool]
  /// The same of a `.stringsdict` file.
  private let hasStringsdict: [Bool]

  /// Locales in which the app itself looks up what a table lacks.
  private let fallbacks: [Int]

  /// Looks through the files of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: A catalog.
  ///   - columns: How its locales serve each other.
  ///   - uses: How code uses its keys; nil where that was not read.
  init(_ catalog: Catalog, _ columns: LocaleColumns, _ uses: CatalogUses?) {
    self.catalog = catalog
    fallbacks = (uses?.index.fallbackLanguages ?? []).compactMap { name in
      if name == "Base" { return Catalog.sourceIndex }
      return LocaleTag(name).flatMap { catalog.locales.firstIndex(of: $0) }
    }
    self.columns = columns
    hasStrings = Self.localesWithTable(.strings, catalog, columns)
    hasStringsdict = Self.localesWithTable(.stringsdict, catalog, columns)
  }

  /// What users of a locale get for a row.
  func answer(row: Int, locale: Int) -> Answer {
    let first = catalog.rows[row].first
    let owner = catalog.file(of: first)
    let key = owner.bytes(catalog[first].key)
    guard let server = columns.localeServedInstead(row: row, locale: locale),
      let source = catalog.entry(row: row, locale: Catalog.sourceIndex)
    else { return InterfaceBuilderKind.isKey(key) ? .interfaceFile : .unknownKey }
    let file = catalog.file(of: source)
    guard file.format == .strings || file.format == .stringsdict else {
      return .text(ofLocale: server)
    }
    if file.table == "InfoPlist" { return .propertyList }
    if InterfaceBuilderKind.isKey(key) { return .interfaceFile }
    // The code gives the text that is shown where no table has the key.
    if file.isStandIn, let text = catalog.firstMessage(of: source).map(catalog.text) {
      return file.bytes(text).hasSameBytes(as: key) ? .keyThatIsText : .text(ofLocale: server)
    }
    // Which file a table is read from is chosen once: one without the key is not left for another.
    let hasTable = file.format == .strings ? hasStrings[locale] : hasStringsdict[locale]
    guard hasTable else { return .text(ofLocale: server) }
    if let other = fallbacks.first(where: { catalog.entry(row: row, locale: $0) != nil }) {
      return .text(ofLocale: other)
    }
    guard let text = catalog.firstMessage(of: source).map(catalog.text) else { return .key }
    return file.bytes(text).hasSameBytes(as: key) ? .keyThatIsText : .key
  }

  /// Whether each locale, or one that serves it, has a file of a format.
  private static func localesWithTable(
    _ format: CatalogFormat, _ catalog: Catalog, _ columns: LocaleColumns
  ) -> [Bool] {
    var tags: Set<LocaleTag> = []
    for file in catalog.files.indices where catalog.files[file].format == format {
      if let tag = catalog.places[file].tag { tags.insert(tag.merged) }
    }
    return columns.serving.map { $0.contains { tags.contains(catalog.locales[$0]) } }
  }
}
