/// Finds entries of one file that have the same type, name and product.
///
/// A hash table of entry indexes; names are compared by their bytes.
struct ResourceIdentities {
  /// Index of an entry plus one at the place that its hash names; 0 for an empty place.
  private var places: [UInt32]
  /// Hashes of the entries, by index.
  private var hashes: [UInt32] = []

  /// A table with room for about as many entries.
  init(capacity: Int) {
    var count = 64
    while count < 2 * capacity { count *= 2 }
    places = Array(repeating: 0, count: count)
    hashes.reserveCapacity(capacity)
  }

  /// Adds the entry that was started last.
  ///
  /// - Parameter file: The file that the entry is in.
  /// - Returns: The index of an entry with the same identity; nil when there is none.
  mutating func insertLast(of file: borrowing CatalogFile) -> Int? {
    let index = file.entries.count - 1
    let hash = Self.hash(file, index)
    while hashes.count < index { hashes.append(0) }
    hashes.append(hash)
    if hashes.count * 2 > places.count { grow() }
    var place = Int(hash) & (places.count - 1)
    while places[place] != 0 {
      let other = Int(places[place]) - 1
      if hashes[other] == hash, Self.areSame(file, other, index) {
        places[place] = UInt32(clamping: index + 1)
        return other
      }
      place = (place + 1) & (places.count - 1)
    }
    places[place] = UInt32(clamping: index + 1)
    return nil
  }

  /// Doubles the table.
  private mutating func grow() {
    let old = places
    places = Array(repeating: 0, count: old.count * 2)
    for entry in old where entry != 0 {
      var place = Int(hashes[Int(entry) - 1]) & (places.count - 1)
      while places[place] != 0 { place = (place + 1) & (places.count - 1) }
      places[place] = entry
    }
  }

  /// Number that entries with the same identity share.
  private static func hash(_ file: borrowing CatalogFile, _ index: Int) -> UInt32 {
    let entry = file.entries[index]
    var hash = folded(file, entry.key, into: UInt64(kind(entry.type)))
    if let product = file.note(of: entry)?.product { hash = folded(file, product, into: hash) }
    return UInt32(truncatingIfNeeded: hash >> 16)
  }

  /// A number that depends on another one and on the bytes of a text.
  private static func folded(
    _ file: borrowing CatalogFile, _ text: TextRef, into seed: UInt64
  ) -> UInt64 {
    let bytes = file.bytes(text)
    if bytes.isEmpty { return seed }
    var hash = seed ^ UInt64(bytes.count) &* 0x9E37_79B9_7F4A_7C15
    var offset = 0
    while offset &+ 8 <= bytes.count {
      hash = mix(hash ^ ByteScan.word(bytes, at: offset))
      offset &+= 8
    }
    while offset < bytes.count {
      hash = hash &* 31 &+ UInt64(ByteScan.byte(bytes, at: offset))
      offset &+= 1
    }
    return mix(hash)
  }

  /// Spreads a number over all its bits.
  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }

  /// Entries of different kinds may have the same name; an alias counts as what it stands for.
  private static func kind(_ type: EntryType) -> Int {
    switch type {
    case .plural: 1
    case .array: 2
    default: 0
    }
  }

  /// Whether two entries have the same type, name and product.
  private static func areSame(_ file: borrowing CatalogFile, _ left: Int, _ right: Int) -> Bool {
    let (one, other) = (file.entries[left], file.entries[right])
    guard kind(one.type) == kind(other.type), areEqual(file, one.key, other.key) else {
      return false
    }
    return areEqual(
      file, file.note(of: one)?.product ?? .none, file.note(of: other)?.product ?? .none)
  }

  /// Whether two texts have the same bytes; no text equals an empty one.
  private static func areEqual(
    _ file: borrowing CatalogFile, _ left: TextRef, _ right: TextRef
  ) -> Bool {
    guard left.count == right.count else { return false }
    let (one, other) = (file.bytes(left), file.bytes(right))
    for index in 0..<one.count where one[index] != other[index] { return false }
    return true
  }
}
