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

  /// Keys of one beginning that are a family.
  private static let fewestOfFamily = 3
  /// Words for what is spoken, which begin keys of any text.
  private static let spoken = ["accessibility", "a11y", "cd", "content", "contentdescription"]

  /// Whether a key is one of a family that its first word names, so that its text names one of the things there:
  /// `tile_icon` beside `tile_label` and `tile_colour`.
  static func isOneOfFamily(_ key: Span<UInt8>, _ locale: borrowing JudgedLocale) -> Bool {
    guard let first = KeyWords(key).words.first, !spoken.contains(first) else { return false }
    return locale.source.familySize(of: key) >= fewestOfFamily
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
