/// The languages that users choose in an app, by the codes of an array of its source texts: the app asks for their
/// folders itself, whatever codes devices use.
struct ListedLanguages {
  /// Those of an array of the catalog.
  private var codes: Set<String> = []
  /// Those that a program lists; empty where it lists none.
  private var codesOfPrograms: Set<String> = []

  /// Fewest languages of a catalog that a list is known by.
  private static let fewest = 4

  /// The languages that arrays of a catalog list, or that the app's programs do.
  init(_ catalog: Catalog, _ uses: CatalogUses?) {
    if catalog.format.isApple { return }
    for row in catalog.rows.indices {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { continue }
      codes.formUnion(LanguageArray.codes(of: source, in: catalog))
    }
    let written = uses?.index.languageCodes ?? []
    // Many a word is a code: a list has those of most languages.
    let languages = Set(catalog.locales.dropFirst().map(\.language))
    let listed = languages.count { written.contains($0) }
    if languages.count >= Self.fewest, listed * 3 >= languages.count * 2 {
      codesOfPrograms = written
    }
  }

  /// Whether a program lists the code of an Android folder, so that it asks for the folder when users choose it there.
  func programsHold(folder: String, meaning tag: LocaleTag) -> Bool {
    Self.codes(ofFolder: folder, meaning: tag).contains { codesOfPrograms.contains($0) }
  }

  /// Whether the code of an Android folder is listed as the folder spells it: `values-pt-rBR` as `pt-BR` or `pt_BR`.
  ///
  /// - Parameters:
  ///   - folder: The name of the folder.
  ///   - tag: The locale that it stands for.
  /// - Returns: Whether it is.
  func hold(folder: String, meaning tag: LocaleTag) -> Bool {
    Self.codes(ofFolder: folder, meaning: tag).contains { codes.contains($0) }
  }

  /// The code of an Android folder as it spells it, in small letters with hyphens; none where it means another locale.
  private static func codes(ofFolder folder: String, meaning tag: LocaleTag) -> [String] {
    let words = folder.split(separator: "-").dropFirst().map(String.init)
    for index in words.indices {
      guard let (locale, _) = AndroidFolderName.readLocale(words[index...]), locale.tag == tag
      else { continue }
      let subtags = [locale.language, locale.script, locale.region, locale.variant]
      return [subtags.compactMap(\.self).joined(separator: "-")]
    }
    return []
  }
}
