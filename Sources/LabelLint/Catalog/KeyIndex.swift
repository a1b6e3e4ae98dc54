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
    var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[index] >= 0 {
      let row = Int(slots[index])
      if rows[row].hash == hash, isSame(row) { return row }
      index = (index + 1) & (slots.count - 1)
    }
    return nil
  }

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
