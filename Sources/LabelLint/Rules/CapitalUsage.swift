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
  /// Times a word stands in capitals in a text that is not all capitals, for the words that were
  /// asked for, in lower case.
  private var capitals: [[UInt8]: Int] = [:]
  /// Times a word stands in another case, for the words that were asked for.
  private var otherCase: [[UInt8]: Int] = [:]

  /// Usage in a locale's texts, of which nothing is known yet.
  init(_ catalog: Catalog, column: Int) {
    self.catalog = catalog
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
    guard isRepeated(word) else { return false }
    let lower = mapping.lower(word)
    return timesInCapitals(word, lower) >= 2 && timesInOtherCase(lower) == 0
  }

  /// Whether a word stands at least twice in the files, spelled like this.
  private func isRepeated(_ word: Span<UInt8>) -> Bool {
    var times = 0
    for file in files {
      times += file.times(of: word, from: 0, upTo: 2 - times)
      if times >= 2 { return true }
    }
    return false
  }

  /// Times a word stands in capitals in texts that are not all capitals.
  private mutating func timesInCapitals(_ word: Span<UInt8>, _ lower: [UInt8]) -> Int {
    if let known = capitals[lower] { return known }
    var times = 0
    forEachText { text in
      guard text.firstIndex(ofBytes: word) != nil, CapitalTokens.mayShout(text) else { return true }
      let tokens = CapitalTokens(text)
      if tokens.isAllUpper { return true }
      for token in tokens.tokens where token.isUpper && token.letters >= 2 {
        if mapping.lower(text.extracting(token.range)) == lower { times += 1 }
      }
      return times < 2
    }
    capitals[lower] = times
    return times
  }

  /// Times a word, given in lower case, stands in another case than capitals, counted up to 2.
  private mutating func timesInOtherCase(_ word: [UInt8]) -> Int {
    if let known = otherCase[word] { return known }
    var times = 0
    // Its first letter may be a capital.
    let rest = word.span.extracting(min(1, word.count)..<word.count)
    if rest.isEmpty || files.contains(where: { $0.times(of: rest, from: 1, upTo: 1) > 0 }) {
      forEachText { text in
        guard rest.isEmpty || text.firstIndex(ofBytes: rest, from: 1) != nil else { return true }
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
    for row in catalog.rows.indices {
      guard let reference = catalog.entry(row: row, locale: column) else { continue }
      let file = catalog.files[Int(reference.file)]
      for message in file.messageRange(ofEntry: Int(reference.entry))
      where !body(file.bytes(file.messages[message].text)) {
        return
      }
    }
  }
}

extension CatalogFile {
  /// Times that bytes stand in the file or its arena at or behind an offset, counted up to a limit.
  fileprivate func times(of wanted: Span<UInt8>, from offset: Int, upTo limit: Int) -> Int {
    let times = Self.times(of: wanted, in: source.text.span, from: offset, upTo: limit)
    return times
      + Self.times(of: wanted, in: arena.span, from: offset, upTo: limit - times)
  }

  private static func times(
    of wanted: Span<UInt8>, in bytes: Span<UInt8>, from offset: Int, upTo limit: Int
  ) -> Int {
    var times = 0
    var next = offset
    while times < limit, let place = bytes.firstIndex(ofBytes: wanted, from: next) {
      times += 1
      next = place + 1
    }
    return times
  }
}
