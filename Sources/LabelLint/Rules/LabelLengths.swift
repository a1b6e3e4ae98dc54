/// How long labels, hints and actions may be in a language, in words and graphemes.
///
/// Percentiles 98 and 99 of real labels, by language; where nothing was measured, those of its script.
struct LabelLengths {
  /// Graphemes that 98 of 100 labels stay within.
  let usual: Int
  /// Graphemes that 99 of 100 labels stay within.
  let longest: Int
  /// Hundredths by which a translation of an English text is usually longer.
  let growth: Int
  /// Whether blanks stand between words; in Vietnamese they stand between syllables.
  let dividesWords: Bool

  /// Graphemes that a hint may have: 80 in English, elsewhere as much more or less as labels have.
  var hint: Int { 80 * usual / 40 }
  /// Graphemes that the text of a control may have: 41 in English.
  var action: Int { 41 * usual / 40 }
  /// Whether the lengths are those of a script that writes a sound with a letter; Chinese, Japanese and
  /// Korean need about half as many.
  var isLatinLength: Bool { usual > 30 }
  /// Graphemes that a value put into a text counts for: a name of eight letters has three or four signs
  /// in Chinese, Japanese and Korean, in the proportion of the languages' labels.
  var placeholder: Int {
    isLatinLength
      ? TextMeasuring.placeholderGraphemes : TextMeasuring.placeholderGraphemes * usual / 40
  }
  /// Graphemes that a translation may have whose source has so many: as it usually grows, and a quarter
  /// more.
  func allowance(forSource count: Int) -> Int { count * growth * 5 / 400 }

  /// Words that the text of a control may have.
  static let actionWords = 7

  /// Least value of `action`: that of Chinese.
  static let leastAction = 16
  /// Least value of `action` for a text in ASCII: that of Thai; Chinese, Japanese and Korean texts in
  /// Latin letters are not measured.
  static let leastLatinAction = 37

  /// The lengths for a locale.
  init(_ locale: LocaleTag) {
    let language = locale.language
    (usual, longest) =
      switch language {
      case "en": (40, 47)
      case "de", "fr", "it", "nl", "pl", "pt", "ca": (50, 60)
      case "es": (63, 70)
      case "ru", "uk", "bg", "be": (50, 58)
      case "el": (47, 55)
      case "da", "sv", "nb", "nn", "no", "is", "cs", "sk", "fi", "et": (42, 50)
      case "tr": (49, 54)
      case "ar", "fa", "ur": (42, 49)
      case "he": (40, 44)
      case "th", "lo", "km", "my": (37, 40)
      case "ja": (21, 27)
      case "ko": (23, 27)
      case "zh", "yue": (16, 18)
      case "vi": (40, 49)
      default: (50, 60)
      }
    growth =
      switch language {
      case "en": 100
      case "zh", "yue": 35
      case "ja": 57
      case "ko": 50
      case "th": 80
      case "de", "fr", "it", "nl", "pl", "pt", "ca", "es", "ru", "uk", "bg", "be": 140
      default: 120
      }
    dividesWords = !["th", "lo", "km", "my", "ja", "zh", "yue", "vi"].contains(language)
  }
}
