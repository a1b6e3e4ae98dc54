/// Joins the files of one set: rows by key, columns by locale.
struct CatalogJoin {
  private let files: [CatalogFile]
  private let places: [CatalogPlace]
  private let sourceLocale: LocaleTag
  private let requiredLocales: [LocaleTag]?
  private let neighbourLocales: [LocaleTag]
  private var locales: [LocaleTag] = []
  private var rows: [KeyRow] = []
  private var index: KeyIndex
  private var placed: [PlacedEntry] = []

  /// An entry with its row and locale, before the cells are made.
  private struct PlacedEntry {
    var reference: EntryReference
    var row: Int32
    var locale: Int32
    var isVariant: Bool
  }

  /// Takes the files of one set, ordered by path, and what their folders say.
  ///
  /// Locales that are required get a column even where no file has one, and so do those of
  /// neighbouring tables, in which everything is missing.
  init(
    files: [CatalogFile], places: [CatalogPlace], sourceLocale: LocaleTag,
    requiredLocales: [LocaleTag]? = nil, neighbourLocales: [LocaleTag] = []
  ) {
    self.requiredLocales = requiredLocales
    self.neighbourLocales = neighbourLocales
    self.files = files
    self.places = places
    self.sourceLocale = sourceLocale
    index = KeyIndex(minimumCapacity: files.reduce(0) { max($0, $1.entries.count) })
  }

  /// The joined catalog.
  mutating func joined(set: String) -> Catalog {
    let columns = makeLocales()
    placed.reserveCapacity(files.reduce(0) { $0 + $1.entries.count })
    // Source files first, so that rows have the order a writer knows.
    for isSourceTurn in [true, false] {
      for file in files.indices {
        let isSource = columns[file].contains(Int32(Catalog.sourceIndex))
        if isSource == isSourceTurn { place(file: file, columns: columns[file]) }
      }
    }
    let (cells, links) = makeCells()
    let hasSource = placed.contains { $0.locale == Int32(Catalog.sourceIndex) && !$0.isVariant }
    var catalog = Catalog(
      set: set, files: files, places: places, sourceLocale: sourceLocale, hasSource: hasSource,
      locales: locales, rows: rows, cells: cells, links: links, index: index)
    catalog.requiredLocales = requiredLocales
    return catalog
  }

  /// Fills `locales` and gives, for each file, the column of each of its locale names; -1 for what
  /// is no language.
  private mutating func makeLocales() -> [[Int32]] {
    var numbers: [LocaleTag: Int] = [:]
    var tags: [LocaleTag] = []
    /// The number of a tag, in the order they are met.
    func number(of tag: LocaleTag) -> Int {
      if let known = numbers[tag] { return known }
      numbers[tag] = tags.count
      tags.append(tag)
      return tags.count - 1
    }
    let source = number(of: sourceLocale)
    let ofFiles = files.indices.map { file in
      files[file].localeNames.map { name in
        localeTag(name: name, file: file).map { number(of: $0) }
      }
    }
    // A table without any text has nothing to translate.
    if tags.count > 1, files.contains(where: { !$0.entries.isEmpty }) {
      for tag in neighbourLocales { _ = number(of: tag) }
    }
    for tag in requiredLocales ?? [] { _ = number(of: tag) }
    let order =
      [source] + tags.indices.filter { $0 != source }.sorted { tags[$0] < tags[$1] }
    locales = order.map { tags[$0] }
    var columns = [Int32](repeating: -1, count: tags.count)
    for (column, number) in order.enumerated() { columns[number] = Int32(clamping: column) }
    return ofFiles.map { $0.map { number in number.map { columns[$0] } ?? -1 } }
  }

  /// The locale of entries with one of a file's locale names; nil for what is no language.
  private func localeTag(name: String, file: Int) -> LocaleTag? {
    let tag: LocaleTag?
    if files[file].format == .xcstrings {
      tag = LocaleTag(name)
    } else if places[file].problem != nil, places[file].tag == nil {
      return nil
    } else {
      tag = places[file].tag ?? sourceLocale
    }
    guard let tag, !tag.isNoLanguage else { return nil }
    return tag.merged
  }

