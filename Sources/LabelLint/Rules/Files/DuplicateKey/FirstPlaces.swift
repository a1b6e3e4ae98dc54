/// Finds where a key or plural category that stands twice in a file stands first.
struct FirstPlaces {
  private let catalog: Catalog
  /// The file that `entries` was made for; -1 for none.
  private var file = -1
  /// First text of each slot of the entry that was asked for last.
  private var texts: (file: Int, entry: Int, bySlot: [UInt32: Int])?
  /// First entry of each key, by the key's hash.
  private var entries: [UInt64: Int] = [:]

  /// A search in the files of a catalog.
  init(_ catalog: Catalog) { self.catalog = catalog }

  /// The first of two places; nil where the file as read does not hold it.
  ///
  /// - Parameters:
  ///   - problem: What the reader says of the second.
  ///   - entry: Index of the entry that the second belongs to.
  ///   - file: Index of the file.
  /// - Returns: The place of the first key or text.
  mutating func span(
    _ problem: ReadingProblem, ofEntry entry: Int, inFile file: Int
  ) -> SourceSpan? {
    let bytes =
      catalog.files[file].keySpan(of: catalog.files[file].entries[entry]) == problem.span
      ? firstKey(ofEntry: entry, inFile: file)
      : firstText(before: problem.span, ofEntry: entry, inFile: file)
    return bytes.map { SourceSpan(file: file, bytes: $0) }
  }

  /// Place of the key of the first entry with the key, type and product of another.
  private mutating func firstKey(ofEntry index: Int, inFile number: Int) -> ByteRange? {
    if file != number { makeEntries(of: number) }
    let file = catalog.files[number]
    guard let first = entries[hash(ofEntry: index, in: file)] else { return nil }
    let (one, other) = (file.entries[first], file.entries[index])
    let span = file.keySpan(of: one)
    guard span.start < file.keySpan(of: other).start,
      file.holdsSame(one.key, as: other.key, of: file)
    else { return nil }
    return span
  }

  private mutating func makeEntries(of number: Int) {
    file = number
    entries.removeAll(keepingCapacity: true)
    let file = catalog.files[number]
    for index in file.entries.indices {
      let hash = hash(ofEntry: index, in: file)
      if entries[hash] == nil { entries[hash] = index }
    }
  }

  /// Hash of an entry's key with what tells entries of one key apart.
  private func hash(ofEntry index: Int, in file: CatalogFile) -> UInt64 {
    let entry = file.entries[index]
    var hasher = Hasher()
    file.bytes(entry.key).hash(into: &hasher)
    hasher.combine(file.resourceTable(of: entry))
    if let product = file.note(of: entry)?.product { hasher.combine(file.string(product)) }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  /// Place of the first text in the slot of the text behind a place.
  private mutating func firstText(
    before place: ByteRange, ofEntry entry: Int, inFile number: Int
  ) -> ByteRange? {
    let file = catalog.files[number]
    let own = file.messageRange(ofEntry: entry)
    let next = own.partitioningIndex { file.messages[$0].value.start >= place.start }
    guard next < own.upperBound else { return nil }
    if texts?.file != number || texts?.entry != entry {
      let bySlot = Dictionary(
        own.map { (file.messages[$0].slot, $0) }, uniquingKeysWith: { first, _ in first })
      texts = (number, entry, bySlot)
    }
    guard let first = texts?.bySlot[file.messages[next].slot], first < next else { return nil }
    return file.messages[first].value
  }
}
