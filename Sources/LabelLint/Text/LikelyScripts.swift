/// Languages that are written in one script wherever they are spoken (CLDR, likely subtags): the answer
/// that ICU gives for every region, without asking it.
enum LikelyScripts {
  /// Scripts by language subtag.
  static let byLanguage = TextTable(Resource.lines(of: "locales/likely-scripts.txt"))
}
