/// The form in which texts are compared: compatibility characters, case, final punctuation and marks
/// that spelling may leave out are gone.
///
/// A buffer to keep and use again. NFKC, full case folding, single blanks; then final `. ! … :` and
/// their full-width forms, initial `¡ ¿`, tatweel, harakat, niqqud, U+200C and the Greek tonos go.
package struct FoldedText: Sendable {
  /// The folded text.
  private var folded: [UInt8] = []
  /// Room for steps between.
  private var scratch: [UInt8] = []
  /// The part of `folded` between initial and final punctuation.
  private var kept = 0..<0

  /// An empty text.
  package init() {}

  /// The folded text, UTF-8 in NFC.
  package var bytes: Span<UInt8> {
    @_lifetime(borrow self)
    get { folded.span.extracting(kept) }
  }

  /// Folds a plain text.
  ///
  /// - Parameters:
  ///   - plain: UTF-8 with single blanks.
  ///   - turkic: Whether `I` and `i` are two letters, as in Turkish and Azerbaijani.
  package mutating func read(_ plain: Span<UInt8>, turkic: Bool = false) {
    folded.removeAll(keepingCapacity: true)
    if plain.isASCII {
      CaseFolding.append(plain, turkic: turkic, to: &folded)
    } else {
      Self.fold(plain, turkic: turkic, into: &folded, through: &scratch)
    }
    keepInside()
  }

  /// Folds a text that is not ASCII.
  private static func fold(
    _ plain: Span<UInt8>, turkic: Bool, into folded: inout [UInt8], through scratch: inout [UInt8]
  ) {
    scratch.removeAll(keepingCapacity: true)
    Normalization.append(plain, in: .nfkc, to: &scratch)
    CaseFolding.append(scratch.span, turkic: turkic, to: &folded)
    // Folding takes some composed characters apart (ΐ, ŉ); Greek ones must be apart to lose marks.
    let form: NormalizationForm = holdsGreek(folded.span) ? .nfd : .nfc
    scratch.removeAll(keepingCapacity: true)
    Normalization.append(folded.span, in: form, to: &scratch)
    folded.removeAll(keepingCapacity: true)
    appendWithoutMarks(scratch.span, to: &folded)
    if form == .nfd {
      swap(&folded, &scratch)
      folded.removeAll(keepingCapacity: true)
      Normalization.append(scratch.span, to: &folded)
    }
  }

  /// Whether a letter of U+0380 to U+03FF stands in a text.
  private static func holdsGreek(_ text: Span<UInt8>) -> Bool {
    for index in text.indices where text[index] == 0xCE || text[index] == 0xCF { return true }
    return false
  }

  /// Appends a text with single blanks and without the marks that go.
  private static func appendWithoutMarks(_ text: Span<UInt8>, to folded: inout [UInt8]) {
    var index = 0
    var isBehindGreek = false
    while index < text.count {
      let end = min(index + length(at: index, in: text), text.count)
      let character = text.extracting(index..<end)
      if !goes(character, behind: folded.last ?? 0x20, isBehindGreek: isBehindGreek) {
        for offset in character.indices { folded.append(character[offset]) }
      }
      isBehindGreek = mayHaveTonos(character, isBehindGreek: isBehindGreek)
      index = end
    }
  }

  /// Whether a character is left out: a further blank, a mark, the tonos of a Greek letter, U+200C.
  private static func goes(
    _ character: Span<UInt8>, behind previous: UInt8, isBehindGreek: Bool
  ) -> Bool {
    switch character.count {
    case 1: character[0] == 0x20 && previous == 0x20
    case 2:
      isMark(character[0], character[1])
        || isBehindGreek && isAcute(character[0], character[1])
    case 3: character[0] == 0xE2 && character[1] == 0x80 && character[2] == 0x8C
    default: false
    }
  }

  /// Whether a tonos may follow a character: a Greek letter, or a dieresis behind one.
  private static func mayHaveTonos(_ character: Span<UInt8>, isBehindGreek: Bool) -> Bool {
    guard character.count == 2 else { return false }
    let isDieresis = character[0] == 0xCC && character[1] == 0x88
    return character[0] & 0xFE == 0xCE || isBehindGreek && isDieresis
  }

  /// Length in bytes of the character at an offset, by its first byte.
  private static func length(at index: Int, in text: Span<UInt8>) -> Int {
    switch text[index] {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// Whether two bytes are U+0301.
  private static func isAcute(_ lead: UInt8, _ second: UInt8) -> Bool {
    lead == 0xCC && second == 0x81
  }

  /// Whether two bytes are a Hebrew point or accent (U+0591 to U+05C7 without punctuation), U+0640,
  /// or an Arabic vowel mark (U+064B to U+0652, U+0656 to U+065F, U+0670).
  private static func isMark(_ lead: UInt8, _ second: UInt8) -> Bool {
    switch lead {
    case 0xD6: second >= 0x91 && second != 0xBE
    case 0xD7: [0x81, 0x82, 0x84, 0x85, 0x87].contains(second)
    case 0xD9:
      second == 0x80 || (0x8B...0x92).contains(second) || (0x96...0x9F).contains(second)
        || second == 0xB0
    default: false
    }
  }

  /// Leaves initial and final punctuation outside.
  private mutating func keepInside() {
    var (start, end) = (0, folded.count)
    while start < end {
      if folded[start] == 0x20 {
        start += 1
      } else if start + 1 < end, folded[start] == 0xC2,
        folded[start + 1] == 0xA1 || folded[start + 1] == 0xBF
      {
        start += 2
      } else {
        break
      }
    }
    while end > start {
      switch folded[end - 1] {
      case 0x20, UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: ":"): end -= 1
      // U+3002 IDEOGRAPHIC FULL STOP.
      case 0x82 where end - start > 2 && folded[end - 2] == 0x80 && folded[end - 3] == 0xE3:
        end -= 3
      default:
        kept = start..<end
        return
      }
    }
    kept = start..<end
  }
}
