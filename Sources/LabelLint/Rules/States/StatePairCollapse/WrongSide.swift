/// Which of two opposite texts that a locale has made equal is the wrong one, by the words that its other texts have for
/// each of the two.
struct WrongSide {
  /// A pair in a locale.
  private struct PairPlace: Hashable {
    var members: [String]
    var locale: Int
  }

  /// Rows whose source text has one member of a pair, by the member's side.
  private var knownRows: [[String]: [[Int]]] = [:]
  /// How many texts of those rows have each word, by the side.
  private var knownCounts: [PairPlace: [[String: Int]]] = [:]

  /// Most texts of a side that are read.
  private static let mostTexts = 64
  /// Most words of a text that are looked for.
  private static let mostWords = 8
  /// Fewest letters that two words of one stem have in common.
  private static let fewestLetters = 4
  /// How many times as often a word stands on one side as on the other, to tell them apart.
  private static let ratio = 3

  /// The side of the wrong text.
  ///
  /// - Parameters:
  ///   - text: The text that both have.
  ///   - pair: The pair.
  ///   - own: The row of each side.
  ///   - locale: Number of the locale.
  ///   - catalog: The catalog.
  /// - Returns: 0 or 1; nil where the other texts do not tell.
  mutating func side(
    of text: String, _ pair: PairedWords.Pair, rows own: [Int], locale: Int, _ catalog: Catalog
  ) -> Int? {
    let sources = own.compactMap { row in
      catalog.entry(row: row, locale: Catalog.sourceIndex).flatMap { catalog.shownText(of: $0) }
    }
    if let side = Negations.wrongSide(
      of: text, catalog.locales[locale], sources: sources, catalog.sourceLocale)
    {
      return side
    }
    let sides = rows(of: pair, catalog)
    let counts = counts(of: pair, sides, locale: locale, catalog)
    let words = Set(Self.words(text).prefix(Self.mostWords))
    var isOf = [false, false]
    for word in words {
      let found = [0, 1].map { side in
        // The two texts themselves speak for both.
        let isCounted = sides[side].contains(own[side])
        let same = isCounted ? words.count { Self.areAkin($0, word) } : 0
        return max(0, Self.count(word, counts[side]) - same)
      }
      if found[0] > found[1] * Self.ratio { isOf[0] = true }
      if found[1] > found[0] * Self.ratio { isOf[1] = true }
    }
    if isOf[0] == isOf[1] { return nil }
    return isOf[0] ? 1 : 0
  }

  /// The rows whose source text has one member of a pair, by the member's side.
  private mutating func rows(of pair: PairedWords.Pair, _ catalog: Catalog) -> [[Int]] {
    if let known = knownRows[pair.members] { return known }
    let members = pair.members.map(Self.words)
    var found: [[Int]] = [[], []]
    for row in catalog.rows.indices {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
        let text = catalog.shownText(of: source),
        let side = Self.side(of: Self.words(text), members), found[side].count < Self.mostTexts
      else { continue }
      found[side].append(row)
    }
    knownRows[pair.members] = found
    return found
  }

  /// Which member of a pair words hold; nil for none and for both.
  private static func side(of words: [String], _ members: [[String]]) -> Int? {
    guard members.count == 2 else { return nil }
    switch (holds(words, members[0]), holds(words, members[1])) {
    case (true, false): return 0
    case (false, true): return 1
    case (false, false): return nil
    // "Not selected" holds "selected".
    case (true, true):
      if holds(members[1], members[0]) { return 1 }
      return holds(members[0], members[1]) ? 0 : nil
    }
  }

  /// Whether words hold others in a row.
  private static func holds(_ words: [String], _ others: [String]) -> Bool {
    guard !others.isEmpty, words.count >= others.count else { return false }
    return (0...words.count - others.count).contains { start in
      words[start..<start + others.count].elementsEqual(others)
    }
  }

  /// How many texts of a locale have each word, by the side; the members themselves count, as many languages have taken
  /// them over.
  private mutating func counts(
    of pair: PairedWords.Pair, _ sides: [[Int]], locale: Int, _ catalog: Catalog
  ) -> [[String: Int]] {
    let place = PairPlace(members: pair.members, locale: locale)
    if let known = knownCounts[place] { return known }
    var found: [[String: Int]] = [[:], [:]]
    for side in [0, 1] where pair.members.indices.contains(side) {
      let others = pair.members.indices.contains(1 - side) ? Self.words(pair.members[1 - side]) : []
      for word in Self.words(pair.members[side]) where !others.contains(word) {
        found[side][word, default: 0] += 1
      }
      for row in sides[side] {
        guard let entry = catalog.entry(row: row, locale: locale),
          let text = catalog.shownText(of: entry)
        else { continue }
        for word in Set(Self.words(text)) { found[side][word, default: 0] += 1 }
      }
    }
    knownCounts[place] = found
    return found
  }

  /// How many texts have a word or one of its stem.
  private static func count(_ word: String, _ counts: [String: Int]) -> Int {
    counts.reduce(0) { $0 + (areAkin($1.key, word) ? $1.value : 0) }
  }

  /// Whether two words are equal, or begin alike for half of the shorter one.
  private static func areAkin(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    // Letters and vowel signs, which Indic scripts write as one character.
    let (scalars, others) = (one.unicodeScalars, other.unicodeScalars)
    let common = zip(scalars, others).prefix { $0 == $1 }.count
    return common >= fewestLetters && common * 2 >= min(scalars.count, others.count)
  }

  /// The words of a text in small letters, without the letters of placeholders; of scripts that part no words every two
  /// characters in a row.
  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.flatMap { word -> [String] in
      guard let first = word.unicodeScalars.first else { return [] }
      if !isUnspaced(first) {
        return word.utf8.count > 1 ? [String(word)] : []
      }
      let characters = Array(word)
      if characters.count < 3 { return [String(word)] }
      return characters.indices.dropLast().map { String(characters[$0...$0 + 1]) }
    }
  }

  /// Whether a letter is of a script that parts no words: those of Thailand, Laos, Myanmar and Cambodia, kana and Han.
  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF: true
    default: false
    }
  }
}
