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
        if text.span.extracting(tokens[index].range).closes(with: "Preview") { return true }
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
}
