/// Which likenesses there are: open addressing over hashes, which need not be hashed again.
struct TextHashSet {
  /// The hashes; 0 for an empty slot.
  private var slots = [UInt64](repeating: 0, count: 16)
  private var count = 0
  private var hasZero = false

  /// An empty set with room for about so many hashes.
  init(minimumCapacity: Int = 0) {
    var size = 16
    while size < minimumCapacity * 2 { size *= 2 }
    slots = [UInt64](repeating: 0, count: size)
  }

  /// Whether a hash is in the set.
  func contains(_ hash: UInt64) -> Bool {
    if hash == 0 { return hasZero }
    var slot = first(of: hash)
    while slots[slot] != 0 {
      if slots[slot] == hash { return true }
      slot = (slot + 1) & (slots.count - 1)
    }
    return false
  }

  /// Adds a hash.
  mutating func insert(_ hash: UInt64) {
    if hash == 0 {
      hasZero = true
      return
    }
    var slot = first(of: hash)
    while slots[slot] != 0 {
      if slots[slot] == hash { return }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = hash
    count += 1
    if count * 2 > slots.count { grow() }
  }

  /// Where a hash stands first: the low bits alone are too much alike.
  private func first(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash ^ hash >> 29) & (slots.count - 1)
  }

  private mutating func grow() {
    let all = slots
    slots = [UInt64](repeating: 0, count: all.count * 2)
    count = 0
    for hash in all where hash != 0 { insert(hash) }
  }
}
