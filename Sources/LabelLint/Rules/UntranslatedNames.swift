/// Names that are the same in every language: those of the app and of trades, and what the options allow.
struct UntranslatedNames: Sendable {
  /// Words of names, small letters for capitals.
  private let words: Set<String>
  /// Names of several words, ASCII capitals made small.
  private let phrases: [[UInt8]]

  /// The names in a catalog, and those that are allowed.
  init(_ catalog: Catalog, allowed: [String]) {
    words = AppNames.words(of: catalog).union(allowed.map { $0.lowercased() })
    phrases = (TradeNames.phrases + allowed.filter { $0.utf8.contains(0x20) })
      .map { $0.utf8.map(ASCII.lowercased) }
  }

  /// Where names of several words stand in a text, in byte offsets.
  func phrases(in text: Span<UInt8>) -> [Range<Int>] {
    if phrases.isEmpty { return [] }
    let small = text.indices.map { ASCII.lowercased(text[$0]) }
    return phrases.flatMap { phrase in
      small.indices.filter { small[$0...].starts(with: phrase) }.map { $0..<$0 + phrase.count }
    }
  }

  /// Whether a word of a text is one.
  func contains(_ word: Range<Int>, of text: Span<UInt8>) -> Bool {
    let name = String(decoding: word.map { ASCII.lowercased(text[$0]) }, as: UTF8.self)
    return words.contains(name) || TradeNames.words.contains(name)
  }
}
