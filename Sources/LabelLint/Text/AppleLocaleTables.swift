/// What Apple's choice of localizations knows beyond CLDR (apple-oss-distributions/ICU 9e809777,
/// `ualoc.cpp` and its locale data).
enum AppleLocaleTables {
  /// Names that stand for other locales, in ICU's spelling.
  static let aliases = TextTable(Resource.lines(of: "locales/apple-aliases.txt"))

  /// Parents that differ from CLDR's or are missing in ICU 72.
  static let parents = TextTable(Resource.lines(of: "locales/apple-parents.txt"))
}
