/// Keys of one part of an app: `player_play` and `player_pause`, and not `wizard_continue` and `queue_pause`.
enum KeyFamily {
  /// Words that say what a text is, not what it is about.
  static let forms = Set(Resource.lines(of: "words/key-forms.txt"))

  /// Whether two keys may be of one part of an app: they share a word that says what they are about, or one of them
  /// has a single such word, or is a text.
  static func areOne(_ one: String, _ other: String) -> Bool {
    let (words, others) = (subjects(of: one), subjects(of: other))
    return words.count < 2 || others.count < 2 || !words.isDisjoint(with: others)
  }

  /// Whether two keys share a word that says what they are about.
  static func haveOneSubject(_ one: String, _ other: String) -> Bool {
    !subjects(of: one).isDisjoint(with: subjects(of: other))
  }

  /// Whether two keys with texts of a pair are near enough: of one part, and where one of them is about one thing and the
  /// other about more, `accept` and `end_call`, that has its own side of the pair in it, as `decline_call` does.
  static func areNear(
    _ one: (key: String, member: String), _ other: (key: String, member: String)
  ) -> Bool {
    guard areOne(one.key, other.key) else { return false }
    let (words, others) = (subjects(of: one.key), subjects(of: other.key))
    if (words.count > 1) == (others.count > 1) || !words.isDisjoint(with: others) { return true }
    let (longer, member) = words.count > 1 ? (words, one.member) : (others, other.member)
    return member.split(separator: " ").contains { longer.contains(String($0)) }
  }

  /// Whether two keys may be of one place by what they say beyond their texts: `push_info_disable_push` of "Disable Push"
  /// and `folder_settings_push` of "Enable Push" have only the thing in common that both texts name.
  ///
  /// - Parameters:
  ///   - one: A key and its text.
  ///   - other: Another key and its text.
  ///   - isOneOfSeveral: Whether one of the texts is that of several keys, so that a key which says no more than its text
  ///     may be of any place: `unread` is not the partner of `label_read_chapters`.
  /// - Returns: Whether they may be.
  static func mayBeOfOnePlace(
    _ one: (key: String, text: String), _ other: (key: String, text: String), isOneOfSeveral: Bool
  ) -> Bool {
    let said = words(of: one.text).union(words(of: other.text))
    let left = subjects(of: one.key).subtracting(said)
    let right = subjects(of: other.key).subtracting(said)
    if isOneOfSeveral, left.isEmpty != right.isEmpty { return false }
    return left.isEmpty || right.isEmpty || !left.isDisjoint(with: right)
  }

  /// The words of a text, in small letters.
  private static func words(of text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }

  /// The words of a key that say what it is about.
  private static func subjects(of key: String) -> Set<String> {
    let bytes = Array(key.utf8)
    return Set(KeyWords(bytes.span).words).subtracting(forms)
  }
}
