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
  ///   - slots: Empty slots, a power of two and more than twice the terms; gets the number of a chain,
  ///     from 1, at the first free slot from that of its text's hash on.
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
      var slot = TermTable.hash(text, range) & mask
      while true {
        if slots[slot] == 0 {
          heads.append(number)
          last.append(number)
          slots[slot] = UInt32(truncatingIfNeeded: heads.count)
          break
        }
        let chain = Int(slots[slot]) - 1
        if TermTable.isEqual(text, terms[Int(heads[chain])].text.range, text, range) {
          next[Int(last[chain])] = number
          last[chain] = number
          break
        }
        slot = (slot + 1) & mask
      }
    }
  }
}
