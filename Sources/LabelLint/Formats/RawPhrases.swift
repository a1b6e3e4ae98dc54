/// Texts that are looked for in the bytes of catalog files: a quick way to know, without parsing a
/// file, which of them it does not have.
///
/// A text is known by its words, in large or small letters. What a file may write in other ways is
/// passed over: blanks, marks, escapes, placeholders and tags.
package struct RawPhrases: Sendable {
  /// The words of each text: runs of ASCII letters in small letters.
  private let phrases: [[[UInt8]]]
  /// The texts that may begin at a byte, as places in the list.
  private let starts: [UInt8: [Int]]

  /// Bytes between two words that may be marks, escapes and tags.
  private static let widestGap = 24
  /// Bytes before and behind the words that are looked through for others.
  private static let longestRest = 1024
  /// First byte of `İ` and `ı`, which Turkish folds `i` and `I` to.
  private static let turkicLead: UInt8 = 0xC4

  /// Prepares a search; nil where the bytes of a file cannot rule one of the texts out: it has letters
  /// that can be written in several ways, or no word beside placeholders and tags.
  ///
  /// - Parameter texts: Decoded texts.
  package init?(_ texts: [String]) {
    var phrases: [[[UInt8]]] = []
    var starts: [UInt8: [Int]] = [:]
    for (number, text) in texts.enumerated() {
      let bytes = Array(text.utf8)
      let words = bytes.split(whereSeparator: ASCII.isSpace).flatMap { Self.words(of: $0) }
      guard let first = words.first?.first, bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      phrases.append(words)
      starts[first, default: []].append(number)
      starts[first & ~0x20, default: []].append(number)
      if first == UInt8(ascii: "i") { starts[Self.turkicLead, default: []].append(number) }
    }
    self.phrases = phrases
    self.starts = starts
  }

  /// The words of what stands between two blanks; none where a translation may write it otherwise.
  private static func words(of token: ArraySlice<UInt8>) -> [[UInt8]] {
    if token.contains(where: isDoubtful) { return [] }
    return token.split { !ASCII.isLetter($0) }.filter { $0.count > 1 }.map {
      $0.map(ASCII.lowercased)
    }
  }

  /// Whether a byte makes what stands between two blanks something that is written in several ways: a
  /// placeholder, tag, escape or letter of another alphabet.
  private static func isDoubtful(_ byte: UInt8) -> Bool {
    byte >= 0x80 || "%{}<>&\\\"'".utf8.contains(byte)
  }

  /// The texts that a file may have, as places in the list: whose words stand in it one behind the
  /// other, or all where letters are written in a way that hides them.
  package func candidates(in file: Span<UInt8>) -> Set<Int> {
    if Self.hidesLetters(file) { return Set(phrases.indices) }
    var found: Set<Int> = []
    for (byte, numbers) in starts {
      var missing = numbers.filter { !found.contains($0) }
      var index = 0
      while !missing.isEmpty, let start = file.firstIndex(of: byte, from: index) {
        missing.removeAll { number in
          let stands = Self.stands(phrases[number], in: file, at: start)
          if stands { found.insert(number) }
          return stands
        }
        index = start + 1
      }
    }
    return found
  }

  /// Whether words stand from an offset on with no more than a gap between them, and no others beside.
  private static func stands(_ words: [[UInt8]], in file: Span<UInt8>, at offset: Int) -> Bool {
    var start = offset
    for (number, word) in words.enumerated() {
      let last = number == 0 ? start : start + widestGap
      var end: Int?
      while end == nil, start <= last {
        end = self.end(of: word, in: file, at: start)
        start += 1
      }
      guard let end else { return false }
      start = end
    }
    // What is longer is left to those who parse, or a file of one word would be read again for each.
    var before = offset
    while before > 0, !isBoundary(file[before - 1]) {
      if offset - before == longestRest { return true }
      before -= 1
    }
    var after = start
    while after < file.count, !isBoundary(file[after]) {
      if after - start == longestRest { return true }
      after += 1
    }
    return !hasWord(file, before..<offset) && !hasWord(file, start..<after)
  }

  /// Whether a byte may end the text, or begins or ends a tag in it.
  private static func isBoundary(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\"")
  }

  /// Whether a word that the text would have stands in a range.
  private static func hasWord(_ file: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var hasWord = false
    var letters = 0
    var isDoubtful = false
    for index in range {
      let byte = file[index]
      if ASCII.isSpace(byte) {
        if hasWord, !isDoubtful { return true }
        (hasWord, letters, isDoubtful) = (false, 0, false)
        continue
      }
      letters = ASCII.isLetter(byte) ? letters + 1 : 0
      hasWord = hasWord || letters > 1
      isDoubtful = isDoubtful || Self.isDoubtful(byte)
    }
    return hasWord && !isDoubtful
  }

  /// End of a word that stands at an offset in large or small letters; nil where it does not.
  private static func end(of word: [UInt8], in file: Span<UInt8>, at offset: Int) -> Int? {
    var index = offset
    for letter in word {
      guard index < file.count else { return nil }
      if file[index] | 0x20 == letter {
        index += 1
      } else if letter == UInt8(ascii: "i"), file[index] == turkicLead,
        index + 1 < file.count, file[index + 1] | 1 == 0xB1
      {
        index += 2
      } else {
        return nil
      }
    }
    // A letter here is the word's, as escapes and tags begin with a mark.
    return index < file.count && ASCII.isLetter(file[index]) ? nil : index
  }

  /// Whether a file is not UTF-8, or has ASCII letters that are written by their numbers.
  private static func hidesLetters(_ file: Span<UInt8>) -> Bool {
    if file.firstIndex(of: 0) != nil { return true }
    for escape in [Array("&#".utf8), Array("\\u".utf8), Array("\\U".utf8)] {
      var index = 0
      while let found = file.firstIndex(ofBytes: escape.span, from: index) {
        index = found + escape.count
        if isLetter(file, numberAt: index, isXML: escape[0] == UInt8(ascii: "&")) { return true }
      }
    }
    return false
  }

  /// Whether the number of a character, as XML or a backslash gives it, is that of an ASCII letter.
  private static func isLetter(_ file: Span<UInt8>, numberAt offset: Int, isXML: Bool) -> Bool {
    var index = offset
    var radix: UInt32 = 16
    if isXML {
      if index < file.count, file[index] | 0x20 == UInt8(ascii: "x") {
        index += 1
      } else {
        radix = 10
      }
    }
    let end = isXML ? file.count : min(offset + 4, file.count)
    var value: UInt32 = 0
    while index < end, value < 0x80,
      let digit = ASCII.hexadecimalValue(file[index]), digit < radix
    {
      value = value * radix + digit
      index += 1
    }
    return value < 0x80 && ASCII.isLetter(UInt8(value))
  }
}
