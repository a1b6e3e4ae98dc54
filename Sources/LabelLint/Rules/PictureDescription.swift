/// Tells labels that describe what a picture shows, which takes a sentence, from those that name one.
enum PictureDescription {
  /// Words of keys of pictures.
  private static let words = [
    "image", "picture", "photo", "illustration", "graphic", "drawing", "banner", "diagram", "chart",
  ]

  /// Whether key or comment say that a label is the description of a picture.
  static func isOne(_ text: borrowing JudgedText, _ locale: borrowing JudgedLocale) -> Bool {
    KeyWords(text.key).holds(words) || locale.source.remarksOnPicture(text)
  }
}
