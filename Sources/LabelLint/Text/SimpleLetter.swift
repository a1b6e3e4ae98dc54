/// Letters whose full case folding is just their lowercase form, unless a combining mark follows.
enum SimpleLetter {
  /// The small form of a letter beyond ASCII; nil for all characters of which normalization, case folding
  /// or the marks that folding drops may make something else.
  static func small(_ scalar: Unicode.Scalar) -> UInt32? {
    let value = scalar.value
    return switch value {
    case ..<0x370: latin(value)
    case ..<0x400: greek(value)
    case ..<0x530: cyrillic(value)
    case ..<0x900: semitic(value)
    case ..<0x1000: indic(value)
    default: further(value)
    }
  }

  private static func latin(_ value: UInt32) -> UInt32? {
    switch value {
    case 0xC0...0xD6, 0xD8...0xDE: value + 0x20
    case 0xE0...0xF6, 0xF8...0xFE: value
    // İ and ı, the ligatures and ŀ come apart or depend on the language.
    case 0x100...0x12F, 0x134...0x137, 0x14A...0x177: value | 1
    case 0x139...0x13E, 0x141...0x148, 0x179...0x17E: value + (value & 1)
    case 0x1A0, 0x1A1: 0x1A1
    case 0x1AF, 0x1B0: 0x1B0
    // Letters of Romanian with comma.
    case 0x218...0x21B: value | 1
    default: nil
    }
  }

  /// Greek letters lose their tonos.
  private static func greek(_ value: UInt32) -> UInt32? {
    switch value {
    case 0x391...0x3A1, 0x3A3...0x3A9: value + 0x20
    case 0x3C2: 0x3C3
    case 0x3B1...0x3C9: value
    case 0x386, 0x3AC: 0x3B1
    case 0x388, 0x3AD: 0x3B5
    case 0x389, 0x3AE: 0x3B7
    case 0x38A, 0x3AF: 0x3B9
    case 0x38C, 0x3CC: 0x3BF
    case 0x38E, 0x3CD: 0x3C5
    case 0x38F, 0x3CE: 0x3C9
    default: nil
    }
  }

  private static func cyrillic(_ value: UInt32) -> UInt32? {
    switch value {
    case 0x400...0x40F: value + 0x50
    case 0x410...0x42F: value + 0x20
    case 0x430...0x45F: value
    case 0x48A...0x4BF, 0x4D0...0x52F: value | 1
    default: nil
    }
  }

  /// Armenian, Hebrew and Arabic letters; points and vowel marks are no letters.
  private static func semitic(_ value: UInt32) -> UInt32? {
    switch value {
    case 0x531...0x556: value + 0x30
    case 0x561...0x586, 0x5D0...0x5EA, 0x621...0x63A, 0x641...0x64A, 0x679...0x6BF, 0x6C1,
      0x6C3...0x6D2:
      value
    default: nil
    }
  }

  /// Letters of India, Thai and Lao; those left out are made of others, or make others with a sign.
  private static func indic(_ value: UInt32) -> UInt32? {
    switch value {
    case 0x905...0x939, 0x985...0x9B9, 0xA05...0xA32, 0xA35, 0xA38...0xA39, 0xA85...0xAB9,
      0xB05...0xB39, 0xB85...0xB91, 0xB95...0xBB9, 0xC05...0xC39, 0xC85...0xCB9, 0xD05...0xD39,
      0xD85...0xDC6, 0xE01...0xE30, 0xE32, 0xE40...0xE45, 0xE81...0xEB0, 0xEC0...0xEC4:
      value
    default: nil
    }
  }

  private static func further(_ value: UInt32) -> UInt32? {
    switch value {
    // Burmese, Georgian, Ethiopic, Khmer; Han, Hangul syllables.
    case 0x1000...0x1024, 0x10D0...0x10FA, 0x1200...0x135A, 0x1780...0x17A2, 0x4E00...0x9FA5,
      0xAC00...0xD7A3:
      value
    // Letters of Vietnamese.
    case 0x1EA0...0x1EF9: value | 1
    default: nil
    }
  }
}
