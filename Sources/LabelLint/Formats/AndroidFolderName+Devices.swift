extension AndroidFolderName {
  /// Codes that Android takes for the present ones (`ResTable_config::langsAreEquivalent`, `Locale.convertOldISOCodes`).
  private static let equivalents: Set<String> = ["iw", "in", "ji", "tl"]

  /// The codes of some languages that devices of every age find (`Locale.convertOldISOCodes`): the present ones are not
  /// known to old ones.
  private static let codesOfAllDevices = ["he": "iw", "id": "in", "yi": "ji"]

  /// Codes of two letters that ISO 639 has taken back, and that of Norwegian as a whole.
  private static let oldCodes: Set<String> = ["jw", "mo", "no", "sh"]

  /// The name by which devices find the texts of a folder that spells its language or region with a code that none of
  /// them uses: `values-nb` for `values-no`, `values-en-rGB` for `values-en-rUK`.
  ///
  /// Android compares codes as they are written. Languages have the codes of BCP 47, two letters before three; what CLDR
  /// calls an alias is asked for by nobody.
  ///
  /// - Parameters:
  ///   - name: The name of the folder.
  ///   - tag: The locale that it means.
  /// - Returns: The name; nil for one that is found.
  static func found(insteadOf name: String, meaning tag: LocaleTag) -> String? {
    let words = name.split(separator: "-").dropFirst().map(String.init)
    for index in words.indices {
      guard let (locale, count) = readLocale(words[index...]), locale.tag == tag else { continue }
      var right = locale
      if tag.language == "no" {
        right.language = "nb"
      } else if tag.language != locale.language, !equivalents.contains(locale.language),
        locale.language.utf8.count == 3 || oldCodes.contains(locale.language)
      {
        right.language = codesOfAllDevices[tag.language] ?? tag.language
        right.script = right.script ?? tag.script
      }
      if let region = locale.region, let known = tag.region, region != lowercase(known) {
        right.region = known
      }
      // The code of Laos, which many take for Latin America.
      if tag.language == "es", tag.region == "LA" { right.region = "419" }
      guard right != locale, let spelling = right.spelling else { return nil }
      return (["values"] + words[..<index] + [spelling] + words[(index + count)...])
        .joined(separator: "-")
    }
    return nil
  }

  /// The name of a folder with another locale; nil if the name does not spell its locale.
  ///
  /// - Parameters:
  ///   - name: The name of the folder.
  ///   - tag: The locale that it means.
  ///   - other: The locale that the new name means.
  /// - Returns: The name.
  static func renamed(_ name: String, meaning tag: LocaleTag, to other: LocaleTag) -> String? {
    let words = name.split(separator: "-").dropFirst().map(String.init)
    for index in words.indices {
      guard let (locale, count) = readLocale(words[index...]), locale.tag == tag else { continue }
      var right = locale
      right.language = codesOfAllDevices[other.language] ?? other.language
      right.script = other.script
      right.region = other.region
      guard let spelling = right.spelling else { return nil }
      return (["values"] + words[..<index] + [spelling] + words[(index + count)...])
        .joined(separator: "-")
    }
    return nil
  }

  /// Whether a folder spells its language with a code that CLDR takes for another one and Android does not: `values-tw`
  /// for Akan.
  ///
  /// - Parameters:
  ///   - name: The name of the folder.
  ///   - tag: The locale that it means.
  /// - Returns: Whether it does.
  static func isAlias(_ name: String, of tag: LocaleTag) -> Bool {
    let words = name.split(separator: "-").dropFirst().map(String.init)
    for index in words.indices {
      guard let (locale, _) = readLocale(words[index...]), locale.tag == tag else { continue }
      return locale.language != tag.language && !equivalents.contains(locale.language)
    }
    return false
  }
}
