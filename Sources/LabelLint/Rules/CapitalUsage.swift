/// How the texts of one locale write their words: in capitals only, or in another case too.
struct CapitalUsage {
  /// How often a word was met.
  private struct Count {
    /// Times it stood in another case than capitals.
    var otherCase = 0
    /// Entries, not all in capitals themselves, in which it stood in capitals.
    var amongOthers = 0
  }

  private var counts: [[UInt8]: Count] = [:]
  private let mapping: CaseMapping

  /// Counts the words of a locale's texts.
  init(_ catalog: Catalog, column: Int) {
    mapping = CaseMapping(catalog.locales[column])
    for row in catalog.rows.indices {
      guard let reference = catalog.entry(row: row, locale: column) else { continue }
      let file = catalog.files[Int(reference.file)]
      for message in file.messageRange(ofEntry: Int(reference.entry)) {
        add(file.bytes(file.messages[message].text))
      }
    }
  }

  private mutating func add(_ text: Span<UInt8>) {
    let tokens = CapitalTokens(text)
    for token in tokens.tokens where token.letters >= 2 && token.letters <= 24 {
      let word = mapping.lower(text.extracting(token.range))
      if !token.isUpper {
        counts[word, default: Count()].otherCase += 1
      } else if !tokens.isAllUpper {
        counts[word, default: Count()].amongOthers += 1
      }
    }
  }

  /// Whether a word stands at least twice in another case: then it is a word like others.
  func isOrdinaryWord(_ word: Span<UInt8>) -> Bool {
    (counts[mapping.lower(word)]?.otherCase ?? 0) >= 2
  }

  /// Whether a word stands in capitals in two texts of mixed case, and never otherwise.
  func isAcronym(_ word: Span<UInt8>) -> Bool {
    guard let count = counts[mapping.lower(word)] else { return false }
    return count.amongOthers >= 2 && count.otherCase == 0
  }
}
