/// Names that are the same in every language: those of the app and of trades, and what the options allow.
struct KeptNames: Sendable {
  /// Words of names, small letters for capitals.
  private let words: Set<String>
  /// Names of several words that the options allow, ASCII capitals made small.
  private let phrases: [[UInt8]]
  /// Those of trades.
  private static let tradePhrases = WordList(TradeNames.phrases)

  /// The names in a catalog, and those that are allowed.
  init(_ catalog: Catalog, allowed: [String]) {
    words = AppNames.words(of: catalog).union(allowed.map { $0.lowercased() })
    phrases = allowed.filter { $0.utf8.contains(0x20) }.map { $0.utf8.map(ASCII.lowercased) }
  }

  /// Where names of several words stand in a text, in byte offsets.
  func phrases(in text: Span<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    // Names of trades have a blank, and begin where a word does.
    if text.firstIndex(of: 0x20) != nil {
      for index in text.indices where index == 0 || text[index - 1] == 0x20 {
        if let end = Self.tradePhrases.end(in: text, at: index) { found.append(index..<end) }
      }
    }
    if phrases.isEmpty { return found }
    let small = text.indices.map { ASCII.lowercased(text[$0]) }
    return found
      + phrases.flatMap { phrase in
        small.indices.filter { small[$0...].starts(with: phrase) }.map { $0..<$0 + phrase.count }
      }
  }

  /// Whether a word of a text is one.
  func contains(_ word: Range<Int>, of text: Span<UInt8>) -> Bool {
    let name = String(decoding: word.map { ASCII.lowercased(text[$0]) }, as: UTF8.self)
    return words.contains(name) || TradeNames.words.contains(name)
  }
}
