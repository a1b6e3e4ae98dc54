/// Cases of Swift whose names are keys of texts, as their raw values are.
extension CodeUses {
  /// Tokens of the types that an enumeration of Swift conforms to.
  private static let mostConformances = 32

  /// Notes the cases of an enumeration without values of their own, by its keyword: `enum Filter: LocalizedStringKey`.
  mutating func readCases(ofEnumeration keyword: Int) {
    var open = keyword + 2
    var isOfKeys = false
    let limit = min(tokens.count, open + Self.mostConformances)
    while open < limit, !isOpen(open, 0x7B) {
      isOfKeys = isOfKeys || isWord(open, "LocalizedStringKey")
      open += 1
    }
    guard isOfKeys, isOpen(open, 0x7B) else { return }
    var index = open + 1
    while index < end(of: open) {
      if tokens[index].kind == .open {
        // Bodies of functions have cases of switches.
        index = max(index + 1, end(of: index) + 1)
        continue
      }
      if isWord(index, "case") {
        var name = index + 1
        while isWord(name) {
          if !isMark(name + 1, 0x3D) {
            draft.rawCases.append(RawCase(name: hash(name), type: hash(keyword + 1)))
          }
          guard isMark(name + 1, 0x2C) else { break }
          name += 2
        }
      }
      index += 1
    }
  }

  /// Notes the types that a program names which reads raw values of some: it may show them.
  mutating func readRawValues() {
    guard language == .swift, tokens.indices.contains(where: { isWord($0, "rawValue") }) else {
      return
    }
    for index in tokens.indices where isCapitalized(index) { draft.rawTypes.insert(hash(index)) }
  }
}

/// A case whose name is its raw value and the key of a text.
struct RawCase: Sendable {
  /// Hash of its name.
  var name: UInt64
  /// Hash of the name of its enumeration.
  var type: UInt64
}
