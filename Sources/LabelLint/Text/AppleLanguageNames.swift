/// English names of languages that Apple's systems take for locales, as folders of earlier years have them:
/// `Czech.lproj`.
enum AppleLanguageNames {
  /// The tag that a name in small letters stands for; nil for any other word.
  static func tag(of name: String) -> String? { tags[name] }

  /// Names of one word that CoreFoundation makes canonical (`CFLocaleIdentifier.c`, old names of locales); those
  /// that bundles are looked up by are among `AppleLocaleTables.aliases`.
  private static let tags: [String: String] = {
    let words = """
      albanian sq amharic am armenian hy assamese as aymara ay azerbaijani az basque eu belarusian be \
      belorussian be bengali bn breton br bulgarian bg burmese my byelorussian be catalan ca chewa ny \
      chichewa ny croatian hr czech cs dzongkha dz esperanto eo estonian et faroese fo farsi fa \
      flemish nl-be galician gl gallegan gl georgian ka greek el greenlandic kl guarani gn gujarati gu \
      hawaiian haw hebrew he hindi hi hungarian hu icelandic is indonesian id inuktitut iu irish ga \
      javanese jv kalaallisut kl kannada kn kashmiri ks kazakh kk khmer km kinyarwanda rw kirghiz ky \
      kurdish ku lao lo latin la latvian lv lithuanian lt macedonian mk malagasy mg malay ms \
      malayalam ml maltese mt manx gv marathi mr moldavian ro-md mongolian mn nepali ne nyanja ny \
      nynorsk nn oriya or oromo om panjabi pa pashto ps persian fa punjabi pa pushto ps quechua qu \
      romanian ro ruanda rw rundi rn sami se sanskrit sa scottish gd serbian sr sindhi sd sinhalese si \
      slovak sk slovenian sl somali so sundanese su swahili sw tagalog fil tajik tg tajiki tg tamil ta \
      tatar tt telugu te tibetan bo tigrinya ti tongan to turkmen tk uighur ug ukrainian uk urdu ur \
      uzbek uz vietnamese vi welsh cy yiddish yi
      """.split(separator: " ").map(String.init)
    return Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: words.count, by: 2).map {
        (words[$0], words[$0 + 1])
      })
  }()
}
