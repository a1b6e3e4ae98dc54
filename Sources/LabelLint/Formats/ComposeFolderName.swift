/// Reads names such as `values-fr-rCA-dark-xhdpi`, folders of Compose Multiplatform.
///
/// Its plugin knows four qualifiers and takes them in any order: language, region, theme and density
/// (`formats.md` 4). A name with any other word is read by Android's rules, which say what is wrong with it.
enum ComposeFolderName {
  /// The words for a theme.
  private static let themes: Set = ["light", "dark"]
  /// The words for a density.
  private static let densities: Set = ["ldpi", "mdpi", "hdpi", "xhdpi", "xxhdpi", "xxxhdpi"]

  /// Reads the name of a folder.
  static func read(_ name: String) -> FolderName {
    compose(name) ?? AndroidFolderName.read(name)
  }

  /// The name by the rules of Compose; nil where a word is none of its qualifiers or stands twice.
  private static func compose(_ name: String) -> FolderName? {
    var words = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard words.count > 1, words.removeFirst() == "values" else { return nil }
    var (language, region, theme, density): (String?, String?, String?, String?)
    for word in words {
      let lower = AndroidFolderName.lowercase(word)
      if themes.contains(lower), theme == nil {
        theme = word
      } else if densities.contains(lower), density == nil {
        density = word
      } else if isRegion(word), region == nil {
        region = String(lower.dropFirst())
      } else if AndroidLocaleQualifier.isLanguage(lower), language == nil {
        language = lower
      } else if isRegion(lower, inAnyCase: true), region == nil {
        region = String(lower.dropFirst())
      } else {
        return nil
      }
    }
    let qualifiers = words.filter { $0 == theme || $0 == density }
    guard let language else {
      return region == nil ? FolderName(name, tag: nil, qualifiers: qualifiers) : nil
    }
    return LocaleTag(language: language, region: region).map {
      FolderName(name, tag: $0, qualifiers: qualifiers)
    }
  }

  /// Whether a word is `r` and a region of two letters; in small ones it may be a language, `rue`.
  private static func isRegion(_ word: String, inAnyCase: Bool = false) -> Bool {
    let bytes = word.utf8
    return bytes.count == 3 && bytes.first == UInt8(ascii: "r")
      && bytes.dropFirst().allSatisfy(inAnyCase ? ASCII.isLetter : ASCII.isUpperCase)
  }
}
