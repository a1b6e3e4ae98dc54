import LabelLint

/// A JSON text read as a whole through the reader, for tests to compare.
struct JSONTree {
  /// A value.
  indirect enum Value: Equatable {
    /// Members in their order.
    case object([Member])
    /// Elements in their order.
    case array([Value])
    /// A decoded string.
    case string(String)
    /// A number as spelled.
    case number(String)
    /// `true` or `false`.
    case bool(Bool)
    /// `null`.
    case null
  }

  /// A member of an object.
  struct Member: Equatable {
    /// The decoded name.
    let name: String
    /// Its value.
    let value: Value
  }

  /// The outermost value; nil when there is none.
  let value: Value?
  /// What was wrong.
  let faults: [JSONFault]
  /// Every place of a name, a string and a skipped value.
  let ranges: [Range<Int>]

  /// Reads a text.
  init(_ bytes: [UInt8], from offset: Int = 0) {
    var json = JSONReader(bytes.span, from: offset)
    var ranges: [Range<Int>] = []
    value = Self.value(&json, &ranges)
    json.finish()
    faults = json.faults
    self.ranges = ranges
  }

  /// Whether the text is JSON.
  var isAccepted: Bool { faults.isEmpty && value != nil }

  private static func value(_ json: inout JSONReader, _ ranges: inout [Range<Int>]) -> Value? {
    switch json.peek() {
    case .object:
      var members: [Member] = []
      json.enterObject()
      while let key = json.nextKey() {
        ranges.append(key.quoted)
        guard let value = value(&json, &ranges) else { break }
        members.append(Member(name: text(key, json.bytes), value: value))
      }
      return .object(members)
    case .array:
      var elements: [Value] = []
      json.enterArray()
      while json.nextElement(), let value = value(&json, &ranges) { elements.append(value) }
      return .array(elements)
    case .string:
      guard let string = json.readString() else { return nil }
      ranges.append(string.quoted)
      return .string(text(string, json.bytes))
    case .number:
      let range = json.skip()
      ranges.append(range)
      return .number(String(decoding: range.map { json.bytes[$0] }, as: UTF8.self))
    case .true:
      json.skip()
      return .bool(true)
    case .false:
      json.skip()
      return .bool(false)
    case .null:
      json.skip()
      return .null
    case nil: return nil
    }
  }

  private static func text(_ string: JSONString, _ bytes: Span<UInt8>) -> String {
    var text: [UInt8] = []
    var index = string.content.lowerBound
    while index < string.content.upperBound {
      guard bytes[index] == UInt8(ascii: "\\") else {
        text.append(bytes[index])
        index += 1
        continue
      }
      let (scalar, length) = JSONEscape.decode(bytes, at: index)
      text += Array(String(scalar ?? "\u{FFFD}").utf8)
      index += length
    }
    return String(decoding: text, as: UTF8.self)
  }
}
