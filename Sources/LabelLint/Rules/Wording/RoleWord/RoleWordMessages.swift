/// What the rule says of a role word.
extension RoleWord {
  /// The message where a suggestion says how the label is written.
  static func message(
    on found: RoleWordSearch.Found, _ text: borrowing Text
  ) -> Finding.Wording {
    if found.remainder == nil, found.isWhole { return .onlyRole(text.whole) }
    let word = text.string(found.range)
    return isSaid(found.role, of: text) ? .repeated(text.whole, role: word) : .needlessNoun(word)
  }

  /// The message where only people know how the label is written without the word.
  static func messageWithoutName(
    on found: RoleWordSearch.Found, _ text: borrowing Text
  ) -> Finding.Wording {
    let word = text.string(found.range)
    if isShouted(text.plain) { return .shouted(text.whole, role: word) }
    return isSaid(found.role, of: text) ? .nameless(text.whole, role: word) : .needlessNoun(word)
  }

  /// Whether the screen readers of the platform say something for a role: for a control, and for a word that a project
  /// adds, which control it is.
  static func isSaid(_ role: Role, of text: borrowing Text) -> Bool {
    role == .control || ScreenReader.of(text.format).contains { $0.says(role) }
  }

  /// Whether a text is in capitals; scripts without case have none.
  private static func isShouted(_ plain: Span<UInt8>) -> Bool {
    CapitalTokens.mayShout(plain) && CapitalTokens(plain).isAllUpper
  }
}

extension Finding.Wording {
  fileprivate static func repeated(_ text: String, role: String) -> Self {
    "\(quoting: text) repeats the role \(quoting: role)"
  }

  fileprivate static func nameless(_ text: String, role: String) -> Self {
    "\(quoting: text) repeats the role \(quoting: role); remove it, and adapt the other words"
  }

  fileprivate static func shouted(_ text: String, role: String) -> Self {
    "\(quoting: text) is in capitals and repeats the role \(quoting: role); write only the name, in small letters"
  }

  fileprivate static func onlyRole(_ text: String) -> Self {
    "\(quoting: text) names only the role; name what the control is for"
  }
}
