/// What a screen reader of Android reads as one: the parts of what is pressed as a whole in Compose.
extension CodeUses {
  /// Brackets that are passed on the way to what is pressed.
  private static let mostBrackets = 8
  /// Tokens of what a composable is given, brackets as one, in which it is looked for what makes it pressed.
  private static let longestArguments = 256

  /// What makes a composable pressed as a whole.
  private static let pressing: [StaticString] = [
    "onClick", "clickable", "combinedClickable", "selectable", "toggleable", "triStateToggleable",
  ]

  /// Whether the place of the pass is in the content of what is pressed as a whole, beside a text:
  /// `Row(Modifier.clickable { … }) { Icon(…); Text(song.name) }`.
  ///
  /// A screen reader joins both, so that a picture says something of the item that the text names.
  mutating func isReadWithText() -> Bool {
    guard language == .kotlin else { return false }
    for scope in scopes.suffix(Self.mostBrackets).reversed() {
      // What is around a function is not known in it.
      if scope.name >= 0 { return false }
      guard isOpen(scope.open, 0x7B), let head = head(of: scope.open), isCapitalized(head),
        isOpen(head + 1, 0x28), isPressed(by: head + 1)
      else { continue }
      return holdsText(scope.open)
    }
    return false
  }

  /// Whether a composable is pressed by what the bracket behind its name holds.
  private mutating func isPressed(by open: Int) -> Bool {
    var index = open + 1
    for _ in 0..<Self.longestArguments where index < end(of: open) {
      effort -= 1
      if tokens[index].kind == .open {
        index = max(index + 1, end(of: index) + 1)
        continue
      }
      if Self.pressing.contains(where: { isWord(index, $0) }) { return true }
      index += 1
    }
    return false
  }

  /// Whether a block shows a text outside of controls that are pressed for themselves.
  private mutating func holdsText(_ open: Int) -> Bool {
    var index = open + 1
    while index < end(of: open), effort > 0 {
      effort -= 1
      guard isCapitalized(index) else {
        index += 1
        continue
      }
      let name = text.span.extracting(tokens[index].range)
      if name.closes(with: "Text"), isOpen(index + 1, 0x28) { return true }
      let isControl = ControlClass.speaksForContent(name)
      index += 1
      guard isControl else { continue }
      if isOpen(index, 0x28) { index = max(index + 1, end(of: index) + 1) }
      if isOpen(index, 0x7B) { index = max(index + 1, end(of: index) + 1) }
    }
    return false
  }
}
