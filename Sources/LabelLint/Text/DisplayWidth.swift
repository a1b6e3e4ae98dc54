import CICU

/// Columns that text takes in a terminal (UAX 11, with emoji and combining characters).
package enum DisplayWidth {
  /// Columns of a scalar by itself: 0, 1 or 2.
  package static func columns(_ scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value < 0x7F ? 1 : 0 }
    return Int(labellint_display_width(scalar.value))
  }

  /// Columns of a grapheme cluster, as terminals count them.
  ///
  /// They add up the columns of its scalars, as the C library and xterm do: a spacing mark of an
  /// Indic syllable has a column (general category Mc), and so has the voicing mark of a halfwidth
  /// kana. Emoji that are joined take as much as the widest. A flag, and what U+FE0F makes an emoji,
  /// takes 2.
  package static func columns(cluster: some Sequence<Unicode.Scalar>) -> Int {
    var width = 0
    var regionalIndicators = 0
    var isEmoji = false
    // Whether the cluster starts with an emoji: what follows is then drawn in its place.
    var known: Bool?
    for scalar in cluster {
      if scalar == "\u{FE0F}", isEmoji { return 2 }
      if (0x1F1E6...0x1F1FF).contains(scalar.value) { regionalIndicators += 1 }
      isEmoji = CharacterProperties.isEmoji(scalar)
      let startsWithEmoji = known ?? isEmoji
      known = startsWithEmoji
      width = startsWithEmoji ? max(width, columns(scalar)) : width + columns(scalar)
    }
    return regionalIndicators == 2 ? 2 : width
  }
}
