/// The source texts that only keys hold: where a key of a `.strings` file is a phrase and no file of the source
/// language has it, users of that language read the key.
enum PhraseTexts {
  /// The keys of a catalog that are such texts.
  ///
  /// A key that few locales have is left over from a text that is gone.
  ///
  /// - Parameter catalog: The catalog.
  /// - Returns: A file for each with such keys, in their order.
  static func files(for catalog: Catalog) -> [CatalogFile] {
    guard catalog.format.isApple else { return [] }
    var rows: [Int: [Int]] = [:]
    for row in catalog.rows.indices where isSourceText(row, catalog) {
      rows[Int(catalog.rows[row].first.file), default: []].append(row)
    }
    return rows.sorted { $0.key < $1.key }.map { number, rows in
      file(of: rows.map { catalog[catalog.rows[$0].first] }, in: catalog.files[number])
    }
  }

  private static func isSourceText(_ row: Int, _ catalog: Catalog) -> Bool {
    guard !catalog.hasEntry(row: row, locale: Catalog.sourceIndex) else { return false }
    let first = catalog.rows[row].first
    let file = catalog.file(of: first)
    let key = file.bytes(catalog[first].key)
    // `[Generic/File] Delete`: a key in the brackets of a namespace has its text elsewhere.
    guard file.format == .strings, file.source.isDecodable, LiteralKeys.isPhrase(key),
      key[0] != "["
    else { return false }
    let others = catalog.locales.indices.dropFirst()
    return others.count { catalog.hasEntry(row: row, locale: $0) } * 2 >= others.count
  }

  private static func file(of entries: [Entry], in original: CatalogFile) -> CatalogFile {
    var file = CatalogFile(source: original.source, format: .strings, table: original.table)
    file.contents[0].role = .comments
    // What comments say of findings is said in the translation.
    file.contents[0].mayHoldDirectives = false
    for entry in entries.sorted(by: {
      original.keySpan(of: $0).start < original.keySpan(of: $1).start
    }) {
      let (key, place) = (original.byteArray(entry.key), original.keySpan(of: entry))
      let start = file.arena.count
      file.arena += key
      let end = file.arena.count
      file.arena += original.byteArray(original.comment(of: entry))
      file.startEntry(
        key: TextRef(inArena: start..<end), at: place, type: .string, flags: .implied,
        comment: TextRef(inArena: end..<file.arena.count), note: original.note(of: entry))
      let (firstRun, firstMark) = (file.runs.count, file.markup.count)
      var assembler = TextAssembler(at: Int(place.start))
      if file.text[place.range].elementsEqual(key) {
        assembler.append(place.range, to: &file)
      } else {
        assembler.append(decoded: key, for: place.range, to: &file)
      }
      file.appendMessage(
        assembler.finish(in: &file), value: place, firstRun: firstRun, firstMark: firstMark)
    }
    return file
  }
}
