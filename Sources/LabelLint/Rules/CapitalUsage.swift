/// How the texts of one locale write their words: in capitals only, or in another case too.
///
/// Few words are asked for, and most of them stand nowhere else: the bytes of the locale's files are
/// searched first, and texts are split into words only where that finds enough.
struct CapitalUsage {
  private let catalog: Catalog
  private let column: Int
  private let mapping: CaseMapping
  /// The files that hold texts of the locale.
  private let files: [CatalogFile]
  /// The texts with two capitals in a row.
  private let textsWithCapitals: [MessageReference]
  /// Times each word stands in capitals in a text that is not all capitals; nil before the first
  /// question.
  private var capitals: [[UInt8]: Int]?
  /// Times a word stands in another case, for the words that were asked for.
  private var otherCase: [[UInt8]: Int] = [:]

  /// Usage in a locale's texts, of which nothing is known yet.
  init(_ catalog: Catalog, column: Int, textsWithCapitals: [MessageReference]) {
    self.catalog = catalog
    self.textsWithCapitals = textsWithCapitals
    self.column = column
    mapping = CaseMapping(catalog.locales[column])
    var numbers: Set<Int32> = []
    for row in catalog.rows.indices {
      if let reference = catalog.entry(row: row, locale: column) { numbers.insert(reference.file) }
    }
    files = numbers.map { catalog.files[Int($0)] }
  }

  /// Whether a word stands at least twice in another case: then it is a word like others.
  mutating func isOrdinaryWord(_ word: Span<UInt8>) -> Bool {
    timesInOtherCase(mapping.lower(word)) >= 2
  }

  /// Whether a word stands in capitals in two texts of mixed case, and never otherwise.
  mutating func isAcronym(_ word: Span<UInt8>) -> Bool {
    timesInCapitals(word) >= 2 && timesInOtherCase(mapping.lower(word)) == 0
  }

  /// Times a word stands in capitals in texts that are not all capitals.
  private mutating func timesInCapitals(_ word: Span<UInt8>) -> Int {
    if capitals == nil { capitals = countCapitals() }
    return capitals?[word.indices.map { word[$0] }] ?? 0
  }

  /// Counts the words in capitals of texts in mixed case.
  private func countCapitals() -> [[UInt8]: Int] {
    var counts: [[UInt8]: Int] = [:]
    for reference in textsWithCapitals {
      let file = catalog.files[Int(reference.entry.file)]
      Self.count(file.bytes(file.messages[reference.message].text), into: &counts)
    }
    return counts
  }

  /// Counts the words in capitals of a text in mixed case.
  private static func count(_ text: Span<UInt8>, into counts: inout [[UInt8]: Int]) {
    let tokens = CapitalTokens(text)
    if tokens.hasUncased || tokens.isAllUpper { return }
    for token in tokens.tokens where token.isUpper && token.letters >= 2 {
      counts[token.range.map { text[$0] }, default: 0] += 1
    }
  }

  /// Times a word, given in lower case, stands in another case than capitals, counted up to 2.
  private mutating func timesInOtherCase(_ word: [UInt8]) -> Int {
    if let known = otherCase[word] { return known }
    var times = 0
    // Its first letter may be a capital.
    let rest = word.span.extracting(min(1, word.count)..<word.count)
    let first = word.first ?? 0
    if rest.isEmpty || files.contains(where: { $0.mayHold(first, rest) }) {
      forEachText { text in
        guard rest.isEmpty || text.mayHold(first, rest) else { return true }
        for token in CapitalTokens(text).tokens
        where !token.isUpper && token.range.count == word.count {
          if mapping.lower(text.extracting(token.range)) == word { times += 1 }
        }
        return times < 2
      }
    }
    otherCase[word] = times
    return times
  }

  /// Calls a function with every text of the locale until it returns false.
  private func forEachText(_ body: (Span<UInt8>) -> Bool) {
    guard var current = CurrentFile(catalog) else { return }
    for row in catalog.rows.indices {
      guard let reference = catalog.entry(row: row, locale: column) else { continue }
      current.open(catalog, file: Int(reference.file))
      if !current.file.forEachText(ofEntry: Int(reference.entry), body) { return }
    }
  }
}

extension CatalogFile {
  /// Calls a function with every text of an entry until it returns false; whether it never did.
  fileprivate func forEachText(ofEntry entry: Int, _ body: (Span<UInt8>) -> Bool) -> Bool {
    for message in messageRange(ofEntry: entry) where !body(bytes(messages[message].text)) {
      return false
    }
    return true
  }

  /// Whether a word may stand in the file or its arena, in any case of its first letter.
  fileprivate func mayHold(_ first: UInt8, _ rest: Span<UInt8>) -> Bool {
    source.text.span.mayHold(first, rest) || arena.span.mayHold(first, rest)
  }
}

extension Span<UInt8> {
  /// Whether a word may stand in a text, given by the first byte in lower case and the others: those
  /// others must be there, with a first letter before and no ASCII letter around both.
  fileprivate func mayHold(_ first: UInt8, _ rest: Span<UInt8>) -> Bool {
    var next = 1
    while let place = firstIndex(ofBytes: rest, from: next) {
      let end = place + rest.count
      if end == count || !ASCII.isLetter(self[end]), mayBegin(first, before: place) { return true }
      next = place + 1
    }
    return false
  }

  /// Whether the byte before an offset may be the first of a word that begins with a byte.
  private func mayBegin(_ first: UInt8, before place: Int) -> Bool {
    // A letter beyond ASCII has several bytes, some of them in the rest.
    if first >= 0x80 { return true }
    if ASCII.lowercased(self[place - 1]) != first { return self[place - 1] >= 0x80 }
    return place == 1 || !ASCII.isLetter(self[place - 2])
  }
}
