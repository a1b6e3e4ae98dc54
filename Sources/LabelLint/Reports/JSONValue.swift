/// A value of a JSON text, read strictly: what we wrote ourselves has no faults.
package indirect enum JSONValue: Sendable, Hashable {
  /// Members in the order of the text.
  case object([Member])
  /// Elements.
  case array([JSONValue])
  /// A text.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// Another number, as written.
  case number(String)
  /// True or false.
  case boolean(Bool)
  /// `null`.
  case null

  /// A named value.
  package struct Member: Sendable, Hashable {
    /// The name.
    package let name: String
    /// The value.
    package let value: JSONValue
  }

  /// Reads a whole text.
  ///
  /// - Throws: The first fault.
  package init(_ bytes: Span<UInt8>) throws(JSONProblem) {
    var reader = JSONReader(bytes)
    let value = Self.value(&reader)
    reader.finish()
    if let fault = reader.faults.first {
      throw JSONProblem(offset: fault.range.lowerBound, message: fault.message)
    }
    guard let value else { throw JSONProblem(offset: 0, message: "expected a value") }
    self = value
  }

  private static func value(_ reader: inout JSONReader) -> JSONValue? {
    switch reader.peek() {
    case .object:
      var members: [Member] = []
      var names: Set<String> = []
      reader.enterObject()
      while let key = reader.nextKey() {
        let name = string(key, reader.bytes)
        guard let value = value(&reader) else { return nil }
        // Which of two members is meant, readers do not agree on.
        if !names.insert(name).inserted {
          return reader.fail("'\(VisibleText.escaped(name))' is twice", at: key.quoted)
        }
        members.append(Member(name: name, value: value))
      }
      return .object(members)
    case .array:
      var elements: [JSONValue] = []
      reader.enterArray()
      while reader.nextElement() {
        guard let value = value(&reader) else { return nil }
        elements.append(value)
      }
      return .array(elements)
    case .string: return reader.readString().map { .string(string($0, reader.bytes)) }
    case .number:
      let range = reader.skip()
      let text = text(reader.bytes.extracting(range))
      return Int(text).map { .integer($0) } ?? .number(text)
    case .true:
      reader.skip()
      return .boolean(true)
    case .false:
      reader.skip()
      return .boolean(false)
    case .null:
      reader.skip()
      return .null
    case nil: return nil
    }
  }

  private static func string(_ string: JSONString, _ bytes: Span<UInt8>) -> String {
    guard string.hasEscapes else { return text(bytes.extracting(string.content)) }
    var decoded: [UInt8] = []
    var index = string.content.lowerBound
    while index < string.content.upperBound {
      if bytes[index] == UInt8(ascii: "\\") {
        let (scalar, length) = JSONEscape.decode(bytes, at: index)
        decoded.append(contentsOf: String(scalar ?? "\u{FFFD}").utf8)
        index += length
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static func text(_ bytes: Span<UInt8>) -> String {
    var copy: [UInt8] = []
    copy.append(bytes)
    return String(decoding: copy, as: UTF8.self)
  }

  // MARK: Members

  /// The value of a name; nil where an object lacks it.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text; nil for anything else.
  package var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The whole number; nil for anything else.
  package var integer: Int? { if case .integer(let number) = self { number } else { nil } }

  /// The truth value; nil for anything else.
  package var boolean: Bool? { if case .boolean(let isTrue) = self { isTrue } else { nil } }

  /// The elements; nil for anything else.
  package var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The texts of an array; nil for anything else.
  package var texts: [String]? {
    guard let elements else { return nil }
    let texts = elements.compactMap(\.text)
    return texts.count == elements.count ? texts : nil
  }
}
