import CICU

extension LocaleTag {
  /// The tag with its likely subtags, itself where ICU has none to add: `zh-Hant-TW` for `zh-TW`.
  package var maximized: LocaleTag { form(Int32(LABELLINT_LOCALE_MAXIMIZED)) }

  /// The script subtag, given or likely; nil where ICU does not know the language.
  package var scriptOrLikely: String? {
    script ?? LikelyScripts.byLanguage[language] ?? maximized.script
  }

  /// The tag under which spellings of one locale meet: `zh-CN`, `zh-Hans-CN` and `zh-Hans` all give
  /// `zh-Hans`, and `zh-TW`, `zh-Hant-TW` and `zh-Hant` give `zh-Hant`.
  ///
  /// Compare merged tags to find duplicates, and to look for ancestors.
  package var merged: LocaleTag {
    if language != "zh", language != "yue" { return self }
    let tag = withChineseScript
    switch tag.core {
    case "zh-Hans-CN": return tag.replacingCore(with: "zh-Hans")
    case "zh-Hant-TW": return tag.replacingCore(with: "zh-Hant")
    default: return tag
    }
  }

  /// Whether language and region are registered: ICU knows them, or the language is one of ISO 639-3
  /// that ICU has no data for, such as Mon (`mnw`).
  package var isRegistered: Bool {
    // For a language that it does not know ICU reads in the names of all languages.
    isKnownRegion && (LanguageCodes.holds(language) || isKnownLanguage)
  }

  /// Registered tags that one with an unknown language or region most likely means, the likelier first.
  ///
  /// Without an unknown region, a language is left: `sr` or `sr-RS` for `sr-SP`. An unknown language may be the code of a
  /// country: `el` for `gr`.
  package var nearestRegistered: [LocaleTag] {
    let script = script.map { "-\($0)" } ?? ""
    if !isKnownRegion {
      guard let own = LocaleTag(language + script), own.isRegistered else { return [] }
      let likely = own.maximized.region.flatMap { LocaleTag("\(language)\(script)-\($0)") }
      return [own] + (likely.map { [$0] } ?? [])
    }
    guard language.utf8.count == 2, let country = LocaleTag("und-\(language.uppercased())"),
      country.isKnownRegion
    else { return [] }
    let meant = country.maximized.language
    let region = region.map { "-\($0)" } ?? ""
    guard let own = LocaleTag(meant + script + region), !own.isNoLanguage, own.isRegistered
    else { return [] }
    return [own]
  }

  /// Whether ICU knows the language.
  package var isKnownLanguage: Bool { unsafe labellint_locale_knows_language(language) != 0 }

  /// Whether ICU knows the region; true without one.
  package var isKnownRegion: Bool {
    guard let region else { return true }
    return unsafe labellint_locale_knows_region(region) != 0
  }

  /// Letters that the language writes, small and capital (CLDR, main exemplar characters).
  ///
  /// None where ICU has no data for it.
  package var letters: Set<Unicode.Scalar> {
    let letters = unsafe ICUOutput.string { buffer, capacity in
      unsafe labellint_locale_letters(core, buffer, capacity)
    }
    return Set((letters ?? "").unicodeScalars)
  }

  /// Whether texts of the locale run from right to left.
  package var isRightToLeft: Bool { unsafe labellint_locale_is_right_to_left(core) != 0 }

  /// Whether the tag names no language that people read: documentation of messages (`qq`, `qqq`),
  /// pseudo-locales (`en-XA`, `en-XC`, `ar-XB`), "no language", "several" and "undetermined".
  package var isNoLanguage: Bool {
    // Few languages begin as these do, and to compare texts costs more than to look at a letter.
    switch language.utf8.first {
    case UInt8(ascii: "q"), UInt8(ascii: "z"), UInt8(ascii: "u"), UInt8(ascii: "m"),
      UInt8(ascii: "e"), UInt8(ascii: "a"):
      break
    default: return false
    }
    return switch language {
    case "qq", "qqq", "zxx", "und", "mul": true
    case "en": region == "XA" || region == "XC"
    case "ar": region == "XB"
    default: false
    }
  }

  /// Whether this is English beside an English source, in the same script; copies are expected there.
  package func isVariant(ofEnglishSource source: LocaleTag) -> Bool {
    language == "en" && source.language == "en" && scriptOrLikely == source.scriptOrLikely
  }

  /// Name of the locale in the language of another: `Portuguese (Portugal)`.
  package func displayName(in display: LocaleTag) -> String {
    unsafe ICUOutput.string { buffer, capacity in
      unsafe labellint_locale_display_name(description, display.description, buffer, capacity)
    } ?? description
  }

  /// Chinese and Cantonese by region with the script it means; any other tag as it is.
  var withChineseScript: LocaleTag {
    guard description.hasPrefix("zh-") || description.hasPrefix("yue-") else { return self }
    return switch core {
    case "zh-CN": replacingCore(with: "zh-Hans")
    case "zh-SG": replacingCore(with: "zh-Hans-SG")
    case "zh-TW": replacingCore(with: "zh-Hant")
    case "zh-HK": replacingCore(with: "zh-Hant-HK")
    case "zh-MO": replacingCore(with: "zh-Hant-MO")
    case "yue-CN": replacingCore(with: "yue-Hans-CN")
    case "yue-HK": replacingCore(with: "yue-Hant-HK")
    default: self
    }
  }

  /// What ICU makes of language, script and region, with the rest of this tag behind it.
  private func form(_ form: Int32) -> LocaleTag {
    let made = unsafe ICUOutput.string { buffer, capacity in
      unsafe labellint_locale_form(form, core, buffer, capacity)
    }
    guard let made, made.utf8.first != UInt8(ascii: "_"), !made.isEmpty else { return self }
    let hyphens = made.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
    return replacingCore(with: String(decoding: hyphens, as: UTF8.self))
  }
}

/// Languages that are written in one script wherever they are spoken (CLDR, likely subtags): the answer
/// that ICU gives for every region, without asking it.
enum LikelyScripts {
  /// Scripts by language subtag.
  static let byLanguage = TextTable(Resource.lines(of: "locales/likely-scripts.txt"))
}
