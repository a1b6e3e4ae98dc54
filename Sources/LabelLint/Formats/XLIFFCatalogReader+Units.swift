/// Units: their texts, notes and states.
extension XLIFFCatalogReader {
  /// Reads the unit whose start tag was met.
  @_lifetime(self: copy self)
  mutating func readUnit(isTranslatable: Bool) {
    let (name, depth) = (xml.name, xml.depth)
    guard var unit = startUnit() else { return }
    let isAskedFor = self.isAskedFor()
    unit.isTranslatable = isTranslatable && isAskedFor
    (notes, codes) = ([], XLIFFCodes())
    var said = XLIFFState.Said()
    said.isApproved = string("approved") == "yes"
    let first = units.count
    let (chooses, choosesByPlural) = (self.chooses, self.choosesByPlural)
    var segments: [Segment] = []
    // What stands directly in the unit, or in its segment.
    var current = Segment(text: unit, name: name)
    reading: while true {
      switch next() {
      case .end: break reading
      case .endElement where xml.depth < depth: break reading
      case .endElement:
        guard isVersion2, isSegment, xml.depth == depth else { break }
        segments.append(current)
        current = Segment(text: unit, name: name)
      case .startElement:
        if isStartOfAnother {
          xml.closeUnclosed(depth: depth)
          repeatsStart = true
          break reading
        }
        if isSegment {
          (current.name, current.isIgnorable) = (xml.name, isElement("ignorable"))
          if choosesByPlural {
            current.text.path = pathOfCase() ?? unit.path
          } else if chooses {
            current.text.path = unit.path.appending(.item(segments.count))
          }
        }
        readPart(of: &current, &said)
      default: break
      }
    }
    appendUnits(of: segments.isEmpty ? [current] : segments)
    close(from: first, at: name)
  }

  /// Whether the element that was met or that ended is a part of a unit of XLIFF 2.
  private var isSegment: Bool { isElement("segment") || isElement("ignorable") }

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
  private mutating func readPart(of segment: inout Segment, _ said: inout XLIFFState.Said) {
    let name = xml.name
    if isElement("source") {
      reportSecond(segment.text.source, "source", at: name)
      segment.text.source = readContent()
    } else if isElement("target") {
      reportSecond(segment.text.target, "target", at: name)
      if isVersion2 {
        segment.order = order()
      } else {
        said.state = string("state") ?? ""
        said.qualifier = string("state-qualifier") ?? ""
        segment.text.state = stateIndex(said)
      }
      segment.text.target = readContent()
    } else if isSegment {
      said.state = string("state") ?? ""
      said.subState = string("subState") ?? ""
      segment.text.state = stateIndex(said)
    } else if isElement("note") {
      let content = readContent()
      takeNote(content)
    } else if isElement("data") {
      takeData()
    } else if !isElement("notes"), !isElement("originalData") {
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
  mutating func readContent() -> XLIFFContent {
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
  mutating func append(_ kind: XLIFFContent.Piece.Kind, _ range: Range<Int>) {
    pieces.append(XLIFFContent.Piece(range: ByteRange(range), name: .zero, kind: kind))
  }

  /// Whether a unit has a part of a `.stringsdict` that is no text.
  private func isRule(_ unit: XLIFFText) -> Bool {
    let key = file.bytes(unit.key)
    guard !isVersion2, key.closes(with: ":dict") || key.closes(with: ":dict/:string") else {
      return false
    }
    let source = unit.source.map { file.source.string($0.value.range) } ?? ""
    return XLIFFUnitID.isRule(file.string(unit.key) ?? "", source: source)
  }

  /// Ends a unit: the notes of all of it are those of each of its texts.
  @_lifetime(self: copy self)
  private mutating func close(from first: Int, at name: Range<Int>) {
    if let last = units.last, isRule(last) {
      units.removeLast()
      return
    }
    let (comment, span) = joinedNotes()
    var note: EntryNote?
    if let first = notes.first { note = interfaceNote(in: first.text) }
    for index in first..<units.count {
      (units[index].comment, units[index].commentSpan) = (comment, span)
      units[index].note = note
      if units[index].source == nil {
        file.report(
          .missingValue, at: name,
          "the unit '\(file.string(units[index].id) ?? "")' has no `source`")
      }
    }
  }
}
