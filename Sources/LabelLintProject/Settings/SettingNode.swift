/// A value of a configuration with the place it was written at.
package struct SettingNode: Sendable {
  /// What a setting may hold.
  indirect enum Value: Sendable {
    /// A word, number or text, as written.
    case scalar(String)
    /// Several values.
    case list([SettingNode])
    /// Values by name, in the order they were written.
    case map([Member])
  }

  /// A named value.
  struct Member: Sendable {
    /// The name.
    let name: String
    /// Where the name was written.
    let place: SettingPlace
    /// The value.
    var node: SettingNode
  }

  /// The value.
  var value: Value
  /// Where it was written.
  let place: SettingPlace

  /// The text of a scalar; nil for anything else.
  var text: String? {
    if case .scalar(let text) = value { text } else { nil }
  }

  /// The values of a list; none for anything else.
  var elements: [SettingNode] {
    if case .list(let elements) = value { elements } else { [] }
  }

  /// The members of a map; none for anything else.
  var members: [Member] {
    get { if case .map(let members) = value { members } else { [] } }
    set { value = .map(newValue) }
  }

  /// Whether nothing was written: `rules:` alone on its line.
  var isEmpty: Bool { text?.isEmpty ?? false }

  /// The value of a name; nil where a map lacks it.
  subscript(name: String) -> SettingNode? { members.first { $0.name == name }?.node }

  /// The value at the end of some names.
  subscript(path: [String]) -> SettingNode? {
    path.reduce(SettingNode?.some(self)) { node, name in node?[name] }
  }

  /// Sets the value of a name.
  mutating func set(_ name: String, to node: SettingNode) {
    if let index = members.firstIndex(where: { $0.name == name }) {
      members[index].node = node
    } else {
      members.append(Member(name: name, place: node.place, node: node))
    }
  }

  /// The value as one line of YAML would write it.
  var line: String {
    switch value {
    case .scalar(let text): Self.isPlain(text) ? text : "\"\(Self.escaped(text))\""
    case .list(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .map(let members):
      "{" + members.map { "\($0.name): \($0.node.line)" }.joined(separator: ", ") + "}"
    }
  }

  /// Whether YAML reads a text as itself without quotes.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    let isWord = { (byte: UInt8) in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "-_./".utf8.contains(byte)
    }
    return first != UInt8(ascii: "-") && text.utf8.allSatisfy(isWord)
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
