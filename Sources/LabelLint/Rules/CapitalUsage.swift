/// How the texts of one locale write their words: in capitals only, or in another case too.
struct CapitalUsage {
  private let catalog: Catalog
  private let column: Int
  private let mapping: CaseMapping
  /// Times a word stands in capitals in a text that is not all capitals; words in lower case.
  private var capitals: [[UInt8]: Int] = [:]
  /// Times a word stands in another case, for the words that were asked for.
  private var otherCase: [[UInt8]: Int] = [:]

  /// Collects the capitals of a locale's texts; most texts have none and cost one look.
  init(_ catalog: Catalog, column: Int) {
    self.catalog = catalog
    self.column = column
    mapping = CaseMapping(catalog.locales[column])
    for row in catalog.rows.indices {
      guard let reference = catalog.entry(row: row, locale: column) else { continue }
      collect(catalog.files[Int(reference.file)], entry: Int(reference.entry))
    }
  }

  /// Whether a word stands at least twice in another case: then it is a word like others.
  mutating func isOrdinaryWord(_ word: Span<UInt8>) -> Bool {
    timesInOtherCase(mapping.lower(word)) >= 2
  }

  /// Whether a word stands in capitals in two texts of mixed case, and never otherwise.
  mutating func isAcronym(_ word: Span<UInt8>) -> Bool {
    let word = mapping.lower(word)
    return (capitals[word] ?? 0) >= 2 && timesInOtherCase(word) == 0
  }

  private mutating func collect(_ file: CatalogFile, entry: Int) {
    for message in file.messageRange(ofEntry: entry) {
      let text = file.bytes(file.messages[message].text)
      guard CapitalTokens.mayShout(text) else { continue }
      let tokens = CapitalTokens(text)
      if tokens.isAllUpper { continue }
      for token in tokens.tokens where token.isUpper && token.letters >= 2 {
        capitals[mapping.lower(text.extracting(token.range)), default: 0] += 1
      }
    }
  }

  /// Times a word, given in lower case, stands in another case than capitals, counted up to 2.
  private mutating func timesInOtherCase(_ word: [UInt8]) -> Int {
    if let known = otherCase[word] { return known }
    var times = 0
    for row in catalog.rows.indices where times < 2 {
      guard let reference = catalog.entry(row: row, locale: column) else { continue }
      times += count(word, in: catalog.files[Int(reference.file)], entry: Int(reference.entry))
    }
    otherCase[word] = times
    return times
  }

  private func count(_ word: [UInt8], in file: CatalogFile, entry: Int) -> Int {
    var times = 0
    for message in file.messageRange(ofEntry: entry) {
      let text = file.bytes(file.messages[message].text)
      guard text.count >= word.count, mayHold(word, text) else { continue }
      for token in CapitalTokens(text).tokens
      where !token.isUpper && token.range.count == word.count {
        if mapping.lower(text.extracting(token.range)) == word { times += 1 }
      }
    }
    return times
  }

  /// Whether a word in lower case stands in a text but for its first letter: a quick no for most.
  private func mayHold(_ word: [UInt8], _ text: Span<UInt8>) -> Bool {
    let rest = word.count - 1
    guard rest > 0 else { return true }
    for start in 1...(text.count - rest) where text[start] == word[1] {
      var length = 1
      while length < rest, text[start + length] == word[length + 1] { length += 1 }
      if length == rest { return true }
    }
    return false
  }
}
