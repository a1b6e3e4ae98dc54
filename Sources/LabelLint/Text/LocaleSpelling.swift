import CICU

/// Spellings of locales that are not BCP 47, turned into it.
enum LocaleSpelling {
  /// The well-formed tag that a spelling stands for, in no particular case; nil when there is none.
  static func tag(of spelled: String) -> String? {
    guard var bytes = lowercased(spelled) else { return nil }
    let tag = String(decoding: bytes, as: UTF8.self)
    if tag == "mo" { return "ro-md" }
    let subtags = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = subtags.first else { return nil }
    switch language.count {
    case 1: return tag.hasPrefix("x-") || tag.hasPrefix("i-") ? tag : nil
    case 2, 3:
      guard language.allSatisfy(ASCII.isLetter) else { return nil }
      if isAndroidRegion(spelled, at: language.count + 1) {
        bytes.remove(at: language.count + 1)
        return String(decoding: bytes, as: UTF8.self)
      }
      return hasLongRegion(subtags) ? withShortRegion(subtags) : tag
    default:
      // The English names among Apple's aliases are the ones without a region.
      guard subtags.count == 1 else { return nil }
      return AppleLocaleTables.aliases[tag].flatMap(Self.tag(of:))
        ?? AppleLanguageNames.tag(of: tag)
    }
  }

  /// A spelling in lower case with hyphens; nil where it has other characters than letters, digits and separators, or
  /// too many.
  private static func lowercased(_ spelled: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    for byte in spelled.utf8 {
      let isWordByte = ASCII.isLetter(byte) || ASCII.isDigit(byte)
      let isSeparator = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      guard isWordByte || isSeparator, bytes.count < LocaleTag.longestSpelling else { return nil }
      bytes.append(isSeparator ? UInt8(ascii: "-") : ASCII.lowercased(byte))
    }
    return bytes
  }

  /// Whether the second subtag of a tag can be a region of three letters alone.
  private static func hasLongRegion(_ subtags: [ArraySlice<UInt8>]) -> Bool {
    subtags.count > 1 && subtags[1].count == 3 && subtags[1].allSatisfy(ASCII.isLetter)
      && !languagesWithExtensions.contains(String(decoding: subtags[0], as: UTF8.self))
  }

  /// The languages that an extended language subtag may stand behind (IANA's registry of language
  /// subtags).
  private static let languagesWithExtensions = Resource.languages("extended")

  /// A tag whose second subtag can be a region of three letters alone, with the code of two; nil when it
  /// is none.
  private static func withShortRegion(_ subtags: [ArraySlice<UInt8>]) -> String? {
    let short = region(of: String(decoding: subtags[1], as: UTF8.self))
    guard short.utf8.count == 2 else { return nil }
    var subtags = subtags
    subtags[1] = short.utf8.map(ASCII.lowercased)[...]
    return String(decoding: Array(subtags.joined(separator: [UInt8(ascii: "-")])), as: UTF8.self)
  }

  /// A region subtag; the code of two letters for one of three (`NOR`).
  static func region(of spelled: String) -> String {
    guard spelled.utf8.count == 3, spelled.utf8.allSatisfy(ASCII.isLetter) else {
      return spelled
    }
    let short = unsafe ICUOutput.string { buffer, capacity in
      unsafe labellint_locale_form(
        Int32(LABELLINT_LOCALE_REGION), "und_" + spelled, buffer, capacity)
    }
    return short ?? spelled
  }

  /// Whether a spelling goes on with `r` and two capitals, which ends it.
  ///
  /// BCP 47 would read an extended language subtag here, but spells those in lower case.
  static func isAndroidRegion(_ spelled: String, at offset: Int) -> Bool {
    let rest = Array(spelled.utf8.dropFirst(offset))
    return rest.count == 3 && rest[0] == UInt8(ascii: "r")
      && rest[1...].allSatisfy(ASCII.isUpperCase)
  }
}

/// English names of languages that Apple's systems and GNUstep take for locales, as folders of earlier years have
/// them: `Czech.lproj`, `TraditionalChinese.lproj`.
enum AppleLanguageNames {
  /// The tag that a name in small letters stands for; nil for any other word.
  static func tag(of name: String) -> String? { tags[name] ?? tagsOfGNUstep[name] }

  /// Names of one word; those that bundles are looked up by are among `AppleLocaleTables.aliases`.
  private static let tags = TextTable(Resource.lines(of: "locales/apple-language-names.txt"))
  private static let tagsOfGNUstep = TextTable(
    Resource.lines(of: "locales/gnustep-language-names.txt"))
}
