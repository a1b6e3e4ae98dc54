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
  init(_ catalog: Catalog, _ kinds: CatalogKinds, _ keys: SourceKeySegments) {
    var changes: [UInt64: [Change]] = [:]
    // Hashes of the changes' stems: no key without one has an action.
    var stems: Set<UInt64> = []
    for row in catalog.rows.indices
    where Self.tellsOfChange(kinds[row: row])
      && keys.range(ofRow: row).contains(where: { keys.segments[$0].mayBeChanged })
    {
      guard let words = Self.words(row: row, catalog) else { continue }
      let own = keys.range(ofRow: row)
      for index in words.indices where keys.segments[own.lowerBound + index].mayBeChanged {
        guard let stem = VerbForms.stem(ofChanged: words[index]) else { continue }
        let frame = Self.frame(stem, besides: words, index, table: catalog.rows[row].table)
        let hash = KeyShape.hash(stem)
        stems.insert(hash)
        changes[frame, default: []].append(
          Change(row: row, segments: words.count, isProgress: words[index].hasSuffix("ing")))
      }
    }
    if changes.isEmpty { return }
    var found: Set<[Int]> = []
    for row in catalog.rows.indices where !kinds.isConstant(row: row) {
      let own = keys.range(ofRow: row)
      let mayAct =
        own.count <= Self.mostSegments
        && own.contains { stems.contains(keys.segments[$0].stem) }
      guard mayAct, let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else {
        continue
      }
      let file = catalog.file(of: source)
      let key = file.bytes(file.entries[Int(source.entry)].key)
      for index in own where !VerbForms.isChanged(key, keys.segments[index].range) {
        let frame = Self.frame(key, keys, own, index, table: catalog.rows[row].table)
        for change in changes[frame] ?? []
        where change.row != row && change.segments == own.count
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
    case .hint, .title, .message, .fieldHint, .constant, .tooltip, .unknown: false
    }
  }

  /// Hash of the stem of a segment, by its number, and of the other segments, wherever they stand.
  private static func frame(
    _ key: Span<UInt8>, _ keys: SourceKeySegments, _ segments: Range<Int>, _ index: Int,
    table: ResourceTable
  ) -> UInt64 {
    var others = UInt64(table.number)
    for other in segments where other != index { others &+= keys.segments[other].hash }
    let own = keys.segments[index]
    // Letters beyond ASCII are told apart as characters, not as bytes.
    let stem =
      key.extracting(own.range).isASCII
      ? own.stem : KeyShape.hash(VerbForms.stem(of: word(key, own.range)))
    return stem ^ others &* 0x9E37_79B9_7F4A_7C15
  }

  /// The segments of a row's key, in lower case; nil for a row that the source lacks.
  private static func words(row: Int, _ catalog: Catalog) -> [String]? {
    guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { return nil }
    let file = catalog.file(of: source)
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
    var others: UInt64 = UInt64(table.number)
    for other in words.indices where other != index { others &+= KeyShape.hash(words[other]) }
    return KeyShape.hash(stem) ^ others &* 0x9E37_79B9_7F4A_7C15
  }
}
