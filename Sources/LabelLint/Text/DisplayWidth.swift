import CICU

/// Columns that text takes in a terminal (UAX 11, with emoji and combining characters).
package enum DisplayWidth {
  /// Columns of a scalar by itself: 0, 1 or 2.
  package static func columns(_ scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value < 0x7F ? 1 : 0 }
    return Int(labellint_display_width(scalar.value))
  }

  /// Columns of a grapheme cluster: those of its widest scalar, 2 for a flag and for a character
  /// that U+FE0F makes an emoji.
  package static func columns(cluster: some Sequence<Unicode.Scalar>) -> Int {
    var width = 0
    var regionalIndicators = 0
    var isEmoji = false
    for scalar in cluster {
      if scalar == "\u{FE0F}", isEmoji { return 2 }
      if (0x1F1E6...0x1F1FF).contains(scalar.value) { regionalIndicators += 1 }
      isEmoji = CharacterProperties.isEmoji(scalar)
      width = max(width, columns(scalar))
    }
    return regionalIndicators == 2 ? 2 : width
  }

  /// Columns of a text; a byte that belongs to no well-formed sequence takes one.
  package static func columns(_ text: Span<UInt8>, _ graphemes: inout Graphemes) -> Int {
    if text.isASCII {
      var width = 0
      for index in text.indices where text[index] >= 0x20 && text[index] < 0x7F { width += 1 }
      return width
    }
    var width = 0
    var index = 0
    for end in graphemes.boundaries(of: text) {
      var cluster: [Unicode.Scalar] = []
      while index < end {
        let (scalar, length) = text.scalar(at: index)
        cluster.append(scalar ?? "\u{FFFD}")
        index += length
      }
      width += columns(cluster: cluster)
    }
    return width
  }
}
