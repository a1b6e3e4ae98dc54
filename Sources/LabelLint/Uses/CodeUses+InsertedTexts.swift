/// Texts that code puts into other texts.
extension CodeUses {
  /// Whether a key stands behind another one among the arguments of a call, whose text it is put into: the
  /// first argument is the key of a format, or a format.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - keys: All keys of the value.
  ///   - value: The value that a sink is given.
  /// - Returns: Whether its text is put into another one.
  func isInserted(_ key: FoundKey, among keys: [FoundKey], in value: Range<Int>) -> Bool {
    guard value.contains(key.token) else { return false }
    // The comma behind the first of the arguments that the walk has come by.
    var comma: Int?
    var index = key.token - 1
    while index >= value.lowerBound {
      if isClose(index), tokens[index].partner >= 0 {
        index = Int(tokens[index].partner) - 1
        continue
      }
      if isMark(index, 0x2C) { comma = index }
      if tokens[index].kind == .open {
        if let comma, isOpen(index, 0x28), isWord(index - 1),
          isFormat(index + 1..<comma, keys)
        {
          return true
        }
        comma = nil
      }
      index -= 1
    }
    return false
  }

  /// Whether an argument is a text that others may be put into: a key, or a literal with the sign of a placeholder.
  private func isFormat(_ argument: Range<Int>, _ keys: [FoundKey]) -> Bool {
    if keys.contains(where: { argument.contains($0.token) }) { return true }
    return argument.contains { index in
      guard tokens[index].kind == .text else { return false }
      return tokens[index].range.contains { text[$0] == 0x25 || text[$0] == 0x7B }
    }
  }
}
