/// Finds what the catalogs of a set hold beside its findings; each key and file is looked up once.
struct ContextFinder {
  /// The catalog.
  private let catalog: Catalog
  /// The keys that findings were about.
  private(set) var entries: [ReportedEntry] = []
  /// Indexes in `entries` by row and slot.
  private var known: [[UInt8]: Int] = [:]
  /// Rows by table and key.
  private var rows: [[UInt8]: Int] = [:]
  /// Files by path.
  private var files: [[UInt8]: Int] = [:]
  /// Values by file; nil until asked for.
  private var places: [MessagePlaces?]
  /// Ways from stored offsets to offsets of the text; nil until asked for.
  private var indexes: [SourceIndex?]
  /// Reads placeholders.
  private var scanner = PlaceholderScanner()

  /// A finder for a catalog.
  init(_ catalog: Catalog) {
    self.catalog = catalog
    places = Array(repeating: nil, count: catalog.files.count)
    indexes = Array(repeating: nil, count: catalog.files.count)
    for index in catalog.files.indices {
      files[Array(catalog.files[index].source.path.utf8)] = index
    }
    for row in catalog.rows.indices {
      rows[Self.name(catalog.tableName(row: row), catalog.key(row: row))] = row
    }
  }

  /// Table and key as one; no table name holds a NUL.
  private static func name(_ table: String, _ key: String) -> [UInt8] {
    Array(table.utf8) + [0] + Array(key.utf8)
  }

  /// Index in `entries` of the key that a finding is about; nil where it is about none.
  mutating func entry(of finding: ReportedFinding) -> Int? {
    let name = Self.name(finding.subject.table, finding.subject.key)
    guard !finding.subject.key.isEmpty, let row = rows[name] else { return nil }
    let slot = name + [0] + Array(finding.subject.slot.utf8)
    if let entry = known[slot] { return entry }
    known[slot] = entries.count
    entries.append(
      ReportedEntry(comment: comment(row: row), texts: texts(row: row, finding.subject.slot)))
    return entries.count - 1
  }

  /// The comment of a row, the source's first.
  private func comment(row: Int) -> String? {
    let references =
      [catalog.entry(row: row, locale: Catalog.sourceIndex), catalog.rows[row].first]
      .compactMap(\.self)
    for reference in references {
      let file = Int(reference.file)
      let comment = catalog.files[file].string(catalog.files[file].comment(of: catalog[reference]))
      if let comment, !comment.isEmpty { return comment }
    }
    return nil
  }

  /// The texts of a slot in all locales.
  private func texts(row: Int, _ slot: String) -> [ReportedEntry.Text] {
    catalog.locales.indices.compactMap { locale in
      guard let reference = catalog.entry(row: row, locale: locale),
        let text = catalog.string(of: reference, slot: self.slot(slot, of: reference)),
        !text.isEmpty
      else { return nil }
      return ReportedEntry.Text(locale: catalog.locales[locale].description, text: text)
    }
  }

  /// The slot of an entry with a printed path; its only one where it has none of that name.
  private func slot(_ path: String, of reference: EntryReference) -> SlotPath {
    if path.isEmpty { return .only }
    let file = catalog.file(of: reference)
    return file.slots.first { ByteOrder.areEqual($0.description, path) } ?? .only
  }

  /// The text that a finding is in; nil where it is in none, or the file is another by now.
  mutating func place(of finding: ReportedFinding) -> TextPlace? {
    guard let text = finding.text, let file = files[Array(finding.place.path.utf8)] else {
      return nil
    }
    let start = offset(ofStored: finding.place.offset, inFile: file)
    let end = offset(ofStored: finding.place.offset + finding.place.length, inFile: file)
    guard start <= end, let message = message(holding: start..<end, inFile: file),
      let own = catalog.files[file].string(catalog.files[file].messages[message].text),
      ByteOrder.areEqual(own, text)
    else { return nil }
    return TextPlace(file: file, message: message, bytes: start..<end)
  }

  /// Offset in a file's text of an offset in the file as stored.
  private mutating func offset(ofStored offset: Int, inFile file: Int) -> Int {
    let encoding = catalog.files[file].source.encoding
    if encoding == .utf8 || encoding == .binary { return offset }
    let index = indexes[file] ?? SourceIndex(catalog.files[file].source)
    indexes[file] = index
    return index.offset(ofStored: offset)
  }

  /// The message of a file whose value holds a range.
  private mutating func message(holding range: Range<Int>, inFile file: Int) -> Int? {
    let places = places[file] ?? MessagePlaces(catalog.files[file])
    self.places[file] = places
    return places.message(holding: range)
  }

  /// The bytes of the text that a finding is about; nil where that is all or nothing of it.
  func flagged(_ finding: ReportedFinding, at place: TextPlace) -> Range<Int>? {
    let range = catalog.files[place.file].decodedRange(of: place.bytes, inMessage: place.message)
    guard let range, range != 0..<(finding.text ?? "").utf8.count else { return nil }
    return range
  }

  /// The plural categories that a new text needs a line for each of: those that a plural lacks, all
  /// where there is none; none where one text is enough.
  func forms(of finding: ReportedFinding) -> [PluralCategory] {
    var forms: [PluralCategory] = []
    if finding.rule == MissingPluralCategory.id {
      forms = finding.detail.split(separator: " ").compactMap {
        PluralCategory(rawValue: String($0))
      }
    } else if finding.rule == MissingTranslation.id,
      let row = rows[Self.name(finding.subject.table, finding.subject.key)],
      let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
      catalog[source].type == .plural,
      let use = LocaleTag(finding.subject.locale).flatMap({ PluralUse($0) })
    {
      let needed = use.integerCategories + [.other]
      forms = PluralCategory.allCases.filter(needed.contains)
    }
    return forms.count > 1 ? forms : []
  }

  /// The placeholders that a new text must keep: those of the source text, else its own.
  mutating func placeholders(of finding: ReportedFinding) -> [String] {
    let text = Array((finding.source ?? finding.text ?? "").utf8)
    guard PlaceholderScanner.mayHold(text.span) else { return [] }
    scanner.scan(text.span, as: PlaceholderReading(platform: finding.format.platform))
    return scanner.placeholders
      .filter { $0.flags.isDisjoint(with: [.quoted, .nested]) && $0.style != .message }
      .map { String(decoding: text[$0.span.range], as: UTF8.self) }
  }
}
