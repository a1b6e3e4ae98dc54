/// A key that ends with the role its text ends with: `share_icon` = "Share icon".
enum KeyRoleEcho {
  /// The roles that keys echo.
  private static let roles: [(word: String, role: Role)] = [
    ("button", .button), ("icon", .icon), ("logo", .logo),
  ]
  /// Words of keys of settings and of features that are named after what they look like.
  private static let otherUses = Resource.words("keys/uses-of-roles")

  /// Whether another text has the key without the role at its end, so that the role tells the two apart:
  /// `type_unlabeled` and `type_unlabeled_button`.
  static func tellsApart(_ key: Span<UInt8>, _ locale: borrowing JudgedLocale) -> Bool {
    var segments = KeySegments(key)
    var end = 0
    while let segment = segments.next() { end = segment.lowerBound }
    while end > 0, KeyByte.isSeparator(key[end - 1]) { end -= 1 }
    return locale.sourceText(ofKey: (0..<end).map { key[$0] }) != nil
  }

  /// The role that text and key end with; nil for nearly all texts, told by their last letters.
  static func role(of text: borrowing Text) -> Role? {
    var end = text.plain.count
    while end > 0, !ASCII.isLetter(text.plain[end - 1]), text.plain[end - 1] < 0x80 { end -= 1 }
    let label = text.plain.extracting(0..<end)
    for (word, role) in roles where label.ends(with: word) {
      // A key with blanks is the text itself and echoes all of it.
      for index in text.key.indices where text.key[index] == 0x20 { return nil }
      let key = KeyWords(text.key)
      if key.words.suffix(2).contains(word), !key.holds(otherUses) { return role }
    }
    return nil
  }
}
