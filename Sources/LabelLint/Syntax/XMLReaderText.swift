/// Text, CDATA sections, comments and instructions.
extension XMLReader {
  /// Reads the text up to the next tag; nil outside the root.
  @_lifetime(self: copy self)
  mutating func readText() -> XMLEvent? {
    let start = position
    var index = ByteScan.firstNonBlank(text, from: start)
    hasReferences = false
    isBlank = index == text.count || ByteScan.byte(text, at: index) == 0x3C
    if openElements.isEmpty {
      readStrayText(from: index)
      return nil
    }
    if !isBlank { index = endOfText(from: index) }
    return endText(start..<index)
  }

  /// Takes a range as the piece of text that was read.
  @_lifetime(self: copy self)
  private mutating func endText(_ range: Range<Int>) -> XMLEvent? {
    pieceStart = range.lowerBound
    pieceEnd = range.upperBound
    contentStart = pieceStart
    contentEnd = pieceEnd
    position = pieceEnd
    if isInConflict { endConflict() }
    return .text
  }

  /// Takes a `<` that begins no tag as text.
  @_lifetime(self: copy self)
  mutating func readBracketAsText(_ message: String) -> XMLEvent? {
    let start = position
    if ByteScan.matches(text, at: start, "<<<<<<<"), isLineStart(start) {
      beginConflict()
      return nil
    }
    if openElements.isEmpty {
      reportStray(start..<start + 1, message)
      position = start + 1
      return nil
    }
    report(.notWellFormed, at: start..<start + 1, message)
    isBlank = false
    hasReferences = false
    return endText(start..<start + 1)
  }

  /// End of the text that goes on at an offset.
  @_lifetime(self: copy self)
  private mutating func endOfText(from start: Int) -> Int {
    var index = start
    while true {
      index = ByteScan.firstInText(text, from: index)
      guard index < text.count else { return index }
      switch ByteScan.byte(text, at: index) {
      case 0x26:
        hasReferences = true
        index = checkReference(at: index)
      case 0x5D:
        if ByteScan.matches(text, at: index, "]]>") {
          report(
            .notWellFormed, at: index..<index + 3,
            "`]]>` must be written `]]&gt;` outside a CDATA section")
          index &+= 2
        }
        index &+= 1
      default: return index
      }
    }
  }

  /// Reports a reference that is none, and gives the offset where reading goes on.
  @_lifetime(self: copy self)
  mutating func checkReference(at start: Int) -> Int {
    switch XMLReferences.read(text, at: start) {
    case .scalar(_, let end): return end
    case .forbidden(let end):
      report(
        .notWellFormed, at: start..<end, "`\(shown(start..<end))` is not a character of XML")
      return end
    case .entity(let name):
      if !hasDeclarations {
        report(
          .undefinedEntity, at: start..<name.upperBound + 1,
          "entity `\(shown(name))` is not defined; write the character itself")
      }
      return name.upperBound + 1
    case .none:
      report(.notWellFormed, at: start..<start + 1, "`&` must be written `&amp;`")
      return start + 1
    }
  }

  /// Passes over text outside the root, which may hold blanks only.
  @_lifetime(self: copy self)
  private mutating func readStrayText(from start: Int) {
    position = ByteScan.first(0x3C, in: text, from: start)
    if start < position {
      reportStray(
        start..<position,
        hasRoot ? "text is after the root element" : "text is before the root element")
    }
  }

  /// Reports what stands outside the root, once a file.
  @_lifetime(self: copy self)
  mutating func reportStray(_ range: Range<Int>, _ message: String) {
    if !hasReportedStray { report(.notWellFormed, at: range, message) }
    hasReportedStray = true
  }

  /// Reads what begins with `<!`.
  @_lifetime(self: copy self)
  mutating func readMarkedSection() -> XMLEvent? {
    if ByteScan.matches(text, at: position, "<!--") { return readComment() }
    if ByteScan.matches(text, at: position, "<![CDATA[") {
      if openElements.isEmpty {
        reportStray(position..<position + 9, "a CDATA section is outside the root element")
      }
      return readCharacterData()
    }
    if ByteScan.matches(text, at: position, "<!DOCTYPE") { return readDocumentType() }
    return readBracketAsText("`<!` begins neither a comment nor a CDATA section here")
  }

