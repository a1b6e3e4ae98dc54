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

  /// Whether the key names a part that code puts together with others: `label_suffix`, or a role and
  /// nothing else, as `accessibility_button` for "Button".
  func namesPart(_ text: Span<UInt8>) -> Bool {
    if holds(["prefix", "suffix", "format"]) { return true }
    guard let first = words.first, ["accessibility", "a11y"].contains(first) else { return false }
    var (word, index) = (1, 0)
    while index < text.count {
      guard word < words.count, let end = text.end(of: words[word], at: index) else { return false }
      word += 1
      index = end < text.count && text[end] == 0x20 ? end + 1 : end
    }
    return word == words.count && word > 1
  }

  /// Whether the key is that of the description of a role, which platforms say in place of their own word:
  /// `accessibility_role_slider`, `bookmark_role_description`.
  var namesRole: Bool { holds(["role"]) }

  /// Whether two words follow each other in the key.
  func holds(_ first: String, then second: String) -> Bool {
    words.indices.dropLast().contains { words[$0] == first && words[$0 + 1] == second }
  }
}
