/// Web and mail addresses within running text, which are copied as they are and not worded.
enum WrittenAddress {
  /// Whether words stand in an address: one with a scheme, `www.bbc.co.uk`, `bbc.co.uk/help`, `me@bbc.co.uk`.
  ///
  /// - Parameters:
  ///   - words: Byte offsets of the words.
  ///   - text: The text.
  /// - Returns: Whether they are a part of an address.
  static func holds(_ words: Range<Int>, in text: Span<UInt8>) -> Bool {
    var (start, end) = (words.lowerBound, words.upperBound)
    while start > 0, isPart(text[start - 1]) { start -= 1 }
    while end < text.count, isPart(text[end]) { end += 1 }
    // The marks of the sentence are no part of it.
    while end > words.upperBound, ".,;:!?".utf8.contains(text[end - 1]) { end -= 1 }
    // What is named is the address itself: `Node.js`.
    if start..<end == words { return false }
    return isAddress(text.extracting(start..<end))
  }

  /// Whether addresses are more than half of a text, as in a list of links or of what an app was made with.
  static func areMost(of text: Span<UInt8>) -> Bool {
    var (start, bytes) = (0, 0)
    while start < text.count {
      var end = start
      while end < text.count, text[end] > 0x20 { end += 1 }
      if end - start > 3, isAddress(text.extracting(start..<end)) { bytes += end - start }
      start = end + 1
    }
    return bytes * 2 > text.count
  }

  /// Whether a byte may stand in an address: the characters of RFC 3986 but brackets and apostrophes, which
  /// stand around one more often.
  private static func isPart(_ byte: UInt8) -> Bool {
    ASCII.isAlphanumeric(byte) || "-._~:/?#@!$&*+,;=%".utf8.contains(byte)
  }

  /// Whether a run of such bytes is one address.
  static func isAddress(_ run: Span<UInt8>) -> Bool {
    for index in run.indices {
      switch run[index] {
      case ":" where run.begins(with: "://", at: index): return true
      case "@" where run.isWord(at: index - 1) && run.isWord(at: index + 1):
        return true
      // A stop of a sentence with its blank forgotten has a capital behind it.
      case "."
      where run.isWord(at: index - 1) && index + 2 < run.count
        && ASCII.isLowerCase(run[index + 1])
        && ASCII.isLowerCase(run[index + 2]):
        return true
      default: break
      }
    }
    return false
  }

  /// Whether a text is an address of a network as IPv6 writes it, with the length of its prefix or without, or the name
  /// of a host with a port: `fec0::/64`, `localhost:8080`.
  static func isOfNetwork(_ text: Span<UInt8>) -> Bool {
    var colons = 0
    var (isHexadecimal, last) = (true, -1)
    for index in text.indices {
      let byte = text[index]
      if byte == ":" {
        colons += 1
        last = index
      } else if !ASCII.isDigit(byte), byte != "/", byte != ".", !(0x61...0x66).contains(byte | 0x20)
      {
        isHexadecimal = false
        guard ASCII.isAlphanumeric(byte) || byte == "-" else { return false }
      }
    }
    if isHexadecimal { return colons >= 2 }
    return colons == 1 && last > 0 && last + 1 < text.count
      && (last + 1..<text.count).allSatisfy { ASCII.isDigit(text[$0]) }
  }
}
