/// The translations of a catalog that are their source text, or were before that was reworded: found once, before wording is judged.
///
/// `untranslated-copy` reports them; no rule of wording judges them and none counts as translated.
package struct SourceCopies: Sendable {
  /// An entry of a locale with a text that is its source text, or was.
  struct Copy: Sendable {
    /// The row.
    let row: Int
    /// The first text that is a copy.
    let text: MessageReference
    /// The source text.
    let source: MessageReference
    /// Whether the text is an older source text, and not that of today.
    let isFormer: Bool
    /// Whether the locale is written in another script.
    let isForeignScript: Bool
    /// Whether it has words, and is no name or title that many languages keep.
    let isSure: Bool
    /// The level the copy is reported at.
    private(set) var level: Severity

    /// The text that it is a copy of, or for an older source text itself.
    var original: MessageReference { isFormer ? text : source }

    /// The copy where it may be a name or a word of both languages: at most a note.
    var noted: Copy {
      var copy = self
      copy.level = min(level, .note)
      return copy
    }
  }

  /// A source text that nearly all locales have as it is: a name, it seems.
  struct SharedName: Sendable {
    /// The row.
    let row: Int
    /// Locales that have it as it is.
    let copies: Int
    /// Locales that have the key.
    let locales: Int
    /// The copies with the numbers of their locales.
    let found: [(locale: Int, copy: Copy)]
  }

  /// Copies by locale number, in the order of the rows.
  let copies: [[Copy]]
  /// Texts that were compared, by locale number.
  let compared: [Int]
  /// Names that nearly all locales have as they are.
  let sharedNames: [SharedName]
  /// The script that each locale's texts are written in; nil for the source and its variants.
  let scripts: [Script?]
  private let catalog: Catalog
  /// Names that are the same in every language.
  let names: KeptNames
  /// All messages that are their source text, or an older one, whether that is a fault or not.
  let alike: MessageSet
  /// The messages that are copies and faults.
  private let owned: MessageSet

  /// Compares every translation of a catalog with its source text.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - survey: What its texts show.
  ///   - kinds: What its texts are.
  ///   - exemptions: Which of them no rule of wording judges, by file.
  ///   - settings: What makes a translation a copy.
  ///   - lexicons: The words of languages, and those of every language, among them acronyms.
  ///   - shelf: What follows from the tags of locales.
  init(
    _ catalog: Catalog, _ survey: TextSurvey, _ kinds: CatalogKinds, _ exemptions: [JudgedTexts],
    settings: CopySettings, _ lexicons: LexiconShelf, _ shelf: LocaleShelf
  ) {
    self.catalog = catalog
    var search = CopyFinder(
      catalog, kinds, exemptions, settings: settings, lexicons, shelf)
    search.run(survey)
    scripts = search.locales.map { $0?.script }
    copies = search.copies
    compared = search.compared
    sharedNames = search.sharedNames
    names = search.names
    alike = search.alike
    owned = search.owned
  }

  /// Whether a text is a copy of its source that `untranslated-copy` reports.
  package func owns(message: Int, ofFile file: Int) -> Bool {
    owned.contains(message: message, ofFile: file)
  }

  /// Whether a locale's entry has a text that is a copy.
  package func isCopy(row: Int, locale: Int) -> Bool {
    if copies[locale].isEmpty { return false }
    guard let entry = catalog.entry(row: row, locale: locale) else { return false }
    let file = Int(entry.file)
    if !owned.hasAny(ofFile: file) { return false }
    return catalog.files[file].messageRange(ofEntry: Int(entry.entry))
      .contains { owns(message: $0, ofFile: file) }
  }
}
