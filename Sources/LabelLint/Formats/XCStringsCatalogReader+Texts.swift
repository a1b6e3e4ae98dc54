/// Strings of the file as texts of the catalog.
extension XCStringsCatalogReader {
  /// Decodes a text of a message and keeps the way back to the file.
  @inline(__always)
  mutating func messageText(of string: JSONString, in bytes: Span<UInt8>) -> TextRef {
    string.hasEscapes ? decoded(string, in: bytes) : TextRef(inFile: string.content)
  }

  /// Decodes a text with escapes, piece by piece.
  private mutating func decoded(_ string: JSONString, in bytes: Span<UInt8>) -> TextRef {
    var assembler = TextAssembler(at: string.content.lowerBound)
    let end = string.content.upperBound
    var index = string.content.lowerBound
    while index < end {
      let rest = bytes.extracting(index..<end)
      let escape = rest.firstIndex(of: UInt8(ascii: "\\")).map { index + $0 } ?? end
      assembler.append(index..<escape, to: &file)
      index = escape
      guard index < end else { break }
      let (scalar, length) = JSONEscape.decode(bytes, at: index)
      let next = min(index + length, end)
      if let scalar {
        assembler.append(decoded: scalar, for: index..<next, to: &file)
      } else if length > 1 {
        assembler.append(decoded: "\u{FFFD}", for: index..<next, to: &file)
      } else {
        assembler.append(index..<next, to: &file)
      }
      index = next
    }
    return assembler.finish(in: &file)
  }

  /// Decodes a key, a comment or a name; the way back is not kept, so that it does not get between
  /// those of messages.
  mutating func text(of string: JSONString, in bytes: Span<UInt8>) -> TextRef {
    guard string.hasEscapes else { return TextRef(inFile: string.content) }
    let runs = file.runs.count
    let text = decoded(string, in: bytes)
    file.runs.removeLast(file.runs.count - runs)
    return text
  }

  /// The known member that a name is, escapes resolved.
  @inline(__always)
  mutating func member(_ name: JSONString, in bytes: Span<UInt8>) -> XCStringsMember? {
    guard name.hasEscapes else { return XCStringsMember(bytes.extracting(name.content)) }
    return XCStringsMember(text(of: name, in: bytes), in: file)
  }

  /// The known member that a name of an object is; one that the object has shown before is reported.
  @inline(__always)
  mutating func member(
    _ name: JSONString, in bytes: Span<UInt8>, _ seen: inout XCStringsMember.Seen
  ) -> XCStringsMember? {
    guard let member = member(name, in: bytes) else { return nil }
    if !seen.insert(member) { reportDuplicate(name) }
    return member
  }

  /// Reads a string member; nil when it is null or of another type, which is reported.
  mutating func readString(_ json: inout JSONReader, _ member: String) -> JSONString? {
    if let string = json.readStringIfNext() { return string }
    switch json.peek() {
    case .null: json.skip()
    default: reportWrongType(&json, at: member, expected: "a string")
    }
    return nil
  }

  /// Reads a string member as a text; nil when it is null or of another type, which is reported.
  mutating func readText(_ json: inout JSONReader, _ member: String) -> TextRef? {
    readString(&json, member).map { text(of: $0, in: json.bytes) }
  }

  /// Passes over a member that means nothing here and says so once a file.
  mutating func skipUnknown(_ name: JSONString, _ json: inout JSONReader) {
    reportUnknown(
      .unknownMember, "member in '\(path(to: ""))':", TextRef(inFile: name.content),
      at: name.content,
      ifEmpty: "a member in '\(path(to: ""))' has an empty name; write its name, or remove it")
    json.skip()
  }

  /// Index in the file's states of a state as written; a state that Xcode does not write is said.
  mutating func stateIndex(of string: JSONString, in bytes: Span<UInt8>) -> Int {
    let content = bytes.extracting(string.content)
    if content.spells("translated") { return 2 }
    if content.spells("new") { return Self.newState }
    if content.spells("needs_review") { return 3 }
    if content.spells("stale") { return 4 }
    if content.spells("machine_translated") { return 5 }
    let state = text(of: string, in: bytes)
    // Messages hold the index in eight bits; the states that are met come to six.
    guard file.states.count < Int(UInt8.max), let name = file.string(state) else {
      reportUnknownState(state, at: string.content)
      return 0
    }
    let known = file.states.count
    let index = file.stateIndex(of: name)
    if index == known { reportUnknownState(state, at: string.content) }
    return index
  }

  private mutating func reportUnknownState(_ state: TextRef, at range: Range<Int>) {
    reportUnknown(
      .unknownState, "state", state, at: range,
      ifEmpty: "the field 'state' is empty; write a state such as 'translated'")
  }
}
