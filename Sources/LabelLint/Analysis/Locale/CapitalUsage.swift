/// How the texts of one locale write their words: in capitals only, or in another case too.
///
/// Few words are asked for, and most of them stand nowhere else: the locale's texts are searched as one
/// run of bytes, and only the words around what is found are looked at.
struct CapitalUsage {
  private let catalog: Catalog
  private let column: Int
  private let mapping: CaseMapping
  /// Those of them that have another letter, a separator behind each; nil before the first question.
  private var capitals: [UInt8]?
  /// Words that were looked for in them.
  private var searches = 0
  /// Times each word stands in capitals in them; nil until many were looked for.
  private var counted: [[UInt8]: Int]?
  /// Times a word stands in another case, for the words that were asked for.
  private var otherCase: [[UInt8]: Int] = [:]
  /// Times each word stands in another case; nil until many were looked for.
  private var countedInOtherCase: [[UInt8]: Int]?
  /// The locale's texts, a separator behind each; nil before the first question.
  private var texts: [UInt8]?

  /// Stands behind every text, and in none: no UTF-8 has the byte.
  private static let separator: UInt8 = 0xFF

  /// Searches for words that cost less than to count all words.
  static let fewSearches = 32

  /// Bytes that most texts have no more of.
  private static let usualLength = 32

  /// Usage in a locale's texts, of which nothing is known yet.
  init(_ catalog: Catalog, column: Int) {
    self.catalog = catalog
    self.column = column
    mapping = CaseMapping(catalog.locales[column])
  }

  /// Whether a word stands at least twice in another case: then it is a word like others.
  mutating func isOrdinaryWord(_ word: Span<UInt8>) -> Bool {
    timesInOtherCase(mapping.lower(word)) >= 2
  }

  /// Whether a word stands in another case than capitals somewhere.
  mutating func isInUse(_ word: Span<UInt8>) -> Bool { timesInOtherCase(mapping.lower(word)) > 0 }

  /// Whether some words are all that a text says, the case of their first letter aside.
  mutating func isWholeText(_ words: Span<UInt8>) -> Bool {
    let joined = texts ?? joinedTexts()
    texts = joined
    let span = joined.span
    for spelling in [mapping.capitalized(words), words.indices.map { words[$0] }] {
      var index = 0
      while let place = span.firstIndex(ofBytes: spelling.span, from: index) {
        let end = place + spelling.count
        let isStart = place == 0 || span[place - 1] == Self.separator
        if isStart, end == span.count || span[end] == Self.separator { return true }
        index = place + 1
      }
    }
    return false
  }

  /// Whether a word stands in capitals in two texts of mixed case, and never otherwise.
  mutating func isAcronym(_ word: Span<UInt8>) -> Bool {
    standsInCapitals(word, times: 2)
  }

  /// Whether a word stands in capitals in two texts of other words, whatever other texts have.
  mutating func isOftenInCapitals(_ word: Span<UInt8>) -> Bool { timesInCapitals(word) >= 2 }

  /// Whether a word stands in capitals in as many texts of other words, and never otherwise.
  mutating func standsInCapitals(_ word: Span<UInt8>, times: Int) -> Bool {
    timesInCapitals(word) >= times && timesInOtherCase(mapping.lower(word)) == 0
  }

  /// Times a word stands in capitals in texts that are not all capitals, counted up to 2.
  private mutating func timesInCapitals(_ word: Span<UInt8>) -> Int {
    let texts = capitals ?? joinedCapitals()
    capitals = texts
    let span = texts.span
    searches += 1
    if searches > Self.fewSearches {
      let counted = counted ?? Self.countWords(in: span)
      self.counted = counted
      return counted[word.indices.map { word[$0] }] ?? 0
    }
    var (times, index) = (0, 0)
    while times < 2, let place = span.firstIndex(ofBytes: word, from: index) {
      index = place + 1
      // Most places lie within other words.
      if place > 0, ASCII.isLetter(span[place - 1]) { continue }
      if place + word.count < span.count, ASCII.isLetter(span[place + word.count]) { continue }
      var start = place
      while start > 0, span[start - 1] != Self.separator { start -= 1 }
      let end = span.firstIndex(of: Self.separator, from: place) ?? span.count
      times += Self.count(word, in: span.extracting(start..<end))
      index = end
    }
    return times
  }

  /// Times a word stands in capitals in a text, unless that has no other words.
  private static func count(_ word: Span<UInt8>, in text: Span<UInt8>) -> Int {
    words(of: text).count { text.extracting($0.range).hasSameBytes(as: word) }
  }

  /// The words in capitals of a text, unless that has no other words.
  private static func words(of text: Span<UInt8>) -> [CapitalToken] {
    let tokens = CapitalTokens(text)
    guard tokens.hasUncased || tokens.tokens.contains(where: { isOtherWord($0, of: text) }) else {
      return []
    }
    return tokens.tokens.filter { $0.isUpper && $0.letters >= 2 }
  }

