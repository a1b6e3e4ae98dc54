/// Finds the row of a key by its bytes: open addressing over the rows' hashes.
struct KeyIndex: Sendable {
  private var slots: [Int32]
  private var count = 0

  /// An empty index with room for about so many keys.
  init(minimumCapacity: Int) {
    var capacity = 16
    while capacity < minimumCapacity * 2 { capacity *= 2 }
    slots = [Int32](repeating: -1, count: capacity)
  }

  /// Seed of the hashes of a table's keys.
  static func seed(of table: ResourceTable) -> UInt64 { UInt64(table.rawValue) &+ 1 }

  /// The row with a hash that a test accepts; nil without one.
  func row(hash: UInt64, in rows: [KeyRow], where isSame: (Int) -> Bool) -> Int? {
    var candidate = first(hash: hash)
    while let row = row(at: candidate) {
      if rows[row].hash == hash, isSame(row) { return row }
      candidate = next(after: candidate)
    }
    return nil
  }

  /// Where the row with a hash stands first, if there is one.
  func first(hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (slots.count - 1) }

  /// Where else the same row may stand.
  func next(after place: Int) -> Int { (place + 1) & (slots.count - 1) }

  /// The row at a place; nil where no further one has the hash.
  func row(at place: Int) -> Int? { slots[place] < 0 ? nil : Int(slots[place]) }

  /// Adds the last of the rows.
  mutating func insertLast(of rows: [KeyRow]) {
    count += 1
    if count * 2 > slots.count { grow(rows) } else { place(rows.count - 1, rows) }
  }

  private mutating func grow(_ rows: [KeyRow]) {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for row in rows.indices { place(row, rows) }
  }

  private mutating func place(_ row: Int, _ rows: [KeyRow]) {
    var index = Int(truncatingIfNeeded: rows[row].hash) & (slots.count - 1)
    while slots[index] >= 0 { index = (index + 1) & (slots.count - 1) }
    slots[index] = Int32(clamping: row)
  }
}
