/// Tells by the words of a text which sections of a lexicon can have a term in it: one look-up a word
/// answers for most texts that there is none.
struct LexiconSieve: Sendable {
  /// Number of slots, a power of two: a few times the first words of a lexicon.
  private static let size = 4096

  /// Sections by the hash of the first word of their terms.
  private var slots = [UInt32](repeating: 0, count: Self.size)
  /// Sections that any text may have terms of: those whose terms end compounds.
  private var always: UInt32 = 0
  /// Whether words that are not ASCII may be terms, which must be folded before they are looked up.
  private var hasOtherLetters = false
  /// Whether words are written without blanks, so that none can be told from bytes.
  private let isUnspaced: Bool

  /// The sieve of the terms of a lexicon, whose texts are given anew.
  init(_ terms: [Term], in bytes: [UInt8], isUnspaced: Bool) {
    self.isUnspaced = isUnspaced
    let text = bytes.span
    var (section, last): (UInt32, LexiconSection?) = (0, nil)
    for term in terms {
      let own = term.sense.section
      // Terms of one section mostly stand together.
      if own != last { (section, last) = (LexiconSections(own).rawValue, own) }
      if !term.positions.isDisjoint(with: [.hyphen, .closed]) { always |= section }
      var index = term.text.range.lowerBound
      let hash = Self.nextWord(in: text, at: &index, end: term.text.range.upperBound)
      if hash.isASCII { slots[hash.slot] |= section } else { hasOtherLetters = true }
    }
  }

  /// The sections that may have a term in a text.
  func sections(in text: Span<UInt8>) -> LexiconSections {
    if isUnspaced { return .all }
    var found = always
    var index = 0
    while index < text.count {
      let hash = Self.nextWord(in: text, at: &index, end: text.count)
      if hash.isASCII {
        found |= slots[hash.slot]
      } else if hasOtherLetters {
        return .all
      }
    }
    return LexiconSections(rawValue: found)
  }

  /// Slot of the next run of letters and digits, and whether it is ASCII; `index` goes behind it.
  private static func nextWord(
    in text: Span<UInt8>, at index: inout Int, end: Int
  ) -> (slot: Int, isASCII: Bool) {
    while index < end, text[index] < 0x80, !ASCII.isAlphanumeric(text[index]) { index += 1 }
    var hash: UInt32 = 0x811C_9DC5
    var isASCII = true
    while index < end {
      let byte = text[index]
      if byte >= 0x80 {
        isASCII = false
      } else if !ASCII.isAlphanumeric(byte) {
        break
      }
      // FNV-1a.
      hash = (hash ^ UInt32(ASCII.lowercased(byte))) &* 0x0100_0193
      index += 1
    }
    return (Int(hash ^ hash >> 16) & (size - 1), isASCII)
  }
}
