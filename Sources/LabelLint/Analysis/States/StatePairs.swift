/// The pairs of states in a catalog's source language, by key and by text.
package struct StatePairs: Sendable {
  /// The pairs that have both sides, by key first.
  let groups: [StatePairGroup]
  /// Keys that have one side while another family of keys has both.
  let lonely: [LonelyMember]
  /// Rows that are a side of a pair by their keys.
  let pairedRows: Set<Int>

  /// A key with one member of a pair.
  struct LonelyMember: Sendable {
    /// The row.
    let row: Int
    /// The pair.
    let pair: PairedWords.Pair
    /// Which member the key has: 0 or 1.
    let side: Int
  }

  /// A member that was found in a key or text.
  private struct Hit {
    /// Hash of the pair and of all that stands beside the member.
    var frame: UInt64
    /// Hash of the pair, the member's place and the outer segments: what a family of keys shares.
    var family: UInt64
    var member: PairedWords.Member
    var row: Int
  }

  /// Finds the pairs of a catalog.
  init(_ catalog: Catalog, _ kinds: CatalogKinds, _ keys: SourceKeySegments, _ words: PairedWords) {
    var keyHits: [Hit] = []
    var textHits: [Hit] = []
    let isEnglish = catalog.sourceLocale.language == "en"
    if catalog.hasSource, var current = FileCursor(catalog) {
      for row in catalog.rows.indices {
        guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
          !kinds.isConstant(row: row)
        else { continue }
        current.open(catalog, file: Int(source.file))
        let key = current.file.bytes(current.file.entries[Int(source.entry)].key)
        Self.findInKey(row, key, keys, catalog.rows[row].table, words, &keyHits)
        if isEnglish, let text = catalog.firstMessage(of: source) {
          let bytes = current.file.bytes(current.file.messages[text.message].text)
          Self.findInText(bytes, row, words, &textHits)
        }
      }
    }
    var groups: [StatePairGroup] = []
    var lonely: [LonelyMember] = []
    Self.group(keyHits, words, isByKey: true, into: &groups, lonely: &lonely)
    pairedRows = Set(groups.flatMap { $0.rows.joined() })
    Self.group(textHits, words, isByKey: false, into: &groups, lonely: &lonely)
    self.groups = groups
    self.lonely = lonely
  }

  /// Finds members among the segments of a row's key.
  private static func findInKey(
    _ row: Int, _ key: Span<UInt8>, _ keys: SourceKeySegments, _ table: ResourceTable,
    _ words: PairedWords, _ hits: inout [Hit]
  ) {
    let own = keys.range(ofRow: row)
    let table = UInt64(table.number)
    for start in own where words.beginsMember(keys.segments[start].hash) {
      var hash = PairedWords.noWords
      for end in start..<min(start + words.mostWords, own.upperBound) {
        hash = PairedWords.hash(hash, key, keys.segments[end].range)
        for member in words.members(hash) {
          let place = UInt64(start - own.lowerBound)
          var frame = mix(table, UInt64(member.pair))
          for index in own where index < start || index > end {
            frame = mix(frame, keys.segments[index].hash)
          }
          // What is beside the member is on one side of it in both keys.
          frame = mix(frame, place)
          var family = mix(mix(table, UInt64(member.pair)), place)
          family = mix(family, UInt64(own.upperBound - end))
          if start > own.lowerBound { family = mix(family, keys.segments[own.lowerBound].hash) }
          if end + 1 < own.upperBound {
            family = mix(family, keys.segments[own.upperBound - 1].hash)
          }
          hits.append(Hit(frame: frame, family: family, member: member, row: row))
        }
      }
    }
  }

  /// Finds members at the start of a text.
  private static func findInText(
    _ text: Span<UInt8>, _ row: Int, _ words: PairedWords, _ hits: inout [Hit]
  ) {
    var hash = PairedWords.noWords
    var index = 0
    for count in 0..<words.mostWords {
      let start = index
      while index < text.count, ASCII.isLetter(text[index]) { index += 1 }
      if index == start { return }
      hash = PairedWords.hash(hash, text, start..<index)
      if count == 0, !words.beginsMember(hash) { return }
      let isEnd = index >= text.count || text[index] < 0x80 && !joins(text[index])
      if isEnd {
        for member in words.members(hash) {
          let rest = FoldedEquality.hash(of: text.extracting(index..<text.count))
          let frame = mix(rest, UInt64(member.pair))
          hits.append(Hit(frame: frame, family: 0, member: member, row: row))
        }
      }
      guard index + 1 < text.count, text[index] == 0x20 else { return }
      index += 1
    }
  }

  /// Whether a byte joins what stands before it to what follows.
  private static func joins(_ byte: UInt8) -> Bool {
    byte == "-" || byte == "'" || ASCII.isDigit(byte) || byte == 0x5F
  }

  /// Brings the hits of one frame together.
  private static func group(
    _ hits: [Hit], _ words: PairedWords, isByKey: Bool, into groups: inout [StatePairGroup],
    lonely: inout [LonelyMember]
  ) {
    let sorted = hits.sorted {
      ($0.frame, $0.member.pair, $0.row) < ($1.frame, $1.member.pair, $1.row)
    }
    var proven: Set<UInt64> = []
    var single: [Hit] = []
    var found: [StatePairGroup] = []
    var start = 0
    while start < sorted.count {
      var end = start
      while end < sorted.count, sorted[end].frame == sorted[start].frame,
        sorted[end].member.pair == sorted[start].member.pair
      {
        end += 1
      }
      if end == start + 1 {
        // Most members stand alone.
        if isByKey { single.append(sorted[start]) }
        start = end
        continue
      }
      let own = sorted[start..<end]
      let rows = [0, 1].map { side in own.filter { $0.member.side == side }.map(\.row) }
      if rows[0].isEmpty || rows[1].isEmpty {
        if isByKey { single += own }
      } else {
        proven.formUnion(own.map(\.family))
        let pair = words.pairs[own[start].member.pair]
        found.append(StatePairGroup(pair: pair, isByKey: isByKey, rows: rows))
      }
      start = end
    }
    groups += found.sorted { ($0.rows[0][0], $0.rows[1][0]) < ($1.rows[0][0], $1.rows[1][0]) }
    for hit in single.sorted(by: { $0.row < $1.row }) where proven.contains(hit.family) {
      lonely.append(
        LonelyMember(
          row: hit.row, pair: words.pairs[hit.member.pair], side: hit.member.side))
    }
  }

  /// Takes one number into a hash.
  private static func mix(_ hash: UInt64, _ number: UInt64) -> UInt64 {
    let product = (hash ^ number ^ 0x9E37_79B9_7F4A_7C15)
      .multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}
