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

    /// Words that are to stand here, with the tags that its value or its source's has; nil where there
    /// are none, or the words can be written between them as they stand.
    ///
    /// - Throws: Which tag is missing.
    func tagged(_ text: String, in catalog: Catalog) throws(ReviewFault) -> TaggedText? {
      let file = Int(entry.file)
      var models = [(file: file, message: message)]
      if !text.utf8.contains(UInt8(ascii: "<")) {
        let edit = ValueEdit(
          fileIndex: file, file: catalog.files[file], entry: catalog[entry], message: message)
        if catalog.files[file].markupRange(ofMessage: message).isEmpty || edit.minimal(text) != nil
        {
          return nil
        }
      } else if let source = catalog.entry(row: row, locale: Catalog.sourceIndex) {
        let slot = catalog.files[file].slots[Int(catalog.files[file].messages[message].slot)]
        if let model = catalog.message(of: source, slot: slot) {
          models.append((Int(source.file), model))
        }
      }
      models.removeAll { catalog.files[$0.file].markupRange(ofMessage: $0.message).isEmpty }
      var fault: ReviewFault?
      for model in models {
        do throws(ReviewFault) {
          return try TaggedText(text, like: catalog.files[model.file], message: model.message)
        } catch {
          fault = fault ?? error
        }
      }
      if let fault { throw fault }
      return nil
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
          catalog.messages(of: entry).lazy.map {
            Place(row: row, locale: locale, entry: entry, message: $0)
          }
        }
      }
    }
    return places.makeIterator()
  }
}