  /// Finds or makes the row of every entry of a file.
  private mutating func place(file: Int, columns: [Int32]) {
    let isConfigured = !places[file].configuration.isEmpty
    let own = files[file]
    let format = own.format
    let entries = own.entries
    var next = 0
    for entry in entries.indices {
      let record = entries[entry]
      let locale = columns[Int(record.locale)]
      guard locale >= 0 else { continue }
      let reference = EntryReference(file: file, entry: entry)
      let table = ResourceTable(record.type, format: format)
      let key = own.bytes(record.key)
      // The same key stands at the same place in most translations: the row behind the last is tried
      // before the key is hashed.
      let isNext = next < rows.count && Self.isKey(key, of: rows[next], table, files)
      let row = isNext ? next : row(of: key, reference, table)
      next = row + 1
      let hasProduct = record.remark > 0 && own.note(of: record)?.product.isNone == false
      placed.append(
        PlacedEntry(
          reference: reference, row: Int32(clamping: row), locale: locale,
          isVariant: isConfigured || (hasProduct && isTaken(row: row, locale: locale))))
    }
  }

  /// Whether the entry placed last has this row and locale: products follow each other.
  private func isTaken(row: Int, locale: Int32) -> Bool {
    placed.last.map { Int($0.row) == row && $0.locale == locale } ?? false
  }

  /// Finds the row of a key, or makes it for an entry.
  private mutating func row(
    of key: Span<UInt8>, _ reference: EntryReference, _ table: ResourceTable
  ) -> Int {
    let hash = key.hash(seed: KeyIndex.seed(of: table))
    // Candidates are tried here: a closure would take a copy of everything.
    var candidate = index.first(hash: hash)
    while let row = index.row(at: candidate) {
      if rows[row].hash == hash, Self.isKey(key, of: rows[row], table, files) { return row }
      candidate = index.next(after: candidate)
    }
    rows.append(KeyRow(table: table, first: reference, hash: hash))
    index.insertLast(of: rows)
    return rows.count - 1
  }

  /// Whether a key of a table is that of a row.
  ///
  /// The files are handed in: a method would be given a copy of the whole value, once an entry.
  @inline(__always)
  private static func isKey(
    _ key: Span<UInt8>, of row: KeyRow, _ table: ResourceTable, _ files: [CatalogFile]
  ) -> Bool {
    guard row.table == table else { return false }
    let file = Int(row.first.file)
    return files[file].holds(key, as: files[file].entries[Int(row.first.entry)].key)
  }

  /// Chains the entries of each row and locale, plain ones before overrides.
  private func makeCells() -> (cells: [Int32], links: [Catalog.Link]) {
    var cells = [Int32](repeating: -1, count: rows.count * locales.count)
    var links: [Catalog.Link] = []
    links.reserveCapacity(placed.count)
    // The last plain link and the last of all, of chains with several: a file may define one key any
    // number of times.
    var ends: [Int: (plain: Int32, last: Int32)] = [:]
    for item in placed {
      let cell = Int(item.row) * locales.count + Int(item.locale)
      let link = Int32(clamping: links.count)
      let first = cells[cell]
      var next: Int32 = -1
      if first < 0 {
        cells[cell] = link
      } else {
        var end = ends[cell] ?? (links[Int(first)].isVariant ? -1 : first, first)
        let before = item.isVariant ? end.last : end.plain
        if before < 0 {
          next = first
          cells[cell] = link
        } else {
          next = links[Int(before)].next
          links[Int(before)].next = link
        }
        if !item.isVariant { end.plain = link }
        if next < 0 { end.last = link }
        ends[cell] = end
      }
      links.append(
        Catalog.Link(reference: item.reference, next: next, isVariant: item.isVariant))
    }
    return (cells, links)
  }
}
