/// Numbers by the likeness of their texts: open addressing, emptied and used again for each locale.
struct TextHashIndex {
  /// Number plus one of the last text of a likeness; 0 for an empty slot.
  private var slots: [Int32]
  /// Likeness of a slot's texts.
  private var keys: [UInt64]
  /// Number plus one of the text before, by number.
  private var previous: [Int32]

  /// Most earlier texts that are given for one: more would be a table of one text.
  private static let mostEarlier = 16

  /// An index for numbers below a capacity.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    keys = Array(repeating: 0, count: size)
    previous = Array(repeating: 0, count: capacity)
  }

  /// Forgets all numbers.
  mutating func removeAll() {
    for index in slots.indices { slots[index] = 0 }
  }

  /// Adds a number and gives the earlier ones of the same likeness, the last ones first.
  mutating func insert(_ number: Int, _ likeness: UInt64) -> [Int] {
    // The low bits of the hash alone are too much alike.
    var slot = Int(truncatingIfNeeded: likeness ^ likeness >> 29) & (slots.count - 1)
    while slots[slot] != 0, keys[slot] != likeness { slot = (slot + 1) & (slots.count - 1) }
    var earlier: [Int] = []
    var link = slots[slot]
    while link != 0, earlier.count < Self.mostEarlier {
      earlier.append(Int(link) - 1)
      link = previous[Int(link) - 1]
    }
    previous[number] = slots[slot]
    slots[slot] = Int32(clamping: number + 1)
    keys[slot] = likeness
    return earlier
  }
}
