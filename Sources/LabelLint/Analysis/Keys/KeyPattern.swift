/// A key with `*` for any run of characters, as options of rules name keys.
struct KeyPattern {
  /// What stands between the stars, as bytes.
  private let pieces: [[UInt8]]

  /// A pattern; without a star it is the key itself.
  init(_ pattern: String) {
    pieces = pattern.split(separator: "*", omittingEmptySubsequences: false).map { Array($0.utf8) }
  }

  /// Whether the pattern is the whole of a key.
  func matches(_ key: Span<UInt8>) -> Bool {
    guard let first = pieces.first, let last = pieces.last else { return false }
    guard pieces.count > 1 else { return key.hasSameBytes(as: first.span) }
    guard key.count >= first.count + last.count, Self.stands(first, in: key, at: 0),
      Self.stands(last, in: key, at: key.count - last.count)
    else { return false }
    var start = first.count
    let end = key.count - last.count
    for piece in pieces.dropFirst().dropLast() {
      while start + piece.count <= end, !Self.stands(piece, in: key, at: start) { start += 1 }
      guard start + piece.count <= end else { return false }
      start += piece.count
    }
    return true
  }

  private static func stands(_ piece: [UInt8], in key: Span<UInt8>, at start: Int) -> Bool {
    key.extracting(start..<start + piece.count).hasSameBytes(as: piece.span)
  }
}
