/// Tells runs of capitals that can only be spelled, letter by letter, from words: nobody shouts `GPRS`.
enum SpelledWord {
  /// Languages that have words without one of `AEIOUY` in ASCII: Czech `prst`, Croatian `vrt`, Welsh `cwrw`.
  private static let withoutVowels = Resource.languages("without-vowels")

  /// Two consonants that English words begin with, names and loan words among them.
  private static let openings: Set<UInt16> = pairs(Resource.words("capitals/openings"))

  /// Two consonants that English words end with, in the plural too.
  private static let endings: Set<UInt16> = pairs(Resource.words("capitals/endings"))

  /// The two letters of each, one behind the other.
  private static func pairs(_ words: [String]) -> Set<UInt16> {
    Set(words.map { pair in pair.utf8.reduce(0) { $0 << 8 | UInt16($1) } })
  }

  /// Whether a run of capitals of a language is no word that could be spoken: it has no vowel, or, in
  /// English, begins or ends with two consonants that no word begins or ends with.
  static func isSpelled(_ word: Span<UInt8>, in language: String) -> Bool {
    if withoutVowels.contains(language) { return false }
    var hasVowel = false
    for index in word.indices {
      guard ASCII.isUpperCase(word[index]) else { return false }
      hasVowel = hasVowel || ASCII.isVowelOrY(word[index])
    }
    if !hasVowel { return !isSound(word) }
    guard language == "en", word.count > 1 else { return false }
    let (last, other) = (word[word.count - 1], word[word.count - 2])
    if ASCII.isUpperCase(other), !ASCII.isVowelOrY(last), !ASCII.isVowelOrY(other),
      !endings.contains(UInt16(other) << 8 | UInt16(last))
    {
      return true
    }
    guard !ASCII.isVowelOrY(word[0]), !ASCII.isVowelOrY(word[1]) else { return false }
    return !openings.contains(UInt16(word[0]) << 8 | UInt16(word[1])) && word[0] != 0x51
  }

  /// Languages whose words begin with three consonants in a few ways alone.
  private static let withFewConsonants = Resource.languages("few-consonants")

  /// The three consonants that they begin with.
  private static let openingsOfThree = Set(
    Resource.words("capitals/openings-of-three").map { Array($0.utf8) })

  /// Whether a run of capitals begins with three consonants as no word of a language does: Indonesian `SPBU`.
  static func opensUnspoken(_ word: Span<UInt8>, in language: String) -> Bool {
    guard withFewConsonants.contains(language), word.count >= 3 else { return false }
    for index in 0..<3 where !ASCII.isUpperCase(word[index]) || ASCII.isVowelOrY(word[index]) {
      return false
    }
    return !openingsOfThree.contains((0..<3).map { word[$0] })
  }

  /// Whether a run without vowels is a sound that people write: `HMMM`, `PSST`, `SHHH`.
  private static func isSound(_ word: Span<UInt8>) -> Bool {
    word.count >= 2 && word[word.count - 1] == word[word.count - 2] || word.equals("PSST")
  }
}
