/// Start tags and end tags.
extension XMLReader {
  /// Reads a start tag.
  @_lifetime(self: copy self)
  mutating func readStartTag() -> XMLEvent? {
    guard let name = XMLNames.qualified(text, at: position &+ 1) else { return readBrokenTag() }
    nameSpan = ByteRange(start: UInt32(position &+ 1), count: UInt32(name.end &- position &- 1))
    attributes.removeAll(keepingCapacity: true)
    isBroken = false
    var declarations = 0
    var index = name.end
    while true {
      let blank = index
      index = ByteScan.firstNonBlank(text, from: index)
      guard index < text.count else {
        reportEnd()
        break
      }
      let byte = ByteScan.byte(text, at: index)
      if byte == 0x3E {
        index &+= 1
        break
      }
      if byte == 0x2F, ByteScan.matches(text, at: index &+ 1, ">") {
        isEmptyElement = true
        index &+= 2
        break
      }
      guard blank < index else {
        index = skipRestOfTag(
          from: index,
          attributes.isEmpty
            ? "the name of the tag contains a character that names cannot contain"
            : "a space is missing between two attributes")
        break
      }
      index = readAttribute(at: index, &declarations)
      if isBroken { break }
    }
    pieceEnd = min(index, text.count)
    position = pieceEnd
    if hasReportedEnd {
      // Its name or an attribute may be cut off: nothing can be said of the element.
      hasRoot = true
      return nil
    }
    openElement(prefixCount: name.prefixCount, declarations)
    return .startElement
  }

  /// Reads the attribute at an offset, appends it and gives the offset behind it, or the offset
  /// where the tag seems to end when it is broken.
  @_lifetime(self: copy self)
  private mutating func readAttribute(
    at start: Int, _ declarations: inout Int
  ) -> Int {
    guard let name = XMLNames.qualified(text, at: start) else {
      return skipRestOfTag(from: start, "no attribute begins with this character")
    }
    var index = ByteScan.firstNonBlank(text, from: name.end)
    guard index < text.count, ByteScan.byte(text, at: index) == 0x3D else {
      return skipRestOfTag(
        from: index, "attribute `\(shown(start..<name.end))` has no `=` and value")
    }
    index = ByteScan.firstNonBlank(text, from: index &+ 1)
    guard index < text.count, case let quote = ByteScan.byte(text, at: index),
      quote == 0x22 || quote == 0x27
    else {
      return skipRestOfTag(
        from: index, "the value of attribute `\(shown(start..<name.end))` has no quotes")
    }
    let valueStart = index &+ 1
    var needsDecoding = false
    guard let valueEnd = endOfValue(from: valueStart, quote, &needsDecoding) else {
      return endUnclosedValue(from: valueStart, name: start..<name.end)
    }
    let isDeclaration =
      ByteScan.byte(text, at: start) == 0x78
      && (name.prefixCount == 6
        ? ByteScan.matches(text, at: start, "xmlns:")
        : name.prefixCount == 0 && ByteScan.equals(text, start..<name.end, "xmlns"))
    if isDeclaration { declarations += 1 }
    appendAttribute(
      XMLAttribute(
        name: ByteRange(start: UInt32(start), count: UInt32(name.end &- start)),
        value: ByteRange(start: UInt32(valueStart), count: UInt32(valueEnd &- valueStart)),
        prefixCount: UInt32(name.prefixCount),
        namespace: isDeclaration ? XMLNamespaces.xmlns : 0, needsDecoding: needsDecoding))
    return valueEnd &+ 1
  }

  /// Appends an attribute unless there are too many.
  @_lifetime(self: copy self)
  private mutating func appendAttribute(_ attribute: XMLAttribute) {
    if attributes.count < Self.maximumAttributes {
      attributes.append(attribute)
    } else if attributes.count == Self.maximumAttributes, problems.last?.code != .tooManyAttributes
    {
      report(
        .tooManyAttributes, at: attribute.range,
        "an element has more than \(Self.maximumAttributes) attributes")
    }
  }

