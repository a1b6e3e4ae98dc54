/// The short codes that CLDR replaces, so that all others need no look into ICU's tables.
///
/// A test holds both lists to ICU, for every code of two letters.
enum LocaleReplacements {
  /// Languages of two letters that have a replacement.
  static let languages: Set = ["bh", "in", "iw", "ji", "jw", "mo", "sh", "tl", "tw"]

  /// Regions of two letters that have a replacement.
  static let regions: Set = [
    "AN", "BU", "CS", "CT", "DD", "DY", "FQ", "FX", "HV", "JT", "MI", "NH", "NQ", "NT", "PC", "PU",
    "PZ", "QU", "RH", "SU", "TP", "UK", "VD", "WK", "YD", "YU", "ZR",
  ]

  /// The canonical form of a tag that is a language of two letters, perhaps with a region of two, and
  /// has nothing to replace; nil for any other tag.
  ///
  /// - Parameter tag: Well-formed, with hyphens, the language in lower case.
  /// - Returns: The tag with its region in upper case.
  static func canonical(_ tag: String) -> String? {
    let bytes = tag.utf8
    switch bytes.count {
    case 2: return languages.contains(tag) ? nil : tag
    case 5:
      let parts = bytes.split(separator: UInt8(ascii: "-"))
      guard parts.count == 2, parts[1].count == 2, parts[1].allSatisfy(ASCIICase.isLetter) else {
        return nil
      }
      let language = String(decoding: parts[0], as: UTF8.self)
      let region = String(decoding: parts[1].map(ASCIICase.upper), as: UTF8.self)
      if languages.contains(language) || regions.contains(region) { return nil }
      return language + "-" + region
    default: return nil
    }
  }
}
