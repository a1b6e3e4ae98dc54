/// Sentence boundaries of texts in Latin and Cyrillic letters, the fast path of `SentenceBreaking`.
///
/// UAX 29, SB3 to SB998, for characters whose class no locale changes: a text with any other is left to
/// ICU, as is one with a semicolon, which ends Greek sentences and goes on with others from Unicode 15.1 on.
struct PlainSentences: ~Escapable {
  /// The sentence-breaking property of a character.
  private enum Class {
    case lower
    case upper
    case number
    /// ATerm: a full stop.
    case stop
    /// STerm: a mark that ends a sentence for sure.
    case end
    /// SContinue: after it a sentence goes on.
    case comma
    /// Close: a bracket or quotation mark.
    case close
    /// Sp.
    case space
    case carriageReturn
    case lineFeed
    case other
  }

  /// What stands before a place: a mark that ends sentences, brackets, blanks.
  private struct Ending {
    /// Whether the mark is a full stop.
    var isStop: Bool
    /// Whether a letter stands right before the mark.
    var isBehindLetter: Bool
    /// Whether nothing stands behind the mark.
    var isAtMark = true
    /// Whether blanks stand behind the mark.
    var hasSpace = false
  }

  private let text: Span<UInt8>

  @_lifetime(copy text)
  private init(_ text: Span<UInt8>) { self.text = text }

  /// Byte offsets of the sentences of a text, blanks behind them included; nil when a character must be left
  /// to ICU.
  static func sentences(of text: Span<UInt8>) -> [Range<Int>]? {
    let plain = PlainSentences(text)
    var ranges: [Range<Int>] = []
    var ending: Ending?
    var last = Class.other
    var (start, index) = (0, 0)
    while index < text.count {
      guard let (next, length) = plain.character(at: index) else { return nil }
      let isLineEnd =
        last == .lineFeed || last == .carriageReturn && next != .lineFeed
      if isLineEnd || ending.map({ plain.divides($0, next, at: index) }) ?? false {
        ranges.append(start..<index)
        start = index
      }
      if next == .stop || next == .end {
        ending = Ending(
          isStop: next == .stop, isBehindLetter: last == .lower || last == .upper)
      } else if next == .space {
        ending?.isAtMark = false
        ending?.hasSpace = true
      } else if next == .close, ending?.hasSpace == false {
        ending?.isAtMark = false
      } else {
        ending = nil
      }
      last = next
      index += length
    }
    if start < text.count { ranges.append(start..<text.count) }
    return ranges
  }

  /// Whether a sentence ends between its mark, with what follows that, and a character at an offset.
  private func divides(_ ending: Ending, _ next: Class, at index: Int) -> Bool {
    switch next {
    // SB8a, SB9, SB10.
    case .comma, .stop, .end, .space, .carriageReturn, .lineFeed: return false
    case .close where !ending.hasSpace: return false
    // SB6, SB7.
    case .number where ending.isStop && ending.isAtMark: return false
    case .upper where ending.isStop && ending.isAtMark && ending.isBehindLetter: return false
    default: return !(ending.isStop && goesOn(from: index))
    }
  }

  /// Whether the next letter is a small one, in the same sentence (SB8).
  private func goesOn(from start: Int) -> Bool {
    var index = start
    while index < text.count, let (next, length) = character(at: index) {
      switch next {
      case .lower: return true
      case .upper, .stop, .end, .carriageReturn, .lineFeed: return false
      default: index += length
      }
    }
    return false
  }

  /// The class of the character at an offset and its length; nil for one that is left to ICU.
  private func character(at index: Int) -> (Class, length: Int)? {
    let byte = text[index]
    if byte < 0x80 { return Self.ascii(byte).map { ($0, 1) } }
    let (scalar, length) = text.scalarOrReplacement(at: index)
    return Self.other(scalar).map { ($0, length) }
  }

  /// The class of an ASCII character.
  private static func ascii(_ byte: UInt8) -> Class? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): .lower
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): .upper
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .number
    case UInt8(ascii: " "), 0x09: .space
    case UInt8(ascii: "."): .stop
    case UInt8(ascii: "!"), UInt8(ascii: "?"): .end
    case UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: ":"): .comma
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      .close
    case 0x0A: .lineFeed
    case 0x0D: .carriageReturn
    case ..<0x20, 0x7F, UInt8(ascii: ";"): nil
    default: .other
    }
  }

  /// The class of a letter of Latin or Cyrillic, or of a mark that stands with them.
  private static func other(_ scalar: Unicode.Scalar) -> Class? {
    switch scalar {
    case "\u{D7}", "\u{F7}", "\u{FFFC}": return .other
    case "ß": return .lower
    case "\u{C0}"..."\u{17F}", "\u{400}"..."\u{4FF}":
      switch LetterCase(scalar) {
      case .lower: return .lower
      case .upper: return .upper
      default: return nil
      }
    case "\u{A0}": return .space
    case "\u{AB}", "\u{BB}", "\u{2018}"..."\u{201F}": return .close
    case "\u{2013}", "\u{2014}": return .comma
    default: return nil
    }
  }
}
