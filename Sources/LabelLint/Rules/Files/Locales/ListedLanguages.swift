/// The languages that users choose in an app, by the codes of an array of its source texts: the app asks for their
/// folders itself, whatever codes devices use.
struct ListedLanguages {
  private var codes: Set<String> = []

  /// The languages that arrays of a catalog list.
  init(_ catalog: Catalog) {
    for row in catalog.rows.indices {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { continue }
      codes.formUnion(LanguageArray.codes(of: source, in: catalog))
    }
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
