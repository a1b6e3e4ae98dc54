/// Reads the texts of XLIFF files as the catalogs that they are for have them: with the app's tags and names of variables,
/// without escapes.
enum ExchangedNotation {
  /// The entries with the texts that the app has, or is to have.
  ///
  /// - Parameters:
  ///   - entries: What was delivered.
  ///   - files: The files; only those of XLIFF are read otherwise than they are written.
  ///   - catalog: What they are for.
  /// - Returns: The entries, in the same order.
  static func read(
    _ entries: [DeliveredEntry], of files: [DeliveredFile], for catalog: Catalog
  ) -> [DeliveredEntry] {
    var entries = entries
    let numbers = Dictionary(grouping: entries.indices) { entries[$0].span.file }
    for (file, own) in numbers where files[file].file.format == .xliff {
      let codes = ExchangedCodes(own.map { entries[$0] }, catalog)
      for number in own { codes.read(&entries[number]) }
      switch files[file].target {
      case .android, .compose:
        let escapes = ExchangedEscapes(own.map { entries[$0] }, files[file].target, catalog)
        for number in own { escapes.read(&entries[number]) }
      case .xcstrings:
        for number in own { ExchangedVariables(entries[number], catalog).read(&entries[number]) }
      case .strings, .stringsdict, .xliff: break
      }
    }
    return entries
  }
}

extension Catalog {
  /// A text of the source language, or of the locale, for a delivered text: that of its slot, else of a form of it.
  ///
  /// - Parameters:
  ///   - entry: The delivered entry.
  ///   - slot: The slot of its text.
  ///   - ownFirst: Whether the locale's text comes before that of the source language.
  /// - Returns: The file and the index of the message; nil where the app has no such key.
  func model(
    of entry: DeliveredEntry, _ slot: SlotPath, ownFirst: Bool
  ) -> (file: CatalogFile, message: Int)? {
    guard let row = row(ofKey: entry.name.key.span, in: entry.name.table) else { return nil }
    let column = locales.firstIndex { ByteOrder.areEqual($0.description, entry.name.locale) }
    let columns = (ownFirst ? [column] : []) + [Catalog.sourceIndex]
    let found = columns.compactMap { $0 }.compactMap { self.entry(row: row, locale: $0) }
    var other: (file: CatalogFile, message: Int)?
    for reference in found {
      let file = self.file(of: reference)
      for message in messages(of: reference) {
        let own = file.slots[Int(file.messages[message].slot)]
        if own == slot { return (file, message) }
        if other == nil, own.variable == slot.variable { other = (file, message) }
      }
    }
    return other
  }
}

extension SlotPath {
  /// The variable that a text is a form of; nil for a text that is none.
  var variable: String? {
    for case .variable(let name) in components.reversed() { return name }
    return nil
  }
}
