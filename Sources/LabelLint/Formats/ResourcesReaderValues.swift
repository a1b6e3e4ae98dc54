/// Values: the events between a start tag and its end tag, and the text that they make.
extension ResourcesReader {
  /// What a value turned out to be.
  struct ValueFacts {
    /// Whether it is a reference to another resource, or `@null` or `@empty`.
    var isReference = false
    /// Whether it holds tags without a namespace.
    var hasTags = false
    /// Where it begins, and why the build stops at it, where it is a text that reads as a reference.
    var linkFault: (place: Range<Int>, message: String)?
    /// Whether it may hold a percent sign.
    var hasPercent = true
  }

  /// Most pieces of a value that is looked at a second time: no text of an app has so many.
  private static var maximumPieces: Int { 4_096 }

  /// Namespace of the elements that protect what they hold.
  private static var xliffNamespace: StaticString { "urn:oasis:names:tc:xliff:document:1.2" }

  /// Reads the value of the element whose start tag was met, and appends its message.
  @_lifetime(self: copy self)
  mutating func readValue(slot: Int) -> ValueFacts {
    let start = xml.position
    let depth = xml.depth
    var event = next()
    if event == .text, !xml.hasReferences {
      let content = xml.content
      event = next()
      var hasPercent = false
      if event == .endElement, xml.depth < depth,
        let kept = isAndroid
          ? AndroidText.plain(content, in: xml.text, hasPercent: &hasPercent)
          : ComposeText.plain(content, in: xml.text)
      {
        return appendPlain(kept, value: content, slot: slot, hasPercent: hasPercent)
      }
      pieces.removeAll(keepingCapacity: true)
      pieces.append(ValuePiece(range: content, kind: .text))
      return readPieces(event, from: start, depth, slot)
    }
    pieces.removeAll(keepingCapacity: true)
    return readPieces(event, from: start, depth, slot)
  }

  /// Appends a message whose text stands in the file as it is.
  @_lifetime(self: copy self)
  private mutating func appendPlain(
    _ kept: Range<Int>, value: Range<Int>, slot: Int, hasPercent: Bool
  ) -> ValueFacts {
    var flags: Message.Flags = []
    // In quotes, a sign begins no reference.
    let isQuoted =
      kept.lowerBound > value.lowerBound && xml.text[kept.lowerBound - 1] == 0x22
    var fault: (Range<Int>, String)?
    if isAndroid, !isQuoted, let first = kept.first,
      xml.text[first] == 0x40 || xml.text[first] == 0x3F
    {
      flags = AndroidReference.kind(of: xml.text.extracting(kept))?.flags ?? []
      fault = AndroidReference.linkFault(of: xml.text.extracting(kept)).map {
        (first..<first + 1, $0)
      }
    }
    file.appendMessage(
      TextRef(inFile: kept), value: ByteRange(value), slot: slot, firstRun: file.runs.count,
      firstMark: file.markup.count, flags: flags)
    return ValueFacts(
      isReference: flags.contains(.reference), linkFault: fault, hasPercent: hasPercent)
  }

  /// Collects the rest of a value piece by piece and appends its message.
  ///
  /// - Parameters:
  ///   - first: The event that was met and not yet looked at.
  ///   - start: Offset behind the start tag.
  ///   - depth: Depth of the element.
  ///   - slot: Index in `CatalogFile.slots`.
  /// - Returns: What the value turned out to be.
  @_lifetime(self: copy self)
  private mutating func readPieces(
    _ first: XMLEvent, from start: Int, _ depth: Int, _ slot: Int
  ) -> ValueFacts {
    let firstRun = file.runs.count
    let firstMark = file.markup.count
    var value = ResourceValue(format: file.format, at: start)
    for piece in pieces { value.append(piece, of: xml.text, to: &file) }
    var event = first
    var end = start
    reading: while true {
      end = xml.range.lowerBound
      switch event {
      case .end:
        end = max(start, xml.position)
        break reading
      case .endElement:
        if xml.depth < depth { break reading }
        if !xml.isEmptyElement { appendTag(.closing, to: &value) }
      case .startElement:
        if xml.isResource || xml.isItem {
          // The value's own end tag is missing.
          xml.closeUnclosed(depth: depth)
          repeatsStart = true
          break reading
        }
        appendTag(xml.isEmptyElement ? .empty : .opening, to: &value)
      case .text:
        append(ValuePiece(range: xml.content, kind: .text), to: &value)
      case .characterData:
        append(ValuePiece(range: xml.content, kind: .characterData), to: &value)
      case .comment, .processingInstruction, .documentType: break
      }
      event = next()
    }
    let inner = start..<max(start, end)
    return finish(&value, inner, slot: slot, firstRun: firstRun, firstMark: firstMark)
  }

  /// Keeps a piece for a second look at the value, which very long ones are not given.
  @_lifetime(self: copy self)
  private mutating func remember(_ piece: ValuePiece) {
    if pieces.count < Self.maximumPieces { pieces.append(piece) }
  }