  /// Offset of the quote that ends a value; nil when a `<` or the end comes before it.
  @_lifetime(self: copy self)
  private mutating func endOfValue(
    from start: Int, _ quote: UInt8, _ needsDecoding: inout Bool
  ) -> Int? {
    var index = start
    while true {
      index = ByteScan.firstInValue(text, from: index, quote: quote)
      guard index < text.count else { return nil }
      let byte = ByteScan.byte(text, at: index)
      if byte == quote { return index }
      if byte == 0x3C {
        guard let end = endOfValueWithBracket(at: index, from: start, quote) else { return nil }
        report(.notWellFormed, at: index..<index + 1, "`<` in a value must be written `&lt;`")
        return end
      }
      needsDecoding = true
      index = byte == 0x26 ? checkReference(at: index) : index &+ 1
    }
  }

  /// Offset of the quote behind a `<` in a value: only when no tag seems to end before it.
  private func endOfValueWithBracket(at bracket: Int, from start: Int, _ quote: UInt8) -> Int? {
    for index in start..<bracket where text[index] == 0x3E { return nil }
    var index = bracket
    let end = min(text.count, bracket + 200)
    while index < end, text[index] != 0x3E, text[index] != 0x0A {
      if text[index] == quote { return index }
      index += 1
    }
    return nil
  }

  /// Reports a value without an end, and gives the offset where its tag seems to end.
  @_lifetime(self: copy self)
  private mutating func endUnclosedValue(from start: Int, name: Range<Int>) -> Int {
    isBroken = true
    report(
      .notWellFormed, at: start - 1..<start,
      "the value of attribute `\(shown(name))` has no closing quote")
    let end = endOfBrokenTag(from: start)
    if end == text.count { hasReportedEnd = true }
    return end
  }

  /// Reports that the text ends inside the tag that is being read.
  @_lifetime(self: copy self)
  private mutating func reportEnd() {
    isBroken = true
    hasReportedEnd = true
    report(.notWellFormed, at: pieceStart..<text.count, "the file ends inside a tag")
  }

  /// Reports what is wrong at an offset of a tag, and gives the offset where the tag seems to end.
  @_lifetime(self: copy self)
  private mutating func skipRestOfTag(from start: Int, _ message: String) -> Int {
    isBroken = true
    if start >= text.count {
      reportEnd()
      return text.count
    }
    report(.notWellFormed, at: start..<start + 1, message)
    return endOfBrokenTag(from: start)
  }

  /// Offset behind the next `>`, or of the next `<` when that comes first.
  private func endOfBrokenTag(from start: Int) -> Int {
    var index = start
    while index < text.count, text[index] != 0x3C {
      if text[index] == 0x3E { return index + 1 }
      index += 1
    }
    return index
  }

  /// Reports a `<` that begins no tag and takes it as text.
  @_lifetime(self: copy self)
  mutating func readBrokenTag() -> XMLEvent? {
    if position + 1 == text.count {
      reportEnd()
      position = text.count
      return nil
    }
    return readBracketAsText("`<` must be written `&lt;` where no tag begins")
  }

  /// Opens the element whose start tag was read.
  @_lifetime(self: copy self)
  private mutating func openElement(prefixCount: Int, _ declarations: Int) {
    if openElements.isEmpty {
      if hasRoot {
        reportStray(pieceStart..<pieceEnd, "a second root element, `<\(shown(name))>`")
      }
      hasRoot = true
    }
    let bindingCount = namespaces.count
    if declarations > 0 { declareNamespaces() }
    resolveNamespaces(prefixCount: prefixCount)
    openElements.append(
      OpenElement(
        name: nameSpan, bindingCount: UInt16(truncatingIfNeeded: bindingCount),
        namespace: namespace))
    if isEmptyElement {
      dueEnds = 1
      isDueEndEmpty = true
    } else if openElements.count > Self.maximumDepth {
      report(
        .nestingTooDeep, at: range,
        "elements are nested more than \(Self.maximumDepth) deep; the rest is not read")
      openElements.removeAll()
      position = text.count
    }
  }

