/// English words of source texts that other languages say with a word for a button or picture: what a
/// translation says of them is no role.
enum SourceNouns {
  /// Things with keys, which many languages call buttons.
  private static let keys = WordList(Resource.lines(of: "words/things-with-keys.txt"))
  /// Things that are shown, which many languages call pictures.
  private static let pictures = WordList(Resource.words("labels/things-shown"))
  private static let picturesAlone = WordList(Resource.words("labels/things-shown-alone"))
  /// Verbs of operation that a name may begin with: "Select-to-speak".
  private static let operations = WordList(Resource.words("labels/operations"))

  /// Whether a source text names something that a role word in its translation may stand for: "Dpad Up" is
  /// the upper button of one, "Sticky keys" are buttons, and a background is a picture.
  static func areNamed(for role: Role, in source: Span<UInt8>) -> Bool {
    if RoleGroup(role) == .picture {
      return holds(pictures, in: source)
        || picturesAlone.end(in: source, at: 0) { $0 == source.count } != nil
    }
    return role == .button || role == .switch || role == .toggleButton
      ? holds(keys, in: source) : false
  }

  /// Words for something that switches, as a noun, and for what it does, as the first word.
  private static let switches = WordList(Resource.words("labels/switches"))
  private static let switching = WordList(Resource.words("labels/switching"))

  /// Whether a source text names a switch by a word that is no role in English: "Tab switcher", "Toggle filter".
  static func nameSwitch(for role: Role, in source: Span<UInt8>) -> Bool {
    guard role == .switch || role == .toggleButton else { return false }
    return holds(switches, in: source)
      || switching.end(in: source, at: 0) { !source.isWord(at: $0) } != nil
  }

  /// Whether a source text begins with a verb of operation.
  static func openWithOperation(_ source: Span<UInt8>) -> Bool {
    operations.end(in: source, at: 0) { !source.isWord(at: $0) } != nil
  }

  /// Whether some word of a text is one of a list, or the plural of one.
  private static func holds(_ list: WordList, in text: Span<UInt8>) -> Bool {
    text.indices.contains { index in
      !text.isWord(at: index - 1)
        && list.end(in: text, at: index) { end in
          !text.isWord(at: end)
            || text.small(at: end) == "s" && !text.isWord(at: end + 1)
        } != nil
    }
  }
}
