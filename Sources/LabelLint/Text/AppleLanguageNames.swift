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
