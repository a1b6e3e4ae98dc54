/// A few words in lower case that may stand at a place of a text, in any ASCII case.
struct WordList: Sendable {
  /// The words, in order.
  private let words: [[UInt8]]

  /// A list of words, none of them empty.
  init(_ words: [String]) { self.words = words.map { Array($0.utf8) } }

  /// Offset behind the first word that stands at an offset and whose end a test accepts; nil for none.
  func end(
    in text: Span<UInt8>, at offset: Int, where accepts: (Int) -> Bool = { _ in true }
  ) -> Int? {
    for word in words {
      if let end = text.end(of: word.span, at: offset), accepts(end) { return end }
    }
    return nil
  }

  /// Whether a whole text is one of the words.
  func holds(_ text: Span<UInt8>) -> Bool {
    words.contains { $0.count == text.count && text.end(of: $0.span, at: 0) != nil }
  }
}

extension Span where Element == UInt8 {
  /// Offset behind a word in lower case that stands at an offset in any ASCII case; nil when it does not.
  func end(of word: Span<UInt8>, at offset: Int) -> Int? {
    guard offset >= 0, count &- offset >= word.count else { return nil }
    var index = 0
    while index < word.count {
      if ASCII.lowercased(self[offset &+ index]) != word[index] { return nil }
      index &+= 1
    }
    return offset &+ word.count
  }
}