  /// Reads a comment.
  @_lifetime(self: copy self)
  private mutating func readComment() -> XMLEvent? {
    contentStart = position + 4
    var index = contentStart
    var hasReported = false
    while true {
      if missingEnds.contains(.comment) { index = text.count }
      index = ByteScan.first(0x2D, in: text, from: index)
      guard index < text.count else {
        missingEnds.insert(.comment)
        // Only its first line is taken for the comment, so that the rest is still read.
        report(.notWellFormed, at: pieceStart..<contentStart, "comment without `-->`")
        contentEnd = endOfLine(from: contentStart)
        return endPiece(.comment, at: contentEnd)
      }
      guard ByteScan.matches(text, at: index, "--") else {
        // The mark has a hyphen, at which every comment is looked at anyway.
        if ByteScan.matches(text, at: index - 5, CatalogFileContents.directiveMark) {
          hasDirective = true
        }
        index += 1
        continue
      }
      if ByteScan.matches(text, at: index + 2, ">") {
        contentEnd = index
        return endPiece(.comment, at: index + 3)
      }
      if !hasReported, index + 2 < text.count {
        report(.notWellFormed, at: index..<index + 2, "`--` inside a comment")
        hasReported = true
      }
      index += 1
    }
  }

  /// Reads a CDATA section; nil outside the root.
  @_lifetime(self: copy self)
  private mutating func readCharacterData() -> XMLEvent? {
    let isOutside = openElements.isEmpty
    contentStart = position + 9
    var index = missingEnds.contains(.section) ? text.count : contentStart
    repeat {
      index = ByteScan.first(0x5D, in: text, from: index)
      if ByteScan.matches(text, at: index, "]]>") {
        contentEnd = index
        let event = endPiece(.characterData, at: index + 3)
        return isOutside ? nil : event
      }
      index += 1
    } while index < text.count
    missingEnds.insert(.section)
    report(.notWellFormed, at: pieceStart..<contentStart, "CDATA section without `]]>`")
    contentEnd = endTagOfInnermost(from: contentStart)
    if contentEnd == text.count { hasReportedEnd = true }
    let event = endPiece(.characterData, at: contentEnd)
    return isOutside ? nil : event
  }

  /// Offset of the next end tag that names the innermost element, or the end of the text.
  private func endTagOfInnermost(from start: Int) -> Int {
    guard let name = openElements.last?.name.range else { return text.count }
    var index = start
    while index < text.count {
      index = ByteScan.first(0x3C, in: text, from: index)
      if ByteScan.matches(text, at: index, "</"), index + 2 + name.count <= text.count,
        ByteScan.equal(text, name, index + 2..<index + 2 + name.count)
      {
        return index
      }
      index += 1
    }
    return text.count
  }

  /// Reads a processing instruction.
  @_lifetime(self: copy self)
  mutating func readInstruction() -> XMLEvent? {
    let nameStart = position + 2
    guard let nameEnd = XMLNames.simple(text, at: nameStart) else {
      return readBracketAsText("`<?` begins no instruction here")
    }
    hasInstruction = true
    nameSpan = ByteRange(nameStart..<nameEnd)
    contentStart = ByteScan.firstNonBlank(text, from: nameEnd)
    var index = contentStart
    while true {
      if missingEnds.contains(.instruction) { index = text.count }
      index = ByteScan.first(0x3F, in: text, from: index)
      guard index < text.count else {
        missingEnds.insert(.instruction)
        report(.notWellFormed, at: pieceStart..<nameEnd, "instruction without `?>`")
        contentEnd = max(contentStart, endOfLine(from: nameEnd))
        return endPiece(.processingInstruction, at: contentEnd)
      }
      if ByteScan.matches(text, at: index, "?>") { break }
      index += 1
    }
    contentEnd = index
    if contentStart == nameEnd, index > nameEnd {
      report(
        .notWellFormed, at: nameEnd..<nameEnd + 1, "a space is missing after the target")
    } else if isReservedTarget(nameStart..<nameEnd) {
      report(
        .notWellFormed, at: pieceStart..<index + 2,
        "the XML declaration must be at the start of the file")
    }
    return endPiece(.processingInstruction, at: index + 2)
  }

  /// Whether a target is `xml` in any case.
  private func isReservedTarget(_ name: Range<Int>) -> Bool {
    guard name.count == 3 else { return false }
    let start = name.lowerBound
    return text[start] | 0x20 == 0x78 && text[start + 1] | 0x20 == 0x6D
      && text[start + 2] | 0x20 == 0x6C
  }

  /// Offset of the next line end at or behind an offset.
  func endOfLine(from start: Int) -> Int {
    var index = start
    while index < text.count, text[index] != 0x0A, text[index] != 0x0D { index += 1 }
    return index
  }

  /// Ends the piece at an offset.
  @_lifetime(self: copy self)
  mutating func endPiece(_ event: XMLEvent, at end: Int) -> XMLEvent {
    pieceEnd = min(end, text.count)
    position = pieceEnd
    return event
  }
}
