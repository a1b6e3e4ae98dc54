/// A character of a text or term as folding leaves it, told by the character itself: for looks at texts
/// whose words are not known yet and that are not folded.
enum SieveCharacter {
  /// A letter or digit of scripts with blanks between words.
  case letter(UInt32)
  /// A mark that goes with the letter before it.
  case mark(UInt32)
  /// A syllable of Hangul: between it and other letters a word ends.
  case syllable(UInt32)
  /// A letter of scripts without blanks, where words end anywhere.
  case unspaced(UInt32)
  /// What stands between words, or joins the parts of one.
  case divider
  /// What folding drops.
  case dropped
  /// What folding may drop, or make something else of, or what stands in words in ways of its own.
  case unknown

  /// A character beyond ASCII.
  @inline(__always)
  init(beyondASCII scalar: Unicode.Scalar, _ folding: TermFolding) {
    self =
      scalar.value < 0x1000 && folding.isCommon
      ? Self.common[Int(scalar.value)] : Self.lookedUp(scalar, folding)
  }

  /// The same, not taken from the table.
  static func lookedUp(_ scalar: Unicode.Scalar, _ folding: TermFolding) -> Self {
    folding.settled(scalar).map { letter($0, scalar) } ?? other(scalar.value)
  }

  /// The characters below U+1000 in a language that folds no letter in a way of its own: most letters beyond
  /// ASCII are among them, and to tell what one is takes longer than all else that is done for it.
  private static let common: [SieveCharacter] = {
    let folding = TermFolding(language: "")
    return (0..<0x1000).map { value in
      Unicode.Scalar(UInt32(value)).map { lookedUp($0, folding) } ?? .unknown
    }
  }()

  /// A letter that has a known small form.
  private static func letter(_ letter: UInt32, _ scalar: Unicode.Scalar) -> Self {
    switch scalar.value {
    case 0xAC00...0xD7A3: .syllable(letter)
    // Thai, Lao, Burmese and Khmer; kana and Han.
    case 0xE01...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3041...0x9FFF: .unspaced(letter)
    default: .letter(letter)
    }
  }

  /// A character that is no such letter.
  private static func other(_ value: UInt32) -> Self {
    switch value {
    // Punctuation and signs of Latin-1 but for those that normalization takes apart.
    case 0xA0...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: .divider
    // Punctuation of Hebrew and Arabic.
    case 0x5BE, 0x60C, 0x61B, 0x61F, 0x6D4: .divider
    case 0x964, 0x965: .divider
    // Points and vowel marks of Hebrew and Arabic; the sign that parts letters without a blank.
    case 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7: .dropped
    case 0x640, 0x64B...0x65F, 0x670, 0x200C: .dropped
    case 0x900...0xDFF: indic(value)
    // Vowels, tones, signs and digits of Thai, but for the vowel that normalization takes apart.
    case 0xE2F, 0xE31, 0xE34...0xE3A, 0xE46...0xE4E, 0xE50...0xE59: .unspaced(value)
    // General punctuation but for invisible characters; currencies, arrows and shapes.
    case 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20BF, 0x2190...0x21FF, 0x25A0...0x27BF:
      .divider
    case 0x3000...0x3003, 0x3008...0x3011, 0x3014...0x301B: .divider
    // Kana; the letters among them that a mark of voicing may follow are one with it in NFC.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC: .unspaced(value)
    case 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65: .divider
    // A placeholder is a word by itself.
    case 0xFFFC: .divider
    default: .unknown
    }
  }

  /// A mark or further letter of the scripts of India; those that normalization takes apart are none.
  private static func indic(_ value: UInt32) -> Self {
    switch value {
    case 0x958...0x95F, 0x9DC...0x9DF, 0xA33, 0xA36, 0xA59...0xA5E, 0xB5C...0xB5D: return .unknown
    default: break
    }
    guard let scalar = Unicode.Scalar(value) else { return .unknown }
    return switch WordClass(scalar) {
    case .letter: .letter(value)
    case .mark: .mark(value)
    default: .unknown
    }
  }
}
