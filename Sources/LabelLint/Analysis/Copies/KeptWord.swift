/// Words of copied texts that no language translates.
enum KeptWord {
  /// Whether a word is an acronym, written in capitals but for the `s` of a plural, the name of one in
  /// two parts such as `Wi-Fi`, a name with a capital inside or a part in capitals, or the unit of a
  /// number before it.
  static func isName(_ word: Span<UInt8>, isBehindNumber: Bool, _ acronyms: Lexicon) -> Bool {
    if hasInnerCapital(word) || hasCapitalPart(word) { return true }
    // The one name of a technique that people write like any word.
    if word.matches("wifi") { return true }
    var end = word.count
    if end > 2, word[end - 1] == "s" { end -= 1 }
    var isUpper = true
    var isJoined = false
    var folded: [UInt8] = []
    var index = 0
    while index < end {
      if let length = hyphenLength(in: word, at: index), index > 0 {
        // Both parts begin with a capital.
        index += length
        guard index < end, ASCII.isUpperCase(word[index]), ASCII.isUpperCase(word[0]) else {
          return false
        }
        isJoined = true
        continue
      }
      guard ASCII.isLetter(word[index]) else { return false }
      isUpper = isUpper && ASCII.isUpperCase(word[index])
      folded.append(ASCII.lowercased(word[index]))
      index += 1
    }
    guard isUpper || isBehindNumber || isJoined else { return false }
    return acronyms.first(folded.span) { sense in
      guard case .acronym = sense else { return false }
      return true
    } != nil
  }

  /// Whether a capital stands behind a small letter, as in `VoWiFi` and `iPhone`.
  static func hasInnerCapital(_ word: Span<UInt8>) -> Bool {
    var index = 1
    while index < word.count {
      if ASCII.isUpperCase(word[index]), ASCII.isLetter(word[index - 1]),
        !ASCII.isUpperCase(word[index - 1])
      {
        return true
      }
      index += 1
    }
    return false
  }

  /// Whether capitals alone, two or more, stand behind a hyphen and a part with small letters, as in
  /// `Win-FG`: `SIGN-IN` is shouted.
  private static func hasCapitalPart(_ word: Span<UInt8>) -> Bool {
    guard let hyphen = word.firstIndex(of: "-"), word.count - hyphen > 2,
      ASCII.isUpperCase(word[0]), hyphen > 1, !ASCII.isUpperCase(word[hyphen - 1])
    else { return false }
    var index = hyphen + 1
    while index < word.count {
      guard ASCII.isUpperCase(word[index]) else { return false }
      index += 1
    }
    return true
  }

  /// Length in bytes of a hyphen at an offset; nil where there is none.
  private static func hyphenLength(in word: Span<UInt8>, at index: Int) -> Int? {
    if word[index] == "-" { return 1 }
    guard index + 2 < word.count, word[index] == 0xE2, word[index + 1] == 0x80 else { return nil }
    return word[index + 2] == 0x90 || word[index + 2] == 0x91 ? 3 : nil
  }
}
