/// How long labels, hints and actions may be in a language, in words and graphemes.
///
/// Percentiles 98 and 99 of real labels, by language; where nothing was measured, those of its script.
struct LengthsByLanguage {
  /// Graphemes that 98 of 100 labels stay within.
  let usual: Int
  /// Graphemes that 99 of 100 labels stay within.
  let longest: Int
  /// Hundredths by which a translation of an English text is usually longer.
  let growth: Int
  /// Whether blanks stand between words; in Vietnamese they stand between syllables.
  let dividesWords: Bool

  /// Graphemes that a hint may have: 80 in English.
  var hint: Int { converted(80) }
  /// Graphemes that a tool tip may have, which explains a control to those who ask: twice those of a hint.
  var tooltip: Int { 2 * hint }
  /// Whether the lengths are those of a script that writes a sound with a letter; Chinese, Japanese and
  /// Korean need about half as many.
  var isLatinLength: Bool { usual > 30 }
  /// Graphemes that a value put into a text counts for: a name of eight letters has three or four signs
  /// in Chinese, Japanese and Korean, in the proportion of the languages' labels.
  var placeholder: Int {
    let latin = TextMeasuring.placeholderGraphemes
    return isLatinLength ? latin : converted(latin)
  }
  /// Graphemes that a translation may have whose source has so many: as it usually grows, and a quarter
  /// more.
  func allowance(forSource count: Int) -> Int { count * growth * 5 / 400 }
  /// What a number of graphemes in English is in the language: as much more or less as labels have.
  func converted(_ count: Int) -> Int { count * usual / Self.usualInEnglish }

  /// `usual` of English, in which limits are set.
  private static let usualInEnglish = 40

  /// Words that a tool tip may have: as many as go into its graphemes in English.
  static let tooltipWords = 32

  /// The lengths for a locale.
  init(_ locale: LocaleTag) {
    let language = locale.language
    (usual, longest) = Self.lengths[language] ?? (50, 60)
    growth = Self.growths[language] ?? 120
    dividesWords = !Self.undivided.contains(language)
  }

  /// `usual` and `longest` of the languages that were measured; looked up, as each locale of each catalog
  /// asks.
  private static let lengths: [String: (usual: Int, longest: Int)] = [
    "en": (usualInEnglish, 47),
    "de": (50, 60), "fr": (50, 60), "it": (50, 60), "nl": (50, 60), "pl": (50, 60), "pt": (50, 60),
    "ca": (50, 60), "es": (63, 70),
    "ru": (50, 58), "uk": (50, 58), "bg": (50, 58), "be": (50, 58),
    "el": (47, 55),
    "da": (42, 50), "sv": (42, 50), "nb": (42, 50), "nn": (42, 50), "no": (42, 50), "is": (42, 50),
    "cs": (42, 50), "sk": (42, 50), "fi": (42, 50), "et": (42, 50),
    "tr": (49, 54), "ar": (42, 49), "fa": (42, 49), "ur": (42, 49), "he": (40, 44),
    "th": (37, 40), "lo": (37, 40), "km": (37, 40), "my": (37, 40),
    "ja": (21, 27), "ko": (23, 27), "zh": (16, 18), "yue": (16, 18), "vi": (40, 49),
  ]

  /// `growth` of the languages that were measured.
  private static let growths = [
    "en": 100, "zh": 35, "yue": 35, "ja": 57, "ko": 50, "th": 80,
    "de": 140, "fr": 140, "it": 140, "nl": 140, "pl": 140, "pt": 140, "ca": 140, "es": 140,
    "ru": 140, "uk": 140, "bg": 140, "be": 140,
  ]

  /// Languages in which blanks do not stand between words.
  static let undivided = Resource.languages("undivided")
}
