/// English texts that stand where nobody has written one yet.
enum PlaceholderWords {
  /// Names of elements that tools number.
  static let numbered = WordList(Resource.lines(of: "words/numbered-elements.txt"))

  /// Those that apps call things by that nobody has named.
  static let nameless = WordList(Resource.words("labels/nameless"))

  private static let texts = Resource.words("labels/placeholder-texts")

  /// Those that are no words of any other language either: what is to be written is said in English.
  static let international: Set<String> = Set(
    Resource.words("labels/placeholder-verbs").flatMap { verb in
      Self.texts.map { "\(verb) \($0) here" }
    })

  /// Those that no visible text would consist of.
  static let everywhere = Set(Resource.lines(of: "words/placeholders.txt"))

  /// Those that may be a visible title, value or button, but tell nothing as a spoken label.
  static let spoken = Set(Resource.lines(of: "words/placeholders-spoken.txt"))
}
