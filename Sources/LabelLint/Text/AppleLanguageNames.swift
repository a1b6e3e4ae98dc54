/// English names of languages that Apple's systems and GNUstep take for locales, as folders of earlier years have
/// them: `Czech.lproj`, `TraditionalChinese.lproj`.
enum AppleLanguageNames {
  /// The tag that a name in small letters stands for; nil for any other word.
  static func tag(of name: String) -> String? { tags[name] ?? tagsOfGNUstep[name] }

  /// Names of one word that CoreFoundation makes canonical (`CFLocaleIdentifier.c`, old names of locales); those
  /// that bundles are looked up by are among `AppleLocaleTables.aliases`.
  private static let tags = table(
    """
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
    """)

  /// Names that GNUstep's Base gives to locales beside those above (gnustep/libs-base, table of aliases among its
  /// languages): the country, if any, and the language in one word.
  private static let tagsOfGNUstep = table(
    """
    afar aa afrikaans af algeriaarabic ar-dz americanenglish en-us aragonese an \
    argentinaspanish es-ar australiaenglish en-au austriagerman de-at bahrainarabic ar-bh \
    bangladeshbengali bn-bd belgiumdutch nl-be belgiumfrench fr-be belgiumgerman de-be blin byn \
    boliviaspanish es-bo bosnian bs botswanaenglish en-bw brasilportuguese pt-br \
    britainenglish en-gb canadaenglish en-ca canadafrench fr-ca chilespanish es-cl \
    colombiaspanish es-co cornish kw costaricaspanish es-cr denmarkenglish en-dk djiboutiafar aa-dj \
    djiboutisomali so-dj dominicanrepublicspanish es-do ecuadorspanish es-ec egyptarabic ar-eg \
    elsalvadorspanish es-sv eritreaafar aa-er eritreageez gez-er eritreatigrinya ti-er \
    estoniaestonian et-ee ethiopiaafar aa-et ethiopiageez gez-et ethiopiaoromo om-et \
    ethiopiasomali so-et ethiopiatigrinya ti-et finlandswedish sv-fi gaelic gd geez gez \
    greecegreek el-gr guatemalaspanish es-gt hondurasspanish es-hn hongkongchinese zh-hant-hk \
    hongkongenglish en-hk indiaarabic ar-in indiabengali bn-in indiaenglish en-in iraqarabic ar-iq \
    irelandenglish en-ie jordanarabic ar-jo kenyaoromo om-ke kenyasomali so-ke kuwaitarabic ar-kw \
    lebanonarabic ar-lb libyaarabic ar-ly luganda lg luxemburgfrench fr-lu luxemburggerman de-lu \
    maori mi mexicospanish es-mx moroccoarabic ar-ma netherlandsdutch nl-nl newzealandenglish en-nz \
    nicaraguaspanish es-ni northernsaami se norwegianbokmal nb norwegiannynorsk nn occitan oc \
    omanarabic ar-om panamaspanish es-pa paraguayspanish es-py peruspanish es-pe \
    philippinesenglish en-ph puertoricospanish es-pr qatararabic ar-qa saudiarabiaarabic ar-sa \
    scotsgaelic gd-gb sidamo sid simplifiedchinese zh-hans singaporechinese zh-hans-sg \
    singaporeenglish en-sg somaliasomali so-so sotho st southafricaenglish en-za spainbasque eu-es \
    spainspanish es-es sudanarabic ar-sd switzerlandfrench fr-ch switzerlandgerman de-ch \
    switzerlanditalian it-ch syriaarabic ar-sy tigre tig traditionalchinese zh-hant \
    tunisiaarabic ar-tn ukrainerussian ru-ua unitedarabemiratesarabic ar-ae uruguayspanish es-uy \
    usaspanish es-us venezuelaspanish es-ve walloon wa xhosa xh yemenarabic ar-ye \
    zimbabweenglish en-zw zulu zu
    """)

  /// Tags by names, of a list in which each name stands before its tag.
  private static func table(_ list: String) -> [String: String] {
    let words = list.split(separator: " ").map(String.init)
    return Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: words.count, by: 2).map {
        (words[$0], words[$0 + 1])
      })
  }
}
