/// Plurals that count time: their numbers are small, whatever the language could say of large ones.
enum CountedTime {
  /// Words of keys for spans of time.
  private static let keyWords = Resource.words("keys/durations")

  /// Whether a plural counts time by its key, or by the unit behind a number in an English source.
  static func isCounted(row: Int, _ scope: SlotPath, in catalog: Catalog) -> Bool {
    let first = catalog.rows[row].first
    let file = catalog.file(of: first)
    if KeyWords(file.bytes(file.entries[Int(first.entry)].key)).holds(keyWords) { return true }
    guard catalog.sourceLocale.language == "en",
      let source = catalog.entry(row: row, locale: Catalog.sourceIndex)
    else { return false }
    let slot = SlotPath(scope.components + [.plural(.other)])
    guard let message = catalog.message(of: source, slot: slot) else { return false }
    let sourceFile = catalog.file(of: source)
    return holdsTime(sourceFile.bytes(sourceFile.messages[message].text))
  }

  /// Whether a unit of time stands behind a placeholder of a text.
  private static func holdsTime(_ text: Span<UInt8>) -> Bool {
    for index in text.indices where text[index] == "%" {
      // Java's conversions of numbers are among Foundation's.
      var start = NSStringFormat.specifier(at: index, in: text).end
      if text.begins(with: "arg", at: index + 1) { start = index + 4 }
      if text.begins(with: "</", at: start), let end = text.firstIndex(of: 0x3E, from: start) {
        start = end + 1
      }
      if start < text.count, text[start] == 0x20 || text[start] == "-" {
        start += 1
      } else if text.begins(with: "\u{A0}", at: start) {
        start += 2
      }
      var end = start
      while end < text.count, ASCII.isLetter(text[end]) { end += 1 }
      if end > start, UnitSuffix.ofTime.contains(Text.verbatim(text, start..<end).lowercased()) {
        return true
      }
    }
    return false
  }
}
