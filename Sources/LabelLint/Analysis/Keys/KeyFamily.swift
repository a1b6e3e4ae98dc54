/// Keys of one part of an app: `player_play` and `player_pause`, and not `wizard_continue` and `queue_pause`.
enum KeyFamily {
  /// Words that say what a text is, not what it is about.
  private static let forms = Set(Resource.lines(of: "words/key-forms.txt"))

  /// Whether two keys may be of one part of an app: they share a word that says what they are about, or one of them
  /// has a single such word, or is a text.
  static func areOne(_ one: String, _ other: String) -> Bool {
    let (words, others) = (subjects(of: one), subjects(of: other))
    return words.count < 2 || others.count < 2 || !words.isDisjoint(with: others)
  }

  /// The words of a key that say what it is about.
  private static func subjects(of key: String) -> Set<String> {
    let bytes = Array(key.utf8)
    return Set(KeyWords(bytes.span).words).subtracting(forms)
  }
}
