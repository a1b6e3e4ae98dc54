/// Looks for the signs that close what was opened in a text; one that no longer comes is looked for once.
struct ClosingSigns {
  /// Signs that do not stand behind an offset that was asked for.
  private var absent: [UInt8] = []

  /// A search in one text, from its start to its end.
  init() {}

  /// Offset behind the next sign; nil where none follows.
  mutating func offset(behind sign: UInt8, from index: Int, in text: Span<UInt8>) -> Int? {
    if absent.contains(sign) { return nil }
    guard let found = text.firstIndex(of: sign, from: index) else {
      absent.append(sign)
      return nil
    }
    return found + 1
  }
}
