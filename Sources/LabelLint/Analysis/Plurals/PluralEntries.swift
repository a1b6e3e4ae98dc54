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
    let rows = catalog.rows.indices.filter { row in
      switch catalog.rows[row].table {
      case .plurals: true
      case .string, .array: false
      case .apple, .part: Self.mayHavePlurals(row, of: catalog)
      }
    }
    var plurals: [Plural] = []
    for row in rows where !kinds.isConstant(row: row) || Self.standsForStrings(row, of: catalog) {
      for locale in catalog.locales.indices where !copies.isCopy(row: row, locale: locale) {
        for entry in Self.entries(row: row, locale: locale, of: catalog) {
          plurals += Self.forms(of: entry, in: catalog).map {
            Plural(row: row, locale: locale, entry: entry, forms: $0)
          }
        }
      }
    }
    self.plurals = plurals
    let locales = Set(plurals.map(\.locale))
    uses = catalog.locales.indices.map {
      locales.contains($0) ? shelf.use(of: catalog.locales[$0]) : nil
    }
  }

  /// The entries of a row in a locale, overrides behind the plain one; none where that is missing.
  private static func entries(row: Int, locale: Int, of catalog: Catalog) -> [EntryReference] {
    guard let entry = catalog.entry(row: row, locale: locale) else { return [] }
    return catalog.hasSeveralEntries(row: row, locale: locale)
      ? catalog.entries(row: row, locale: locale) : [entry]
  }

  /// The plurals of an entry; none of one that nobody sees any more.
  private static func forms(of entry: EntryReference, in catalog: Catalog) -> [PluralForms] {
    let record = catalog[entry]
    if record.flags.contains(.stale) { return [] }
    let file = catalog.file(of: entry)
    let isEmpty =
      !file.format.isApple && record.type == .plural
      && file.messageRange(ofEntry: Int(entry.entry)).isEmpty
    return isEmpty ? [PluralForms.empty] : PluralForms.all(of: entry, in: file)
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