  /// Reads an end tag; nil when it is passed over.
  @_lifetime(self: copy self)
  mutating func readEndTag() -> XMLEvent? {
    let nameStart = position &+ 2
    if let open = openElements.last {
      let count = Int(open.name.count)
      let bracket = nameStart &+ count
      // Nearly every end tag repeats the name of its start tag and ends behind it.
      if bracket < text.count, ByteScan.byte(text, at: bracket) == 0x3E,
        ByteScan.equal(text, open.name.range, nameStart..<bracket)
      {
        position = bracket &+ 1
        return closeInnermost()
      }
    }
    guard let name = XMLNames.qualified(text, at: nameStart) else {
      if nameStart == text.count {
        reportEnd()
        position = text.count
        return nil
      }
      return readBracketAsText("`</` must be followed by a name")
    }
    var end = ByteScan.firstNonBlank(text, from: name.end)
    if end == text.count {
      reportEnd()
      position = end
      return nil
    }
    if text[end] == 0x3E {
      end += 1
    } else {
      end = skipRestOfTag(from: end, "`>` is missing in the end tag")
    }
    position = end
    return closeElement(named: nameStart..<name.end)
  }

  /// Closes the innermost element; its end tag ends at `position`.
  @_lifetime(self: copy self)
  private mutating func closeInnermost() -> XMLEvent? {
    guard let open = openElements.popLast() else { return nil }
    pieceEnd = position
    nameSpan = open.name
    namespace = open.namespace
    if namespaces.count > Int(open.bindingCount) {
      namespaces.removeLast(downTo: Int(open.bindingCount))
    }
    return .endElement
  }

  /// Closes the elements up to the one that an end tag names; nil when the tag is passed over.
  @_lifetime(self: copy self)
  private mutating func closeElement(named tag: Range<Int>) -> XMLEvent? {
    guard let innermost = openElements.last else {
      reportStray(
        pieceStart..<position, "`</\(shown(tag))>` is outside the root element")
      return nil
    }
    if ByteScan.equal(text, innermost.name.range, tag) { return closeInnermost() }
    let expected = innermost.name.range
    report(
      .notWellFormed, at: pieceStart..<position,
      "`</\(shown(tag))>` is where `</\(shown(expected))>` was expected")
    if let count = elementsToClose(upTo: tag) {
      dueEnds = count
      isDueEndEmpty = false
      pieceEnd = position
      return endDueElement()
    }
    // A stray tag when the element is closed by the next one; else its own, misspelt.
    let next = ByteScan.first(0x3C, in: text, from: position)
    let isStray =
      ByteScan.matches(text, at: next, "</")
      && ByteScan.equal(text, expected, next + 2..<next + 2 + expected.count)
    return isStray || openElements.count == 1 ? nil : closeInnermost()
  }

  /// How many elements an end tag closes that names one further out; nil when it names none.
  private func elementsToClose(upTo tag: Range<Int>) -> Int? {
    // Further out, it is rather a stray tag; and a text of stray tags shall not cost much.
    for count in 2..<max(2, min(openElements.count + 1, 100))
    where ByteScan.equal(text, openElements[openElements.count - count].name.range, tag) {
      return count
    }
    return nil
  }

  /// Ends the innermost of the elements whose end is due.
  @_lifetime(self: copy self)
  mutating func endDueElement() -> XMLEvent {
    dueEnds -= 1
    let start = pieceStart
    let end = pieceEnd
    isEmptyElement = isDueEndEmpty
    if dueEnds == 0 { isDueEndEmpty = false }
    _ = closeInnermost()
    pieceStart = start
    pieceEnd = end
    return .endElement
  }

  /// Takes the start tag that was met last as standing behind its parent, whose end tag is missing.
  ///
  /// For readers of formats that know which elements hold which: `<string>` in `<string>`.
  ///
  /// - Parameter parent: `depth` of the element that the tag stands in and that it ends.
  @_lifetime(self: copy self)
  package mutating func closeUnclosed(depth parent: Int) {
    guard parent >= 1, parent < openElements.count else { return }
    let unclosed = openElements[parent - 1].name.range
    report(
      .notWellFormed, at: unclosed.lowerBound - 1..<unclosed.upperBound,
      "`<\(shown(unclosed))>` has no end tag before the next `<\(shown(name))>`")
    openElements.removeSubrange(parent - 1..<openElements.count - 1)
  }
}
