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
  /// Whether words are counted: only where blanks stand between them.
  let countsWords: Bool

  /// Graphemes that a hint may have.
  static let hint = 80
  /// Graphemes that the text of a control may have.
  static let action = 41
  /// Words that the text of a control may have.
  static let actionWords = 7

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
    countsWords = !["th", "lo", "km", "my", "ja", "zh", "yue"].contains(language)
  }
}
