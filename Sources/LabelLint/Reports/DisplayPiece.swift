/// A piece of a line as a terminal shows it, which can be cut between its characters.
struct DisplayPiece {
  /// What is shown of a piece.
  struct Shown {
    /// UTF-8: spaces for a tab, an escape for a control.
    var text: [UInt8] = []
    /// Columns that it takes.
    var width = 0
  }

  /// The piece as a whole.
  private(set) var shown = Shown()
  /// Its grapheme clusters; none where each byte is one, of a column.
  private var cells: [Cell] = []

  /// A grapheme cluster.
  private struct Cell {
    /// Bytes that are written for it.
    var count: Int
    /// Columns that it takes.
    var width: Int
  }

  /// Columns between two tab stops.
  private static let tabWidth = 4
  /// Stands for what is cut off, in one column.
  private static let ellipsis = Array("…".utf8)

  /// A piece of a line.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 without line ends; ill-formed bytes become U+FFFD.
  ///   - column: Columns before the piece, which tabs depend on.
  init(_ bytes: ArraySlice<UInt8>, from column: Int) {
    if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      shown = Shown(text: Array(bytes), width: bytes.count)
      return
    }
    let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
    shown.text.reserveCapacity(text.count)
    var start = 0
    for end in Graphemes.ends(of: text.span) {
      let before = shown.text.count
      let width = add(text.span.extracting(start..<end), at: column + shown.width)
      cells.append(Cell(count: shown.text.count - before, width: width))
      shown.width += width
      start = end
    }
  }

  /// Writes a cluster at a column and gives the columns that it takes.
  private mutating func add(_ cluster: Span<UInt8>, at column: Int) -> Int {
    let (first, length) = cluster.scalarOrReplacement(at: 0)
    if first == "\t" {
      let width = Self.tabWidth - column % Self.tabWidth
      shown.text.append(blanks: width)
      return width
    }
    if length == cluster.count, !VisibleText.isHidden(first) {
      shown.text.append(cluster)
      return DisplayWidth.columns(first)
    }
    let scalars = cluster.scalars
    guard scalars.contains(where: VisibleText.isHidden) else {
      shown.text.append(cluster)
      return DisplayWidth.columns(cluster: scalars)
    }
    var escaped = String.UnicodeScalarView()
    for scalar in scalars { VisibleText.append(scalar, to: &escaped) }
    shown.text.append(contentsOf: String(escaped).utf8)
    return escaped.reduce(0) { $0 + DisplayWidth.columns($1) }
  }

  /// The start of the piece that fits into columns with an ellipsis behind it.
  func start(in columns: Int) -> Shown {
    let (count, width) = fitting(columns - 1, cells)
    return Shown(text: Array(shown.text.prefix(count)) + Self.ellipsis, width: width + 1)
  }

  /// The end of the piece that fits into columns with an ellipsis before it.
  func end(in columns: Int) -> Shown {
    let (count, width) = fitting(columns - 1, cells.reversed())
    return Shown(text: Self.ellipsis + shown.text.suffix(count), width: width + 1)
  }

  /// Bytes and columns of the clusters that fit, the first ones first.
  private func fitting(
    _ columns: Int, _ cells: some Sequence<Cell>
  ) -> (count: Int, width: Int) {
    if self.cells.isEmpty {
      let count = max(0, min(columns, shown.text.count))
      return (count, count)
    }
    var (count, width) = (0, 0)
    for cell in cells {
      guard width + cell.width <= columns else { break }
      count += cell.count
      width += cell.width
    }
    return (count, width)
  }
}
