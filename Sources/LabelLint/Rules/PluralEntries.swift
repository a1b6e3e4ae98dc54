/// Walks the plurals of a catalog, locale by locale.
struct PluralEntries {
  private let catalog: Catalog
  private let kinds: CatalogKinds
  private let copies: TranslationCopies

  /// The plurals of a catalog.
  init(_ catalog: Catalog, _ context: RuleContext) {
    self.catalog = catalog
    kinds = context.kinds
    copies = context.copies
  }

  /// Calls a function for every plural of every locale, with its row, locale, entry and file; copies
  /// of the source and entries that nobody sees are left out.
  func visit(
    _ body: (_ row: Int, _ locale: Int, EntryReference, CatalogFile, PluralForms) -> Void
  ) {
    let rows = catalog.rows.indices.filter { row in
      switch catalog.rows[row].table {
      case .plurals: true
      case .string, .array: false
      case .apple: mayHavePlurals(row)
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
          let file = catalog.files[Int(reference.file)]
          for forms in PluralForms.all(of: reference, in: file) {
            body(row, locale, reference, file, forms)
          }
        }
      }
    }
  }

  /// Whether some locale of an Apple table has a plural under a row's key.
  private func mayHavePlurals(_ row: Int) -> Bool {
    for locale in catalog.locales.indices {
      var link = catalog.cells[row * catalog.locales.count + locale]
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
