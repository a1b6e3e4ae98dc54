extension Graphemes {
  /// Byte offsets behind every grapheme cluster of one text, for callers that have no `Graphemes`.
  ///
  /// CR LF counts as two. Opens ICU's rules only past ASCII; were they missing, scalars would stand for clusters.
  static func ends(of text: Span<UInt8>) -> [Int] {
    if text.isASCII { return Array(1..<text.count + 1) }
    do throws(ICUError) {
      var graphemes = try Graphemes()
      return graphemes.boundaries(of: text)
    } catch {
      var ends: [Int] = []
      for index in text.indices where index > 0 && text[index] & 0xC0 != 0x80 { ends.append(index) }
      return text.isEmpty ? [] : ends + [text.count]
    }
  }
}
