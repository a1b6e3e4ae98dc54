/// Finds the entry of a file that has the same key as a new one, by bytes.
struct EntryKeyIndex {
  /// Index of an entry plus one, by place; 0 where there is none. The count is a power of two.
  private var places: [UInt32]
  /// Upper half of each place's hash, which spares most comparisons of bytes.
  private var tags: [UInt32]
  private var count = 0
  private static let seed = UInt64.random(in: .min ... .max)
  private let seed = Self.seed

  /// An empty index with room for about so many keys.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    places = Array(repeating: 0, count: size)
    tags = Array(repeating: 0, count: size)
  }

  /// Enters the key of an entry.
  ///
  /// - Returns: the entry that had the key so far; nil for a new key.
  mutating func insert(_ entry: Int, of file: borrowing CatalogFile) -> Int? {
    if count * 4 >= places.count * 3 { grow(file) }
    let hash = file.bytes(file.entries[entry].key).hash(seed: seed)
    let tag = UInt32(truncatingIfNeeded: hash >> 32)
    var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
    while places[place] != 0 {
      if tags[place] == tag {
        let known = Int(places[place]) - 1
        let key = file.bytes(file.entries[known].key)
        if key.hasSameBytes(as: file.bytes(file.entries[entry].key)) {
          places[place] = UInt32(clamping: entry + 1)
          return known
        }
      }
      place = (place + 1) & (places.count - 1)
    }
    places[place] = UInt32(clamping: entry + 1)
    tags[place] = tag
    count += 1
    return nil
  }

  private mutating func grow(_ file: borrowing CatalogFile) {
    let known = places
    places = Array(repeating: 0, count: known.count * 2)
    tags = Array(repeating: 0, count: known.count * 2)
    for entry in known where entry != 0 {
      let hash = file.bytes(file.entries[Int(entry) - 1].key).hash(seed: seed)
      var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
      while places[place] != 0 { place = (place + 1) & (places.count - 1) }
      places[place] = entry
      tags[place] = UInt32(truncatingIfNeeded: hash >> 32)
    }
  }
}
