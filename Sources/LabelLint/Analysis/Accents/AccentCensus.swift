/// How often the words of a locale's texts are spelt with which marks: first the words beyond ASCII are counted, then
/// those of ASCII that are one of them without its marks.
struct AccentCensus {
  /// A spelling of a word.
  struct Spelling {
    /// The word in small letters, each with its marks in one.
    var bytes: [UInt8]
    /// How often it stands in the texts.
    var count = 0
    /// Whether it stands somewhere with a capital.
    var standsCapital = false
  }

  private let mapping: CaseMapping
  private var spellings: [Spelling] = []
  /// Number of each spelling.
  private var numbers: [[UInt8]: Int] = [:]
  /// Number of the spelling of each word as it was read, by its hash; -1 for names and acronyms.
  private var known: [UInt64: Int] = [:]
  /// Numbers of the spellings of each word, by the word without marks.
  private var byBare: [[UInt8]: [Int]] = [:]
  /// How many words begin with a capital of a letter with marks, by the small letter.
  private var markedCapitals: [Unicode.Scalar: Int] = [:]
  /// How many words that have such a letter elsewhere begin with a capital without the marks.
  private var bareCapitals: [Unicode.Scalar: Int] = [:]
  /// Room for a word.
  private var small: [UInt8] = []

  /// A hostile file cannot prepare equal hashes.
  private static let seed = UInt64.random(in: .min ... .max)
  /// Fewest letters of a word that is counted.
  private static let fewestLetters = 4
  /// Most spellings of a word that are compared: no language has as many, and each is compared with each.
  private static let mostSpellings = 16

  /// No word yet.
  init(_ mapping: CaseMapping) { self.mapping = mapping }

  /// Whether no word beyond ASCII was counted.
  var isEmpty: Bool { byBare.isEmpty }

  /// The words with several spellings, the most frequent spelling first.
  var families: [[Spelling]] {
    byBare.values.filter { $0.count > 1 }.map { numbers in
      let family = numbers.map { spellings[$0] }.sorted {
        $0.count == $1.count
          ? $0.bytes.lexicographicallyPrecedes($1.bytes) : $0.count > $1.count
      }
      return Array(family.prefix(Self.mostSpellings))
    }
  }

  /// Counts the words of a text that are not ASCII.
  mutating func countMarked(in text: Span<UInt8>) {
    var words = LetterWords()
    while let word = words.next(in: text) {
      if word.isASCII || word.hasInnerCapital || word.letters < Self.fewestLetters { continue }
      let bytes = text.extracting(word.range)
      let hash = bytes.hash(seed: Self.seed)
      let number: Int
      if let seen = known[hash] {
        number = seen
      } else {
        let small = AccentFolding.small(bytes, mapping)
        number = self.number(of: small)
        known[hash] = number
        if let small, LetterCase(bytes.scalarOrReplacement(at: 0).value) == .upper {
          noteCapital(of: small, number)
        }
      }
      if number >= 0 { spellings[number].count += 1 }
    }
  }

  /// Notes that a spelling stands with a capital.
  private mutating func noteCapital(of small: [UInt8], _ number: Int) {
    if number >= 0 { spellings[number].standsCapital = true }
    if let first = markedStart(of: small) { markedCapitals[first, default: 0] += 1 }
  }

  /// The letter that a spelling begins with, if it has marks.
  private func markedStart(of small: [UInt8]) -> Unicode.Scalar? {
    let first = AccentFolding.scalars(of: small).first
    return first.flatMap { AccentFolding.bare($0) == $0 ? nil : $0 }
  }

  /// Letters with marks that most words have as capitals, too: not every language writes marks on capitals.
  var lettersMarkedAsCapitals: Set<Unicode.Scalar> {
    Set(markedCapitals.filter { $0.value >= bareCapitals[$0.key, default: 0] }.keys)
  }

  /// Counts the words of ASCII of a text that may lack marks.
  mutating func countASCII(in text: Span<UInt8>) {
    var words = LetterWords()
    while let word = words.next(in: text) {
      guard word.isASCII, !word.hasInnerCapital, word.letters >= Self.fewestLetters,
        Self.lower(word, of: text, mapping, into: &small), byBare[small] != nil
      else { continue }
      let number = self.number(of: small)
      spellings[number].count += 1
      if ASCII.isUpperCase(text[word.range.lowerBound]) { noteBareCapital(number) }
    }
  }

  /// Notes that a spelling of ASCII stands with a capital.
  private mutating func noteBareCapital(_ number: Int) {
    if spellings[number].standsCapital { return }
    spellings[number].standsCapital = true
    let others = byBare[spellings[number].bytes] ?? []
    for letter in Set(others.compactMap { markedStart(of: spellings[$0].bytes) }) {
      bareCapitals[letter, default: 0] += 1
    }
  }

  /// The number of a spelling, which it gets with the first question; -1 for none.
  private mutating func number(of spelling: [UInt8]?) -> Int {
    guard let spelling else { return -1 }
    if let number = numbers[spelling] { return number }
    let number = spellings.count
    numbers[spelling] = number
    spellings.append(Spelling(bytes: spelling))
    byBare[AccentFolding.bare(spelling), default: []].append(number)
    return number
  }

  /// Reads a word of ASCII in small letters; false for one whose small letters are not certain.
  static func lower(
    _ word: LetterWords.Word, of text: Span<UInt8>, _ mapping: CaseMapping,
    into small: inout [UInt8]
  ) -> Bool {
    // As in `AccentFolding.small`.
    if mapping.isTurkic, text[word.range.lowerBound] == "I" { return false }
    small.removeAll(keepingCapacity: true)
    for index in word.range { small.append(ASCII.lowercased(text[index])) }
    return true
  }
}
