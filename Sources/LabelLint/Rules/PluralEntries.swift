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

  /// The plurals of a catalog.
  init(_ catalog: Catalog, _ kinds: CatalogKinds, _ copies: TranslationCopies) {
    var plurals: [Plural] = []
    let rows = catalog.rows.indices.filter { row in
      switch catalog.rows[row].table {
      case .plurals: true
      case .string, .array: false
      case .apple: Self.mayHavePlurals(row, of: catalog)
      }
    }
    for row in rows where !kinds.isConstant(row: row) {
      for locale in catalog.locales.indices {
        guard let entry = catalog.entry(row: row, locale: locale) else { continue }
        var references = [entry]
        if catalog.hasSeveralEntries(row: row, locale: locale) {
          references = catalog.entries(row: row, locale: locale)
        }
        if copies.isCopy(row: row, locale: locale) { continue }
        for reference in references where !catalog[reference].flags.contains(.stale) {
          for forms in PluralForms.all(of: reference, in: catalog.files[Int(reference.file)]) {
            plurals.append(Plural(row: row, locale: locale, entry: reference, forms: forms))
          }
        }
      }
    }
    self.plurals = plurals
  }

  /// Calls a function for every plural of the catalog, with its row, locale, entry and file.
  func visit(
    _ catalog: Catalog,
    _ body: (_ row: Int, _ locale: Int, EntryReference, CatalogFile, PluralForms) -> Void
  ) {
    for plural in plurals {
      body(
        plural.row, plural.locale, plural.entry, catalog.files[Int(plural.entry.file)],
        plural.forms)
    }
  }

  /// Whether some locale of an Apple table has a plural under a row's key.
  private static func mayHavePlurals(_ row: Int, of catalog: Catalog) -> Bool {
    for locale in catalog.locales.indices {
      var link = catalog.firstLink(row: row, locale: locale)
      while link >= 0 {
        let reference = catalog.links[Int(link)].reference
        if catalog.files[Int(reference.file)].mayHavePlural(entry: Int(reference.entry)) {
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
