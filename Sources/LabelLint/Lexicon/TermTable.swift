/// Finds the terms of a text by its bytes: open addressing over terms sorted by their texts.
struct TermTable: Sendable {
  /// Index of the first term of a text, plus one; 0 is an empty slot. A power of two long.
  private let slots: [UInt32]
  /// Which lengths terms have: bit n for n bytes, the last bit for 63 and more.
  private let lengths: UInt64
  /// Longest term, in bytes.
  let longest: Int

  /// Enters terms that are sorted by their texts.
  init(_ terms: [Term], in bytes: [UInt8]) {
    var size = 16
    while size < terms.count * 2 { size *= 2 }
    var slots = [UInt32](repeating: 0, count: size)
    var lengths: UInt64 = 0
    var longest = 0
    let text = bytes.span
    var last = ByteRange.zero
    for (index, term) in terms.enumerated() {
      if index > 0, Self.isEqual(text, last.range, text, term.text.range) { continue }
      last = term.text
      lengths |= 1 << UInt64(min(term.text.count, 63))
      longest = max(longest, Int(term.text.count))
      var slot = Int(truncatingIfNeeded: Self.hash(text, term.text.range)) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt32(clamping: index + 1)
    }
    self.slots = slots
    self.lengths = lengths
    self.longest = longest
  }

  /// Whether some term has a length, in bytes.
  func hasLength(_ length: Int) -> Bool {
    length > 0 && length <= longest && lengths & (1 << UInt64(min(length, 63))) != 0
  }

  /// Index of the first term whose text is a range of some bytes; nil when there is none.
  func first(
    of text: Span<UInt8>, _ range: Range<Int>, among terms: [Term], in bytes: [UInt8]
  ) -> Int? {
    guard hasLength(range.count) else { return nil }
    let own = bytes.span
    var slot = Int(truncatingIfNeeded: Self.hash(text, range)) & (slots.count - 1)
    // At least half of the slots are empty, so the walk ends.
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if Self.isEqual(own, terms[index].text.range, text, range) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Whether two ranges hold the same bytes.
  static func isEqual(
    _ left: Span<UInt8>, _ leftRange: Range<Int>, _ right: Span<UInt8>, _ rightRange: Range<Int>
  ) -> Bool {
    guard leftRange.count == rightRange.count else { return false }
    for offset in 0..<leftRange.count
    where left[leftRange.lowerBound + offset] != right[rightRange.lowerBound + offset] {
      return false
    }
    return true
  }

  /// FNV-1a over the bytes, its high half mixed into the low one that picks the slot.
  private static func hash(_ text: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in range { hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01B3 }
    return hash ^ (hash >> 32)
  }
}
