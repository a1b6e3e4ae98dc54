/// The lexicons that come with the tool: language tag → text in the line format of lexicon files.
///
/// Each language has a file of its own; a text is a literal that is read in place, and parsed when
/// its language is first used.
package enum LexiconData {
  /// Tags of the languages that have a lexicon, sorted.
  package static let languages: [String] = [
    "ar", "bg", "bn", "ca", "cs", "da", "de", "el", "en", "es", "es-419", "et", "eu", "fa", "fi",
    "fil", "fr", "gl", "gu", "he", "hi", "hr", "hu", "id", "it", "ja", "kn", "ko", "lt", "lv",
    "ml", "mr", "ms", "nb", "nl", "pa", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sl", "sr",
    "sv", "sw", "ta", "te", "th", "tr", "uk", "ur", "vi", "zh-Hans", "zh-Hant",
  ]

  /// The lexicon of a tag, nil when there is none; the tag `und` has the one of every language.
  package static func text(of tag: String) -> String? {
    switch tag {
    case "ar": arabic
    case "bg": bulgarian
    case "bn": bengali
    case "ca": catalan
    case "cs": czech
    case "da": danish
    case "de": german
    case "el": greek
    case "en": english
    case "es": spanish
    case "es-419": latinAmericanSpanish
    case "et": estonian
    case "eu": basque
    case "fa": persian
    case "fi": finnish
    case "fil": filipino
    case "fr": french
    case "gl": galician
    case "gu": gujarati
    case "he": hebrew
    case "hi": hindi
    case "hr": croatian
    case "hu": hungarian
    case "id": indonesian
    case "it": italian
    case "ja": japanese
    case "kn": kannada
    case "ko": korean
    case "lt": lithuanian
    case "lv": latvian
    case "ml": malayalam
    case "mr": marathi
    case "ms": malay
    case "nb": norwegianBokmal
    case "nl": dutch
    case "pa": punjabi
    case "pl": polish
    case "pt-BR": brazilianPortuguese
    case "pt-PT": europeanPortuguese
    case "ro": romanian
    case "ru": russian
    case "sk": slovak
    case "sl": slovenian
    case "sr": serbian
    case "sv": swedish
    case "sw": swahili
    case "ta": tamil
    case "te": telugu
    case "th": thai
    case "tr": turkish
    case "uk": ukrainian
    case "ur": urdu
    case "vi": vietnamese
    case "zh-Hans": simplifiedChinese
    case "zh-Hant": traditionalChinese
    case "und": shared
    default: nil
    }
  }
}
