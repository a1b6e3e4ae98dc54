/// The one text that mends all faults of a text: "Play" for "PLAY BUTTON", not "Play button" and "PLAY".
struct JoinedSuggestion {
  /// Byte offsets in the plain text of what is written anew.
  let range: Range<Int>
  /// What to write.
  let text: String

  /// What a verdict writes over which bytes.
  private struct Piece: Hashable {
    var range: Range<Int>
    var text: [UInt8]
  }

  /// The suggestion for rulings on one text; nil where fewer than two propose something, or where they
  /// contradict each other.
  init?(_ verdicts: [Verdict], in plain: Span<UInt8>, _ casing: CaseMapping) {
    var pieces: [Piece] = []
    var known: Set<Piece> = []
    var capitals: Piece?
    for verdict in verdicts {
      guard let replacement = verdict.replacements.first else { continue }
      let piece = Piece(range: replacement.range, text: Array(replacement.text.utf8))
      if Self.changesCaseAlone(piece, in: plain) {
        if capitals != nil { return nil }
        capitals = piece
      } else if known.insert(piece).inserted {
        pieces.append(piece)
      }
    }
    guard pieces.count + (capitals == nil ? 0 : 1) > 1 else { return nil }
    pieces.sort { $0.range.lowerBound < $1.range.lowerBound }
    for (one, next) in zip(pieces, pieces.dropFirst()) where one.range.overlaps(next.range) {
      return nil
    }
    let all = pieces + (capitals.map { [$0] } ?? [])
    let start = all.map(\.range.lowerBound).min() ?? 0
    let end = all.map(\.range.upperBound).max() ?? 0
    // The text in the case that is right, byte for byte.
    var cased: [UInt8] = []
    cased.append(plain)
    if let capitals { cased.replaceSubrange(capitals.range, with: capitals.text) }
    var written: [UInt8] = []
    var index = start
    for piece in pieces {
      written += cased[index..<piece.range.lowerBound]
      written += Self.recased(piece, from: plain, as: cased)
      index = piece.range.upperBound
    }
    written += cased[index..<end]
    if start == 0, LetterCase(plain.scalarOrReplacement(at: 0).value) == .upper {
      written = Self.startingWithCapital(written, casing)
    }
    guard !written.isEmpty || start > 0 || end < plain.count else { return nil }
    range = start..<end
    text = String(decoding: written, as: UTF8.self)
  }

  /// Whether a piece has the same letters as what it replaces, in another case and as many bytes.
  private static func changesCaseAlone(_ piece: Piece, in plain: Span<UInt8>) -> Bool {
    guard piece.text.count == piece.range.count else { return false }
    var (old, new) = (FoldedText(), FoldedText())
    old.read(plain.extracting(piece.range))
    new.read(piece.text.span)
    return old.bytes.hasSameBytes(as: new.bytes)
  }

  /// What a piece keeps of the text, in the case that is right there: the start or the end of its bytes.
  private static func recased(
    _ piece: Piece, from plain: Span<UInt8>, as cased: [UInt8]
  ) -> [UInt8] {
    let (range, count) = (piece.range, piece.text.count)
    guard count > 0, count <= range.count else { return piece.text }
    let ends = [
      range.lowerBound..<range.lowerBound + count, range.upperBound - count..<range.upperBound,
    ]
    for kept in ends where changesCaseAlone(Piece(range: kept, text: piece.text), in: plain) {
      return Array(cased[kept])
    }
    return piece.text
  }

  /// A text whose first word begins with a capital.
  private static func startingWithCapital(_ text: [UInt8], _ casing: CaseMapping) -> [UInt8] {
    let end = text.firstIndex(of: 0x20) ?? text.count
    return casing.startingWithCapital(text.span.extracting(0..<end)) + text[end...]
  }
}
