/// One line of a file around flagged words, cut to a width.
struct ExcerptLine {
  /// What is shown of the line.
  let text: String
  /// The flagged words as they are in the file.
  let flagged: String
  /// Columns before the flagged words.
  let caretColumn: Int
  /// Columns of the flagged words; 1 where no character is flagged.
  let caretWidth: Int
  /// Whether right-to-left letters are shown, so that columns say nothing.
  let holdsRightToLeft: Bool

  /// Bytes looked at on each side for every column shown: a column may hold marks without end.
  private static let bytesPerColumn = 6

  /// The part of a line that fits.
  ///
  /// - Parameters:
  ///   - flagged: Byte offsets of the flagged words, inside `line`.
  ///   - line: Byte offsets of the line without its end.
  ///   - text: The file's text.
  ///   - width: Columns there are.
  init(_ flagged: Range<Int>, in line: Range<Int>, of text: [UInt8], width: Int) {
    let reach = width * Self.bytesPerColumn
    let reached = max(line.lowerBound, flagged.lowerBound - reach)
    let from = min(Self.scalarStart(reached, in: text, line), flagged.lowerBound)
    let shownEnd = min(flagged.upperBound, flagged.lowerBound + reach)
    let to = Self.scalarStart(min(line.upperBound, shownEnd + reach), in: text, line)
    let middleEnd = max(flagged.lowerBound, min(Self.scalarStart(shownEnd, in: text, line), to))
    var before = DisplayCell.cells(of: text[from..<flagged.lowerBound], from: 0)
    let beforeWidth = Self.width(of: before)
    var middle = DisplayCell.cells(of: text[flagged.lowerBound..<middleEnd], from: beforeWidth)
    let middleWidth = Self.width(of: middle)
    var after = DisplayCell.cells(of: text[middleEnd..<to], from: beforeWidth + middleWidth)
    let isWhole =
      from == line.lowerBound && to == line.upperBound && middleEnd == flagged.upperBound
    if !isWhole || beforeWidth + middleWidth + Self.width(of: after) > width {
      let spare = max(0, width - middleWidth)
      let left = max(spare / 2, spare - Self.width(of: after))
      before = Self.cut(
        before.reversed(), to: left, isWhole: from == line.lowerBound
      ).reversed()
      let isMiddleWhole = middleEnd == flagged.upperBound
      let room = max(1, width - Self.width(of: before))
      middle = Self.cut(middle, to: room, isWhole: isMiddleWhole)
      after =
        isMiddleWhole && middleWidth <= room
        ? Self.cut(after, to: room - middleWidth, isWhole: to == line.upperBound) : []
    }
    let shown = (before + middle + after).map(\.text).joined()
    self.text = shown
    self.flagged = String(decoding: text[flagged.lowerBound..<middleEnd], as: UTF8.self)
    caretColumn = Self.width(of: before)
    caretWidth = max(1, Self.width(of: middle))
    holdsRightToLeft = VisibleText.holdsRightToLeft(shown)
  }

  /// The cells that fit, with an ellipsis behind them where some do not.
  private static func cut(_ cells: [DisplayCell], to width: Int, isWhole: Bool) -> [DisplayCell] {
    if isWhole, Self.width(of: cells) <= width { return cells }
    var kept: [DisplayCell] = []
    var left = width - 1
    for cell in cells {
      guard cell.width <= left else { break }
      left -= cell.width
      kept.append(cell)
    }
    return kept + [DisplayCell(text: "…", width: 1)]
  }

  /// Columns of cells.
  private static func width(of cells: [DisplayCell]) -> Int { cells.reduce(0) { $0 + $1.width } }

  /// The offset, or the start of the next scalar when it is inside one.
  private static func scalarStart(_ offset: Int, in text: [UInt8], _ line: Range<Int>) -> Int {
    var offset = offset
    while offset > line.lowerBound, offset < line.upperBound, text[offset] & 0xC0 == 0x80 {
      offset += 1
    }
    return offset
  }
}
