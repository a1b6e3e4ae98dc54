/// Hand-written matching over UTF-8: no index outside the span is ever read.
extension Span<UInt8> {
  /// Offset behind a word that stands at an offset in any ASCII case; nil when it does not.
  ///
  /// - Parameters:
  ///   - word: The word, in lower case.
  ///   - offset: Where it must begin, in bytes.
  /// - Returns: Offset behind the word.
  func end(of word: String, at offset: Int) -> Int? {
    end(of: word.utf8.span, at: offset)
  }

  /// Offset behind two words with at most one byte between them that a test accepts.
  ///
  /// - Parameters:
  ///   - first: The first word, in lower case.
  ///   - second: The second word, in lower case.
  ///   - offset: Where the first must begin, in bytes.
  ///   - isJoint: Whether a byte may stand between the two.
  /// - Returns: Offset behind the second word.
  func end(
    of first: String, then second: String, at offset: Int, joint isJoint: (UInt8) -> Bool
  ) -> Int? {
    guard let middle = end(of: first, at: offset) else { return nil }
    if let end = end(of: second, at: middle) { return end }
    guard middle < count, isJoint(self[middle]) else { return nil }
    return end(of: second, at: middle + 1)
  }

  /// Offset behind two words of a key with at most one `_` between.
  func end(of first: String, lowLine second: String, at offset: Int) -> Int? {
    end(of: first, then: second, at: offset, joint: KeyByte.isLowLine)
  }

  /// The byte at an offset, an ASCII capital made small, as a scalar that letters can be matched to.
  func small(at offset: Int) -> Unicode.Scalar {
    Unicode.Scalar(ASCII.lowercased(self[offset]))
  }

  /// Whether the whole span is a word in any ASCII case.
  func matches(_ word: String) -> Bool { end(of: word, at: 0) == count }

  /// Whether a piece is one of some words in any ASCII case.
  func holds(oneOf words: [String], at piece: Range<Int>) -> Bool {
    for word in words where end(of: word, at: piece.lowerBound) == piece.upperBound { return true }
    return false
  }

  /// Whether the whole span is ASCII digits; so is an empty one.
  var isAllDigits: Bool {
    for index in indices where !ASCII.isDigit(self[index]) { return false }
    return true
  }

  /// Whether the whole span ends in a word in any ASCII case.
  func ends(with word: String) -> Bool { end(of: word, at: count - word.utf8.count) != nil }

  /// Whether the span holds a word in any ASCII case.
  func holds(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return true }
    for index in indices where ASCII.lowercased(self[index]) == first {
      if end(of: word, at: index) != nil { return true }
    }
    return false
  }

  /// The scalar whose first byte stands at an offset, and its length in bytes.
  ///
  /// An ill-formed byte gives U+FFFD and length 1.
  func scalarOrReplacement(at offset: Int) -> (value: Unicode.Scalar, length: Int) {
    let (scalar, length) = scalar(at: offset)
    return (scalar ?? "\u{FFFD}", length)
  }

  /// All scalars.
  var scalars: [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(count)
    var index = 0
    while index < count {
      let (scalar, length) = scalarOrReplacement(at: index)
      scalars.append(scalar)
      index += length
    }
    return scalars
  }

  /// Whether a letter, digit, mark or underscore covers the byte at an offset: `\w` of an expression.
  func isWord(at offset: Int) -> Bool {
    guard offset >= 0, offset < count else { return false }
    let byte = self[offset]
    if byte < 0x80 { return ASCII.isAlphanumeric(byte) || byte == 0x5F }
    var lead = offset
    // A scalar has at most three continuation bytes.
    while lead > 0, offset - lead < 3, self[lead] & 0xC0 == 0x80 { lead -= 1 }
    return WordScalar.isPart(scalarOrReplacement(at: lead).value)
  }
}
