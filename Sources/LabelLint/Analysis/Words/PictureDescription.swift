/// Tells labels that describe what a picture shows, which takes a sentence, from those that name one.
enum PictureDescription {
  /// Whether key or comment say that a label is the description of a picture.
  static func isOne(_ text: borrowing Text, _ locale: borrowing JudgedLocale) -> Bool {
    KeyWords(text.key).holds(PictureKey.pictures) || locale.source.remarksOnPicture(text)
  }

  /// Whether an English label begins with a word for a picture, as "Image resource for the deck" does.
  ///
  /// Such a label says that there is a picture, and not what it shows.
  static func namesItself(_ text: borrowing Text) -> Bool {
    let label = text.isSource ? text.plain : text.source
    guard let word = LabelStart.first(in: label)?.word(in: label) else { return false }
    let letters = word.map { ASCII.lowercased(label[$0]) }
    return PictureKey.pictures.contains(String(decoding: letters, as: UTF8.self))
  }

  /// English words that a scene begins with: what is seen was not spoken of before.
  private static let firstWords = WordList(Resource.words("phrases/beginnings-of-scenes"))
  /// Forms of "be", which a name does without.
  private static let verbs = [" is ", " are "]

  /// Whether an English label, or the one that a text translates, says what is seen, as "A woman is walking." does.
  static func isScene(_ text: borrowing Text) -> Bool {
    let scene = text.isSource ? text.plain : text.source
    guard firstWords.end(in: scene, at: 0, where: { !scene.isWord(at: $0) }) != nil else {
      return false
    }
    return TextShape.endsInFinalMark(scene) || verbs.contains { scene.holds($0) }
  }

  /// What a text that names a role is announced as: the role of its control, or else the control that it names; nil for a
  /// picture on an element that is not known, which may be a button, an image or a row.
  static func heardRole(_ role: Role, of text: borrowing Text) -> Role? {
    text.controlRole ?? (RoleGroup(role) == .picture ? nil : role)
  }
}
