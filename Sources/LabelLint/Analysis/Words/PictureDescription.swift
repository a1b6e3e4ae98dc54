/// Tells labels that describe what a picture shows, which takes a sentence, from those that name one.
enum PictureDescription {
  /// Words of keys of pictures.
  private static let words = Resource.words("keys/pictures")

  /// Whether key or comment say that a label is the description of a picture.
  static func isOne(_ text: borrowing Text, _ locale: borrowing JudgedLocale) -> Bool {
    KeyWords(text.key).holds(words) || locale.source.remarksOnPicture(text)
  }

  /// What a text that names a role is likely announced as: that of its use; else a picture as an image where
  /// key or comment speak of one and not of a button, and as the button that it most likely stands on.
  static func heardRole(
    _ role: Role, of text: borrowing Text, _ locale: borrowing JudgedLocale
  ) -> Role {
    if let known = text.use?.role { return known }
    guard RoleGroup(role) == .picture else { return role }
    return isOne(text, locale) && !locale.source.remarks(on: text, ["button"]) ? .image : .button
  }
}
