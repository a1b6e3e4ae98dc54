/// The terms of one text as a chain through all terms, in their order: how a table groups them.
struct TermChains {
  /// The first term of each text.
  private(set) var heads: [UInt32] = []
  /// The next term of the same text; 0 behind the last.
  private(set) var next: [UInt32]

  /// Chains terms by their texts.
  ///
  /// - Parameters:
  ///   - terms: The terms.
  ///   - text: Where their texts are.
  ///   - slots: Empty slots, a power of two and at least twice the terms; gets the number of a chain, from
  ///     1, and above it bits of its text's hash, at the first free slot from that of the hash on.
  init(_ terms: Span<Term>, in text: Span<UInt8>, _ slots: inout [UInt32]) {
    next = [UInt32](repeating: 0, count: terms.count)
    heads.reserveCapacity(terms.count)
    var last: [UInt32] = []
    last.reserveCapacity(terms.count)
    var slots = slots.mutableSpan
    let mask = slots.count - 1
    for index in terms.indices {
      let range = terms[index].text.range
      let number = UInt32(truncatingIfNeeded: index)
      let hash = TermTable.hash(text, range)
      let tag = TermTable.tag(hash, mask)
      var slot = Int(truncatingIfNeeded: hash) & mask
      while true {
        if slots[slot] == 0 {
          heads.append(number)
          last.append(number)
          slots[slot] = tag | UInt32(truncatingIfNeeded: heads.count)
          break
        }
        if let chain = TermTable.group(slots[slot], tag, mask),
          TermTable.isEqual(text, terms[Int(heads[chain])].text.range, text, range)
        {
          next[Int(last[chain])] = number
          last[chain] = number
          break
        }
        slot = (slot + 1) & mask
      }
    }
  }
}
