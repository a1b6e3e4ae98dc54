/// A grapheme cluster as a terminal shows it.
struct DisplayCell {
  /// What is written for it: the cluster, spaces for a tab, an escape for a control.
  let text: String
  /// Columns that it takes.
  let width: Int

  /// Columns between two tab stops.
  private static let tabWidth = 4

  /// The cells of a piece of a line.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 without line ends; ill-formed bytes become U+FFFD.
  ///   - column: Columns before the piece, which tabs depend on.
  static func cells(of bytes: ArraySlice<UInt8>, from column: Int) -> [DisplayCell] {
    var cells: [DisplayCell] = []
    var column = column
    let text = String(decoding: bytes, as: UTF8.self)
    let utf8 = Array(text.utf8)
    var start = 0
    for end in Graphemes.ends(in: utf8) {
      let cell = cell(of: String(decoding: utf8[start..<end], as: UTF8.self), at: column)
      column += cell.width
      cells.append(cell)
      start = end
    }
    return cells
  }

  /// The cell of one cluster.
  private static func cell(of cluster: String, at column: Int) -> DisplayCell {
    if cluster == "\t" {
      let width = tabWidth - column % tabWidth
      return DisplayCell(text: String(repeating: " ", count: width), width: width)
    }
    if cluster.unicodeScalars.contains(where: VisibleText.isHidden) {
      let shown = VisibleText.escaped(cluster)
      return DisplayCell(text: shown, width: shown.unicodeScalars.reduce(0) { $0 + width(of: $1) })
    }
    return DisplayCell(text: cluster, width: width(of: cluster))
  }

  /// Columns of a cluster.
  private static func width(of cluster: String) -> Int {
    let scalars = cluster.unicodeScalars
    if scalars.count > 1, isEmoji(scalars) { return 2 }
    return scalars.reduce(0) { $0 + width(of: $1) }
  }

  /// Columns of a scalar by itself.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    (0x20..<0x7F).contains(scalar.value) ? 1 : CharacterProperties.displayWidth(scalar)
  }

  /// Whether several scalars are one emoji: a flag, a sequence, one with a skin tone, a keycap.
  private static func isEmoji(_ scalars: String.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, CharacterProperties.isEmoji(first) else { return false }
    return scalars.dropFirst().contains { scalar in
      switch scalar.value {
      case 0x200D, 0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: true
      default: false
      }
    }
  }
}
