/// An entry of a locale whose texts, or some of them, wait for a translator.
struct WaitingEntry {
  /// The texts that wait.
  let required: [SlotPath]
  /// The others, which may be written along with them.
  let allowed: [SlotPath]
  /// All texts, in the order of the file.
  private let places: [(slot: SlotPath, place: CatalogTextPlaces.Place)]

  /// The texts of an entry; nil where none waits, or one has no value that could be replaced.
  ///
  /// - Parameters:
  ///   - entry: The entry of the locale.
  ///   - row: Index of its row.
  ///   - catalog: The catalog.
  init?(_ entry: EntryReference, row: Int, in catalog: Catalog) {
    let file = catalog.file(of: entry)
    let locale = catalog.locales.indices.first {
      catalog.entries(row: row, locale: $0).contains(entry)
    }
    guard let locale else { return nil }
    var (required, allowed): ([SlotPath], [SlotPath]) = ([], [])
    var places: [(slot: SlotPath, place: CatalogTextPlaces.Place)] = []
    for message in file.messageRange(ofEntry: Int(entry.entry)) {
      let record = file.messages[message]
      let slot = file.slots[Int(record.slot)]
      let place = CatalogTextPlaces.Place(row: row, locale: locale, entry: entry, message: message)
      // The phrases of a set share one state, which no single one of them changes.
      guard !record.flags.contains(.missingValue), !(file.format == .xcstrings && slot.isItem)
      else { return nil }
      if record.flags.contains(.unfinished) { required.append(slot) } else { allowed.append(slot) }
      places.append((slot, place))
    }
    if required.isEmpty { return nil }
    (self.required, self.allowed, self.places) = (required, allowed, places)
  }

  /// Where the text of a slot is.
  func place(of slot: SlotPath) -> CatalogTextPlaces.Place? {
    places.first { $0.slot == slot }?.place
  }
}
