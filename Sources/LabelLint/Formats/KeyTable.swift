/// Numbers names from 0 in the order they are first met, comparing them byte by byte.
///
/// The bytes stay where they are, in the file's text or arena.
struct KeyTable {
  /// A name that was met.
  private struct KeyRecord {
    /// The name's bytes.
    let key: TextRef
    /// What the name belongs to; equal names of different owners are different.
    let owner: Int
    /// Hash of both.
    let hash: Int
  }

  private var records: [KeyRecord] = []
  /// Number of a record plus one at the place of its hash or one of the next; 0 where free.
  private var places: [UInt32] = []

  /// Names met so far.
  var count: Int { records.count }

  /// The number of a name, and whether it is met for the first time.
  mutating func number(
    of key: TextRef, owner: Int = 0, in file: borrowing CatalogFile
  ) -> (number: Int, isNew: Bool) {
    if records.count * 2 >= places.count { grow() }
    let hash = Self.hash(of: file.bytes(key), owner: owner)
    var place = hash & (places.count - 1)
    while places[place] != 0 {
      let number = Int(places[place]) - 1
      if matches(records[number], key: key, owner: owner, hash: hash, in: file) {
        return (number, false)
      }
      place = (place + 1) & (places.count - 1)
    }
    records.append(KeyRecord(key: key, owner: owner, hash: hash))
    places[place] = UInt32(clamping: records.count)
    return (records.count - 1, true)
  }

  /// The number of a name that was met before; nil for any other.
  func existingNumber(
    of key: TextRef, owner: Int = 0, in file: borrowing CatalogFile
  ) -> Int? {
    if records.isEmpty { return nil }
    let hash = Self.hash(of: file.bytes(key), owner: owner)
    var place = hash & (places.count - 1)
    while places[place] != 0 {
      let number = Int(places[place]) - 1
      if matches(records[number], key: key, owner: owner, hash: hash, in: file) { return number }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  /// The name of a number.
  func key(_ number: Int) -> TextRef { records[number].key }

  private func matches(
    _ record: KeyRecord, key: TextRef, owner: Int, hash: Int, in file: borrowing CatalogFile
  ) -> Bool {
    record.hash == hash && record.owner == owner
      && file.bytes(record.key).hasSameBytes(as: file.bytes(key))
  }

  private mutating func grow() {
    places = Array(repeating: 0, count: max(16, places.count * 2))
    for (number, record) in records.enumerated() {
      var place = record.hash & (places.count - 1)
      while places[place] != 0 { place = (place + 1) & (places.count - 1) }
      places[place] = UInt32(clamping: number + 1)
    }
  }

  /// Seeded by the process, so that no catalog can make names collide.
  private static func hash(of bytes: Span<UInt8>, owner: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(owner)
    bytes.hash(into: &hasher)
    return hasher.finalize()
  }
}
