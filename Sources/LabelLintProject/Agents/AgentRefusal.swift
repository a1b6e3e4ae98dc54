import LabelLint

/// Why a tool does not do what an agent asked for.
package struct AgentRefusal: Error, Hashable, CustomStringConvertible {
  /// What is wrong and what to do: lower-case start, no final full stop.
  package let description: String

  /// A refusal in words.
  init(_ description: String) { self.description = description }
}

/// What an agent gives a tool, read strictly.
struct AgentArguments {
  private let members: [JSONValue.Member]

  /// The members of an object, of which all names are known.
  ///
  /// - Throws: Which name the tool does not know.
  init(_ value: JSONValue, names: [String]) throws(AgentRefusal) {
    guard case .object(let members) = value else {
      throw AgentRefusal("the arguments must be an object")
    }
    self.members = members
    for member in members where !names.contains(member.name) {
      throw AgentRefusal(
        "'\(VisibleText.escaped(member.name))' is not an argument of this tool; it takes "
          + names.joined(separator: ", "))
    }
  }

  /// A member; nil where it is not there, or null.
  subscript(name: String) -> JSONValue? {
    let value = members.first { $0.name == name }?.value
    return value == .null ? nil : value
  }

  /// A text; nil where it is not there.
  ///
  /// - Throws: That it is something else.
  func text(_ name: String) throws(AgentRefusal) -> String? {
    guard let value = self[name] else { return nil }
    guard let text = value.text else { throw AgentRefusal("'\(name)' must be a string") }
    guard text.utf8.count <= Self.longestText else {
      throw AgentRefusal("'\(name)' is longer than \(Self.longestText) bytes")
    }
    return text
  }

  /// Most bytes of a text.
  private static let longestText = 1 << 17

  /// A text that must be there.
  ///
  /// - Throws: That it is not there, or something else.
  func needed(_ name: String) throws(AgentRefusal) -> String {
    guard let text = try text(name) else { throw AgentRefusal("'\(name)' is missing") }
    return text
  }

  /// Texts; none where they are not there.
  ///
  /// - Throws: That they are something else.
  func texts(_ name: String) throws(AgentRefusal) -> [String] {
    guard let value = self[name] else { return [] }
    guard let texts = value.texts else {
      throw AgentRefusal("'\(name)' must be an array of strings")
    }
    return texts
  }

  /// A locale by its canonical tag; nil where none is named.
  ///
  /// - Throws: That it is no locale.
  func locale() throws(AgentRefusal) -> String? {
    guard let name = try text("locale") else { return nil }
    guard let tag = LocaleTag(name) else {
      throw AgentRefusal("'\(VisibleText.escaped(name))' is not a BCP 47 language tag")
    }
    return tag.merged.description
  }

  /// A whole number between two; a value of its own where it is not there.
  ///
  /// - Throws: That it is something else.
  func number(
    _ name: String, in range: ClosedRange<Int>, otherwise: Int
  ) throws(AgentRefusal) -> Int {
    guard let value = self[name] else { return otherwise }
    guard let number = value.integer, range.contains(number) else {
      throw AgentRefusal(
        "'\(name)' must be a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
