/// A line of what is known of an entry: `= source (en): Play`.
enum FactLine {
  /// Writes a fact, on several lines where it is long and has several pieces.
  ///
  /// - Parameters:
  ///   - pieces: The fact in pieces that a line may be broken between; on a terminal, long ones are broken at words.
  ///   - margin: Columns before it.
  ///   - style: How the report looks.
  ///   - output: The report so far, UTF-8.
  static func write(
    _ pieces: [String], margin: Int, _ style: ReportStyle, to output: inout [UInt8]
  ) {
    let indent = margin + 4
    var words: [BrokenLine.Word] = []
    for (number, piece) in pieces.enumerated() {
      let word = BrokenLine.Word(VisibleText.line(piece) + (number + 1 < pieces.count ? "," : ""))
      let isLong = indent + word.columns > style.width
      words += isLong && style.isWrapped ? BrokenLine.Word.words(of: word.text) : [word]
    }
    output.append(blanks: margin)
    output.append(contentsOf: "= ".utf8)
    let lines = BrokenLine(words, after: margin + 2, indent: indent, width: style.width).lines
    output.append(contentsOf: lines.joined(separator: "\n").utf8)
    output.append(0x0A)
  }
}
