/// Comments of old-style property lists: which pair they belong to.
extension StringsReader {
  /// Skips blanks and comments from a slash or a byte past ASCII on; false before a comment that does
  /// not end.
  ///
  /// Before a key, a blank line parts comments: an earlier group gives way to a later one, and the
  /// head of a file belongs to no key.
  mutating func skipComments(isLeading: Bool) -> Bool {
    var lineEnds = 0
    var isNew = false
    while position < end {
      let byte = text[position]
      if ASCII.isSpace(byte) {
        if byte == 0x0A || (byte == 0x0D && !isByte(0x0A, at: position + 1)) { lineEnds += 1 }
        position += 1
      } else if StringsScanner.isSeparator(in: text, at: position, to: end) {
        position += 3
      } else if byte == UInt8(ascii: "/"), isCommentStart(position) {
        guard let comment = comment(at: position) else { return false }
        if isLeading, lineEnds > 1, isNew { dropComments() }
        collect(comment)
        position = comment.span.upperBound
        (lineEnds, isNew) = (0, true)
      } else {
        break
      }
    }
    if isLeading, isNew, lineEnds > 1, !hasKey { dropComments() }
    return true
  }

  /// Takes the comments that follow a `;` before the line ends.
  @inline(__always)
  mutating func skipTrailingComments() {
    while position < end {
      let byte = ByteScan.byte(text, at: position)
      if byte == 0x20 || byte == 0x09 {
        position &+= 1
      } else if byte == UInt8(ascii: "/"), isCommentStart(position),
        let comment = comment(at: position)
      {
        collect(comment)
        position = comment.span.upperBound
      } else {
        return
      }
    }
  }

  /// Whether `//` or `/*` stands at an offset.
  func isCommentStart(_ offset: Int) -> Bool {
    isByte(UInt8(ascii: "/"), at: offset)
      && (isByte(UInt8(ascii: "/"), at: offset + 1) || isByte(UInt8(ascii: "*"), at: offset + 1))
  }

  /// Whether a byte stands at an offset.
  @inline(__always)
  func isByte(_ byte: UInt8, at offset: Int) -> Bool { offset < end && text[offset] == byte }

  /// The comment at an offset where one starts; nil when it does not end.
  private mutating func comment(at start: Int) -> StringsComment? {
    var index = start + 2
    if text[start + 1] == UInt8(ascii: "/") {
      while index < end, text[index] != 0x0A, text[index] != 0x0D,
        !StringsScanner.isSeparator(in: text, at: index, to: end)
      {
        index += 1
      }
      return StringsComment(span: start..<index, content: start + 2..<index)
    }
    if start >= unclosedFrom.comment { return nil }
    while true {
      index = StringsScanner.first(
        UInt8(ascii: "*"), or: UInt8(ascii: "*"), in: text, from: index, to: end)
      if index >= end {
        unclosedFrom.comment = start
        return nil
      }
      if isByte(UInt8(ascii: "/"), at: index + 1) {
        return StringsComment(span: start..<index + 2, content: start + 2..<index)
      }
      index += 1
    }
  }
}
