/// What a segment of a text between two word boundaries is.
package enum WordKind: Sendable, Hashable {
  /// Blanks, punctuation and symbols.
  case none
  /// Digits.
  case number
  /// Letters of an alphabet, perhaps with digits.
  case letters
  /// Hiragana or katakana.
  case kana
  /// Chinese characters, or words that a dictionary finds in Chinese and Japanese.
  case ideographs

  /// The kind that ICU's rule status stands for (`UWordBreak`, in steps of a hundred).
  init(status: Int32) {
    switch status / 100 {
    case 1: self = .number
    case 2: self = .letters
    case 3: self = .kana
    case 4: self = .ideographs
    default: self = .none
    }
  }

  /// Whether the segment counts as a word.
  package var isWord: Bool { self != .none }
}
