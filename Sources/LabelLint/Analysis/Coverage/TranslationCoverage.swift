/// What every locale of a catalog must have, and what it lacks: worked out once for all rules.
package struct TranslationCoverage: Sendable {
  /// Rows that a locale's users do not get in their language, by locale number.
  package let missing: [[Int]]
  /// Rows of which a locale's users get a copy of the source text, by locale number.
  package let copied: [[Int]]
  /// Number of keys a locale must have, by locale number; 0 where it need not be complete, or a file was not read.
  package let required: [Int]
  /// Whether a row that some locale lacks has nothing but names, by its number.
  private let areNames: [Bool]
  /// How the locales serve each other.
  let columns: LocaleColumns
  /// What is asked of translators.
  let requirements: TranslationRequirements

  /// Looks up every required key in every locale that must be complete; what follows from the tags of locales is taken
  /// from a shelf.
  init(
    _ catalog: Catalog, _ survey: TextSurvey, _ kinds: CatalogKinds, _ copies: SourceCopies,
    fullRegions: [String], _ shelf: LocaleShelf
  ) {
    let columns = LocaleColumns(catalog, fullRegions: fullRegions, shelf)
    let requirements = TranslationRequirements(catalog, kinds)
    var missing = [[Int]](repeating: [], count: catalog.locales.count)
    var copied = missing
    var required = [Int](repeating: 0, count: catalog.locales.count)
    var untranslated = UntranslatedRows(catalog, copies.names, requirements.keys, shelf)
    // Where there is a source, every locale must have the same keys.
    let common =
      catalog.hasSource
      ? requirements.rows.filter { !requirements.keys.isShownToUsers(row: $0) } : nil
    // A catalog without files has no rows either.
    if var current = FileCursor(catalog) {
      let unread = catalog.unreadLocales
      for locale in catalog.locales.indices where columns.isRequired[locale] {
        // What a locale, or one that serves its users, has in a file that was not read is not missing.
        if columns.serving[locale].contains(where: unread.contains) { continue }
        let asked =
          common ?? requirements.rows.filter { requirements.isRequired(row: $0, locale: locale) }
        let found = Self.gaps(
          of: locale, among: asked, survey, columns, requirements, copies, through: &current)
        required[locale] = asked.count
        missing[locale] = untranslated.needed(found.lacking, by: locale)
        copied[locale] = found.copied
      }
    }
    areNames = untranslated.areNames
    self.columns = columns
    self.requirements = requirements
    self.missing = missing
    self.copied = copied
    self.required = required
  }

  /// The rows that a locale lacks, and those of which its text is a copy of the source text.
  private static func gaps(
    of locale: Int, among asked: [Int], _ survey: TextSurvey, _ columns: LocaleColumns,
    _ requirements: TranslationRequirements, _ copies: SourceCopies,
    through current: inout FileCursor
  ) -> (lacking: [Int], copied: [Int]) {
    var lacking: [Int] = []
    var copied: [Int] = []
    let texts = survey.texts
    let first = locale * survey.rowCount
    let isAlone = columns.serving[locale].count == 1
    var known = copies.copies[locale].makeIterator()
    var copy = known.next()
    for row in asked {
      // Nearly all texts are the locale's own, and need not be looked at again.
      if texts[first &+ row].isFinished {
        while let before = copy, before.row < row { copy = known.next() }
        if copy?.row == row { copied.append(row) }
        continue
      }
      if isAlone, texts[first &+ row].isNone {
        lacking.append(row)
        continue
      }
      let server = columns.server(ofRow: row, locale: locale, requirements, through: &current)
      guard let server else {
        lacking.append(row)
        continue
      }
      if copies.isCopy(row: row, locale: server) { copied.append(row) }
    }
    return (lacking, copied)
  }

  /// Rows that translators are asked for, without names that some locale does not repeat.
  var asked: [Int] { requirements.rows.filter { !areNames[$0] } }

  /// Rows of texts that stay as they are in every language, so that a locale need not repeat them.
  var kept: [Int] { requirements.kept + requirements.rows.filter { areNames[$0] } }

  /// Rows that the nearest ancestor of a locale lacks, too, where that must be complete: the fault is the
  /// ancestor's, as of `fr` for `fr-CA`.
  func missingInAncestor(of locale: Int) -> Set<Int> {
    let ancestor = columns.serving[locale].dropFirst().first { columns.isRequired[$0] }
    return ancestor.map { Set(missing[$0]) } ?? []
  }

  /// Number of required keys that a locale has in its language.
  package func translated(locale: Int) -> Int {
    required[locale] - missing[locale].count - copied[locale].count
  }
}

/// Rows that a locale may lack, because it needs no translation of them.
///
/// What does not depend on the locale is looked up once for each row that some locale lacks.
private struct UntranslatedRows {
  private let catalog: Catalog
  private let names: KeptNames
  private let keys: LiteralKeys
  private let shelf: LocaleShelf
  private let sourceScript: Script?
  private var areRead: [Bool]
  /// Whether a row that was looked up has nothing but names, by its number.
  private(set) var areNames: [Bool]
  private var mayBeReadable: [Bool]

  init(
    _ catalog: Catalog, _ names: KeptNames, _ keys: LiteralKeys, _ shelf: LocaleShelf
  ) {
    self.catalog = catalog
    self.names = names
    self.keys = keys
    self.shelf = shelf
    sourceScript = shelf.profile(of: catalog.sourceLocale).script
    areRead = [Bool](repeating: false, count: catalog.rows.count)
    (areNames, mayBeReadable) = (areRead, areRead)
  }

  /// The rows, of those that a locale lacks, that its users need.
  mutating func needed(_ lacking: [Int], by locale: Int) -> [Int] {
    let tag = catalog.locales[locale]
    let script = shelf.profile(of: tag).script
    var needed: [Int] = []
    for row in lacking {
      lookUp(row)
      if areNames[row] || keys.serves(locale, row: row) { continue }
      if mayBeReadable[row],
        NothingToTranslate.isReadable(
          row: row, by: tag, in: script, besides: sourceScript, of: catalog)
      {
        continue
      }
      needed.append(row)
    }
    return needed
  }

  private mutating func lookUp(_ row: Int) {
    if areRead[row] { return }
    areRead[row] = true
    areNames[row] = NothingToTranslate.areNames(row: row, names, in: catalog)
    mayBeReadable[row] = NothingToTranslate.mayBeReadable(row: row, of: catalog)
  }
}

extension Catalog {
  /// The numbers of the locales of which a file could not be read: all for a file that holds several.
  fileprivate var unreadLocales: Set<Int> {
    var numbers: Set<Int> = []
    for file in files.indices where files[file].isUnread {
      if files[file].format.namesLocales { return Set(locales.indices) }
      let tag = (places[file].tag ?? sourceLocale).merged
      if let number = locales.firstIndex(of: tag) { numbers.insert(number) }
    }
    return numbers
  }
}
