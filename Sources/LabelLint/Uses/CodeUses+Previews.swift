/// Functions that show a design in the editor, with texts that no user gets.
extension CodeUses {
  /// Tokens before a function that its annotations may take.
  private static let mostAnnotations = 64

  /// Whether the function of a `fun` has an annotation such as `@Preview` or `@LightDarkPreview`.
  func isPreview(_ function: Int) -> Bool {
    var index = function - 1
    let lowest = max(0, function - Self.mostAnnotations)
    while index >= lowest {
      if isClose(index), tokens[index].partner >= 0 {
        // The arguments of an annotation; a body ends what stands before.
        guard isOpen(Int(tokens[index].partner), 0x28) else { return false }
        index = Int(tokens[index].partner) - 1
        continue
      }
      guard isWord(index) else { return false }
      if isMark(index - 1, 0x40) {
        // `@Preview`, `@LightDarkPreview`, and `@PreviewLightDark` of Compose.
        let name = text.span.extracting(tokens[index].range)
        if name.closes(with: "Preview") || name.begins(with: "Preview") { return true }
        index -= 2
      } else {
        // `private`, `internal`
        index -= 1
      }
    }
    return false
  }

  /// Index behind the body of the function of a `fun`; that of the word itself without a body.
  func bodyEnd(of function: Int) -> Int {
    let name = function + 1
    guard isWord(name), isOpen(name + 1, 0x28) else { return function }
    let next = end(of: name + 1) + 1
    guard next < tokens.count, isOpen(next, 0x7B) else { return function }
    return end(of: next)
  }

  /// Index behind the body of a macro of Swift, such as `#Preview("Name") { … }`; that of its word without a body.
  func macroEnd(of word: Int) -> Int {
    var open = word + 1
    if isOpen(open, 0x28) { open = end(of: open) + 1 }
    return isOpen(open, 0x7B) ? end(of: open) : word
  }

  /// Tokens of the types that a type of Swift conforms to.
  private static let mostConformances = 32

  /// Index behind the body of a type that provides previews, by its keyword: `struct A_Previews: PreviewProvider`; 0 for
  /// any other type.
  func endOfPreviews(in keyword: Int) -> Int {
    var isProvider = false
    for index in keyword..<min(tokens.count, keyword + Self.mostConformances) {
      if isOpen(index, 0x7B) { return isProvider ? end(of: index) : 0 }
      if isWord(index, "PreviewProvider") { isProvider = true }
    }
    return 0
  }
}
