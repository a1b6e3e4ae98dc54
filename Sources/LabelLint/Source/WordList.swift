/// A few words in lower case that may stand at a place of a text, in any ASCII case.
struct WordList: Sendable {
  /// The words in order, one behind the other: an array of each would be counted at each comparison.
  private let bytes: [UInt8]
  /// Where each of them ends.
  private let ends: [Int]

  /// A list of words, none of them empty.
  init(_ words: [String]) {
    var bytes: [UInt8] = []
    var ends: [Int] = []
    for word in words {
      bytes += word.utf8
      ends.append(bytes.count)
    }
    (self.bytes, self.ends) = (bytes, ends)
  }

  /// Offset behind the first word that stands at an offset and whose end a test accepts; nil for none.
  func end(
    in text: Span<UInt8>, at offset: Int, where accepts: (Int) -> Bool = { _ in true }
  ) -> Int? {
    let words = bytes.span
    var start = 0
    for wordEnd in ends {
      if let end = text.end(of: words.extracting(start..<wordEnd), at: offset), accepts(end) {
        return end
      }
      start = wordEnd
    }
    return nil
  }

  /// The first word that stands at an offset and that a test accepts; nil for none.
  func word(in text: Span<UInt8>, at offset: Int, where accepts: (String) -> Bool) -> String? {
    let words = bytes.span
    var start = 0
    for wordEnd in ends {
      if text.end(of: words.extracting(start..<wordEnd), at: offset) != nil {
        let word = String(decoding: bytes[start..<wordEnd], as: UTF8.self)
        if accepts(word) { return word }
      }
      start = wordEnd
    }
    return nil
  }

  /// Whether a whole text is one of the words.
  func holds(_ text: Span<UInt8>) -> Bool { end(in: text, at: 0) { $0 == text.count } != nil }
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
