/// The short codes that CLDR replaces, so that all others need no look into ICU's tables: these are read
/// in for the first tag that does.
///
/// A test holds all lists to ICU.
enum LocaleReplacements {
  /// Languages of two letters that have a replacement in some tags.
  static let languages: Set = ["bh", "mo", "sh", "tw"]

  /// Languages of two letters with the one language that takes their place in every tag.
  static let renamed = ["in": "id", "iw": "he", "ji": "yi", "jw": "jv", "tl": "fil"]

  /// Languages of three letters that catalogs have and that have no replacement.
  static let long = Set(Resource.lines(of: "locales/three-letters.txt"))

  /// Scripts that tags name, none of which has a replacement.
  static let scripts = Set(Resource.lines(of: "locales/scripts.txt"))

  /// Regions of two letters that have a replacement.
  static let regions = Set(Resource.lines(of: "locales/replaced-regions.txt"))

  /// Regions that are numbers: the world, Europe, Latin America.
  static let numbers: Set = ["001", "150", "419"]

  /// The canonical form of a tag of a language, perhaps with a script and a region, that these lists
  /// tell; nil for any other tag.
  ///
  /// - Parameter tag: Well-formed, with hyphens, in lower case.
  /// - Returns: The tag with its script capitalized and its region in upper case.
  static func canonical(_ tag: String) -> String? {
    let bytes = tag.utf8.span
    let end = bytes.firstIndex(of: hyphen) ?? bytes.count
    if end == bytes.count, end == 2 || tag == "und" { return language(tag) }
    guard bytes.count <= longest, var canonical = language(string(bytes, 0..<end)) else {
      return nil
    }
    var start = end + 1
    // A script comes before a region, and nothing behind it.
    var isScript = true
    while start <= bytes.count {
      let end = bytes.firstIndex(of: hyphen, from: start) ?? bytes.count
      switch end - start {
      case 4 where isScript:
        let script = string(bytes, start..<end, capitals: 1)
        guard scripts.contains(script) else { return nil }
        canonical += "-" + script
        isScript = false
      case 2 where end == bytes.count:
        guard ASCII.isLetter(bytes[start]), ASCII.isLetter(bytes[start + 1]) else {
          return nil
        }
        let region = string(bytes, start..<end, capitals: 2)
        if regions.contains(region) { return nil }
        canonical += "-" + region
      case 3 where end == bytes.count:
        let region = string(bytes, start..<end)
        guard numbers.contains(region) else { return nil }
        canonical += "-" + region
      default: return nil
      }
      start = end + 1
    }
    return canonical
  }

  /// Longest tag of a language, a script and a region.
  private static var longest: Int { 12 }

  private static var hyphen: UInt8 { UInt8(ascii: "-") }

  /// What a language is called; nil where the lists do not tell.
  private static func language(_ language: String) -> String? {
    switch language.utf8.count {
    case 2: languages.contains(language) ? nil : renamed[language] ?? language
    case 3: language == "und" || long.contains(language) ? language : nil
    default: nil
    }
  }

  /// A subtag, its first letters in upper case.
  private static func string(
    _ tag: Span<UInt8>, _ range: Range<Int>, capitals: Int = 0
  ) -> String {
    var letters: [UInt8] = []
    letters.reserveCapacity(range.count)
    for index in range {
      let isCapital = index - range.lowerBound < capitals
      letters.append(isCapital ? ASCII.uppercased(tag[index]) : tag[index])
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
