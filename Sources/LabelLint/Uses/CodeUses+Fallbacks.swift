/// The languages in which a program looks up what the table of the user's language lacks.
extension CodeUses {
  private static let lookup = ByteWord("ocalizedString")

  /// Notes the language of a bundle that a program opens by its name, where it looks texts up:
  /// `path(forResource: "en", ofType: "lproj")`, `[bundle pathForResource:@"en" ofType:@"lproj"]`.
  ///
  /// - Parameter index: A literal.
  mutating func readLanguageBundle(_ index: Int) {
    guard !isTest, ByteScan.equals(text.span, tokens[index].range, "lproj"),
      let language = argument(before: index),
      Self.lookup.withSpan({ text.span.firstIndex(ofBytes: $0) }) != nil
    else { return }
    draft.fallbackLanguages.append(
      String(decoding: text[tokens[language].range], as: UTF8.self))
  }

  /// The literal that is the argument before another: `"en", ofType: "lproj"`, `@"en" ofType:@"lproj"`.
  private func argument(before index: Int) -> Int? {
    var before = index - 1
    if isMark(before, 0x40) { before -= 1 }
    guard isMark(before, 0x3A), isWord(before - 1) else { return nil }
    before -= 2
    if isMark(before, 0x2C) { before -= 1 }
    guard tokens.indices.contains(before), tokens[before].kind == .text,
      tokens[before].flags.isDisjoint(with: [.continues, .isContinued])
    else { return nil }
    return before
  }
}
