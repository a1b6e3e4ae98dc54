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
  /// Hash of the first segment of each row's key; 0 for rows that are not looked at.
  private(set) var families: [UInt64]

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
    families = Array(repeating: 0, count: catalog.rows.count)
    var changes: [UInt64: [Change]] = [:]
    for row in catalog.rows.indices where Self.tellsOfChange(kinds[row: row]) {
      guard let words = Self.words(row: row, catalog) else { continue }
      for index in words.indices {
        guard let stem = VerbForms.stem(ofChanged: words[index]) else { continue }
        let frame = Self.frame(stem, besides: words, index, table: catalog.rows[row].table)
        changes[frame, default: []].append(
          Change(row: row, segments: words.count, isProgress: words[index].hasSuffix("ing")))
      }
    }
    if changes.isEmpty { return }
    var found: Set<[Int]> = []
    for row in catalog.rows.indices where !kinds.isConstant(row: row) {
      guard let words = Self.words(row: row, catalog) else { continue }
      families[row] = words.first.map { KeyShape.hash($0) } ?? 0
      for index in words.indices where VerbForms.stem(ofChanged: words[index]) == nil {
        let stem = VerbForms.stem(of: words[index])
        let frame = Self.frame(stem, besides: words, index, table: catalog.rows[row].table)
        for change in changes[frame] ?? []
        where change.row != row && change.segments == words.count
          && found.insert([row, change.row]).inserted
        {
          pairs.append(
            Pair(action: row, change: change.row, isProgress: change.isProgress))
        }
      }
    }
    pairs.sort { ($0.change, $0.action) < ($1.change, $1.action) }
  }

  /// Whether a text may tell of a change.
  private static func tellsOfChange(_ kind: MessageKind) -> Bool {
    switch kind.purpose {
    case .action, .announcement, .shortText, .label, .state: true
    case .hint, .title, .message, .fieldHint, .constant, .unknown: false
    }
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
      if words.count == 8 { return nil }
      words.append(
        String(decoding: segment.map { ASCII.lowercased(key[$0]) }, as: UTF8.self))
    }
    return words
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
