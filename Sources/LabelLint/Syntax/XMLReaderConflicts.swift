/// Merge conflicts left in a file: the first part is read, the markers and the second part are not.
extension XMLReader {
  /// Whether a line begins at an offset.
  func isLineStart(_ offset: Int) -> Bool {
    offset == 0 || offset <= text.count && (text[offset - 1] == 0x0A || text[offset - 1] == 0x0D)
  }

  /// Passes over the line that begins a conflict.
  @_lifetime(self: copy self)
  mutating func beginConflict() {
    let end = endOfLine(from: position)
    report(
      .mergeConflictMarkers, at: position..<end,
      "the file contains merge conflict markers; only the first part of the conflict is read")
    position = end
    isInConflict = true
  }

  /// Cuts the text that was read where the second part of a conflict begins, and passes over that.
  @_lifetime(self: copy self)
  mutating func endConflict() {
    guard let separator = line(beginningWith: "=======", from: contentStart, to: contentEnd) else {
      return
    }
    isInConflict = false
    contentEnd = separator
    pieceEnd = separator
    isBlank = ByteScan.isBlank(content, in: text)
    let end =
      missingEnds.contains(.conflict)
      ? nil : line(beginningWith: ">>>>>>>", from: separator, to: text.count)
    if end == nil { missingEnds.insert(.conflict) }
    position = endOfLine(from: end ?? separator)
  }

  /// Start of the first line between two offsets that begins with a literal.
  private func line(beginningWith literal: StaticString, from start: Int, to end: Int) -> Int? {
    var index = start
    while index < end {
      if isLineStart(index), ByteScan.matches(text, at: index, literal) { return index }
      index = endOfLine(from: index) + 1
    }
    return nil
  }
}
