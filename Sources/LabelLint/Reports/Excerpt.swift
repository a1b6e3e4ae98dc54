/// The lines of a file that a finding is in, with marks under the flagged words.
struct Excerpt {
  /// Most lines that are shown.
  private static let maximumLines = 3
  /// Fewest columns that a line is cut to.
  private static let minimumWidth = 20

  /// Lines that are shown, with their 1-based numbers.
  private let lines: [(number: Int, line: ExcerptLine)]
  /// Flagged lines that are not shown.
  private let omitted: Int
  /// Columns that there are.
  private let width: Int

  /// Digits of the highest line number shown.
  var numberWidth: Int { String(lines.last?.number ?? 0).utf8.count }

  /// An excerpt for a place, as wide as it may be in columns; nil where the file has no such place.
  init?(of place: Place, in source: SourceIndex, width: Int) {
    guard source.file.encoding != .binary else { return nil }
    self.width = width
    let start = source.offset(ofStored: place.offset)
    let end = max(start, source.offset(ofStored: place.offset + place.length))
    let position = source.position(of: start)
    let first = position.line
    // A place that ends where a line starts has nothing on that line.
    let last = max(first, source.lines.line(of: max(start, end - 1)))
    // The file may have changed since the place was found.
    guard first == place.line, position.column == place.column else { return nil }
    let shown = first...min(last, first + Self.maximumLines - 1)
    let room = max(Self.minimumWidth, width - String(shown.upperBound).utf8.count - 5)
    lines = shown.map { number in
      let content = source.content(of: number)
      let flagged = (start..<end).clamped(to: content)
      return (number, ExcerptLine(flagged, in: content, of: source.file.text, width: room))
    }
    omitted = last - shown.upperBound
  }

  /// Whether a line shows a name, not as a part of another one.
  func shows(_ name: String) -> Bool {
    lines.contains { _, line in
      line.text.ranges(of: name).contains { range in
        let before = line.text[..<range.lowerBound].last
        let after = line.text[range.upperBound...].first
        return [before, after].allSatisfy { !($0.map(Self.isOfName) ?? false) }
      }
    }
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Whether a hint fits behind the last marks.
  func hasRoom(for hint: String) -> Bool {
    guard let last = lines.last else { return false }
    let marks = last.line.holdsRightToLeft ? 0 : last.line.caretColumn
    let used = numberWidth + 5 + marks + TextLayout.columns(of: self.marks(under: last.line))
    return used + 1 + TextLayout.columns(of: hint) <= width
  }

  /// Writes the excerpt, each line ended: source lines and marks in turns.
  ///
  /// - Parameters:
  ///   - hint: What to write, shown behind the last marks; nil for nothing.
  ///   - isColored: Whether to use the colours of a terminal.
  ///   - text: The report so far, UTF-8.
  func write(hint: String?, isColored: Bool, to text: inout [UInt8]) {
    let bar = TerminalStyle.gutter.applied(to: "|", isColored: isColored)
    for (index, (number, line)) in lines.enumerated() {
      let digits = String(number)
      text.append(blanks: 2 + numberWidth - digits.utf8.count)
      text.append(TerminalStyle.gutter.applied(to: "\(digits) |", isColored: isColored).utf8.span)
      text.append((line.text.isEmpty ? "\n" : " \(isolated(line))\n").utf8.span)
      text.append(blanks: numberWidth + 3)
      text.append(bar.utf8.span)
      text.append(blanks: 1 + (line.holdsRightToLeft ? 0 : line.caretColumn))
      let marks = TerminalStyle.caret.applied(to: marks(under: line), isColored: isColored)
      text.append(marks.utf8.span)
      if let hint, index == lines.count - 1 { text.append(" \(hint)".utf8.span) }
      text.append(0x0A)
    }
    if omitted > 0 {
      text.append(blanks: numberWidth + 3)
      let rest = "\(bar) … \(omitted.counted("more line"))\n"
      text.append(rest.utf8.span)
    }
  }

  /// Carets, or the flagged words where columns say nothing.
  private func marks(under line: ExcerptLine) -> String {
    guard line.holdsRightToLeft else { return String(repeating: "^", count: line.caretWidth) }
    var words = VisibleText.line(Quotation.shortened(line.flagged))
    // The quotes take two columns.
    let room = max(Self.minimumWidth, width - numberWidth - 5) - 2
    let piece = DisplayPiece(Array(words.utf8)[...], from: 0)
    if piece.shown.width > room {
      words = String(decoding: piece.start(in: room).text, as: UTF8.self)
    }
    return "'\(VisibleText.isolateStart)\(words)\(VisibleText.isolateEnd)'"
  }

  /// A line as shown: isolated where it could turn the direction of what stands before it.
  private func isolated(_ line: ExcerptLine) -> String {
    guard line.holdsRightToLeft else { return line.text }
    return "\(VisibleText.isolateStart)\(line.text)\(VisibleText.isolateEnd)"
  }
}
