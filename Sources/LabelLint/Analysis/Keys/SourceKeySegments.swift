/// The keys of a catalog's source, divided into segments once for all that look for pairs among them.
final class SourceKeySegments: Sendable {
  /// A segment of a key.
  struct Segment: Sendable {
    /// Offset of its first byte in the key.
    let start: UInt32
    /// Number of its bytes.
    let count: UInt32
    /// Its hash, in any ASCII case.
    let hash: UInt64
    /// Hash of the stem of the verb that it may be.
    let stem: UInt64
    /// Whether it ends as participles and forms in -ing do, or is a participle that no rule makes.
    let mayBeChanged: Bool

    /// Its byte offsets in the key.
    var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
  }

  /// The segments of all keys, one key behind the other.
  let segments: [Segment]
  /// Number of segments before those of each row, and of all; a row that the source lacks has none.
  private let starts: [Int32]

  /// Divides the keys that a catalog's source has.
  init(_ catalog: Catalog) {
    var segments: [Segment] = []
    var starts: [Int32] = []
    starts.reserveCapacity(catalog.rows.count + 1)
    segments.reserveCapacity(catalog.rows.count * 4)
    if var current = FileCursor(catalog) {
      for row in catalog.rows.indices {
        starts.append(Int32(clamping: segments.count))
        guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { continue }
        current.open(catalog, file: Int(source.file))
        Self.append(
          current.file.bytes(current.file.entries[Int(source.entry)].key), to: &segments)
      }
    }
    starts.append(Int32(clamping: segments.count))
    self.segments = segments
    self.starts = starts
  }

  /// The numbers of the segments of a row's key.
  func range(ofRow row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }

  /// What the segments of words say of a text, by their hashes.
  private static let meanings = SegmentMeaningTable { KeyShape.hash($0) }

  /// What the segments of a row's key say of its texts; nil for a key without any.
  func meaning(ofRow row: Int) -> SegmentMeaning? {
    let own = range(ofRow: row)
    if own.isEmpty { return nil }
    let table = Self.meanings
    var found: SegmentMeaning = []
    for index in own { found.formUnion(table.meaning(of: segments[index].hash)) }
    return found
  }

  /// Appends the segments of a key.
  private static func append(_ key: Span<UInt8>, to segments: inout [Segment]) {
    var walk = KeySegments(key)
    while let range = walk.next() {
      // A stem is its segment without the last letters.
      let stem = VerbForms.stem(in: key, range)
      let stemHash = KeyShape.hash(key, stem)
      let hash = PairedWords.extended(stemHash, by: key, stem.upperBound..<range.upperBound)
      segments.append(
        Segment(
          start: UInt32(clamping: range.lowerBound), count: UInt32(clamping: range.count),
          hash: hash, stem: stemHash,
          mayBeChanged: mayBeChanged(key, range, hash)))
    }
  }

  /// Whether a segment ends as participles and forms in -ing do.
  private static func mayBeChanged(
    _ key: Span<UInt8>, _ segment: Range<Int>, _ hash: UInt64
  ) -> Bool {
    guard segment.count >= 3 else { return false }
    let end = segment.upperBound
    switch (ASCII.lowercased(key[end - 2]), ASCII.lowercased(key[end - 1])) {
    case ("e", "d"), ("n", "g"): return true
    default: return VerbForms.isIrregular(hash)
    }
  }
}

/// The meanings of segments by their hashes, for keys whose segments were hashed already.
struct SegmentMeaningTable: Sendable {
  /// The meanings of words by their hashes.
  private let meanings: [UInt64: SegmentMeaning]

  /// A table of all words with a meaning.
  ///
  /// - Parameter hash: Hashes a word as segments are hashed, in any ASCII case.
  init(_ hash: (String) -> UInt64) {
    meanings = Dictionary(SegmentMeaning.allWords.map { (hash($0.word), $0.meaning) }) { first, _ in
      first
    }
  }

  /// The meaning of a segment, by its hash; none for most.
  func meaning(of hash: UInt64) -> SegmentMeaning { meanings[hash] ?? [] }
}
