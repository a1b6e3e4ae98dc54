import LabelLint
import Testing

/// Locale tags: spellings, parts and what ICU knows of them.
@Suite struct LocaleTagTests {
  @Test(arguments: [
    ("en", "en"), ("EN-us", "en-US"), ("en_US", "en-US"), ("zh-hans", "zh-Hans"),
    ("iw", "he"), ("iw-IL", "he-IL"), ("in", "id"), ("ji", "yi"), ("mo", "ro-MD"), ("tl", "fil"),
    ("sh", "sr-Latn"), ("sh_RS", "sr-Latn-RS"), ("no", "no"), ("nb", "nb"), ("sr-CS", "sr-RS"),
    ("zh-CN", "zh-Hans"), ("zh_SG", "zh-Hans-SG"), ("zh_TW", "zh-Hant"), ("zh-HK", "zh-Hant-HK"),
    ("yue_HK", "yue-Hant-HK"), ("yue-CN", "yue-Hans-CN"), ("yue-Hans-HK", "yue-Hans-HK"),
    ("en-USA", "en-US"), ("pt_bra", "pt-BR"), ("es-MEX-x-a", "es-MX-x-a"), ("zh-cmn", "zh"),
    ("zh-MO", "zh-Hant-MO"), ("zh", "zh"), ("zh-Hant-TW", "zh-Hant-TW"),
    ("zh-Hans-HK", "zh-Hans-HK"),
    ("es-419", "es-419"), ("ca-ES-VALENCIA", "ca-ES-valencia"), ("be-tarask", "be-tarask"),
    ("de-1901", "de-1901"), ("kok-Knda-419-VARIANT", "kok-Knda-419-variant"),
    ("Japanese", "ja"), ("english", "en"), ("Czech", "cs"), ("Flemish", "nl-BE"),
    ("TraditionalChinese", "zh-Hant"), ("SimplifiedChinese", "zh-Hans"),
    ("HongKongChinese", "zh-Hant-HK"), ("NorwegianBokmal", "nb"), ("BrasilPortuguese", "pt-BR"),
    ("UnitedArabEmiratesArabic", "ar-AE"), ("Afrikaans", "af"),
    ("Moldavian", "ro-MD"), ("Ukrainian", "uk"), ("tagalog", "fil"), ("Chinese", "zh-Hans"),
    ("pt-rBR", "pt-BR"),
    ("x-klingon", "x-klingon"), ("en-x-pirate", "en-x-pirate"), ("i-klingon", "tlh"),
    ("zh-yue", "yue"), ("qaa-Latn-CA", "qaa-Latn-CA"), ("zz-ZZ", "zz-ZZ"), ("en-UK", "en-GB"),
  ]) func canonicalForm(_ spelled: String, _ canonical: String) {
    #expect(LocaleTag(spelled)?.description == canonical)
    #expect(LocaleTag(canonical)?.description == canonical)
  }

