/// Which locales of a catalog have the same texts as another, beside those of the source.
struct SharedTexts {
  /// Two locales, by their indexes in `locales`.
  struct Pair: Hashable {
    let own: Int
    let other: Int

    /// The same two, the other one first.
    var turned: Pair { Pair(own: other, other: own) }
  }

  private let catalog: Catalog
  private let survey: TextSurvey
  /// The locales that are compared, by their numbers in the catalog, in the order of tags.
  let locales: [Int]
  /// What stands for the language of each of them.
  private let languages: [String]
  /// Hashes of the texts that are not those of the source, row by row, one locale behind the other; 0 for none.
  private var hashes: [UInt64]
  /// How many texts that say enough two locales share, the one that comes first as `own`.
  private var counts: [Pair: Int] = [:]
  /// How many texts that say enough a locale has, where that was asked.
  private var sizes: [Int: Int] = [:]

  /// Most locales with one text: what more of them have is no language's own, but a source text of former times.
  private static let mostSharing = 16
  /// Letters of a text of two words that says enough.
  private static let fewestLetters = 6
  /// Letters of a script without capitals that say as much.
  private static let fewestOthers = 4
  /// A random number: no file can be made to have texts of one hash.
  private static let seed = UInt64.random(in: .min ... .max)

  /// Compares the texts of a catalog; nil where no two locales have languages that could be mistaken.
  init?(_ catalog: Catalog, _ context: RuleContext) {
    guard catalog.hasSource else { return nil }
    let source = catalog.sourceLocale.language
    let locales = catalog.locales.indices.filter { locale in
      locale != Catalog.sourceIndex && catalog.locales[locale].language != source
        && catalog.entryCounts[locale] > 0
    }
    let languages = locales.map { RelatedLanguages.name(of: catalog.locales[$0].language) }
    guard let first = languages.first, languages.contains(where: { $0 != first }),
      let current = FileCursor(catalog)
    else { return nil }
    self.catalog = catalog
    self.languages = languages
    self.locales = locales
    survey = context.survey
    hashes = Array(repeating: 0, count: locales.count * catalog.rows.count)
    read(current, in: context)
    count()
  }

  /// Fills `hashes`.
  private mutating func read(_ cursor: FileCursor, in context: RuleContext) {
    var current = cursor
    let rows = catalog.rows.count
    let copies = context.copies
    let sources = catalog.rows.indices.map { row in
      // Of texts that no translator is asked for nobody knows whose they are.
      context.kinds.isConstant(row: row) ? 0 : hash(row, Catalog.sourceIndex, &current)
    }
    for (index, locale) in locales.enumerated() {
      for row in sources.indices where sources[row] != 0 {
        let own = hash(row, locale, &current)
        if own == 0 || own == sources[row] { continue }
        let text = survey.text(row: row, locale: locale)
        if copies.alike.contains(message: Int(text.message), ofFile: Int(text.file)) { continue }
        hashes[index * rows + row] = own
      }
    }
  }

  /// The hash of a plain text; 0 where a locale has none.
  private func hash(_ row: Int, _ locale: Int, _ current: inout FileCursor) -> UInt64 {
    let text = survey.text(row: row, locale: locale)
    guard text.isPlain else { return 0 }
    current.open(catalog, file: Int(text.file))
    return max(
      1, current.file.bytes(current.file.messages[Int(text.message)].text).hash(seed: Self.seed))
  }

  /// Fills `counts`.
  private mutating func count() {
    let rows = catalog.rows.count
    var found: [(hash: UInt64, index: Int)] = []
    for row in catalog.rows.indices {
      found.removeAll(keepingCapacity: true)
      for index in locales.indices {
        let hash = hashes[index * rows + row]
        if hash != 0 { found.append((hash, index)) }
      }
      if found.count < 2 { continue }
      found.sort { ($0.hash, $0.index) < ($1.hash, $1.index) }
      var start = 0
      while start < found.count {
        var end = start + 1
        while end < found.count, found[end].hash == found[start].hash { end += 1 }
        if end - start > 1, end - start <= Self.mostSharing {
          add(found[start..<end].map(\.index), row: row)
        }
        start = end
      }
    }
  }

  /// Counts a text of a row that several locales have.
  private mutating func add(_ sharing: [Int], row: Int) {
    guard let first = sharing.first,
      sharing.contains(where: { languages[$0] != languages[first] }), saysEnough(row, first)
    else { return }
    for (number, own) in sharing.enumerated() {
      for other in sharing[(number + 1)...] where languages[own] != languages[other] {
        counts[Pair(own: own, other: other), default: 0] += 1
      }
    }
  }

  /// The pairs of locales that share so many texts, in the order of their indexes, with the numbers of texts.
  func sharing(atLeast fewest: Int) -> [(pair: Pair, shared: Int)] {
    counts.filter { $0.value >= fewest }.map { (pair: $0.key, shared: $0.value) }
      .sorted { ($0.pair.own, $0.pair.other) < ($1.pair.own, $1.pair.other) }
  }

  /// How many texts that say enough a locale has, given by its index.
  mutating func size(of index: Int) -> Int {
    if let known = sizes[index] { return known }
    let rows = catalog.rows.count
    let size = catalog.rows.indices.count { row in
      hashes[index * rows + row] != 0 && saysEnough(row, index)
    }
    sizes[index] = size
    return size
  }

  /// The texts that the first locale of a pair shares with the other, each once.
  func texts(of pair: Pair) -> [SurveyedText] {
    let rows = catalog.rows.count
    var seen: Set<UInt64> = []
    return catalog.rows.indices.compactMap { row in
      let hash = hashes[pair.own * rows + row]
      guard hash != 0, hash == hashes[pair.other * rows + row], saysEnough(row, pair.own),
        seen.insert(hash).inserted
      else { return nil }
      return text(row, pair.own)
    }
  }

  /// The first text that the first locale of a pair shares with the other, and that of the other.
  func first(of pair: Pair) -> (own: SurveyedText, other: SurveyedText)? {
    let rows = catalog.rows.count
    let row = catalog.rows.indices.first { row in
      let hash = hashes[pair.own * rows + row]
      return hash != 0 && hash == hashes[pair.other * rows + row] && saysEnough(row, pair.own)
    }
    return row.map { (text($0, pair.own), text($0, pair.other)) }
  }

  private func text(_ row: Int, _ index: Int) -> SurveyedText {
    survey.text(row: row, locale: locales[index])
  }

  /// Whether the text of a row in a locale, given by its index, says enough.
  private func saysEnough(_ row: Int, _ index: Int) -> Bool {
    let place = text(row, index)
    guard place.isPlain else { return false }
    let file = catalog.file(place.file)
    return Self.saysEnough(file.bytes(file.messages[Int(place.message)].text))
  }

  /// Whether a text is none that two languages have by chance: names, units and single words are such.
  static func saysEnough(_ text: Span<UInt8>) -> Bool {
    var (letters, others, words) = (0, 0, 0)
    var shown = ShownText()
    while let word = shown.nextLetters(in: text) {
      var scalars = ScalarCursor(text.extracting(word))
      var length = 0
      while let letter = scalars.next() {
        length += 1
        if isOther(letter) { others += 1 }
      }
      letters += length
      if length >= 2 { words += 1 }
      if words >= 2 && letters >= fewestLetters || others >= fewestOthers { return true }
    }
    return false
  }

  /// Whether a letter is of a script of South or East Asia, whose words are short or not divided.
  private static func isOther(_ letter: Unicode.Scalar) -> Bool {
    (0x900..<0x1E00).contains(letter.value) || letter.value >= 0x2E80
  }
}
