/// Joins the files of one set: rows by key, columns by locale.
struct CatalogJoin {
  private let files: [CatalogFile]
  private let places: [CatalogPlace]
  private let sourceLocale: LocaleTag
  private let requiredLocales: [LocaleTag]?
  private let neighbourLocales: [LocaleTag]
  private var locales: [LocaleTag] = []
  private var rows: [KeyRow] = []
  private var index: [KeyRow.Identity: Int] = [:]
  /// First links of rows and locales, locale by locale.
  private var cells: [Int32] = []
  /// As many as there are entries; those behind the first `linkCount` are still to be made.
  private var links: [Catalog.Link]
  private var linkCount = 0
  /// The last plain link and the last of all, of cells with several: a file may define one key any number
  /// of times.
  private var ends: [Int: (plain: Int32, last: Int32)] = [:]
  /// Whether some file holds texts of the source language.
  private var hasSource = false
  /// Row and locale of the entry that was chained last.
  private var last: (row: Int32, locale: Int32) = (-1, -1)
  /// Number of rows with an entry that is no override, by locale.
  private var entryCounts: [Int] = []
  /// What is true of some entry of each file.
  private var entryFlags: [Entry.Flags]
  /// The rows of all entries, file by file; -1 for one of no language.
  private var found: [Int32]
  /// Where those of each file begin in `found`.
  private var starts: [Int]

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
    var (most, count) = (0, 0)
    starts = []
    starts.reserveCapacity(files.count)
    for file in files.indices {
      let entries = files[file].entries.count
      starts.append(count)
      count += entries
      most = max(most, entries)
    }
    index.reserveCapacity(most)
    found = Array(repeating: -1, count: count)
    entryFlags = Array(repeating: [], count: files.count)
    let none = EntryReference(file: -1, entry: -1)
    links = Array(
      repeating: Catalog.Link(reference: none, next: -1, isVariant: false), count: count)
  }

  /// What a join makes of files.
  struct Joined {
    let files: [CatalogFile]
    let places: [CatalogPlace]
    let sourceLocale: LocaleTag
    let hasSource: Bool
    let locales: [LocaleTag]
    let rows: [KeyRow]
    let cells: [Int32]
    let links: [Catalog.Link]
    let index: [KeyRow.Identity: Int]
    let entryCounts: [Int]
    let entryFlags: [Entry.Flags]
  }

  /// Joins the files.
  mutating func joined() -> Joined {
    let columns = makeLocales()
    entryCounts = Array(repeating: 0, count: locales.count)
    let isSource = files.indices.map { columns.ofFile($0).contains(Int32(Catalog.sourceIndex)) }
    // Android's default folder is what translators get, whatever a folder of its language has beside it.
    let isDefault = files.indices.map {
      isSource[$0] && !files[$0].format.isApple && places[$0].tag == nil
    }
    // Source files first, so that rows have the order a writer knows.
    let order =
      files.indices.filter { isDefault[$0] }
      + files.indices.filter { isSource[$0] && !isDefault[$0] }
      + files.indices.filter { !isSource[$0] }
    for file in order { findRows(ofFile: file, Array(columns.ofFile(file))) }
    cells = Array(repeating: -1, count: rows.count * locales.count)
    // What code says is shown takes the place of keys without a text.
    for file in order where files[file].isStandIn {
      chainEntries(ofFile: file, Array(columns.ofFile(file)))
    }
    for file in order where !files[file].isStandIn {
      chainEntries(ofFile: file, Array(columns.ofFile(file)))
    }
    links.removeLast(links.count - linkCount)
    return Joined(
      files: files, places: places, sourceLocale: sourceLocale, hasSource: hasSource,
      locales: locales, rows: rows, cells: cells, links: links, index: index,
      entryCounts: entryCounts, entryFlags: entryFlags)
  }

  /// The columns of the locale names of all files, one behind the other; -1 for what is no language.
  private struct Columns {
    var columns: [Int32] = []
    /// Where those of each file end.
    var ends: [Int] = []

    /// The columns of the locale names of a file.
    func ofFile(_ file: Int) -> ArraySlice<Int32> {
      columns[(file == 0 ? 0 : ends[file - 1])..<ends[file]]
    }
  }

  /// Numbers locales in the order they are met.
  private struct LocaleNumbers {
    var numbers: [LocaleTag: Int32] = [:]
    var tags: [LocaleTag] = []

    /// The number of a tag.
    mutating func number(of tag: LocaleTag) -> Int32 {
      // The files of a folder follow each other.
      if let last = tags.last, last == tag { return Int32(clamping: tags.count - 1) }
      let next = Int32(clamping: tags.count)
      let known = numbers[tag, default: next]
      if known == next {
        numbers[tag] = next
        tags.append(tag)
      }
      return known
    }
  }

  /// Fills `locales` and gives the columns of the locale names of all files.
  private mutating func makeLocales() -> Columns {
    var known = LocaleNumbers()
    known.numbers.reserveCapacity(files.count + 1)
    let source = known.number(of: sourceLocale)
    var columns = Columns()
    columns.columns.reserveCapacity(files.count)
    columns.ends.reserveCapacity(files.count)
    for file in files.indices {
      for (name, isInContext) in zip(files[file].localeNames, files[file].areInContext) {
        let tag = isInContext ? nil : localeTag(name: name, file: file)
        columns.columns.append(tag.map { known.number(of: $0) } ?? -1)
      }
      columns.ends.append(columns.columns.count)
    }
    // A table without any text has nothing to translate.
    if known.tags.count > 1, files.contains(where: { !$0.entries.isEmpty }) {
      for tag in neighbourLocales { _ = known.number(of: tag) }
    }
    for tag in requiredLocales ?? [] { _ = known.number(of: tag) }
    let tags = known.tags
    let order =
      [Int(source)] + tags.indices.filter { $0 != Int(source) }.sorted { tags[$0] < tags[$1] }
    locales = order.map { tags[$0] }
    var places = [Int32](repeating: -1, count: tags.count)
    for (column, number) in order.enumerated() { places[number] = Int32(clamping: column) }
    for index in columns.columns.indices where columns.columns[index] >= 0 {
      columns.columns[index] = places[Int(columns.columns[index])]
    }
    return columns
  }

  /// The locale of entries with one of a file's locale names; nil for what is no language.
  private func localeTag(name: String, file: Int) -> LocaleTag? {
    let tag: LocaleTag?
    if files[file].role == .leftOut {
      return nil
    } else if files[file].format.namesLocales {
      tag = LocaleTag(name)
    } else if places[file].problem != nil, places[file].tag == nil {
      return nil
    } else {
      tag = places[file].tag ?? sourceLocale
    }
    guard let tag, !tag.isNoLanguage else { return nil }
    return tag.merged
  }

  /// Fills `found` with the rows of a file's entries, new ones where they are; -1 for an entry of no
  /// language.
  private mutating func findRows(ofFile file: Int, _ columns: [Int32]) {
    let own = files[file]
    let entries = own.entries
    var room: [Int32] = []
    swap(&room, &found)
    var places = room.mutableSpan
    let start = starts[file]
    var next = 0
    for entry in entries.indices {
      let record = entries[entry]
      guard columns[Int(record.locale)] >= 0 else { continue }
      let table = own.resourceTable(of: record)
      let key = own.bytes(record.key)
      // The same key stands at the same place in most translations: the row behind the last is tried
      // before the key is hashed.
      let isNext = next < rows.count && Self.isKey(key, of: rows[next], table, files)
      let row =
        isNext ? next : row(of: key, EntryReference(file: file, entry: entry), table)
      next = row + 1
      places[start &+ entry] = Int32(clamping: row)
    }
    swap(&room, &found)
  }

  /// Chains the entries of a file behind those of their rows and locales, plain ones before overrides.
  private mutating func chainEntries(ofFile file: Int, _ columns: [Int32]) {
    let isConfigured = !places[file].configuration.isEmpty
    let own = files[file]
    let entries = own.entries
    let (start, rowCount) = (starts[file], rows.count)
    var number = linkCount
    // Two parts of one value cannot both be lent.
    var (ownCells, ownLinks, ownCounts): ([Int32], [Catalog.Link], [Int]) = ([], [], [])
    swap(&ownCells, &cells)
    swap(&ownLinks, &links)
    swap(&ownCounts, &entryCounts)
    var cellSpan = ownCells.mutableSpan
    var linkSpan = ownLinks.mutableSpan
    var counts = ownCounts.mutableSpan
    var flags: Entry.Flags = []
    for entry in entries.indices {
      let row = found[start &+ entry]
      if row < 0 { continue }
      let record = entries[entry]
      flags.formUnion(record.flags)
      let locale = columns[Int(record.locale)]
      let hasProduct = record.remark > 0 && own.note(of: record)?.product.isNone == false
      // Products follow each other.
      let isVariant = isConfigured || hasProduct && row == last.row && locale == last.locale
      last = (row, locale)
      if locale == Int32(Catalog.sourceIndex), !isVariant { hasSource = true }
      let reference = EntryReference(file: file, entry: entry)
      linkSpan[number] = Catalog.Link(reference: reference, next: -1, isVariant: isVariant)
      let cell = Int(locale) * rowCount + Int(row)
      let first = cellSpan[cell]
      if first >= 0, record.flags.contains(.implied),
        files[Int(linkSpan[Int(first)].reference.file)].isStandIn
      {
        continue
      }
      // Plain entries stand before overrides.
      if !isVariant, first < 0 || linkSpan[Int(first)].isVariant { counts[Int(locale)] += 1 }
      if first < 0 {
        cellSpan[cell] = Int32(clamping: number)
      } else {
        Self.chain(number, in: cell, &cellSpan, &linkSpan, &ends)
      }
      number += 1
    }
    swap(&ownCells, &cells)
    swap(&ownLinks, &links)
    swap(&ownCounts, &entryCounts)
    linkCount = number
    entryFlags[file] = flags
  }

  /// Chains a link in a cell that has some.
  private static func chain(
    _ number: Int, in cell: Int, _ cells: inout MutableSpan<Int32>,
    _ links: inout MutableSpan<Catalog.Link>, _ ends: inout [Int: (plain: Int32, last: Int32)]
  ) {
    let link = Int32(clamping: number)
    let isVariant = links[number].isVariant
    let first = cells[cell]
    var end = ends[cell] ?? (links[Int(first)].isVariant ? -1 : first, first)
    let before = isVariant ? end.last : end.plain
    if before < 0 {
      links[number].next = first
      cells[cell] = link
    } else {
      links[number].next = links[Int(before)].next
      links[Int(before)].next = link
    }
    if !isVariant { end.plain = link }
    if links[number].next < 0 { end.last = link }
    ends[cell] = end
  }

  /// Finds the row of a key, or makes it for an entry.
  private mutating func row(
    of key: Span<UInt8>, _ reference: EntryReference, _ table: ResourceTable
  ) -> Int {
    let identity = KeyRow.Identity(table: table, key: Array(copying: key))
    if let row = index[identity] { return row }
    index[identity] = rows.count
    rows.append(KeyRow(table: table, first: reference))
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
}
