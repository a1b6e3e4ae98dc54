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
    var isInserted = false
    // The brackets that are open: what holds outside, and whether the first argument is over.
    var brackets: [(open: Int, outside: Bool, isPastFirst: Bool)] = []
    for index in value {
      if tokens[index].kind == .open {
        brackets.append((index, isInserted, false))
      } else if isClose(index), tokens[index].partner >= 0 {
        // A bracket ends those inside it that nothing closes.
        while let last = brackets.last, last.open >= Int(tokens[index].partner) {
          isInserted = last.outside
          brackets.removeLast()
        }
      } else if isMark(index, 0x2C), let bracket = brackets.last, !bracket.isPastFirst {
        brackets[brackets.count - 1].isPastFirst = true
        let hasFormat =
          formats[index - value.lowerBound] > formats[bracket.open + 1 - value.lowerBound]
        if isOpen(bracket.open, 0x28), isWord(bracket.open - 1), hasFormat { isInserted = true }
      }
      if isInserted { found.insert(index) }
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
