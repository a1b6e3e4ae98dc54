extension Graphemes {
  /// Byte offsets behind every grapheme cluster of one text, for callers that have no `Graphemes`.
  ///
  /// CR LF counts as two. Opens ICU's rules only where scalars may belong together; were they missing, scalars
  /// would stand for clusters.
  static func ends(of text: Span<UInt8>) -> [Int] {
    if text.isASCII { return Array(1..<text.count + 1) }
    var plainEnds: [Int] = []
    plainEnds.reserveCapacity(text.count)
    if forEachPlainEnd(of: text, { plainEnds.append($0) }) { return plainEnds }
    var graphemes = Graphemes()
    let ends = graphemes.boundaries(of: text)
    if !ends.isEmpty || text.isEmpty { return ends }
    return text.indices.filter { $0 > 0 && text[$0] & 0xC0 != 0x80 } + [text.count]
  }
}
