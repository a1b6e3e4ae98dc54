/// What the comment or the key of an Interface Builder text says: `Class = "UIButton"; normalTitle =
/// "Play"; ObjectID = "abc-12-xyz"; Note = "…";`.
///
/// The comment is a dictionary in the grammar of the file, and read as one: texts in it may hold `;`.
struct InterfaceBuilderComment {
  /// The class of the object: `UIButton`.
  private(set) var className = StringsToken.none
  /// The property that the text is the value of: `normalTitle`.
  private(set) var property = StringsToken.none
  /// The text that the property has in the interface file: the source text.
  private(set) var value = StringsToken.none
  /// What the author tells translators.
  private(set) var note: StringsToken?

  /// Reads the content of a comment; nil when it is of another kind.
  init?(_ text: Span<UInt8>, in content: Range<Int>) {
    var position = content.lowerBound
    let end = content.upperBound
    var objectID = StringsToken.none
    while true {
      Self.skipBlanks(text, &position, end)
      if position >= end { break }
      guard let name = Self.name(text, &position, end) else { return nil }
      Self.skipBlanks(text, &position, end)
      guard !name.isEmpty, position < end, text[position] == UInt8(ascii: "=") else { return nil }
      position += 1
      Self.skipBlanks(text, &position, end)
      guard position < end else { return nil }
      var reader = StringsReader(text, in: position..<end)
      guard let value = reader.readString() else { return nil }
      position = reader.position
      Self.skipBlanks(text, &position, end)
      guard position < end, text[position] == UInt8(ascii: ";") else { return nil }
      position += 1
      if text.extracting(name).spells("Class") {
        className = value
      } else if text.extracting(name).spells("ObjectID") {
        objectID = value
      } else if text.extracting(name).spells("Note") {
        note = value
      } else if property == .none {
        property = StringsToken(start: name.lowerBound, end: name.upperBound, isEscaped: false)
        self.value = value
      }
    }
    guard className != .none, objectID != .none else { return nil }
    dropObjectID(objectID, from: text)
  }

  /// Takes the object's id off a property, which has it where it is one of several: `5.items[0]`.
  private mutating func dropObjectID(_ id: StringsToken, from text: Span<UInt8>) {
    let count = id.range.count
    guard property.range.count > count + 1, text[property.start + count] == UInt8(ascii: "."),
      text.extracting(property.start..<property.start + count)
        .hasSameBytes(as: text.extracting(id.range))
    else { return }
    property.start += count + 1
  }

  /// Moves behind blanks.
  private static func skipBlanks(_ text: Span<UInt8>, _ position: inout Int, _ end: Int) {
    while position < end, text[position] == 0x20 || (text[position] &- 9) < 5 { position += 1 }
  }

  /// Reads a name, which may hold brackets here, and moves behind it; nil before a quote without an end.
  private static func name(_ text: Span<UInt8>, _ position: inout Int, _ end: Int) -> Range<Int>? {
    let start = position
    if text[start] == UInt8(ascii: "\"") || text[start] == UInt8(ascii: "'") {
      var reader = StringsReader(text, in: start..<end)
      guard let name = reader.readString() else { return nil }
      position = reader.position
      return name.range
    }
    while position < end, text[position] > 0x20, text[position] != UInt8(ascii: "="),
      text[position] != UInt8(ascii: "\""), text[position] != UInt8(ascii: ";")
    {
      position += 1
    }
    return start..<position
  }
}
