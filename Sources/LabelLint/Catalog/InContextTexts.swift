extension CatalogFile {
  /// Texts of a locale that tell whether all are marks.
  private static let sampledTexts = 8

  /// Whether the texts of each locale are the marks of an in-context editor and no translations: `crwdns12:0Open
  /// %1$scrwdne12:0`; in the order of `localeNames`.
  ///
  /// Crowdin fills one language of a project with them, which may be any; its In-Context tool finds by them which key a
  /// text on the screen has (Crowdin, "In-Context for Web").
  var areInContext: [Bool] {
    var seen = Array(repeating: 0, count: localeNames.count)
    var marked = seen
    for entry in entries.indices {
      let locale = Int(entries[entry].locale)
      if seen[locale] >= Self.sampledTexts { continue }
      for message in messageRange(ofEntry: entry) {
        seen[locale] += 1
        if Self.isMarked(text.span.extracting(messages[message].value.range)) {
          marked[locale] += 1
        }
      }
    }
    return zip(seen, marked).map { $1 * 2 > $0 }
  }

  private static func isMarked(_ text: Span<UInt8>) -> Bool {
    text.holds("crwdns") && text.holds("crwdne")
  }
}
