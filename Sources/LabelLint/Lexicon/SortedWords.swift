/// Many words of small ASCII letters, looked up where they stand in a program's own data, without a set of
/// them in memory.
struct SortedWords: Sendable {
  /// The words in ascending order of their bytes, with one blank or line feed between them.
  let text: String

  /// A list of words, in ascending order of their bytes, with one blank or line feed between them.
  init(_ text: String) { self.text = text }

  /// The words of a data file, behind the comments that it begins with.
  init(file: String) {
    var text = Resource.text(of: file)[...]
    while text.utf8.first == UInt8(ascii: "#"), let end = text.utf8.firstIndex(of: 0x0A) {
      text = text[text.utf8.index(after: end)...]
    }
    self.init(String(text))
  }

  /// Whether letters, in any ASCII case, are one of the words.
  func contains(_ letters: Span<UInt8>) -> Bool {
    let words = text.utf8.span
    // All words that may be the one begin from `low` on and before `high`.
    var (low, high) = (0, words.count)
    while low < high {
      var start = low + (high - low) / 2
      while start > low, words[start - 1] > 0x20 { start -= 1 }
      var (index, end) = (0, start)
      while end < words.count, words[end] > 0x20, index < letters.count,
        ASCII.lowercased(letters[index]) == words[end]
      {
        (index, end) = (index + 1, end + 1)
      }
      let isWordOver = end == words.count || words[end] <= 0x20
      if index == letters.count {
        if isWordOver { return true }
        high = start
      } else if isWordOver || ASCII.lowercased(letters[index]) > words[end] {
        while end < words.count, words[end] > 0x20 { end += 1 }
        low = end + 1
      } else {
        high = start
      }
    }
    return false
  }
}
