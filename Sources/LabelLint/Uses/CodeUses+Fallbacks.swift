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

  /// Notes a text that has the form of a language's code: an app may list the languages that it offers.
  mutating func readLanguageCode(_ index: Int) {
    let token = tokens[index]
    guard token.flags.isDisjoint(with: [.continues, .isContinued]),
      (2...Self.longestCode).contains(token.range.count)
    else { return }
    let code = text[token.range]
    let language = code.prefix { ASCII.isLowerCase($0) }
    guard (2...3).contains(language.count),
      language.count == code.count || code[language.endIndex] == 0x2D
    else { return }
    draft.languageCodes.insert(String(decoding: code, as: UTF8.self).lowercased())
  }

  /// Most bytes of a language's code with a script and a region: `zh-Hant-TW`.
  private static let longestCode = 11

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
