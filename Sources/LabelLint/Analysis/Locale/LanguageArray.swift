/// The codes of an array in which users choose a language of the app.
enum LanguageArray {
  /// Fewest items of such an array.
  private static let fewest = 4
  /// Most bytes of a code.
  private static let longest = 16

  /// The codes of an array, in small letters with hyphens; none where fewer than three of four items are codes.
  static func codes(of array: EntryReference, in catalog: Catalog) -> Set<String> {
    guard catalog[array].type == .array else { return [] }
    let file = catalog.file(of: array)
    let items = file.messageRange(ofEntry: Int(array.entry))
    if items.count < fewest { return [] }
    var codes: Set<String> = []
    for item in items {
      let text = file.messages[item].text
      guard (2...longest).contains(text.count), let written = file.string(text) else { continue }
      // "One" and "Two" are words, although `one` and `two` are codes.
      let start = written.utf8.prefix(2)
      guard start.allSatisfy(ASCII.isLowerCase) || start.allSatisfy(ASCII.isUpperCase) else {
        continue
      }
      let code = String(written.lowercased().map { $0 == "_" ? "-" : $0 })
      if LocaleTag(code)?.isRegistered ?? false { codes.insert(code) }
    }
    return codes.count * 4 >= items.count * 3 ? codes : []
  }
}
