/// The words of a locale's texts, to tell a word that was cut short, as `განახლ.` for `განახლებულია`.
struct WordBeginnings {
  /// Letters that a longer word has more at least: endings of the same word are shorter.
  private static let mostLettersOfEnding = 2

  private let mapping: CaseMapping
  /// The words in small letters, sorted, without those that have a full stop behind them.
  private var words: [[UInt8]] = []

  /// The words of a locale's texts.
  init(_ catalog: Catalog, column: Int) {
    mapping = CaseMapping(catalog.locales[column])
    guard var current = FileCursor(catalog) else { return }
    var found: Set<[UInt8]> = []
    for row in catalog.rows.indices {
      guard let reference = catalog.entry(row: row, locale: column) else { continue }
      current.open(catalog, file: Int(reference.file))
      for message in current.file.messageRange(ofEntry: Int(reference.entry)) {
        let text = mapping.lower(current.file.bytes(current.file.messages[message].text))
        Self.collect(text.span, into: &found)
      }
    }
    words = found.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static func collect(_ text: Span<UInt8>, into found: inout Set<[UInt8]>) {
    var (index, start) = (0, 0)
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      if WordScalar.isPart(scalar) {
        index += length
        continue
      }
      if index > start, scalar != "." { found.insert((start..<index).map { text[$0] }) }
      index += length
      start = index
    }
    if index > start { found.insert((start..<index).map { text[$0] }) }
  }

  /// Whether the last word of a text is the beginning of a longer one of the locale's texts, and stands in none of them
  /// itself.
  func isCutShort(endOf text: Span<UInt8>) -> Bool {
    guard let word = lastWord(of: text) else { return false }
    var index = place(of: word)
    guard index < words.count, words[index] != word else { return false }
    while index < words.count, words[index].starts(with: word) {
      let letters = words[index].dropFirst(word.count).count { $0 & 0xC0 != 0x80 }
      if letters > Self.mostLettersOfEnding { return true }
      index += 1
    }
    return false
  }

  /// Whether the last word of a text stands without a full stop in one of the locale's texts.
  func hold(endOf text: Span<UInt8>) -> Bool {
    guard let word = lastWord(of: text) else { return false }
    let index = place(of: word)
    return index < words.count && words[index] == word
  }

  /// The last word of a text in small letters; nil where it ends in something else.
  private func lastWord(of text: Span<UInt8>) -> [UInt8]? {
    var start = text.count
    while let (scalar, place) = text.scalar(before: start), WordScalar.isPart(scalar) {
      start = place
    }
    return start == text.count ? nil : mapping.lower(text.extracting(start..<text.count))
  }

  /// Where a word stands among all words, or would stand.
  private func place(of word: [UInt8]) -> Int {
    words.firstSorted { !$0.lexicographicallyPrecedes(word) }
  }
}
