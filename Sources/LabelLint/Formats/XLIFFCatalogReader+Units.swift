/// Units: their texts, notes and states.
extension XLIFFCatalogReader {
  /// Reads the unit whose start tag was met.
  @_lifetime(self: copy self)
  mutating func readUnit(isTranslatable: Bool) {
    let (name, depth) = (xml.name, xml.depth)
    guard var unit = startUnit() else { return }
    let isAskedFor = self.isAskedFor()
    unit.isTranslatable = isTranslatable && isAskedFor
    notes = []
    var said = XLIFFState.Said()
    said.isApproved = string("approved") == "yes"
    let first = units.count
    let choosesByPlural = self.choosesByPlural
    var segments = 0
    // What stands directly in the unit, or in its segment.
    var current = unit
    reading: while true {
      switch next() {
      case .end: break reading
      case .endElement where xml.depth < depth: break reading
      case .endElement:
        guard isElement("segment") || isElement("ignorable"), xml.depth == depth else { break }
        if current.path == unit.path { current.path = unit.path.appending(.item(segments)) }
        segments += 1
        units.append(current)
        (current.source, current.target, current.state) = (nil, nil, 0)
        current.path = unit.path
      case .startElement:
        if isStartOfAnother {
          xml.closeUnclosed(depth: depth)
          repeatsStart = true
          break reading
        }
        if choosesByPlural, isElement("segment"), let path = pathOfCase() { current.path = path }
        readPart(of: &current, &said)
      default: break
      }
    }
    if !isVersion2 || segments == 0 { units.append(current) }
    close(from: first, segments: segments, path: unit.path, at: name)
  }

  /// Whether the element that was met is never part of a unit: the end tag of the unit is missing.
  private var isStartOfAnother: Bool {
    isElement("trans-unit") || isElement("unit") || isElement("file")
  }

  /// A unit with its key; nil, and the element skipped, for one without an id.
  @_lifetime(self: copy self)
  private mutating func startUnit() -> XLIFFText? {
    guard let id = attribute("id") else {
      file.report(
        .missingName, at: xml.name,
        "`<\(file.source.string(xml.name))>` has no `id`: its texts belong to no key")
      xml.skipElement()
      return nil
    }
    let whole = text(of: id)
    let named = (isVersion2 ? attribute("name") : attribute("resname")) ?? id
    var unit = XLIFFText(
      key: named.value == id.value ? whole : text(of: named), keySpan: named.value, id: whole)
    if let group = groups.last, !group.pluralKey.isNone, let path = pathOfCase() {
      (unit.key, unit.keySpan, unit.path) = (group.pluralKey, group.keySpan, path)
    } else if let path = pathOfExtendedType() {
      unit.path = path
    } else if let parts = XLIFFUnitID.read(file.string(unit.key) ?? "") {
      (unit.key, unit.path) = (unit.key.part(parts.key), parts.path)
      unit.isOfPropertyList = parts.isOfPropertyList
    }
    return unit
  }

  /// Reads an element in a unit or a segment.
  @_lifetime(self: copy self)
  private mutating func readPart(of unit: inout XLIFFText, _ said: inout XLIFFState.Said) {
    let name = xml.name
    if isElement("source") {
      reportSecond(unit.source, "source", at: name)
      unit.source = readContent()
    } else if isElement("target") {
      reportSecond(unit.target, "target", at: name)
      if !isVersion2 {
        said.state = string("state") ?? ""
        said.qualifier = string("state-qualifier") ?? ""
        unit.state = stateIndex(said)
      }
      unit.target = readContent()
    } else if isElement("segment") || isElement("ignorable") {
      said.state = string("state") ?? ""
      said.subState = string("subState") ?? ""
      unit.state = stateIndex(said)
    } else if isElement("note") {
      let content = readContent()
      takeNote(content)
    } else if !isElement("notes") {
      xml.skipElement()
    }
  }

  /// Reports that a unit has an element twice.
  @_lifetime(self: copy self)
  private mutating func reportSecond(
    _ first: XLIFFContent?, _ name: String, at range: Range<Int>
  ) {
    if first == nil { return }
    file.report(.duplicateKey, at: range, "the unit has two `\(name)`: only the last one is read")
  }

  /// Index in the file's states of what a translation is.
  @_lifetime(self: copy self)
  private mutating func stateIndex(_ said: XLIFFState.Said) -> Int {
    if let state = XLIFFState.review(said) {
      return state.isEmpty ? 0 : file.stateIndex(of: state)
    }
    if reportedStates.insert(said.state).inserted {
      file.report(
        .unknownState, at: attribute("state")?.value.range ?? xml.name,
        "unknown state '\(said.state)'")
    }
    return 0
  }

