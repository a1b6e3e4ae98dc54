/// A text of a catalog with its placeholders, as screens show it with values: `3 files` for `%d files`.
struct ScreenPattern {
  /// The folded text between the placeholders.
  private let pieces: [[UInt8]]

  /// The pattern of a folded text with U+FFFC for each placeholder; nil where too little of it is fixed.
  init?(_ folded: Span<UInt8>) {
    var pieces: [[UInt8]] = [[]]
    var index = 0
    while index < folded.count {
      if folded.begins(with: "\u{FFFC}", at: index) {
        pieces.append([])
        index += PlainText.placeholderBytes.count
      } else {
        pieces[pieces.count - 1].append(folded[index])
        index += 1
      }
    }
    self.pieces = pieces
    let letters = String(decoding: pieces.joined(), as: UTF8.self).count(where: \.isLetter)
    if letters < Self.fewestLetters { return nil }
  }

  /// Fewest letters that tell a text: "%1$s – %2$s" would fit any.
  private static let fewestLetters = 3

  /// Number of fixed bytes: of two patterns that fit, the one with more of them is meant.
  var fixedCount: Int { pieces.reduce(0) { $0 + $1.count } }

  /// Whether a folded text is this one with values.
  func fits(_ text: Span<UInt8>) -> Bool {
    guard text.count >= fixedCount + pieces.count - 1, let first = pieces.first,
      let last = pieces.last, Self.matches(first, in: text, at: 0),
      Self.matches(last, in: text, at: text.count - last.count)
    else { return false }
    var start = first.count
    let end = text.count - last.count
    for piece in pieces.dropFirst().dropLast() {
      // Each value has one byte at least.
      start += 1
      while start + piece.count <= end, !Self.matches(piece, in: text, at: start) { start += 1 }
      start += piece.count
    }
    return start < end
  }

  private static func matches(_ piece: [UInt8], in text: Span<UInt8>, at start: Int) -> Bool {
    guard start >= 0, start + piece.count <= text.count else { return false }
    return text.extracting(start..<start + piece.count).hasSameBytes(as: piece.span)
  }
}
