/// What SwiftUI shows of a `Label`: its text, its icon, or both.
extension CodeUses {
  /// Whether a `Label` shows its icon alone, so that only screen readers get its text:
  /// `Label("share", systemImage: "…").labelStyle(.iconOnly)`.
  ///
  /// A label of its own in place of the text is what they get.
  func isIconOnly(_ index: Int) -> Bool {
    guard language == .swift, isWord(index, "Label"), isOpen(index + 1, 0x28) else { return false }
    var isIconOnly = false
    var next = end(of: index + 1) + 1
    while isMark(next, 0x2E), isWord(next + 1) {
      if isWord(next + 1, "accessibilityLabel") { return false }
      let modifier = next + 1
      next += 2
      while isOpen(next, 0x28) || isOpen(next, 0x7B) {
        let close = end(of: next)
        if close <= next { return isIconOnly }
        if isWord(modifier, "labelStyle") { isIconOnly = namesIconOnly(next + 1..<close) }
        next = close + 1
      }
    }
    return isIconOnly
  }

  /// Whether tokens name the style of an icon without its text.
  private func namesIconOnly(_ tokens: Range<Int>) -> Bool {
    tokens.contains { isWord($0, "iconOnly") || isWord($0, "IconOnlyLabelStyle") }
  }
}