  /// Takes a note of the unit that is read.
  @_lifetime(self: copy self)
  private mutating func takeNote(_ content: XLIFFContent) {
    let text = file.noteText(pieces[content.pieces], from: Int(content.value.start))
    pieces.removeLast(content.pieces.count)
    if text.count > 0 { notes.append((text, content.value)) }
  }

  /// The notes of the unit as one comment, of which each is a line.
  @_lifetime(self: copy self)
  private mutating func joinedNotes() -> (text: TextRef, span: ByteRange) {
    guard let first = notes.first, let last = notes.last else { return (.none, .zero) }
    if notes.count == 1 { return first }
    let start = file.arena.count
    for (number, note) in notes.enumerated() {
      if number > 0 { file.arena.append(0x0A) }
      file.appendToArena(note.text)
    }
    return (
      TextRef(inArena: start..<file.arena.count),
      ByteRange(Int(first.span.start)..<Int(last.span.end))
    )
  }

  /// What a note says of an object of Interface Builder.
  private func interfaceNote(in text: TextRef) -> EntryNote? {
    let holder = text.isInArena ? file.arena : file.source.text
    guard let parsed = InterfaceBuilderComment(holder.span, in: text.range) else { return nil }
    func part(_ range: Range<Int>) -> TextRef {
      text.part(range.lowerBound - text.range.lowerBound..<range.upperBound - text.range.lowerBound)
    }
    var note = EntryNote()
    note.interfaceClass = part(parsed.className.range)
    if parsed.property != .none { note.interfaceProperty = part(parsed.property.range) }
    return note
  }

  /// Reads what an element holds, inline elements included.
  @_lifetime(self: copy self)
  private mutating func readContent() -> XLIFFContent {
    let (start, depth, first) = (xml.position, xml.depth, pieces.count)
    let isOneTag = xml.isEmptyElement
    var end = start
    reading: while true {
      let event = next()
      end = xml.range.lowerBound
      switch event {
      case .end:
        end = max(start, xml.position)
        break reading
      case .endElement:
        if xml.depth < depth { break reading }
        if !xml.isEmptyElement { appendTag(.closing) }
      case .startElement:
        if isStructure {
          // The end tag of the content is missing.
          xml.closeUnclosed(depth: depth)
          repeatsStart = true
          break reading
        }
        appendTag(xml.isEmptyElement ? .empty : .opening)
      case .text: append(.text(hasReferences: xml.hasReferences), xml.content)
      case .characterData: append(.characterData, xml.content)
      case .comment, .processingInstruction, .documentType: break
      }
    }
    return XLIFFContent(
      value: ByteRange(isOneTag ? start..<start : start..<max(start, end)),
      pieces: first..<pieces.count, isOneTag: isOneTag)
  }

  /// Whether the element that was met is one that no text holds.
  private var isStructure: Bool {
    isElement("target") || isElement("source") || isElement("trans-unit") || isElement("unit")
      || isElement("note") || isElement("segment") || isElement("file")
  }

  @_lifetime(self: copy self)
  private mutating func append(_ kind: XLIFFContent.Piece.Kind, _ range: Range<Int>) {
    pieces.append(XLIFFContent.Piece(range: ByteRange(range), name: .zero, kind: kind))
  }

  /// Appends a tag; what code elements hold is no text of a translator.
  @_lifetime(self: copy self)
  private mutating func appendTag(_ edge: Markup.Edge) {
    let isCode =
      isElement("ph") || isElement("bpt") || isElement("ept") || isElement("it")
      || isElement("mrk") && (string("mtype") == "protected" || string("translate") == "no")
    pieces.append(
      XLIFFContent.Piece(
        range: ByteRange(xml.range), name: ByteRange(xml.name),
        kind: .tag(edge, isProtection: isCode && edge != .empty)))
  }

  /// Ends a unit: the notes of all of it are those of each of its texts.
  @_lifetime(self: copy self)
  private mutating func close(
    from first: Int, segments: Int, path: SlotPath, at name: Range<Int>
  ) {
    let (comment, span) = joinedNotes()
    var note: EntryNote?
    if let first = notes.first { note = interfaceNote(in: first.text) }
    for index in first..<units.count {
      (units[index].comment, units[index].commentSpan) = (comment, span)
      units[index].note = note
      if segments == 1, units[index].path == path.appending(.item(0)) { units[index].path = path }
      if units[index].source == nil {
        file.report(
          .missingValue, at: name,
          "the unit '\(file.string(units[index].id) ?? "")' has no `source`")
      }
    }
  }
}
