/// Walks the segments of a key: its runs of letters and digits, divided once more at the capitals of
/// camelCase.
///
/// `settings.playHTMLTitle2` gives `settings`, `play`, `HTML`, `Title2`.
package struct KeySegments: ~Copyable, ~Escapable {
  private let key: Span<UInt8>
  private var index = 0

  /// The segments of a key.
  @_lifetime(copy key)
  package init(_ key: Span<UInt8>) { self.key = key }

  /// Byte offsets of the next segment in the key; nil behind the last.
  @_lifetime(self: copy self)
  package mutating func next() -> Range<Int>? {
    let count = key.count
    var end = index
    while end < count, !isPart(at: end) { end &+= 1 }
    let start = end
    if end < count { end &+= 1 }
    while end < count, isPart(at: end), !beginsWord(at: end) { end &+= 1 }
    index = end
    return start < end ? start..<end : nil
  }

  /// Whether the byte at an offset belongs to a letter or digit.
  private func isPart(at offset: Int) -> Bool {
    key[offset] < 0x80 ? ASCII.isAlphanumeric(key[offset]) : key.isWord(at: offset)
  }

  /// Whether a capital at an offset begins a word: behind a small letter or digit, or as the last
  /// capital of several before a small letter.
  private func beginsWord(at offset: Int) -> Bool {
    guard ASCII.isUpperCase(key[offset]) else { return false }
    if !ASCII.isUpperCase(key[offset - 1]) { return true }
    return offset + 1 < key.count && ASCII.isLowerCase(key[offset + 1])
  }
}
