/// The words of a text, looked for in the bytes of a catalog file that is not parsed: a quick way to
/// know that a file does not have the text.
package struct RawPhrase: Sendable {
  /// Runs of ASCII letters in small letters, in the order of the text.
  private let words: [[UInt8]]

  /// Bytes between two words that may be marks, escapes and tags.
  private static let widestGap = 24

  /// The phrase of a text; nil where the bytes of a file cannot rule it out: letters that can be
  /// written in several ways, or none beside placeholders and tags.
  ///
  /// - Parameter text: A decoded text.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    if bytes.contains(where: { $0 >= 0x80 }) { return nil }
    var words: [[UInt8]] = []
    for token in bytes.split(whereSeparator: { $0 <= 0x20 }) {
      // Placeholders of a translation may differ, tags and entities may be written otherwise.
      if token.contains(where: { "%{}<>&\\\"'".utf8.contains($0) }) { continue }
      words += token.split { !ASCII.isLetter($0) }.filter { $0.count > 1 }.map {
        $0.map(ASCII.lowercased)
      }
    }
    if words.isEmpty { return nil }
    self.words = words
  }

  /// Whether a file may have the text: its words stand in the file one behind the other, or it is
  /// written in a way that hides them.
  package func mayStand(in file: Span<UInt8>) -> Bool {
    // Other encodings than UTF-8, and letters written by their numbers.
    if file.firstIndex(of: 0) != nil { return true }
    for escape in [Array("&#".utf8), Array("\\u".utf8), Array("\\U".utf8)] {
      var index = 0
      while let found = file.firstIndex(ofBytes: escape.span, from: index) {
        index = found + escape.count
        if Self.isLetter(file, numberAt: index, isXML: escape[0] == UInt8(ascii: "&")) {
          return true
        }
      }
    }
    let first = words[0][0]
    for index in file.indices
    where file[index] | 0x20 == first || file[index] == Self.turkicLead {
      if stands(in: file, at: index) { return true }
    }
    return false
  }

  /// Whether all words stand from an offset on with no more than a gap between them.
  private func stands(in file: Span<UInt8>, at offset: Int) -> Bool {
    var start = offset
    for word in words.indices {
      let last = word == 0 ? start : start + Self.widestGap
      var found: Int?
      while found == nil, start <= last {
        found = end(of: words[word], in: file, at: start)
        start += 1
      }
      guard let found else { return false }
      start = found
    }
    return true
  }

  /// First byte of `İ` and `ı`, which Turkish folds `i` and `I` to.
  private static let turkicLead: UInt8 = 0xC4

  /// End of a word that stands at an offset in large or small letters; nil where it does not.
  private func end(of word: [UInt8], in file: Span<UInt8>, at offset: Int) -> Int? {
    var index = offset
    for letter in word {
      guard index < file.count else { return nil }
      if file[index] | 0x20 == letter {
        index += 1
      } else if letter == UInt8(ascii: "i"), file[index] == Self.turkicLead,
        index + 1 < file.count, file[index + 1] | 1 == 0xB1
      {
        index += 2
      } else {
        return nil
      }
    }
    return index
  }

  /// Whether the number of a character, as XML or a backslash gives it, is that of an ASCII letter.
  private static func isLetter(_ file: Span<UInt8>, numberAt offset: Int, isXML: Bool) -> Bool {
    var index = offset
    var isHexadecimal = true
    if isXML, index < file.count {
      isHexadecimal = file[index] | 0x20 == UInt8(ascii: "x")
      if isHexadecimal { index += 1 }
    }
    let end = isXML ? file.count : min(offset + 4, file.count)
    var value: UInt32 = 0
    while index < end, value < 0x80,
      let digit = XMLReferences.hexadecimalValue(file[index]), isHexadecimal || digit < 10
    {
      value = value * (isHexadecimal ? 16 : 10) + digit
      index += 1
    }
    return value < 0x80 && ASCII.isLetter(UInt8(value))
  }
}
