/// Words of copied texts that other texts of the locale hold, too: the locale says them, so that a copy of
/// nothing else may be its translation.
struct WordsInUse {
  /// A word that is asked about, in small letters, and its number.
  private var numbers: [[UInt8]: Int] = [:]
  /// Whether a word, by its number, was found.
  private var isFound: [Bool] = []
  /// Words that were not found yet.
  private(set) var missing = 0
  /// A bit for the first two bytes of each word, of which all but the lowest five bits are dropped.
  ///
  /// Rejects most words of a text without looking them up.
  private var beginnings = [UInt64](repeating: 0, count: 16)

  /// Fewest letters of a word that counts: shorter ones are alike in many languages.
  private static let fewestLetters = 3

  /// Asks about no word yet.
  init() {}

  /// Asks about the words of a text.
  ///
  /// - Parameters:
  ///   - text: A plain text.
  ///   - isName: Whether a word, given as byte offsets, is a name, which does not count.
  /// - Returns: The numbers of the words.
  mutating func ask(_ text: Span<UInt8>, isName: (Range<Int>) -> Bool) -> [Int] {
    var asked: [Int] = []
    var index = 0
    while let word = Self.word(of: text, from: index) {
      index = word.range.upperBound
      if word.letters < Self.fewestLetters || isName(word.range) { continue }
      let small = CaseFolding.folded(text.extracting(word.range))
      if let known = numbers[small] {
        asked.append(known)
        continue
      }
      asked.append(isFound.count)
      numbers[small] = isFound.count
      isFound.append(false)
      missing += 1
      if small[0] < 0x80 {
        mark(small[0], small.count > 1 ? small[1] : 0)
      } else {
        // The large form of a letter may have another first byte.
        beginnings = Array(repeating: .max, count: beginnings.count)
      }
    }
    return asked
  }

  /// Whether a text holds a word that was not found yet: few do.
  func holdsMissing(_ text: Span<UInt8>) -> Bool {
    var index = 0
    while let word = Self.word(of: text, from: index) {
      index = word.range.upperBound
      let start = word.range.lowerBound
      guard word.letters >= Self.fewestLetters, mayBeAsked(text[start], text[start + 1]) else {
        continue
      }
      let number = numbers[CaseFolding.folded(text.extracting(word.range))]
      if let number, !isFound[number] { return true }
    }
    return false
  }

  /// Calls a function with each word of a text that counts, as byte offsets, until it returns true.
  ///
  /// - Parameters:
  ///   - text: A text.
  ///   - accepts: The function.
  /// - Returns: Whether it returned true.
  static func holds(_ text: Span<UInt8>, where accepts: (Range<Int>) -> Bool) -> Bool {
    var index = 0
    while let word = word(of: text, from: index) {
      index = word.range.upperBound
      if word.letters >= fewestLetters, accepts(word.range) { return true }
    }
    return false
  }

  /// Looks for the words in another text of the locale.
  mutating func look(through text: Span<UInt8>) {
    var index = 0
    while missing > 0, let word = Self.word(of: text, from: index) {
      index = word.range.upperBound
      let start = word.range.lowerBound
      guard word.letters >= Self.fewestLetters, mayBeAsked(text[start], text[start + 1]),
        let number = numbers[CaseFolding.folded(text.extracting(word.range))], !isFound[number]
      else { continue }
      isFound[number] = true
      missing -= 1
    }
  }

  /// Whether all words of some numbers were found, and there are any.
  func holdsAll(_ words: [Int]) -> Bool { !words.isEmpty && words.allSatisfy { isFound[$0] } }

  /// The place of the bit for two bytes that a word begins with; case does not matter to ASCII.
  private static func place(_ first: UInt8, _ second: UInt8) -> (word: Int, bit: UInt64) {
    let place = Int(first & 0x1F) << 5 | Int(second & 0x1F)
    return (place >> 6, 1 << UInt64(place & 63))
  }

  private mutating func mark(_ first: UInt8, _ second: UInt8) {
    let (word, bit) = Self.place(first, second)
    beginnings[word] |= bit
  }

  private func mayBeAsked(_ first: UInt8, _ second: UInt8) -> Bool {
    let (word, bit) = Self.place(first, second)
    return beginnings[word] & bit != 0
  }

  /// The next word behind an offset and the number of its letters; nil for none.
  ///
  /// Parts of names in code such as `progress_bar` have 0, and so never count. Latin letters next to others are a word of their own, as in Japanese.
  private static func word(of text: Span<UInt8>, from offset: Int) -> (
    range: Range<Int>, letters: Int
  )? {
    var index = offset
    var start = offset
    var kind = Kind.none
    var letters = 0
    while index < text.count {
      let (next, length) = kindOfLetter(in: text, at: index)
      if next == .mark {
        index += length
        continue
      }
      if letters > 0, next != kind { break }
      if next == .none {
        index += length
        continue
      }
      if letters == 0 { start = index }
      kind = next
      letters += 1
      index += length
    }
    if letters == 0 { return nil }
    let end = min(index, text.count)
    let isOfCode =
      start > 0 && text[start - 1] == "_" || end < text.count && text[end] == "_"
    return (start..<end, isOfCode ? 0 : letters)
  }

  /// What a character is to words.
  private enum Kind {
    /// No letter.
    case none
    /// A letter of Latin script.
    case latin
    /// A letter of another script, or an ideograph.
    case other
    /// A mark that belongs to the letter before it.
    case mark
  }

  /// What the character at an offset is, by its first bytes, and its length in bytes.
  private static func kindOfLetter(in text: Span<UInt8>, at index: Int) -> (Kind, length: Int) {
    let byte = text[index]
    switch byte {
    case ..<0x80: return (ASCII.isLetter(byte) ? .latin : .none, 1)
    // U+0080 to U+00BF, signs.
    case 0xC2: return (.none, 2)
    case 0xC3...0xCA: return (.latin, 2)
    // U+0300 to U+037F, but for few Greek letters marks.
    case 0xCC, 0xCD: return (.mark, 2)
    case 0xC0..<0xE0: return (.other, 2)
    case 0xE1 where index + 1 < text.count && (0xB8...0xBB).contains(text[index + 1]):
      return (.latin, 3)
    // U+2000 to U+2FFF, signs; U+F000 to U+FFFF, among them U+FFFC.
    case 0xE2, 0xEF: return (.none, 3)
    // U+3000 to U+303F, punctuation of East Asia.
    case 0xE3 where index + 1 < text.count && text[index + 1] == 0x80: return (.none, 3)
    case 0xE0..<0xF0: return (.other, 3)
    case 0xF0...: return (.none, 4)
    default: return (.none, 1)
    }
  }
}
