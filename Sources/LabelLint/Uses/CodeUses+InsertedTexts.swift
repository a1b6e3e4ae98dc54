/// Texts that code puts into other texts.
extension CodeUses {
  /// The tokens of a value whose texts are put into others, as arguments behind a text: `getString(R.string.sort, by)`.
  ///
  /// - Parameters:
  ///   - keys: All keys of the value.
  ///   - value: The value that a sink is given.
  /// - Returns: The tokens by index.
  func insertedTokens(among keys: [FoundKey], in value: Range<Int>) -> Set<Int> {
    let keys = Set(keys.map(\.token))
    // How many texts that others may be put into are before each token.
    var formats = [0]
    for index in value {
      let count = formats[formats.count - 1]
      formats.append(isFormat(index, keys) ? count + 1 : count)
    }
    var found: Set<Int> = []
    var inserted = BracketedState()
    // The brackets whose first argument is over.
    var divided: Set<Int> = []
    for index in value {
      if tokens[index].kind == .open {
        inserted.enter(index)
      } else if isClose(index), tokens[index].partner >= 0 {
        inserted.leave(Int(tokens[index].partner))
      } else if isMark(index, 0x2C), let open = inserted.innermost, divided.insert(open).inserted {
        let hasFormat = formats[index - value.lowerBound] > formats[open + 1 - value.lowerBound]
        if isOpen(open, 0x28), isWord(open - 1), hasFormat { inserted.holds = true }
      }
      if inserted.holds { found.insert(index) }
    }
    return found
  }

  /// Whether a token is a text that others may be put into: a key, or a literal with the sign of a placeholder.
  private func isFormat(_ index: Int, _ keys: Set<Int>) -> Bool {
    if keys.contains(index) { return true }
    guard tokens[index].kind == .text else { return false }
    return tokens[index].range.contains { text[$0] == 0x25 || text[$0] == 0x7B }
  }
}

/// Whether something holds at each token of a walk: from where it is set to the end of the innermost brackets.
struct BracketedState {
  /// Whether it holds at the current token.
  var holds = false
  /// The brackets that are open, and whether it holds outside each.
  private var brackets: [(open: Int, isHeld: Bool)] = []

  /// The innermost open bracket.
  var innermost: Int? { brackets.last?.open }

  /// Goes into a bracket.
  mutating func enter(_ open: Int) { brackets.append((open, holds)) }

  /// Leaves a bracket, and those inside it that nothing closes.
  mutating func leave(_ open: Int) {
    while let last = brackets.last, last.open >= open {
      holds = last.isHeld
      brackets.removeLast()
    }
  }
}
