/// Types of the app's own that hold texts which other code formats: `class TextOf(val res: Int, val values: List<Any>)`
/// where `getString(text.res, *values)` stands somewhere.
struct FormattedTypes: Sendable {
  /// A key that code hands to a type.
  private struct HandedKey: Sendable {
    /// The name of the type, with the number or the name of the argument.
    var parameter: String
    /// The key.
    var key: [UInt8]
  }

  /// Names of the members whose texts code puts values into.
  private var members: Set<String> = []
  /// Names of the members that types are given, by the type with the number or the name of the argument.
  private var parameters: [String: Set<String>] = [:]
  /// The keys that code hands to types.
  private var handed: [HandedKey] = []

  /// Adds a member whose text code puts values into.
  mutating func add(formattedMember name: String) { members.insert(name) }

  /// Adds a member that a type is given, by its place among the arguments.
  mutating func add(member name: String, at number: Int, of type: String) {
    parameters["\(type)#\(number)", default: []].insert(name)
    parameters["\(type)#\(name)", default: []].insert(name)
  }

  /// Adds a key that a type is given as an argument, which is told by its number or its name.
  mutating func add(key: [UInt8], handedTo type: String, as argument: String) {
    handed.append(HandedKey(parameter: "\(type)#\(argument)", key: key))
  }

  /// Adds what was found in other files.
  mutating func append(_ other: FormattedTypes) {
    members.formUnion(other.members)
    parameters.merge(other.parameters) { $0.union($1) }
    handed += other.handed
  }

  /// The keys that are handed to a member which code puts values into.
  var keys: [[UInt8]] {
    handed.filter { !(parameters[$0.parameter] ?? []).isDisjoint(with: members) }.map(\.key)
  }
}

/// Texts of Android programs that reach a formatter through a type.
extension CodeUses {
  /// Notes the members that a type of Kotlin is given: `class TextOf(val res: Int)`.
  mutating func readParameters(ofType name: Int) {
    guard language == .kotlin, isWord(name), isOpen(name + 1, 0x28) else { return }
    effort -= end(of: name + 1) - name
    for (number, argument) in arguments(of: name + 1).enumerated() {
      let keyword = argument.first {
        (isWord($0, "val") || isWord($0, "var")) && isWord($0 + 1) && isMark($0 + 2, 0x3A)
      }
      guard let keyword else { continue }
      draft.formattedTypes.add(
        member: spelling(of: keyword + 1), at: number, of: spelling(of: name))
    }
  }

  /// Notes what a word hands to a type, or formats: `TextOf(R.string.tax)`, `getString(text.res, *values)`.
  mutating func readFormatted(_ index: Int) {
    if isWord(index, "string") {
      readHandedKey(index)
    } else if isWord(index, "getString") || isWord(index, "stringResource"), isOpen(index + 1, 0x28)
    {
      readFormattedMember(of: index + 1)
    }
  }

  /// Notes a key that a type is given, by the word `string` in it.
  private mutating func readHandedKey(_ index: Int) {
    guard isMark(index - 1, 0x2E), isWord(index - 2, "R"), isMark(index + 1, 0x2E),
      isWord(index + 2), !(isMark(index - 3, 0x2E) && isWord(index - 4, "android")),
      let scope = scopes.last, isOpen(scope.open, 0x28), let type = head(of: scope.open),
      isCapitalized(type), let (number, start) = argument(of: index, behind: scope.open)
    else { return }
    let argument = start..<index + 3
    draft.formattedTypes.add(
      key: bytes(of: index + 2), handedTo: spelling(of: type),
      as: isNamed(argument) ? spelling(of: start) : "\(number)")
  }

  /// Tokens before a key that are looked at for the beginning of its argument.
  private static let longestArguments = 64

  /// The number and the first token of the argument that a token stands in; nil where that is far behind the bracket.
  private mutating func argument(of token: Int, behind open: Int) -> (number: Int, start: Int)? {
    var (number, start) = (0, open + 1)
    var index = token - 1
    for _ in 0..<Self.longestArguments {
      effort -= 1
      if index <= open { return (number, start) }
      if isClose(index), tokens[index].partner >= 0 {
        index = Int(tokens[index].partner)
      } else if isMark(index, 0x2C) {
        if number == 0 { start = index + 1 }
        number += 1
      }
      index -= 1
    }
    return nil
  }

  /// Notes the member whose text a call puts values into; a key says itself that it is formatted.
  private mutating func readFormattedMember(of open: Int) {
    let arguments = arguments(of: open)
    guard arguments.count > 1, let last = arguments[0].last, isWord(last),
      arguments[0].count == 1 || isMark(last - 1, 0x2E) && !isWord(last - 2, "string")
    else { return }
    draft.formattedTypes.add(formattedMember: spelling(of: last))
  }

  private func spelling(of index: Int) -> String {
    String(decoding: bytes(of: index), as: UTF8.self)
  }
}