  @Test(arguments: [
    "", "e", "1", "Base", "garbage name", "Klingon", "en--US", "en-", "en-ü", "x", "en-u",
    "en-abcdefghij", "sr@latin", "en_US.UTF-8", "root", "12-US",
  ]) func noLocale(_ spelled: String) { #expect(LocaleTag(spelled) == nil) }

  @Test func parts() throws {
    let full = try #require(LocaleTag("sl-latn-it-nedis-1994-x-a"))
    #expect(full.language == "sl")
    #expect(full.script == "Latn")
    #expect(full.region == "IT")
    #expect(full.variants == ["1994", "nedis"])
    let plain = try #require(LocaleTag("gsw"))
    #expect(plain.language == "gsw")
    #expect(plain.script == nil)
    #expect(plain.region == nil)
    #expect(plain.variants == [])
    let variant = try #require(LocaleTag("de-1901"))
    #expect(variant.script == nil)
    #expect(variant.region == nil)
    #expect(variant.variants == ["1901"])
    let number = try #require(LocaleTag("es-419"))
    #expect(number.script == nil)
    #expect(number.region == "419")
    let privateUse = try #require(LocaleTag("x-latn-abc"))
    #expect(privateUse.description == "x-latn-abc")
    #expect(privateUse.language == "x")
    #expect(privateUse.script == nil)
    #expect(privateUse.region == nil)
    #expect(privateUse.maximized == privateUse)
    let extended = try #require(LocaleTag("th-TH-u-nu-thai"))
    #expect(extended.description == "th-TH-u-nu-thai")
    #expect(extended.region == "TH")
    #expect(extended.variants == [])
  }

  @Test func subtagsLeaveChineseAsItIs() {
    #expect(LocaleTag(language: "zh", region: "CN")?.description == "zh-CN")
    #expect(LocaleTag(language: "ZH", script: "hant", region: "tw")?.description == "zh-Hant-TW")
    #expect(LocaleTag(language: "nor", region: "NOR")?.description == "no-NO")
    #expect(LocaleTag(language: "iw", script: "Latn")?.description == "he-Latn")
    #expect(LocaleTag(language: "e", region: "US") == nil)
  }

  @Test(arguments: [
    ("zh-TW", "zh-Hant"), ("zh-Hant-TW", "zh-Hant"), ("zh-Hans-CN", "zh-Hans"),
    ("zh-HK", "zh-Hant-HK"),
    ("pt-BR", "pt-BR"), ("zh", "zh"), ("zh-Hant-TW-u-co-stroke", "zh-Hant-u-co-stroke"),
  ]) func merged(_ spelled: String, _ merged: String) {
    #expect(LocaleTag(spelled)?.merged.description == merged)
  }

  @Test func spellingsOnAndroidMergeToo() {
    #expect(LocaleTag(language: "zh", region: "CN")?.merged == LocaleTag("zh-Hans"))
    #expect(LocaleTag(language: "zh", region: "TW")?.merged == LocaleTag("zh_TW"))
  }

  @Test(arguments: [
    ("zh-TW", "zh-Hant-TW", "Hant"), ("en", "en-Latn-US", "Latn"), ("de-DE", "de-Latn-DE", "Latn"),
    ("az-IR", "az-Arab-IR", "Arab"), ("sr-Latn", "sr-Latn-RS", "Latn"),
    ("ca-valencia", "ca-Latn-ES-valencia", "Latn"),
  ]) func likelySubtags(_ spelled: String, _ maximized: String, _ script: String) throws {
    let tag = try #require(LocaleTag(spelled))
    #expect(tag.maximized.description == maximized)
    #expect(tag.scriptOrLikely == script)
  }

  @Test func unknownLanguagesHaveNoLikelySubtags() throws {
    let tag = try #require(LocaleTag("zz"))
    #expect(tag.maximized == tag)
    #expect(tag.scriptOrLikely == nil)
  }

  @Test(arguments: [
    ("en", true, true), ("pt-BR", true, true), ("es-419", true, true), ("ast", true, true),
    ("tlh", true, true), ("zz", false, true), ("zz-ZZ", false, false), ("qq", false, true),
    ("de-XY", true, false), ("de-ZZ", true, false), ("bqi", true, true), ("sv-SV", true, true),
  ]) func knownToICU(_ spelled: String, _ language: Bool, _ region: Bool) throws {
    let tag = try #require(LocaleTag(spelled))
    #expect(tag.isKnownLanguage == language)
    #expect(tag.isKnownRegion == region)
  }

  @Test(arguments: [
    ("ar", true), ("he", true), ("fa", true), ("ckb", true), ("az-IR", true), ("ku", false),
    ("en", false), ("zz", false), ("ja", false), ("ms-Arab", true),
  ]) func direction(_ spelled: String, _ isRightToLeft: Bool) {
    #expect(LocaleTag(spelled)?.isRightToLeft == isRightToLeft)
  }

  @Test(arguments: [
    ("qq", true), ("qqq", true), ("en-XA", true), ("ar-XB", true), ("zxx", true), ("und", true),
    ("mul", true), ("en", false), ("ar", false), ("de-XA", false), ("en-XB", false), ("zz", false),
  ]) func noLanguage(_ spelled: String, _ isNoLanguage: Bool) {
    #expect(LocaleTag(spelled)?.isNoLanguage == isNoLanguage)
  }

  @Test(arguments: [
    ("en-GB", "en", true), ("en-US", "en-GB", true), ("en-Latn", "en", true),
    ("en-Shaw", "en", false), ("en-Dsrt", "en-US", false), ("de", "en", false), ("en", "de", false),
  ]) func englishVariants(_ spelled: String, _ source: String, _ isVariant: Bool) throws {
    let source = try #require(LocaleTag(source))
    #expect(LocaleTag(spelled)?.isVariant(ofEnglishSource: source) == isVariant)
  }

  @Test func displayNames() throws {
    let english = try #require(LocaleTag("en"))
    let german = try #require(LocaleTag("de"))
    #expect(LocaleTag("pt-PT")?.displayName(in: english) == "Portuguese (Portugal)")
    #expect(LocaleTag("zh-Hant")?.displayName(in: english) == "Chinese (Traditional)")
    #expect(LocaleTag("pt-BR")?.displayName(in: german) == "Portugiesisch (Brasilien)")
    #expect(LocaleTag("zz")?.displayName(in: english) == "zz")
  }

  @Test func shortCodesThatICUReplaces() {
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    for code in letters.flatMap({ first in letters.map { first + $0 } }) {
      // An extension sends the tag through ICU.
      for tag in [code, "fr-" + code] {
        let slow = LocaleTag(tag + "-u-co-phonebk")?.description
        let fast = LocaleTag(tag)?.description
        if tag != "mo" { #expect(fast.map { $0 + "-u-co-phonebk" } == slow, "\(tag)") }
      }
    }
  }

  /// The table answers as ICU does for a language alone and in every region.
  @Test func likelyScriptsAreThoseOfICU() {
    let regions = ["", "-AT", "-BR", "-CN", "-IN", "-IQ", "-ME", "-PK", "-RU", "-TR", "-UA", "-US"]
    let languages =
      "ar be bn cs de el en es fa fi fr gu he hi hu hy id it ja ka ko mr ms ne pl pt"
      + " ro ru sr ta te th tr uk ur uz vi zh"
    for language in languages.split(separator: " ") {
      for region in regions {
        guard let tag = LocaleTag("\(language)\(region)") else { continue }
        #expect(tag.scriptOrLikely == tag.maximized.script, "\(tag)")
      }
    }
  }

  @Test func orderIsThatOfBytes() {
    let tags = ["zh-Hans", "de", "de-AT", "en", "de-1901", "x-a"].compactMap { LocaleTag($0) }
    #expect(
      tags.sorted().map(\.description) == ["de", "de-1901", "de-AT", "en", "x-a", "zh-Hans"])
    #expect(Set([LocaleTag("iw"), LocaleTag("he"), LocaleTag("HE")]).count == 1)
  }

  @Test("the letters of a language, small and capital")
  func letters() {
    func holds(_ tag: String, _ letters: String) -> [Bool] {
      let own = LocaleTag(tag)?.letters ?? []
      return letters.unicodeScalars.map(own.contains)
    }
    #expect(holds("ru", "\u{401}\u{451}\u{44F}") == [true, true, true])
    #expect(holds("ru", "\u{405}\u{458}s") == [false, false, false])
    #expect(holds("mk", "\u{405}\u{455}") == [true, true])
    #expect(holds("ce-RU", "\u{4C0}\u{4CF}") == [true, true])
    #expect(holds("sr-Latn", "žе") == [true, false])
    // ICU has no data for Ingush and for no language.
    #expect(LocaleTag("inh")?.letters == [])
    #expect(LocaleTag("und")?.letters == [])
  }
}
