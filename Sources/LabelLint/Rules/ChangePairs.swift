/// Keys of an action and of its change: `add_x` and `added_x`, `send` and `sending`.
struct ChangePairs {
  /// The keys of an action and of its change.
  struct Pair {
    /// Row of the action.
    let action: Int
    /// Row of the text that tells of the change.
    let change: Int
    /// Whether the change is going on, not done.
    let isProgress: Bool
  }

  /// The pairs, in order of the changes' rows.
  private(set) var pairs: [Pair] = []

  /// Most segments of a key that is looked at.
  private static let mostSegments = 8

  /// A change that looks for its action.
  private struct Change {
    var row: Int
    /// Number of segments of its key.
    var segments: Int
    /// Whether the change is going on, not done.
    var isProgress: Bool
  }

  /// Finds the pairs of a catalog by the keys of its source language.
  init(_ catalog: Catalog, _ kinds: CatalogKinds) {
    var changes: [UInt64: [Change]] = [:]
    // Hashes of the changes' stems: no key without one has an action. Most are told by six of their
    // bits.
    var stems: Set<UInt64> = []
    var stemBits: UInt64 = 0
    for row in catalog.rows.indices
    where Self.tellsOfChange(kinds[row: row])
      && Self.holdsSegment(row: row, catalog, where: Self.mayBeChanged)
    {
      guard let words = Self.words(row: row, catalog) else { continue }
      for index in words.indices {
        guard let stem = VerbForms.stem(ofChanged: words[index]) else { continue }
        let frame = Self.frame(stem, besides: words, index, table: catalog.rows[row].table)
        let hash = KeyShape.hash(stem)
        stems.insert(hash)
        stemBits |= 1 << (hash & 63)
        changes[frame, default: []].append(
          Change(row: row, segments: words.count, isProgress: words[index].hasSuffix("ing")))
      }
    }
    if changes.isEmpty { return }
    var found: Set<[Int]> = []
    var segments: [Range<Int>] = []
    for row in catalog.rows.indices where !kinds.isConstant(row: row) {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { continue }
      let file = catalog.files[Int(source.file)]
      let key = file.bytes(file.entries[Int(source.entry)].key)
      guard
        Self.read(
          key, into: &segments,
          where: { key, segment in
            let hash = Self.stemHash(key, segment)
            return stemBits & (1 << (hash & 63)) != 0 && stems.contains(hash)
          })
      else { continue }
      for index in segments.indices where !VerbForms.isChanged(key, segments[index]) {
        let frame = Self.frame(key, segments, index, table: catalog.rows[row].table)
        for change in changes[frame] ?? []
        where change.row != row && change.segments == segments.count
          && found.insert([row, change.row]).inserted
        {
          pairs.append(
            Pair(action: row, change: change.row, isProgress: change.isProgress))
        }
      }
    }
    pairs.sort { ($0.change, $0.action) < ($1.change, $1.action) }
  }

  /// Hash of the first segment of a row's key; 0 for a key that is no name.
  static func family(ofRow row: Int, in catalog: Catalog) -> UInt64 {
    words(row: row, catalog)?.first.map { KeyShape.hash($0) } ?? 0
  }

  /// Whether a text may tell of a change.
  private static func tellsOfChange(_ kind: MessageKind) -> Bool {
    switch kind.purpose {
    case .action, .announcement, .shortText, .label, .state: true
    case .hint, .title, .message, .fieldHint, .constant, .unknown: false
    }
  }

  /// Whether some segment of a row's key in the source passes a test.
  private static func holdsSegment(
    row: Int, _ catalog: Catalog, where test: (Span<UInt8>, Range<Int>) -> Bool
  ) -> Bool {
    guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { return false }
    return catalog.files[Int(source.file)].holdsSegment(catalog[source].key, where: test)
  }

  /// Whether a segment ends as participles and forms in -ing do.
  private static func mayBeChanged(_ key: Span<UInt8>, _ segment: Range<Int>) -> Bool {
    guard segment.count >= 3 else { return false }
    let end = segment.upperBound
    switch (ASCII.lowercased(key[end - 2]), ASCII.lowercased(key[end - 1])) {
    case (UInt8(ascii: "e"), UInt8(ascii: "d")), (UInt8(ascii: "n"), UInt8(ascii: "g")): return true
    default: return VerbForms.isIrregular(KeyShape.hash(key, segment))
    }
  }

  /// Reads the segments of a key; whether it has at most eight, some of which passes a test.
  private static func read(
    _ key: Span<UInt8>, into segments: inout [Range<Int>],
    where test: (Span<UInt8>, Range<Int>) -> Bool
  ) -> Bool {
    segments.removeAll(keepingCapacity: true)
    var isPassed = false
    var walk = KeySegments(key)
    while let segment = walk.next() {
      // A key of many words is a text.
      if segments.count == mostSegments { return false }
      segments.append(segment)
      isPassed = isPassed || test(key, segment)
    }
    return isPassed
  }

  /// Hash of the stem of the verb that a segment may be.
  private static func stemHash(_ key: Span<UInt8>, _ segment: Range<Int>) -> UInt64 {
    KeyShape.hash(key, VerbForms.stem(in: key, segment))
  }

  /// Hash of the stem of a segment and of the other segments, wherever they stand.
  private static func frame(
    _ key: Span<UInt8>, _ segments: [Range<Int>], _ index: Int, table: ResourceTable
  ) -> UInt64 {
    var others = UInt64(table.rawValue)
    for other in segments.indices where other != index {
      others &+= KeyShape.hash(key, segments[other])
    }
    let own = segments[index]
    // Letters beyond ASCII are told apart as characters, not as bytes.
    let stem =
      key.extracting(own).isASCII
      ? stemHash(key, own) : KeyShape.hash(VerbForms.stem(of: word(key, own)))
    return stem ^ others &* 0x9E37_79B9_7F4A_7C15
  }

  /// The segments of a row's key, in lower case; nil for a row that the source lacks.
  private static func words(row: Int, _ catalog: Catalog) -> [String]? {
    guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { return nil }
    let file = catalog.files[Int(source.file)]
    let key = file.bytes(catalog[source].key)
    var words: [String] = []
    var walk = KeySegments(key)
    while let segment = walk.next() {
      // A key of many words is a text.
      if words.count == mostSegments { return nil }
      words.append(word(key, segment))
    }
    return words
  }

  /// A segment of a key, its ASCII capitals made small.
  private static func word(_ key: Span<UInt8>, _ segment: Range<Int>) -> String {
    String(decoding: segment.map { ASCII.lowercased(key[$0]) }, as: UTF8.self)
  }

  /// Hash of a verb's stem and of the other segments, wherever they stand.
  private static func frame(
    _ stem: String, besides words: [String], _ index: Int, table: ResourceTable
  ) -> UInt64 {
    var others: UInt64 = UInt64(table.rawValue)
    for other in words.indices where other != index { others &+= KeyShape.hash(words[other]) }
    return KeyShape.hash(stem) ^ others &* 0x9E37_79B9_7F4A_7C15
  }
}

extension CatalogFile {
  /// Whether some segment of a key passes a test.
  fileprivate func holdsSegment(
    _ key: TextRef, where test: (Span<UInt8>, Range<Int>) -> Bool
  ) -> Bool {
    let bytes = bytes(key)
    var walk = KeySegments(bytes)
    while let segment = walk.next() {
      if test(bytes, segment) { return true }
    }
    return false
  }
}
