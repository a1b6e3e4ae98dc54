/// Finds the entry that has the same key as a new one, by a hash of the keys' bytes.
struct EntryKeyIndex {
  /// In each place half of a key's hash and, below it, the index of its entry plus one.
  ///
  /// 0 where there is none. The count is a power of two.
  private var places: [UInt64]
  /// Number of keys.
  private var count = 0
  /// The same for all files of a run, and another in the next.
  private static let runSeed = UInt64.random(in: .min ... .max)
  /// What keys are to be hashed with, so that no file can prepare collisions.
  let seed = Self.runSeed

  /// An empty index with room for about so many keys.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    places = Array(repeating: 0, count: size)
  }

  /// Enters the key of an entry.
  ///
  /// - Parameters:
  ///   - entry: Index of the entry.
  ///   - hash: Hash of its key with the seed.
  ///   - isSame: Whether an earlier entry, given by its index, has the same key.
  /// - Returns: the entry that had the key so far; nil for a new key.
  @inline(__always)
  mutating func insert(_ entry: Int, hash: UInt64, isSame: (Int) -> Bool) -> Int? {
    if count * 4 >= places.count * 3 { grow() }
    let record = hash & ~Self.entryMask | UInt64(entry + 1)
    var place = Self.place(of: record, among: places.count)
    while places[place] != 0 {
      let known = places[place]
      if (known ^ record) & ~Self.entryMask == 0, isSame(Int(known & Self.entryMask) - 1) {
        places[place] = record
        return Int(known & Self.entryMask) - 1
      }
      place = (place + 1) & (places.count - 1)
    }
    places[place] = record
    count += 1
    return nil
  }

  /// The bits of a place that hold the entry.
  private static let entryMask: UInt64 = 0xFFFF_FFFF

  /// Where a record is looked for first.
  private static func place(of record: UInt64, among count: Int) -> Int {
    Int(truncatingIfNeeded: record >> 32) & (count - 1)
  }

  /// Doubles the places.
  private mutating func grow() {
    let known = places
    places = Array(repeating: 0, count: known.count * 2)
    for record in known where record != 0 {
      var place = Self.place(of: record, among: places.count)
      while places[place] != 0 { place = (place + 1) & (places.count - 1) }
      places[place] = record
    }
  }
}
