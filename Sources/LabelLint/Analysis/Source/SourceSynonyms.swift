/// Tells whether two source texts say the same thing, so that one translation may serve both.
struct SourceSynonyms {
  private let lexicon: Lexicon?

  /// Words that add nothing: a text with and one without them may be translated alike.
  private static let smallWords = Set(Resource.lines(of: "words/small-words.txt"))

  /// Words of functions that menus name without them: "Desktop site" for "Switch to desktop site",
  /// "Reader view" for "Turn on reader view"; and of changes that are said as the state: "turned off".
  private static let switchingWords = Set(Resource.words("synonyms/switching"))

  /// More sets of names, which one translation may serve though they may be different functions; and the two
  /// answers of a dialog, which has one of each.
  private static let moreSets = [
    Resource.words("synonyms/add"), Resource.words("synonyms/back"),
    Resource.words("synonyms/close"), Resource.words("synonyms/confirm"),
    Resource.words("synonyms/leave"), Resource.words("synonyms/mark"),
    Resource.words("synonyms/newest"), Resource.words("synonyms/next"),
    Resource.words("synonyms/no"), Resource.words("synonyms/played"),
    Resource.words("synonyms/read"), Resource.words("synonyms/remove"),
    Resource.words("synonyms/retry"), Resource.words("synonyms/yes"),
  ].map { Set($0) }

  /// The synonyms of a lexicon.
  init(_ lexicon: Lexicon?) { self.lexicon = lexicon }

  /// Whether two texts are synonyms, or one is the other with an article or direction.
  func areAlike(_ one: String, _ other: String) -> Bool {
    var words = Self.words(of: one)[...]
    var otherWords = Self.words(of: other)[...]
    if areSynonyms(words, otherWords) { return true }
    while let first = words.first, first == otherWords.first {
      words = words.dropFirst()
      otherWords = otherWords.dropFirst()
    }
    // "Add Favorite" is "Add to Favorites".
    while let last = words.last, let other = otherWords.last,
      Self.areOneWord(last, other)
    {
      words = words.dropLast()
      otherWords = otherWords.dropLast()
    }
    if words.isEmpty || otherWords.isEmpty {
      let rest = words + otherWords
      return rest.first.map(Self.smallWords.contains) ?? true
        || rest.allSatisfy(Self.switchingWords.contains)
    }
    return areSynonyms(words, otherWords)
  }

  /// Whether two words are equal, or one is the plural of the other, which may be left to the number beside it.
  private static func areOneWord(_ one: String, _ other: String) -> Bool {
    one == other || plurals(of: one).contains(other) || plurals(of: other).contains(one)
  }

  /// How English may write the plural of a word: "labels", "boxes", "categories".
  static func plurals(of word: String) -> [String] {
    [word + "s", word + "es"] + (word.hasSuffix("y") ? [String(word.dropLast()) + "ies"] : [])
  }

  /// Whether one of two texts has all words of the other, in any order: "Increase zoom" and "Zoom".
  static func includes(_ one: String, _ other: String) -> Bool {
    let (words, others) = (Set(words(of: one)), Set(words(of: other)))
    return words.isSubset(of: others) || others.isSubset(of: words)
  }

  /// Whether one of two English texts tells what is going on and the other what is to be done, for which many
  /// languages have one noun: "Connecting to %@" and "Connect to %@".
  static func areActionAndProgress(_ one: String, _ other: String) -> Bool {
    let (words, others) = (words(of: one), words(of: other))
    guard let first = words.first, let second = others.first,
      words.dropFirst() == others.dropFirst()
    else { return false }
    let (short, long) = first.utf8.count < second.utf8.count ? (first, second) : (second, first)
    guard long.hasSuffix("ing") else { return false }
    let stem = long.dropLast(3)
    return stem == short || stem + "e" == short || stem == short + short.suffix(1)
  }

  /// Whether a comment is another name of what a text says, with at most one word more: "Middle mouse button" of
  /// "Middle button".
  static func isName(_ comment: String, of text: String) -> Bool {
    let (name, words) = (Set(words(of: comment)), Set(words(of: text)))
    return words.count > 1 && words.isSubset(of: name) && name.count <= words.count + 1
  }

  /// Whether two rows of words are in one set of synonyms.
  private func areSynonyms(_ one: ArraySlice<String>, _ other: ArraySlice<String>) -> Bool {
    guard let lexicon else { return false }
    let texts = [one.joined(separator: " "), other.joined(separator: " ")]
    if Self.moreSets.contains(where: { texts.allSatisfy($0.contains) }) { return true }
    return !Self.sets(texts[0], lexicon)
      .isDisjoint(with: Self.sets(texts[1], lexicon))
  }

  /// Whether two different texts are names of one function: "Edit name" and "Change name", "More" and "More options".
  ///
  /// Verbs alone do not tell: "Delete" may be for good, and "Remove" for the list only.
  static func areOneFunction(_ one: String, _ other: String, _ lexicon: Lexicon) -> Bool {
    guard one != other else { return false }
    if !actions(one, lexicon).isDisjoint(with: actions(other, lexicon)) { return true }
    return includes(one, other) && !sets(one, lexicon).isDisjoint(with: sets(other, lexicon))
  }

  /// What one does to something.
  struct Action: Hashable {
    /// The set of synonyms that the verb is in.
    let set: UInt16
    /// The other words, or the last word of a verb of several words: "in" of "log in".
    let object: String
  }

  /// Most words of a verb: "go back".
  private static let mostVerbWords = 3

  /// Objects that another screen gives another meaning: "Remove all".
  private static let unnamedObjects = Set(Resource.words("synonyms/unnamed"))

  /// How a text reads as a verb with its object; empty for a verb alone, and where the screen decides what the object is.
  static func actions(_ text: String, _ lexicon: Lexicon) -> Set<Action> {
    let words = words(of: text)
    guard words.count > 1 else { return [] }
    var actions: Set<Action> = []
    for count in 1...min(words.count, mostVerbWords) {
      let object =
        count == words.count
        ? words[count - 1] : words.dropFirst(count).joined(separator: " ")
      if unnamedObjects.contains(object) { continue }
      for set in sets(words.prefix(count).joined(separator: " "), lexicon) {
        actions.insert(Action(set: set, object: object))
      }
    }
    return actions
  }

  /// The sets of synonyms that a text is in.
  static func sets(_ text: String, _ lexicon: Lexicon) -> Set<UInt16> {
    let bytes = Array(text.utf8)
    var sets: Set<UInt16> = []
    for index in lexicon.terms(of: bytes.span, 0..<bytes.count) {
      if case .synonym(let set) = lexicon.terms[index].sense { sets.insert(set) }
    }
    return sets
  }

  private static let cards = Resource.words("synonyms/cards")

  /// The words of a text, in lower case, with straight apostrophes.
  private static func words(of text: String) -> [String] {
    let words = text.lowercased().split {
      !($0.isLetter || $0.isNumber || "'\u{2019}%".contains($0))
    }
    .map { word in String(word.map { $0 == "\u{2019}" ? "'" : $0 }) }
    // "SIM" is "SIM card".
    return words.indices.filter { index in
      words[index] != "card" || index == 0 || !Self.cards.contains(words[index - 1])
    }.map { words[$0] }
  }
}
