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
      return holds(pictures, in: source) || holds(parts, in: source, asEndsOfWords: true)
        || isRecurring(source)
        || picturesAlone.end(in: source, at: 0) { $0 == source.count } != nil
    }
    return role == .button || role == .switch || role == .toggleButton
      ? holds(keys, in: source) : false
  }

  /// English words for pictures that longer ones end with: "Favicon" is an icon of its own.
  private static let parts = WordList(Resource.words("labels/ends-of-pictures"))
  private static let spans = WordList(Resource.words("phrases/recurring"))

  /// Whether a source text names what is chosen anew for each of some spans of time: "Photo of the day".
  private static func isRecurring(_ source: Span<UInt8>) -> Bool {
    source.indices.contains { index in
      guard source[index] == 0x20, let end = source.end(of: " of the ", at: index) else {
        return false
      }
      return spans.end(in: source, at: end) { !source.isWord(at: $0) } != nil
    }
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

  private static let picking = WordList(JudgedLocale.picking)

  /// Number of words of a source text that names something; 0 where one of them may stand for a state in its
  /// translation: "Chosen text", "Current tab".
  static func nameWords(in source: Span<UInt8>) -> Int {
    var (count, index) = (0, 0)
    while index < source.count {
      guard source.isWord(at: index) else {
        // A placeholder may be anything.
        if source[index] == UInt8(ascii: "%") || source[index] == UInt8(ascii: "{") { return 0 }
        index += 1
        continue
      }
      let start = index
      while index < source.count, source.isWord(at: index) { index += 1 }
      let word = source.extracting(start..<index)
      count += 1
      if picking.holds(word) || word.count > 3 && (word.ends(with: "ed") || word.ends(with: "en")) {
        return count == 1 && index == source.count ? 1 : 0
      }
    }
    return count
  }

  /// Whether a source text begins with a verb of operation.
  static func openWithOperation(_ source: Span<UInt8>) -> Bool {
    operations.end(in: source, at: 0) { !source.isWord(at: $0) } != nil
  }

  /// Whether some word of a text is one of a list, or the plural of one, or ends in one.
  private static func holds(
    _ list: WordList, in text: Span<UInt8>, asEndsOfWords: Bool = false
  ) -> Bool {
    text.indices.contains { index in
      text.isWord(at: index - 1) == asEndsOfWords
        && list.end(in: text, at: index) { end in
          !text.isWord(at: end)
            || text.small(at: end) == "s" && !text.isWord(at: end + 1)
        } != nil
    }
  }
}
