/// How the letters of a visible text and a label tell that they say the same.
enum VisibleLetters {
  /// Most letters of a word that is cut off.
  private static let mostCut = 3

  /// Whether a word is a short spelling of another one: its first letters, as `Mon`, or its first letter and some of the
  /// consonants behind it, as `Pg` and `Ctrl`.
  static func isAbbreviation(_ word: String, of other: String) -> Bool {
    guard word.count < other.count, let first = word.first, first == other.first else {
      return false
    }
    if word.count <= mostCut, other.hasPrefix(word) { return true }
    guard word.count > 1, word.dropFirst().allSatisfy({ $0.isLetter && !"aeiou".contains($0) })
    else { return false }
    var rest = other.dropFirst()
    for letter in word.dropFirst() {
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    return true
  }

  /// A word without the accents above and below its letters: people who speak to a device say the same.
  static func withoutAccents(_ word: String) -> String {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return word }
    let apart = Normalization.normalized(Array(word.utf8).span, .nfd)
    let bare = String(decoding: apart, as: UTF8.self).unicodeScalars
      .filter { !(0x300...0x36F).contains($0.value) }
    let bytes = Array(String(String.UnicodeScalarView(bare)).utf8)
    return String(decoding: Normalization.normalized(bytes.span, .nfc), as: UTF8.self)
  }

  /// Whether some words are all in other scripts than others.
  static func areApart(_ words: [String], _ others: [String]) -> Bool {
    let (own, other) = (scripts(of: words), scripts(of: others))
    return !own.isEmpty && !other.isEmpty && own.isDisjoint(with: other)
  }

  /// The scripts of words; those of Japanese, which one text mixes, are one.
  private static func scripts(of words: [String]) -> Set<Script> {
    var scripts: Set<Script> = []
    for word in words {
      for scalar in word.unicodeScalars {
        guard let script = LetterScripts.script(of: scalar), script != .common else { continue }
        scripts.insert(Script.japanese.includes(script) ? .japanese : script)
      }
    }
    return scripts
  }
}
