/// The kinds of Android's resource qualifiers, in the order that a folder name must keep
/// (developer.android.com, "App resources overview", table 2; aapt2's `ConfigDescription`).
enum AndroidQualifier: Int, CaseIterable, Comparable {
  /// Mobile country code, `mcc310`.
  case countryCode
  /// Mobile network code, `mnc004`.
  case networkCode
  /// Locale.
  case locale
  /// Grammatical gender of the user.
  case grammaticalGender
  /// Direction of the layout.
  case layoutDirection
  /// Smallest width of the screen, `sw600dp`.
  case smallestWidth
  /// Width of the screen, `w820dp`.
  case width
  /// Height of the screen, `h720dp`.
  case height
  /// Class of the screen's size.
  case size
  /// Whether the screen is long.
  case aspect
  /// Whether the screen is round.
  case roundness
  /// Whether the screen has wide colours.
  case colorGamut
  /// Whether the screen has a high dynamic range.
  case dynamicRange
  /// Orientation.
  case orientation
  /// Kind of device.
  case uiMode
  /// Night or day.
  case nightMode
  /// Pixel density, `xhdpi` or `320dpi`.
  case density
  /// Kind of touchscreen.
  case touchscreen
  /// Whether the keyboard can be used.
  case keyboardAvailability
  /// Kind of keyboard.
  case keyboard
  /// Whether navigation keys can be used.
  case navigationAvailability
  /// Kind of navigation keys.
  case navigation
  /// Screen in pixels, `640x480`.
  case pixels
  /// Version of the platform, `v21`.
  case version

  /// The word that stands for no choice in every place.
  static let wildcard = "any"

  /// Whether a word may stand for this qualifier; the wildcard does for each.
  ///
  /// - Parameter word: In lower case, without hyphens; of a locale, the language alone.
  /// - Returns: Whether aapt2 would take the word in this place.
  func accepts(_ word: String) -> Bool {
    word == Self.wildcard || words.contains(word) || isValue(word)
  }

  /// Whether a word is a value of a qualifier that has numbers or languages for values.
  private func isValue(_ word: String) -> Bool {
    switch self {
    case .countryCode: Self.isNumber(word, "mcc", "", digits: 3...3)
    case .networkCode: Self.isNumber(word, "mnc", "", digits: 1...3)
    case .locale: Self.isLanguage(word)
    case .smallestWidth: Self.isNumber(word, "sw", "dp")
    case .width: Self.isNumber(word, "w", "dp")
    case .height: Self.isNumber(word, "h", "dp")
    case .density: Self.isNumber(word, "", "dpi")
    case .pixels: Self.isSize(word)
    case .version: Self.isNumber(word, "v", "")
    default: false
    }
  }

  /// The words of a qualifier that is a choice of words.
  private var words: [String] {
    switch self {
    case .grammaticalGender: ["feminine", "masculine", "neuter"]
    case .layoutDirection: ["ldrtl", "ldltr"]
    case .size: ["small", "normal", "large", "xlarge"]
    case .aspect: ["long", "notlong"]
    case .roundness: ["round", "notround"]
    case .colorGamut: ["widecg", "nowidecg"]
    case .dynamicRange: ["highdr", "lowdr"]
    case .orientation: ["port", "land", "square"]
    case .uiMode: ["car", "desk", "television", "appliance", "watch", "vrheadset"]
    case .nightMode: ["night", "notnight"]
    case .density:
      ["ldpi", "mdpi", "tvdpi", "hdpi", "xhdpi", "xxhdpi", "xxxhdpi", "nodpi", "anydpi"]
    case .touchscreen: ["notouch", "stylus", "finger"]
    case .keyboardAvailability: ["keysexposed", "keyshidden", "keyssoft"]
    case .keyboard: ["nokeys", "qwerty", "12key"]
    case .navigationAvailability: ["navexposed", "navhidden"]
    case .navigation: ["nonav", "dpad", "trackball", "wheel"]
    default: []
    }
  }

  /// Whether a qualifier stands before another in a name.
  static func < (left: AndroidQualifier, right: AndroidQualifier) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Whether a word is a language, or a tag of BCP 47; `car` is a kind of device.
  private static func isLanguage(_ word: String) -> Bool {
    if word.hasPrefix("b+") { return true }
    return (2...3).contains(word.utf8.count) && word.utf8.allSatisfy(ASCII.isLetter)
      && word != "car"
  }

  /// Whether a word is two numbers with an `x` between them.
  private static func isSize(_ word: String) -> Bool {
    let sides = word.utf8.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
    return sides.count == 2 && sides.allSatisfy { !$0.isEmpty && $0.allSatisfy(ASCII.isDigit) }
  }

  /// Whether a word is a prefix, digits and a suffix.
  private static func isNumber(
    _ word: String, _ prefix: String, _ suffix: String, digits: ClosedRange<Int> = 1...9
  ) -> Bool {
    guard word.hasPrefix(prefix), word.hasSuffix(suffix) else { return false }
    let number = word.utf8.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)
    return digits.contains(number.count) && number.allSatisfy(ASCII.isDigit)
  }
}
