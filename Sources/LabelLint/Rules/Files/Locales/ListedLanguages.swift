/// The languages that users choose in an app, by the codes of an array of its source texts: the app asks for their
/// folders itself, whatever codes devices use.
struct ListedLanguages {
  private var codes: Set<String> = []

  /// Fewest items of a list of languages.
  private static let fewest = 4
  /// Most bytes of a code.
  private static let longest = 16

  /// The languages that arrays of a catalog list.
  init(_ catalog: Catalog) {
    for row in catalog.rows.indices {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
        catalog[source].type == .array
      else { continue }
      codes.formUnion(Self.codes(of: source, catalog))
    }
  }

  /// The codes of an array, in small letters with hyphens; none where fewer than three of four items are codes.
  private static func codes(of array: EntryReference, _ catalog: Catalog) -> Set<String> {
    let file = catalog.file(of: array)
    let items = file.messageRange(ofEntry: Int(array.entry))
    if items.count < fewest { return [] }
    var codes: Set<String> = []
    for item in items {
      let text = file.messages[item].text
      guard (2...longest).contains(text.count), let written = file.string(text) else { continue }
      let code = String(written.lowercased().map { $0 == "_" ? "-" : $0 })
      if LocaleTag(code)?.isRegistered ?? false { codes.insert(code) }
    }
    return codes.count * 4 >= items.count * 3 ? codes : []
  }

  /// Whether the code of an Android folder is listed as the folder spells it: `values-pt-rBR` as `pt-BR` or `pt_BR`.
  ///
  /// - Parameters:
  ///   - folder: The name of the folder.
  ///   - tag: The locale that it stands for.
  /// - Returns: Whether it is.
  func hold(folder: String, meaning tag: LocaleTag) -> Bool {
    if codes.isEmpty { return false }
    let words = folder.split(separator: "-").dropFirst().map(String.init)
    for index in words.indices {
      guard let (locale, _) = AndroidFolderName.readLocale(words[index...]), locale.tag == tag
      else { continue }
      let subtags = [locale.language, locale.script, locale.region, locale.variant]
      return codes.contains(subtags.compactMap(\.self).joined(separator: "-"))
    }
    return false
  }
}
