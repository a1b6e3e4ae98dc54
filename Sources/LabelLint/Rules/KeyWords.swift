/// The words of a key in lower case, for the few texts whose key decides.
struct KeyWords {
  /// The words in their order.
  let words: [String]

  /// The words of a key.
  init(_ key: Span<UInt8>) {
    var words: [String] = []
    var segments = KeySegments(key)
    while let range = segments.next() {
      var word = ""
      for index in range { word.unicodeScalars.append(key.small(at: index)) }
      words.append(word)
    }
    self.words = words
  }

  /// Whether some word of the key is among others.
  func holds(_ others: [String]) -> Bool { words.contains { others.contains($0) } }

  /// Whether two words follow each other in the key.
  func holds(_ first: String, then second: String) -> Bool {
    words.indices.dropLast().contains { words[$0] == first && words[$0 + 1] == second }
  }
}
