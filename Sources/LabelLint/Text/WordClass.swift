import CICU

/// What the word-breaking property of a scalar makes of it, for the scalars of plain texts (UAX 29,
/// Unicode 15).
enum WordClass {
  /// ALetter.
  case letter
  /// Numeric.
  case digit
  /// ExtendNumLet, of which there is only the underscore here.
  case underscore
  /// The space that joins other spaces.
  case space
  /// CR.
  case carriageReturn
  /// LF.
  case lineFeed
  /// MidNumLet and Single_Quote: between two letters or two digits.
  case middle
  /// MidNum: between two digits.
  case middleOfNumbers
  /// MidLetter: between two letters.
  case middleOfLetters
  /// Extend: belongs to the letter or digit before it (WB4).
  case mark
  /// A word boundary on both sides, unless a mark or a joiner follows.
  case other
  /// Left to ICU: other marks, joiners, scripts with rules or dictionaries of their own, and characters that
  /// some locales treat in their own way.
  case unknown

  /// The class of a scalar.
  init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "a"..."z", "A"..."Z": self = .letter
    case "0"..."9": self = .digit
    case " ": self = .space
    case "'", ".": self = .middle
    case ",", ";": self = .middleOfNumbers
    case "_": self = .underscore
    case "\r": self = .carriageReturn
    case "\n": self = .lineFeed
    case ":", "@": self = .unknown
    case ..<"\u{80}": self = .other
    default: self.init(beyondASCII: scalar)
    }
  }

  /// The class of a scalar of the alphabets that need no dictionary, and of their punctuation.
  private init(beyondASCII scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{AA}", "\u{B5}", "\u{BA}", "\u{C0}"..."\u{D6}", "\u{D8}"..."\u{F6}",
      "\u{F8}"..."\u{2AF}", "\u{1E00}"..."\u{1EFF}":
      self = .letter
    // Greek, Cyrillic, Armenian, Arabic, Georgian.
    case "\u{386}", "\u{388}"..."\u{38A}", "\u{38C}", "\u{38E}"..."\u{3A1}",
      "\u{3A3}"..."\u{3F5}", "\u{3F7}"..."\u{481}", "\u{48A}"..."\u{52F}",
      "\u{531}"..."\u{556}", "\u{561}"..."\u{586}", "\u{620}"..."\u{64A}",
      "\u{671}"..."\u{6D3}", "\u{10D0}"..."\u{10FA}":
      self = .letter
    case "\u{660}"..."\u{669}", "\u{6F0}"..."\u{6F9}": self = .digit
    case "\u{B7}": self = .middleOfLetters
    case "\u{2018}", "\u{2019}": self = .middle
    case "\u{60C}": self = .middleOfNumbers
    case "\u{AD}": self = .unknown
    case "\u{80}"..."\u{F7}": self = .other
    // Dashes, quotation marks, bullets, ellipsis, per mille, euro.
    case "\u{61F}", "\u{2010}"..."\u{2015}", "\u{201A}", "\u{201C}"..."\u{201E}",
      "\u{2020}"..."\u{2022}", "\u{2026}", "\u{2030}", "\u{2039}", "\u{203A}", "\u{20AC}":
      self = .other
    case "\u{900}"..."\u{DFF}": self = Self.indic[Int(scalar.value - 0x900)]
    default: self = .unknown
    }
  }

  /// The classes of the scripts of India, U+0900 to U+0DFF: what ICU says of each scalar.
  private static let indic: [WordClass] = (0x900...0xDFF).map { (value: UInt32) in
    switch labellint_word_break(value) {
    case Int32(LABELLINT_WORD_BREAK_LETTER): .letter
    case Int32(LABELLINT_WORD_BREAK_DIGIT): .digit
    case Int32(LABELLINT_WORD_BREAK_MARK): .mark
    case Int32(LABELLINT_WORD_BREAK_NONE): .other
    default: .unknown
    }
  }
}
