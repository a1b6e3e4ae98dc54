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
  /// - Returns: One cell for each grapheme cluster.
  static func cells(of bytes: ArraySlice<UInt8>, from column: Int) -> [DisplayCell] {
    var cells: [DisplayCell] = []
    var column = column
    let utf8 = Array(String(decoding: bytes, as: UTF8.self).utf8)
    var start = 0
    for end in Graphemes.ends(of: utf8.span) {
      let isPlain = end - start == 1 && (0x20..<0x7F).contains(utf8[start])
      let cell =
        isPlain
        ? DisplayCell(text: String(Unicode.Scalar(utf8[start])), width: 1)
        : cell(of: String(decoding: utf8[start..<end], as: UTF8.self), at: column)
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
    guard cluster.unicodeScalars.contains(where: VisibleText.isHidden) else {
      let width = DisplayWidth.columns(cluster: cluster.unicodeScalars)
      return DisplayCell(text: cluster, width: width)
    }
    let shown = VisibleText.escaped(cluster)
    return DisplayCell(
      text: shown, width: shown.unicodeScalars.reduce(0) { $0 + DisplayWidth.columns($1) })
  }
}
