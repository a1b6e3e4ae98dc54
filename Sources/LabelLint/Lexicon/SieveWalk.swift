/// Walks through the pieces of a text between which a word can begin or end: at least at every boundary of
/// words, often inside words too.
///
/// Terms and texts are taken apart in the same way. A term that stands in a text begins where a piece
/// begins and ends where one ends, but for ends of compounds; so its first piece is a piece of the text.
struct SieveWalk: ~Escapable {
  /// A piece: letters, digits and their marks.
  struct Piece {
    /// Of its folded characters, FNV-1a; of no use where `isKnown` is false.
    var hash: UInt32
    /// Where it begins.
    var start: Int
    /// Where it ends.
    var end: Int
    /// Whether all its characters are known.
    var isKnown = true

    /// A piece with a character that is not known.
    fileprivate static var unknown: Piece { Piece(hash: 0, start: 0, end: 0, isKnown: false) }
  }

  private let text: Span<UInt8>
  private let folding: TermFolding
  private var index: Int

  /// Where hashes begin.
  private static var seed: UInt32 { 0x811C_9DC5 }
  /// Where hashes of ends begin, to be others than those of starts.
  private static var endSeed: UInt32 { 0x1234_5678 }

  /// A walk through a text.
  @_lifetime(copy text)
  init(_ text: Span<UInt8>, _ folding: TermFolding) {
    self.text = text
    self.folding = folding
    index = 0
  }

  /// A hash with one more character.
  @inline(__always)
  private static func add(_ value: UInt32, to hash: UInt32) -> UInt32 {
    (hash ^ value) &* 0x0100_0193
  }

  /// The next piece of a text in a script with blanks; nil behind the last.
  ///
  /// One that holds a character which is not known ends the walk.
  mutating func next() -> Piece? {
    var index = self.index
    defer { self.index = index }
    let start = index
    var letters = Letters()
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        var value = folding.smallOfWord(byte)
        if value == 0, letters.isEmpty {
          index &+= 1
          continue
        }
        if value == 0 || letters.areSyllables { break }
        // Most words are letters of ASCII to their ends.
        repeat {
          letters.add(value)
          index &+= 1
          value = index < text.count ? folding.smallOfWord(ByteScan.byte(text, at: index)) : 0
        } while value != 0
        continue
      }
      let (scalar, length) = text.scalarOrReplacement(at: index)
      switch letters.take(SieveCharacter(beyondASCII: scalar, folding)) {
      case .goesOn: index &+= length
      case .ends: return Piece(hash: letters.hash, start: start, end: index)
      case .isUnknown:
        index = text.count
        return .unknown
      }
    }
    return letters.isEmpty ? nil : Piece(hash: letters.hash, start: start, end: index)
  }

  /// The letters of a piece, as far as it is read.
  private struct Letters {
    /// What a character means for the piece before it.
    enum Step {
      /// It belongs to the piece, or is passed over.
      case goesOn
      /// The piece ends before it.
      case ends
      /// Nothing can be told of the piece.
      case isUnknown
    }

    /// Hash of the letters.
    var hash = SieveWalk.seed
    /// Whether there are none.
    var isEmpty = true
    /// Whether they are syllables of Hangul, which end before other letters.
    var areSyllables = false

    @inline(__always)
    mutating func add(_ value: UInt32) {
      hash = SieveWalk.add(value, to: hash)
      isEmpty = false
    }

    /// Takes a character beyond ASCII.
    @inline(__always)
    mutating func take(_ character: SieveCharacter) -> Step {
      switch character {
      case .letter(let value):
        if areSyllables { return .ends }
        add(value)
      case .mark(let value):
        if isEmpty { return .isUnknown }
        add(value)
      case .syllable(let value):
        if !isEmpty, !areSyllables { return .ends }
        areSyllables = true
        add(value)
      case .dropped: break
      case .divider: if !isEmpty { return .ends }
      case .unspaced, .unknown: return .isUnknown
      }
      return .goesOn
    }
  }

  /// A hash of the last three characters of a known piece; nil when it has fewer.
  func end(of piece: Piece) -> UInt32? {
    var index = piece.start
    var last: (UInt32, UInt32, UInt32) = (0, 0, 0)
    while index < piece.end {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      index += length
      guard let value = value(of: scalar), value > 0 else { continue }
      last = (last.1, last.2, value)
    }
    if last.0 == 0 { return nil }
    return Self.add(last.2, to: Self.add(last.1, to: Self.add(last.0, to: Self.endSeed)))
  }

  /// The folded characters of a known piece.
  func letters(of piece: Piece) -> [UInt32] {
    var letters: [UInt32] = []
    var index = piece.start
    while index < piece.end {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      index += length
      if let value = value(of: scalar), value > 0 { letters.append(value) }
    }
    return letters
  }

  /// The hash that a piece of some folded characters has.
  static func hash(of letters: some Sequence<UInt32>) -> UInt32 {
    letters.reduce(seed) { add($1, to: $0) }
  }

  /// Hashes of letters of a text in a script without blanks, whatever stands between them.
  struct Pairs {
    /// Of the first two letters.
    var first: UInt32
    /// Of the last two.
    var last: UInt32
    /// Of the first letter alone.
    var start: UInt32
    /// Of the last letter alone.
    var end: UInt32
  }

  /// The first and the last letters of a text in a script without blanks, one alone standing for a pair.
  ///
  /// - Parameter body: Takes the hash of each pair, as a first one has it.
  /// - Returns: Nil when a character is not known, or there is no letter.
  func pairs(_ body: (UInt32) -> Void) -> Pairs? {
    var (index, count) = (0, 0)
    var (previous, last): (UInt32, UInt32) = (0, 0)
    var (first, start): (UInt32, UInt32) = (0, 0)
    var isSecondHalf = false
    while index < text.count {
      let (scalar, length) = text.scalarOrReplacement(at: index)
      index += length
      let value: UInt32
      if scalar == "\u{E33}", !isSecondHalf {
        // A vowel of Thai that normalization takes apart: a sign, then a vowel.
        (value, isSecondHalf) = (0xE4D, true)
        index -= length
      } else if isSecondHalf {
        (value, isSecondHalf) = (0xE32, false)
      } else {
        guard let known = self.value(of: scalar) else { return nil }
        value = known
      }
      if value == 0 { continue }
      (previous, last) = (last, value)
      count += 1
      if count == 1 { start = Self.add(value, to: Self.seed) }
      if count < 2 { continue }
      let pair = Self.add(last, to: Self.add(previous, to: Self.seed))
      if count == 2 { first = pair }
      body(pair)
    }
    guard count >= 1 else { return nil }
    let end = Self.add(last, to: Self.endSeed)
    if count == 1 { return Pairs(first: start, last: end, start: start, end: end) }
    return Pairs(
      first: first, last: Self.add(last, to: Self.add(previous, to: Self.endSeed)), start: start,
      end: end)
  }

  /// What folding makes of a character: 0 of one that is no part of a word, nil where it is not known.
  private func value(of scalar: Unicode.Scalar) -> UInt32? {
    if scalar.isASCII {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      return ASCII.isAlphanumeric(byte) ? folding.small(byte) : 0
    }
    return switch SieveCharacter(beyondASCII: scalar, folding) {
    case .letter(let value), .mark(let value), .syllable(let value), .unspaced(let value): value
    case .divider, .dropped: 0
    case .unknown: nil
    }
  }
}
