/// Finds entries of one file that have the same type, name and product.
///
/// A hash table of entry indexes; names are compared by their bytes.
struct ResourceIdentities {
  /// In each place half of an identity's hash and, below it, the index of its entry plus one.
  ///
  /// 0 where there is none. The count is a power of two.
  private var places: [UInt64]
  /// Number of identities.
  private var count = 0
  /// The same for all files of a run, and another in the next: no file can prepare collisions.
  private static let runSeed = UInt64.random(in: .min ... .max)
  private let seed = Self.runSeed

  /// A table with room for about as many entries.
  init(capacity: Int) {
    var size = 64
    while size < 2 * capacity { size *= 2 }
    places = Array(filledWith: 0, count: size)
  }

  /// Adds the entry that was started last.
  ///
  /// - Parameters:
  ///   - file: The file that the entry is in.
  ///   - hash: The hash of its identity.
  /// - Returns: The index of an entry with the same identity; nil when there is none.
  mutating func insertLast(of file: borrowing CatalogFile, hash: UInt64) -> Int? {
    let index = file.entries.count - 1
    let record = hash & ~Self.entryMask | UInt64(index + 1)
    if count * 2 >= places.count { grow() }
    let mask = places.count - 1
    var place = Self.place(of: record) & mask
    while places[place] != 0 {
      let known = places[place]
      if (known ^ record) & ~Self.entryMask == 0 {
        let other = Int(known & Self.entryMask) - 1
        if Self.areSame(file, other, index) {
          places[place] = record
          return other
        }
      }
      place = (place + 1) & mask
    }
    places[place] = record
    count += 1
    return nil
  }

  /// The bits of a place that hold the entry.
  private static let entryMask: UInt64 = 0xFFFF_FFFF

  /// Where a record is looked for first.
  @inline(__always)
  private static func place(of record: UInt64) -> Int { Int(truncatingIfNeeded: record >> 32) }

  /// Doubles the table.
  private mutating func grow() {
    let known = places
    places = Array(repeating: 0, count: known.count * 2)
    for record in known where record != 0 {
      var place = Self.place(of: record) & (places.count - 1)
      while places[place] != 0 { place = (place + 1) & (places.count - 1) }
      places[place] = record
    }
  }

  /// Hash of the identity of the entry that was started last.
  func hash(ofLastOf file: borrowing CatalogFile) -> UInt64 {
    let entry = file.entries[file.entries.count - 1]
    var hash = file.bytes(entry.key).hash(seed: seed &+ Self.kind(entry.type))
    if let product = file.note(of: entry)?.product, product.count > 0 {
      hash = file.bytes(product).hash(seed: hash)
    }
    return hash
  }

  /// Hash of the identity of a string without a product.
  @inline(__always)
  func hash(ofString name: Span<UInt8>) -> UInt64 { name.hash(seed: seed) }

  /// Entries of different kinds may have the same name; an alias counts as what it stands for.
  @inline(__always)
  private static func kind(_ type: EntryType) -> UInt64 {
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
    left.count == right.count && file.bytes(left).hasSameBytes(as: file.bytes(right))
  }
}
