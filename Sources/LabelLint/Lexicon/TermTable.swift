/// Terms grouped by their texts, found by the bytes of a text: open addressing over the groups.
struct TermTable: Sendable {
  /// The terms; those of one text are neighbours.
  let terms: [Term]
  /// Index of the first term of each group, and at last the number of terms.
  private let starts: [UInt32]
  /// Index of a group, plus one, and above it bits of the hash of its text.
  ///
  /// 0 for an empty slot. The count is a power of two.
  private let slots: [UInt32]
  /// Which lengths terms have: bit n for n bytes, the last bit for 63 and more.
  private let lengths: UInt64
  /// Longest term, in bytes.
  let longest: Int

  /// Groups terms by their texts; of two that say the same thing the later one stays.
  ///
  /// - Parameters:
  ///   - all: The terms in the order in which they were read.
  ///   - bytes: Their texts.
  init(_ all: [Term], in bytes: [UInt8]) {
    var size = 16
    while size < all.count * 2 { size *= 2 }
    var slots = [UInt32](repeating: 0, count: size)
    let chains = TermChains(all.span, in: bytes.span, &slots)
    var terms: [Term] = []
    terms.reserveCapacity(all.count)
    var starts: [UInt32] = []
    starts.reserveCapacity(chains.heads.count + 1)
    var lengths: UInt64 = 0
    var longest = 0
    for head in chains.heads {
      starts.append(UInt32(clamping: terms.count))
      let start = terms.count
      let head = Int(head)
      let length = Int(all[head].text.count)
      lengths |= 1 << UInt64(min(length, 63))
      longest = max(longest, length)
      terms.append(all[head])
      var index = Int(chains.next[head])
      while index > 0 {
        let term = all[index]
        let earlier = terms[start...].firstIndex {
          term.sense.replaces($0.sense) && term.positions == $0.positions
        }
        if let earlier { terms[earlier] = term } else { terms.append(term) }
        index = Int(chains.next[index])
      }
    }
    starts.append(UInt32(clamping: terms.count))
    self.terms = terms
    self.starts = starts
    self.slots = slots
    self.lengths = lengths
    self.longest = longest
  }

  /// Whether some term has a length, in bytes.
  func hasLength(_ length: Int) -> Bool {
    length > 0 && length <= longest && lengths & (1 << UInt64(min(length, 63))) != 0
  }

  /// Indices of the terms whose text is a range of some bytes.
  ///
  /// The texts of the terms are given anew: the table does not own them.
  func terms(of text: Span<UInt8>, _ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    guard hasLength(range.count) else { return 0..<0 }
    let own = bytes.span
    let mask = slots.count - 1
    let hash = Self.hash(text, range)
    let tag = Self.tag(hash, mask)
    var slot = Int(truncatingIfNeeded: hash) & mask
    // At least half of the slots are empty, so the walk ends.
    while slots[slot] != 0 {
      if let group = Self.group(slots[slot], tag, mask) {
        let start = Int(starts[group])
        if Self.isEqual(own, terms[start].text.range, text, range) {
          return start..<Int(starts[group + 1])
        }
      }
      slot = (slot + 1) & mask
    }
    return 0..<0
  }

  /// What a slot shows of a hash above the number of its group: nearly all words are told from the terms
  /// by it, and neither a group nor a text is fetched for them.
  @inline(__always)
  static func tag(_ hash: UInt64, _ mask: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: hash &>> 32) & ~UInt32(truncatingIfNeeded: mask)
  }

  /// Index of the group of a slot that is not empty; nil where the slot shows another hash.
  @inline(__always)
  static func group(_ slot: UInt32, _ tag: UInt32, _ mask: Int) -> Int? {
    let number = slot & UInt32(truncatingIfNeeded: mask)
    return slot &- number == tag ? Int(number) &- 1 : nil
  }

  /// Whether two ranges hold the same bytes.
  static func isEqual(
    _ left: Span<UInt8>, _ leftRange: Range<Int>, _ right: Span<UInt8>, _ rightRange: Range<Int>
  ) -> Bool {
    leftRange.count == rightRange.count
      && left.extracting(leftRange).hasSameBytes(as: right.extracting(rightRange))
  }

  /// The hash that picks the slot of a text; words come from files of the user at most.
  @inline(__always)
  static func hash(_ text: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    text.extracting(range).hash(seed: 0xCBF2_9CE4_8422_2325)
  }
}
