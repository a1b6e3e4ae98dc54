extension JSONValue {
  /// An object of some members, in their order.
  package static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { Member(name: $0.key, value: $0.value) })
  }

  /// A text; `null` for none.
  package static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// An array of texts.
  package static func texts(_ texts: some Sequence<String>) -> JSONValue {
    .array(texts.map { .string($0) })
  }

  /// The value as compact JSON on one line, UTF-8.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  /// The object with more members behind its own; anything else as it is.
  package func adding(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    guard case .object(let own) = self else { return self }
    return .object(own + members.map { Member(name: $0.key, value: $0.value) })
  }

  /// Writes the value behind what an output holds.
  package func append(to output: inout [UInt8]) {
    switch self {
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      for (number, member) in members.enumerated() {
        if number > 0 { output.append(UInt8(ascii: ",")) }
        JSONText.append(member.name, to: &output)
        output.append(UInt8(ascii: ":"))
        member.value.append(to: &output)
      }
      output.append(UInt8(ascii: "}"))
    case .array(let elements):
      output.append(UInt8(ascii: "["))
      for (number, element) in elements.enumerated() {
        if number > 0 { output.append(UInt8(ascii: ",")) }
        element.append(to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .string(let text): JSONText.append(text, to: &output)
    case .integer(let number): output += String(number).utf8
    case .number(let text): output += text.utf8
    case .boolean(let isTrue): output += (isTrue ? "true" : "false").utf8
    case .null: output += "null".utf8
    }
  }
}
