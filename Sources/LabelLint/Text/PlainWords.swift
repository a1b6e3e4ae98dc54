/// Word boundaries of texts in alphabets and in the scripts of India, the fast path of `WordBreaking`.
enum PlainWords {
  /// Calls a function with every segment of a text and returns true; false, without a call, when a
  /// character must be left to ICU.
  static func forEachSegment(in text: Span<UInt8>, _ body: (WordSegment) -> Void) -> Bool {
    var index = 0
    var last = WordClass.other
    while index < text.count {
      let (kind, length) = wordClass(at: index, in: text)
      if kind == .unknown { return false }
      // A mark at any other place joins what is before it in ways of its own.
      if kind == .mark {
        guard last == .letter || last == .digit else { return false }
      } else {
        last = kind
      }
      index += length
    }
    var start = 0
    while start < text.count {
      let (end, kind) = segment(at: start, in: text)
      body(WordSegment(range: start..<end, kind: kind))
      start = end
    }
    return true
  }

  /// Byte offset behind the segment that starts at an offset, and its kind (UAX 29, WB3 to WB13).
  private static func segment(at start: Int, in text: Span<UInt8>) -> (end: Int, kind: WordKind) {
    let (first, length) = wordClass(at: start, in: text)
    var end = start + length
    switch first {
    case .letter, .digit, .underscore: return word(at: start, in: text)
    case .carriageReturn: return (end < text.count && text[end] == 0x0A ? end + 1 : end, .none)
    case .space:
      while end < text.count, text[end] == 0x20 { end += 1 }
      return (end, .none)
    default: return (end, .none)
    }
  }

  /// Byte offset behind the letters, digits and underscores at an offset, and what they are.
  private static func word(at start: Int, in text: Span<UInt8>) -> (end: Int, kind: WordKind) {
    var end = start
    var kind = WordKind.none
    var last = WordClass.other
    while end < text.count {
      let (next, length) = wordClass(at: end, in: text)
      // As in ICU the last letter or digit decides, and two underscores in a row are letters.
      switch next {
      case .letter: kind = .letters
      case .digit: kind = .number
      case .underscore: if last == .underscore { kind = .letters }
      case .mark:
        end += length
        continue
      default:
        guard end + length < text.count else { return (end, kind) }
        let (following, _) = wordClass(at: end + length, in: text)
        guard following == last, next.joins(last) else { return (end, kind) }
      }
      last = next
      end += length
    }
    return (end, kind)
  }

  /// Class of the scalar at an offset and its length in bytes.
  private static func wordClass(
    at index: Int, in text: Span<UInt8>
  ) -> (wordClass: WordClass, length: Int) {
    let (scalar, length) = text.scalar(at: index)
    return (scalar.map { WordClass($0) } ?? .unknown, length)
  }
}

extension WordClass {
  /// Whether a mark of this class between two scalars of another leaves them in one word.
  fileprivate func joins(_ neighbours: WordClass) -> Bool {
    switch self {
    case .middle: neighbours == .letter || neighbours == .digit
    case .middleOfNumbers: neighbours == .digit
    case .middleOfLetters: neighbours == .letter
    default: false
    }
  }
}