  /// Whether a run of letters is a word that is not in capitals, and neither the letters of a placeholder
  /// nor the name of a tag.
  private static func isOtherWord(_ token: CapitalToken, of text: Span<UInt8>) -> Bool {
    if token.isUpper || token.letters < 2 { return false }
    guard token.range.lowerBound > 0 else { return true }
    return !"%$</&{".utf8.contains(text[token.range.lowerBound - 1])
  }

  /// Times each word stands in capitals in texts, a separator behind each.
  private static func countWords(in texts: Span<UInt8>) -> [[UInt8]: Int] {
    var counted: [[UInt8]: Int] = [:]
    var start = 0
    while start < texts.count {
      let end = texts.firstIndex(of: separator, from: start) ?? texts.count
      let text = texts.extracting(start..<end)
      for word in words(of: text) { counted[word.range.map { text[$0] }, default: 0] += 1 }
      start = end + 1
    }
    return counted
  }

  /// The texts with capitals that have another letter somewhere: the others are nothing but capitals.
  private func joinedCapitals() -> [UInt8] {
    var joined: [UInt8] = []
    for row in catalog.rows.indices {
      for entry in catalog.entries(row: row, locale: column) {
        let file = catalog.file(of: entry)
        for message in file.messageRange(ofEntry: Int(entry.entry)) {
          let text = file.bytes(file.messages[message].text)
          if Self.hasOtherLetter(text) { joined.append(text, Self.separator) }
        }
      }
    }
    return joined
  }

  /// Whether some letter of a text is a small one or has no case: words in capitals are not all there is.
  private static func hasOtherLetter(_ text: Span<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        if byte &- 0x61 < 26 { return true }
        index += 1
        continue
      }
      let (scalar, length) = text.scalarOrReplacement(at: index)
      switch LetterCase(scalar) {
      case .lower, .uncased: return true
      case .upper, .none: break
      }
      index += length
    }
    return false
  }

  /// Times a word, given in lower case, stands in another case than capitals, counted up to 2.
  private mutating func timesInOtherCase(_ word: [UInt8]) -> Int {
    if let known = otherCase[word] { return known }
    if texts == nil { texts = joinedTexts() }
    if let texts, otherCase.count >= Self.fewSearches {
      let counted = countedInOtherCase ?? countOtherCase(in: texts.span)
      countedInOtherCase = counted
      return counted[word] ?? 0
    }
    var times = 0
    if let texts, let first = word.first {
      var search = WordPlaces(first, rest: Array(word.dropFirst()))
      var index = 0
      while times < 2, let place = search.next(in: texts.span, from: index) {
        let around = Self.word(around: place, in: texts.span)
        for token in CapitalTokens(texts.span.extracting(around)).tokens
        where !token.isUpper && token.range.count == word.count {
          let range = around.lowerBound + token.range.lowerBound
          if mapping.lower(texts.span.extracting(range..<range + word.count)) == word { times += 1 }
        }
        index = around.upperBound
      }
    }
    otherCase[word] = times
    return times
  }

  /// Times each word, in lower case, stands in small letters, or with a capital first.
  private func countOtherCase(in texts: Span<UInt8>) -> [[UInt8]: Int] {
    var counted: [[UInt8]: Int] = [:]
    var start = 0
    while start < texts.count {
      let end = texts.firstIndex(of: Self.separator, from: start) ?? texts.count
      let text = texts.extracting(start..<end)
      for token in CapitalTokens(text).tokens where !token.isUpper {
        let written = token.range.map { text[$0] }
        let word = mapping.lower(text.extracting(token.range))
        if word.count == written.count, word.dropFirst() == written.dropFirst() {
          counted[word, default: 0] += 1
        }
      }
      start = end + 1
    }
    return counted
  }

  /// The bytes between the blanks around an offset: no run of letters goes beyond them.
  private static func word(around place: Int, in texts: Span<UInt8>) -> Range<Int> {
    func divides(_ byte: UInt8) -> Bool { byte == 0x20 || byte == separator }
    var (start, end) = (place, place)
    while start > 0, !divides(texts[start - 1]) { start -= 1 }
    while end < texts.count, !divides(texts[end]) { end += 1 }
    return start..<max(end, place + 1)
  }

  /// All texts of the locale.
  private func joinedTexts() -> [UInt8] {
    guard var current = FileCursor(catalog) else { return [] }
    var joined: [UInt8] = []
    joined.reserveCapacity(catalog.rows.count * Self.usualLength)
    let (cells, links) = (catalog.cells, catalog.links)
    let first = column * catalog.rows.count
    for cell in first..<first + catalog.rows.count {
      let link = Int(cells[cell])
      guard link >= 0, !links[link].isVariant else { continue }
      let reference = links[link].reference
      current.open(catalog, file: Int(reference.file))
      current.file.appendTexts(ofEntry: Int(reference.entry), Self.separator, to: &joined)
    }
    return joined
  }
}

extension CatalogFile {
  /// Appends every text of an entry, with a separator behind it.
  fileprivate func appendTexts(
    ofEntry entry: Int, _ separator: UInt8, to joined: inout [UInt8]
  ) {
    for message in messageRange(ofEntry: entry) {
      joined.append(bytes(messages[message].text), separator)
    }
  }
}
