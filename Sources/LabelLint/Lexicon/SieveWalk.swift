/// Walks through the pieces of a text between which a word can begin or end: at least at every boundary of
/// words, often inside words too.
///
/// Terms and texts are taken apart in the same way. A term that stands in a text begins where a piece
/// begins and ends where one ends, but for ends of compounds; so its first piece is a piece of the text.
struct SieveWalk: ~Escapable {
  /// A piece: letters, digits and their marks.
  struct Piece {
    /// Of its folded characters, FNV-1a; nothing where `isKnown` is false.
    var hash: UInt32 = 0x811C_9DC5
    /// Number of its characters.
    var count = 0
    /// The last three of them mixed, and before that the last two.
    fileprivate(set) var tail: (UInt32, UInt32, UInt32) = (0, 0, 0)
    /// Whether all its characters are known.
    var isKnown = true

    /// A number for its last three characters.
    var tailHash: UInt32 {
      var hash: UInt32 = 0x1234_5678
      for value in [tail.0, tail.1, tail.2] { hash = (hash ^ value) &* 0x0100_0193 }
      return hash
    }

    @inline(__always)
    fileprivate mutating func add(_ value: UInt32) {
      hash = (hash ^ value) &* 0x0100_0193
      count &+= 1
      tail = (tail.1, tail.2, value)
    }
  }

  private let text: Span<UInt8>
  private let end: Int
  private let folding: TermFolding
  private var index: Int

  /// A walk through a range of a text.
  @_lifetime(copy text)
  init(_ text: Span<UInt8>, _ range: Range<Int>, _ folding: TermFolding) {
    self.text = text
    self.folding = folding
    index = range.lowerBound
    end = range.upperBound
  }

  /// The next piece of a text in a script with blanks; nil behind the last.
  ///
  /// One that holds a character which is not known ends the walk.
  mutating func next() -> Piece? {
    var piece = Piece()
    var hasSyllables = false
    while index < end {
      let byte = text[index]
      if byte < 0x80 {
        if ASCII.isAlphanumeric(byte) {
          if hasSyllables { return piece }
          piece.add(folding.small(byte))
          index &+= 1
          continue
        }
        index &+= 1
        if piece.count > 0 { return piece }
        continue
      }
      let (scalar, length) = text.scalarOrReplacement(at: index)
      switch SieveCharacter(beyondASCII: scalar, folding) {
      case .letter(let value):
        if hasSyllables { return piece }
        piece.add(value)
      case .mark(let value):
        guard piece.count > 0 else { return unknown(piece) }
        piece.add(value)
      case .syllable(let value):
        if piece.count > 0, !hasSyllables { return piece }
        hasSyllables = true
        piece.add(value)
      case .divider:
        index &+= length
        if piece.count > 0 { return piece }
        continue
      case .dropped: break
      case .unspaced, .unknown: return unknown(piece)
      }
      index &+= length
    }
    return piece.count > 0 ? piece : nil
  }

  /// A piece with a character that is not known; the walk goes no further.
  private mutating func unknown(_ piece: Piece) -> Piece {
    index = end
    var piece = piece
    piece.isKnown = false
    return piece
  }

  /// The first two and the last two letters of a text in a script without blanks, whatever stands between
  /// them; nil when one is not known, or there are not two.
  mutating func ends() -> (first: UInt32, last: UInt32)? {
    var letters: (first: UInt32, second: UInt32, previous: UInt32, last: UInt32) = (0, 0, 0, 0)
    var count = 0
    while index < end {
      let byte = text[index]
      var value: UInt32 = 0
      var length = 1
      if byte < 0x80 {
        if ASCII.isAlphanumeric(byte) { value = folding.small(byte) }
      } else {
        let (scalar, width) = text.scalarOrReplacement(at: index)
        length = width
        switch SieveCharacter(beyondASCII: scalar, folding) {
        case .letter(let letter), .syllable(let letter), .unspaced(let letter): value = letter
        case .divider, .dropped: break
        case .mark, .unknown: return nil
        }
      }
      index &+= length
      if value == 0 { continue }
      if count == 0 { letters.first = value }
      if count == 1 { letters.second = value }
      (letters.previous, letters.last) = (letters.last, value)
      count &+= 1
    }
    guard count >= 2 else { return nil }
    return (
      Self.pair(letters.first, letters.second, 0x811C_9DC5),
      Self.pair(letters.previous, letters.last, 0x1234_5678)
    )
  }

  private static func pair(_ first: UInt32, _ second: UInt32, _ seed: UInt32) -> UInt32 {
    (((seed ^ first) &* 0x0100_0193) ^ second) &* 0x0100_0193
  }
}
