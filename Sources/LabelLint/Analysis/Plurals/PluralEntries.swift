/// The plurals of a catalog, row by row and locale by locale: looked up once for all rules on them.
///
/// Copies of the source and entries that nobody sees are left out.
struct PluralEntries: Sendable {
  /// A plural and where it stands.
  private struct Plural {
    let row: Int
    let locale: Int
    let entry: EntryReference
    let forms: PluralForms
  }

  private let plurals: [Plural]
  /// What the language of each locale with a plural uses its categories for; nil where ICU does not know it.
  private let uses: [PluralUse?]

  /// The plurals of a catalog; `shelf` knows the categories of languages.
  init(
    _ catalog: Catalog, _ kinds: CatalogKinds, _ copies: SourceCopies, _ shelf: PluralShelf
  ) {
    var plurals: [Plural] = []
    var hasPlural = [Bool](repeating: false, count: catalog.locales.count)
    let rows = catalog.rows.indices.filter { row in
      switch catalog.rows[row].table {
      case .plurals: true
      case .string, .array: false
      case .apple: Self.mayHavePlurals(row, of: catalog)
      }
    }
    for row in rows where !kinds.isConstant(row: row) || Self.standsForStrings(row, of: catalog) {
      for locale in catalog.locales.indices {
        guard let entry = catalog.entry(row: row, locale: locale) else { continue }
        var references = [entry]
        if catalog.hasSeveralEntries(row: row, locale: locale) {
          references = catalog.entries(row: row, locale: locale)
        }
        if copies.isCopy(row: row, locale: locale) { continue }
        for reference in references where !catalog[reference].flags.contains(.stale) {
          let file = catalog.file(of: reference)
          let isEmpty =
            !file.format.isApple && catalog[reference].type == .plural
            && file.messageRange(ofEntry: Int(reference.entry)).isEmpty
          for forms in isEmpty ? [PluralForms.empty] : PluralForms.all(of: reference, in: file) {
            plurals.append(Plural(row: row, locale: locale, entry: reference, forms: forms))
            hasPlural[locale] = true
          }
        }
      }
    }
    self.plurals = plurals
    uses = catalog.locales.indices.map { hasPlural[$0] ? shelf.use(of: catalog.locales[$0]) : nil }
  }

  /// Calls a function for every plural of the catalog, with its row, locale, entry and file, and with what
  /// its language uses categories for.
  func visit(
    _ catalog: Catalog,
    _ body: (_ row: Int, _ locale: Int, EntryReference, CatalogFile, PluralForms, PluralUse?) ->
      Void
  ) {
    for plural in plurals {
      body(
        plural.row, plural.locale, plural.entry, catalog.file(of: plural.entry),
        plural.forms, uses[plural.locale])
    }
  }

  /// Whether a form of a source plural stands for a string: that is a constant, and its categories matter no less.
  private static func standsForStrings(_ row: Int, of catalog: Catalog) -> Bool {
    guard let entry = catalog.entry(row: row, locale: Catalog.sourceIndex),
      catalog[entry].isTranslatable
    else { return false }
    let file = catalog.file(of: entry)
    return file.messageRange(ofEntry: Int(entry.entry)).contains {
      file.messages[$0].flags.contains(.reference)
    }
  }

  /// Whether some locale of an Apple table has a plural under a row's key.
  private static func mayHavePlurals(_ row: Int, of catalog: Catalog) -> Bool {
    for locale in catalog.locales.indices {
      var link = catalog.firstLink(row: row, locale: locale)
      while link >= 0 {
        let reference = catalog.links[Int(link)].reference
        if catalog.file(of: reference).mayHavePlural(entry: Int(reference.entry)) {
          return true
        }
        link = catalog.links[Int(link)].next
      }
    }
    return false
  }
}

extension CatalogFile {
  /// Whether an entry has texts beside a plain one.
  fileprivate func mayHavePlural(entry: Int) -> Bool {
    let range = messageRange(ofEntry: entry)
    guard let first = range.first else { return false }
    return range.count > 1 || messages[first].slot != 0
  }
}
