/// All texts of a catalog with their places, row by row, locale by locale.
struct CatalogTextPlaces: Sequence {
  /// A text of a catalog.
  struct Place {
    /// Index of the row.
    let row: Int
    /// Index of the locale.
    let locale: Int
    /// The entry.
    let entry: EntryReference
    /// Index of the message in the entry's file.
    let message: Int

    /// What a finding about the text would be about.
    func subject(in catalog: Catalog) -> Subject {
      let file = Int(entry.file)
      let slot = catalog.files[file].slots[Int(catalog.files[file].messages[message].slot)]
      return catalog.subject(row: row, locale: locale, slot: slot.description)
    }

    /// The decoded text; nil for none, and for a reference to another one.
    func text(in catalog: Catalog) -> String? {
      let file = Int(entry.file)
      let flags = catalog.files[file].messages[message].flags
      if flags.contains(.reference) || flags.contains(.nothing) { return nil }
      return catalog.files[file].string(catalog.files[file].messages[message].text)
    }

    /// The text that it translates, or itself in the source language.
    func source(in catalog: Catalog) -> String? {
      if locale == Catalog.sourceIndex { return text(in: catalog) }
      let file = Int(entry.file)
      let slot = catalog.files[file].slots[Int(catalog.files[file].messages[message].slot)]
      return catalog.entry(row: row, locale: Catalog.sourceIndex).flatMap {
        catalog.string(of: $0, slot: slot)
      }
    }
  }

  private let catalog: Catalog

  /// The texts of a catalog.
  init(_ catalog: Catalog) { self.catalog = catalog }

  /// Goes through the texts.
  func makeIterator() -> some IteratorProtocol<Place> {
    let places = catalog.rows.indices.lazy.flatMap { row in
      catalog.locales.indices.lazy.flatMap { locale in
        catalog.entries(row: row, locale: locale).lazy.flatMap { entry in
          catalog.files[Int(entry.file)].messageRange(ofEntry: Int(entry.entry)).lazy.map {
            Place(row: row, locale: locale, entry: entry, message: $0)
          }
        }
      }
    }
    return places.makeIterator()
  }
}
