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
    let before = DisplayPiece(text[from..<flagged.lowerBound], from: 0)
    let middle = DisplayPiece(text[flagged.lowerBound..<middleEnd], from: before.shown.width)
    let beforeAndMiddle = before.shown.width + middle.shown.width
    let after = DisplayPiece(text[middleEnd..<to], from: beforeAndMiddle)
    var parts = (before: before.shown, middle: middle.shown, after: after.shown)
    let isStart = from == line.lowerBound
    let isEnd = to == line.upperBound
    let isMiddle = middleEnd == flagged.upperBound
    if !isStart || !isMiddle || !isEnd || beforeAndMiddle + after.shown.width > width {
      let spare = max(0, width - middle.shown.width)
      let left = max(spare / 2, spare - after.shown.width)
      if !isStart || before.shown.width > left { parts.before = before.end(in: left) }
      let room = max(1, width - parts.before.width)
      let rest = room - middle.shown.width
      if !isMiddle || rest < 0 {
        (parts.middle, parts.after) = (middle.start(in: room), DisplayPiece.Shown())
      } else if !isEnd || after.shown.width > rest {
        parts.after = after.start(in: rest)
      }
    }
    let shown = VisibleText.withoutCommands(
      String(decoding: parts.before.text + parts.middle.text + parts.after.text, as: UTF8.self))
    self.text = shown
    self.flagged = String(decoding: text[flagged.lowerBound..<middleEnd], as: UTF8.self)
    caretColumn = parts.before.width
    caretWidth = max(1, parts.middle.width)
    holdsRightToLeft = VisibleText.holdsRightToLeft(shown)
  }

  /// The offset, or the start of the next scalar when it is inside one.
  private static func scalarStart(_ offset: Int, in text: [UInt8], _ line: Range<Int>) -> Int {
    var offset = offset
    while offset > line.lowerBound, offset < line.upperBound, text[offset] & 0xC0 == 0x80 {
      offset += 1
    }
    return offset
  }
}
