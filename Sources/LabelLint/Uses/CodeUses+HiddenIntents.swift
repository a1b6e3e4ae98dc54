/// Actions that no list of the system shows: `static let isDiscoverable = false`.
extension CodeUses {
  /// The titles and descriptions of such an action, by the word that says that it is not shown.
  ///
  /// Siri, Shortcuts and Spotlight show these texts, and only of actions that they list
  /// (https://developer.apple.com/documentation/appintents/appintent/isdiscoverable).
  func findHiddenTitles(at index: Int) -> [Range<Int>] {
    guard language == .swift, isWord(index, "isDiscoverable"), isVariable(index), isFalse(index)
    else { return [] }
    var open = index - 1
    while open >= 0, !isOpen(open, 0x7B) {
      let isGroup = isClose(open) && tokens[open].partner >= 0
      open = isGroup ? Int(tokens[open].partner) - 1 : open - 1
    }
    guard open >= 0 else { return [] }
    var found: [Range<Int>] = []
    var start: Int?
    forEachToken(in: open) { next in
      if let begun = start, isVariable(next) || isWord(next, "func") || isMark(next, 0x40) {
        found.append(begun..<next)
        start = nil
      }
      let isText = isWord(next, "title") || isWord(next, "description")
      if isText, isVariable(next) { start = next }
    }
    if let start { found.append(start..<max(start, end(of: open))) }
    return found
  }

  /// Calls a closure with every token in a bracket that is in no further one.
  private func forEachToken(in open: Int, _ body: (Int) -> Void) {
    let close = end(of: open)
    var index = open + 1
    while index < close {
      body(index)
      index = tokens[index].kind == .open ? max(index, end(of: index)) + 1 : index + 1
    }
  }

  /// Whether a word is the name of a property.
  private func isVariable(_ index: Int) -> Bool {
    isWord(index - 1, "let") || isWord(index - 1, "var")
  }

  /// Whether a property is `false`: `a = false`, `a: Bool = false`, `a: Bool { false }`.
  private func isFalse(_ name: Int) -> Bool {
    var value = isMark(name + 1, 0x3A) ? name + 3 : name + 1
    guard isMark(value, 0x3D) || isOpen(value, 0x7B) else { return false }
    value += 1
    return isWord(isWord(value, "return") ? value + 1 : value, "false")
  }
}
