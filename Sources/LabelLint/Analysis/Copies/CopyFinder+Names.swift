/// What the key, the comment and the text of a copy say: a name, whatever it may mean as a word.
extension CopyFinder {
  /// Whether a copy is a name that no locale translates, as its key says, or a note of copyright.
  func isNeverTranslated(_ copy: Candidate) -> Bool {
    let (key, file) = (catalog.key(row: copy.row), catalog.file(of: copy.original.entry))
    let text = file.bytes(catalog.text(of: copy.original))
    return KeptTextKeys.namesPeople(key, besides: text)
      || LanguageListKey.holdsOwnName(key.utf8.span, text)
      || KeptTextKeys.namesLanguage(key, besides: text) || KeptTextKeys.isCopyright(text)
  }

  private static let modifiers = Resource.words("keys/modifiers")

  /// Whether the key, the comment or the text itself says that a copied text is a name, by a comment only one
  /// that may be a title.
  func isSaidToBeName(_ copy: Candidate, isTitle: Bool) -> Bool {
    let (key, file) = (catalog.key(row: copy.row), catalog.file(of: copy.original.entry))
    let entry = catalog[copy.original.entry]
    let comment = file.bytes(file.comment(of: entry))
    let text = file.bytes(catalog.text(of: copy.original))
    if KeptTextKeys.namesApp(key) || KeptTextKeys.namesKey(text, key: key, comment: comment) {
      return true
    }
    guard isTitle else { return false }
    // What is printed on a key may be any word: "Name of the [Search] key".
    let words = KeyWords(key.utf8.span)
    if words.holds(Self.modifiers) || words.holds("keyboard", then: "key"),
      CommentPatterns.namesKeyboard(comment)
    {
      return true
    }
    if CommentPatterns.namesName(comment) { return true }
    return file.note(of: entry).map { CommentPatterns.namesName(file.bytes($0.description)) }
      ?? false
  }
}
