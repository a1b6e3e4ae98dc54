/// The texts of objects of Interface Builder that only comments of translations have: the interface file itself is
/// no catalog, and the source language needs no other.
enum InterfaceComments {
  /// The comments of a catalog's `.strings` files that hold the source texts of keys which the source language lacks.
  ///
  /// What only some locales have is left over from objects that are gone.
  ///
  /// - Parameter catalog: The catalog.
  /// - Returns: A file for each with such comments, in their order.
  static func files(for catalog: Catalog) -> [CatalogFile] {
    guard catalog.files.contains(where: { $0.format == .strings && !$0.notes.isEmpty }) else {
      return []
    }
    var rows: [Int: [Int]] = [:]
    for row in catalog.rows.indices where isOfObject(row, catalog) {
      rows[Int(catalog.rows[row].first.file), default: []].append(row)
    }
    return rows.sorted { $0.key < $1.key }.compactMap { number, rows in
      let file = file(of: rows, catalog, in: catalog.files[number])
      return file.entries.isEmpty ? nil : file
    }
  }

  /// Whether most texts of objects differ from those in their comments, which the interface file has: they are
  /// translations.
  static func areTranslated(in files: [CatalogFile]) -> Bool {
    var (equal, other) = (0, 0)
    for file in files where file.format == .strings && file.source.isDecodable {
      let text = file.source.text
      for (number, entry) in file.entries.enumerated() {
        guard let note = file.note(of: entry), !note.interfaceText.isEmpty,
          let message = file.messageRange(ofEntry: number).first
        else { continue }
        let original = text.span.extracting(note.interfaceText.range)
        if file.bytes(file.messages[message].text).hasSameBytes(as: original) {
          equal += 1
        } else {
          other += 1
        }
      }
    }
    return other > equal
  }

  /// Whether a key that the source language lacks is that of an object which is still there.
  private static func isOfObject(_ row: Int, _ catalog: Catalog) -> Bool {
    guard !catalog.hasEntry(row: row, locale: Catalog.sourceIndex) else { return false }
    let first = catalog.rows[row].first
    let file = catalog.file(of: first)
    guard file.format == .strings, file.source.isDecodable,
      file.note(of: catalog[first]).map({ !$0.interfaceText.isEmpty }) ?? false
    else { return false }
    let others = catalog.locales.indices.dropFirst()
    return others.count { catalog.hasEntry(row: row, locale: $0) } * 2 >= others.count
  }

  private static func file(
    of rows: [Int], _ catalog: Catalog, in original: CatalogFile
  ) -> CatalogFile {
    var file = CatalogFile(source: original.source, format: .strings, table: original.table)
    file.contents[0].role = .comments
    // What they say of findings is said in the translation.
    file.contents[0].mayHoldDirectives = false
    let text = original.source.text
    var decoder = StringsDecoder(text.span, repairs: false)
    let entries = rows.map { original.entries[Int(catalog.rows[$0].first.entry)] }
    let places = entries.sorted {
      original.keySpan(of: $0).start < original.keySpan(of: $1).start
    }
    for entry in places {
      guard let note = original.note(of: entry) else { continue }
      let start = file.arena.count
      file.arena += original.byteArray(entry.key)
      file.startEntry(
        key: TextRef(inArena: start..<file.arena.count), at: original.keySpan(of: entry),
        type: .string, flags: .implied, note: note)
      let firstRun = file.runs.count
      let place = note.interfaceText
      let value = decoder.decode(
        StringsToken(
          start: Int(place.start), end: Int(place.end),
          isEscaped: text[place.range].contains(UInt8(ascii: "\\"))), into: &file)
      file.appendMessage(
        value, value: place, firstRun: firstRun, firstMark: file.markup.count)
    }
    return file
  }
}
