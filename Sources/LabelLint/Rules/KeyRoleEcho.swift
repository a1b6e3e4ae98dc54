/// A key that ends with the role its text ends with: `share_icon` = "Share icon".
enum KeyRoleEcho {
  /// The roles that keys echo.
  private static let roles: [(word: String, role: Role)] = [
    ("button", .button), ("icon", .icon), ("logo", .logo),
  ]
  /// Words of keys of settings and of features that are named after what they look like.
  private static let otherUses = Resource.words("keys/uses-of-roles")

  /// Whether a text that is plain as it stands ends with a role, or the key of another one has one.
  static func mayEcho(_ text: borrowing DecodedText) -> Bool {
    if !text.isPlain {
      for (word, _) in roles where text.key.holds(word) { return true }
      return false
    }
    var end = text.bytes.count
    while end > 0, !ASCII.isLetter(text.bytes[end - 1]), text.bytes[end - 1] < 0x80 { end -= 1 }
    guard end > 0 else { return false }
    // The last letters of the roles.
    switch text.bytes[end - 1] | 0x20 {
    case "n", "o": break
    default: return false
    }
    let label = text.bytes.extracting(0..<end)
    for (word, _) in roles where label.ends(with: word) { return true }
    return false
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
