extension Span<UInt8> {
  /// Whether the bytes are those of an ASCII word.
  func equals(_ word: String) -> Bool {
    let other = word.utf8.span
    guard count == other.count else { return false }
    for index in 0..<count where self[index] != other[index] { return false }
    return true
  }
}
