/// Where in a string catalog reading is, to name it in messages and to fill records.
struct XCStringsPlace {
  /// The key.
  var key = TextRef.none
  /// Where the key stands, without quotes.
  var keySpan = ByteRange.zero
  /// The locale, an index in `CatalogFile.localeNames`.
  var locale = 0
  /// Whether reading is inside a localization.
  var isInLocalization = false
  /// The form inside the localization, a node of the variation table.
  var node = 0
  /// Whether a percent sign may stand in one of its texts.
  var hasPercent = false
  /// The entry of this key and locale, an index in `CatalogFile.entries`; nil before its first text.
  var entry: Int?
  /// What the localization holds, by its outermost member; nil before the first one.
  var type: EntryType?
}