  /// Appends a piece of text.
  @_lifetime(self: copy self)
  private mutating func append(_ piece: ValuePiece, to value: inout ResourceValue) {
    remember(piece)
    value.append(piece, of: xml.text, to: &file)
  }

  /// Appends the tag that was met.
  @_lifetime(self: copy self)
  private mutating func appendTag(_ edge: Markup.Edge, to value: inout ResourceValue) {
    let isForeign = xml.namespace != 0
    let isProtection =
      isForeign
      && (xml.isNamed("g") || ByteScan.matches(xml.text, at: xml.name.upperBound - 2, ":g"))
      && xml.isNamespace(xml.namespace, Self.xliffNamespace)
    remember(ValuePiece(range: xml.range, kind: isForeign ? .foreignTag : .tag))
    file.markup.append(
      Markup(
        position: value.count(in: file), tag: ByteRange(xml.range), name: xml.nameSpan,
        edge: edge, isProtection: isProtection))
    let isNested = value.append(edge, isForeign: isForeign, isProtection: isProtection, in: file)
    if isNested, isAndroid {
      file.report(.nestedXliffG, at: xml.range, "`xliff:g` is inside another `xliff:g`")
    }
  }

  /// Finishes a value and appends its message.
  @_lifetime(self: copy self)
  private mutating func finish(
    _ value: inout ResourceValue, _ inner: Range<Int>, slot: Int, firstRun: Int, firstMark: Int
  ) -> ValueFacts {
    var flags: Message.Flags = []
    if value.hasMarkup { flags.insert(.hasMarkup) }
    if value.hasCharacterData, !file.entries.isEmpty {
      file.entries[file.entries.count - 1].flags.insert(.hasCharacterData)
    }
    var text = value.finish(in: &file, firstMark: firstMark)
    let isKnown = isAndroid && pieces.count < Self.maximumPieces
    let reference = isKnown && !value.hasTags ? reference() : nil
    if let reference, let own = reference.text {
      flags.formUnion(reference.flags)
      text = own
      file.runs.removeLast(file.runs.count - firstRun)
    } else if isKnown, value.mayDependOnCompiler,
      let native = AndroidNativeText.differing(pieces, of: xml.text, from: text, in: file)
    {
      flags.insert(.compilerDependent)
      reportReadings(file.string(text) ?? "", native, half: value.loneHalf, at: inner)
    }
    file.appendMessage(
      text, value: ByteRange(inner), slot: slot, firstRun: firstRun, firstMark: firstMark,
      flags: flags)
    return ValueFacts(
      isReference: flags.contains(.reference), hasTags: value.hasTags, linkFault: reference?.fault)
  }

  /// Reports what two compilers make of a value; nobody sees blanks around a text.
  @_lifetime(self: copy self)
  private mutating func reportReadings(
    _ own: String, _ native: String, half: Range<Int>?, at inner: Range<Int>
  ) {
    guard
      half != nil
        || !ReadingDifference.isInOuterBlanks(own, native)
          && !ReadingDifference.isInWidth(own, native: native)
    else { return }
    // Half of a surrogate pair is what nobody meant, whichever of the two reads it.
    file.report(
      .compilerDependentValue, at: half ?? inner,
      (half == nil ? "" : "this is half of a surrogate pair: ")
        + ReadingDifference.description(own, native: native),
      severity: half == nil ? nil : .warning)
  }

  /// What the pieces of a value refer to, read before any escape: its text is nil where they are words that only the
  /// compilers take for a reference.
  @_lifetime(self: copy self)
  private mutating func reference()
    -> (text: TextRef?, flags: Message.Flags, fault: (Range<Int>, String)?)?
  {
    guard let first = pieces.first(where: { $0.kind == .text || $0.kind == .characterData }),
      case let start = ByteScan.firstNonBlank(xml.text, from: first.range.lowerBound),
      start < xml.text.count, [0x40, 0x3F, 0x26, 0x3C].contains(xml.text[start])
    else { return nil }
    let raw = AndroidNativeText.raw(pieces, of: xml.text)
    let kept = ByteScan.trimmed(0..<raw.count, in: raw.span)
    let fault = AndroidReference.linkFault(of: raw.span.extracting(kept)).map {
      (start..<start + 1, $0)
    }
    guard let kind = AndroidReference.kind(of: raw.span.extracting(kept)) else {
      return fault.map { (nil, [], $0) }
    }
    let arenaStart = file.arena.count
    file.arena.append(contentsOf: raw[kept])
    return (TextRef(inArena: arenaStart..<file.arena.count), kind.flags, fault)
  }

  /// Reports a text that the compilers' format check fails on.
  @_lifetime(self: copy self)
  mutating func checkFormat(ofMessage index: Int) {
    guard JavaFormatCheck.hasSeveralUnnumbered(message: index, of: file) else { return }
    file.report(
      .multipleNonpositionalSubstitutions, at: file.messages[index].value.range,
      "several placeholders without numbers: write `%1$s` and `%2$s`, so that translations can"
        + " reorder them", severity: .warning)
  }
}
