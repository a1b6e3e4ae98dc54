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

  /// Looks up every required key in every locale that must be complete.
  package init(
    _ catalog: Catalog, _ kinds: CatalogKinds, _ copies: SourceCopies,
    fullRegions: [String] = []
  ) {
    self.init(
      catalog, TextSurvey(catalog), kinds, copies, fullRegions: fullRegions, LocaleShelf())
  }

  /// Looks up every required key; what follows from the tags of locales is taken from a shelf.
  init(
    _ catalog: Catalog, _ survey: TextSurvey, _ kinds: CatalogKinds, _ copies: SourceCopies,
    fullRegions: [String], _ shelf: LocaleShelf
  ) {
    let columns = LocaleColumns(catalog, fullRegions: fullRegions, shelf)
    let requirements = TranslationRequirements(catalog, kinds)
    var missing = [[Int]](repeating: [], count: catalog.locales.count)
    var copied = missing
    var required = [Int](repeating: 0, count: catalog.locales.count)
    // Whether the texts that some locale lacks are names alone, or may be read as they are, each looked at
    // once.
    var areRead = [Bool](repeating: false, count: catalog.rows.count)
    var (areNames, mayBeReadable) = (areRead, areRead)
    // Where there is a source, every locale must have the same keys.
    let common =
      catalog.hasSource
      ? requirements.rows.filter { !requirements.keys.isShownToUsers(row: $0) } : nil
    let sourceScript = shelf.profile(of: catalog.sourceLocale).script
    // A catalog without files has no rows either.
    if var current = FileCursor(catalog) {
      let unread = catalog.unreadLocales
      for locale in catalog.locales.indices where columns.isRequired[locale] {
        // What a locale, or one that serves its users, has in a file that was not read is not missing.
        if columns.serving[locale].contains(where: unread.contains) { continue }
        let asked =
          common ?? requirements.rows.filter { requirements.isRequired(row: $0, locale: locale) }
        var lacking: [Int] = []
        var taken: [Int] = []
        let texts = survey.texts
        let first = locale * survey.rowCount
        let isAlone = columns.serving[locale].count == 1
        var known = copies.copies[locale].makeIterator()
        var copy = known.next()
        for row in asked {
          // Nearly all texts are the locale's own, and need not be looked at again.
          if texts[first &+ row].isFinished {
            while let before = copy, before.row < row { copy = known.next() }
            if copy?.row == row { taken.append(row) }
            continue
          }
          if isAlone, texts[first &+ row].isNone {
            lacking.append(row)
            continue
          }
          let server = columns.server(
            ofRow: row, locale: locale, requirements, through: &current)
          guard let server else {
            lacking.append(row)
            continue
          }
          if copies.isCopy(row: row, locale: server) { taken.append(row) }
        }
        required[locale] = asked.count
        let tag = catalog.locales[locale]
        let script = shelf.profile(of: tag).script
        missing[locale] = lacking.filter { row in
          if !areRead[row] {
            areRead[row] = true
            areNames[row] = NothingToTranslate.areNames(row: row, copies.names, in: catalog)
            mayBeReadable[row] = NothingToTranslate.mayBeReadable(row: row, of: catalog)
          }
          return !areNames[row] && !requirements.keys.serves(locale, row: row)
            && !(mayBeReadable[row]
              && NothingToTranslate.isReadable(
                row: row, by: tag, in: script, besides: sourceScript, of: catalog))
        }
        copied[locale] = taken
      }
    }
    self.areNames = areNames
    self.columns = columns
    self.requirements = requirements
    self.missing = missing
    self.copied = copied
    self.required = required
  }

  /// Rows that translators are asked for, without names that some locale does not repeat.
  var asked: [Int] { requirements.rows.filter { !areNames[$0] } }

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

extension Catalog {
  /// The numbers of the locales of which a file could not be read: all for a file that holds several.
  fileprivate var unreadLocales: Set<Int> {
    var numbers: Set<Int> = []
    for file in files.indices where files[file].isUnread {
      if files[file].format == .xcstrings { return Set(locales.indices) }
      let tag = (places[file].tag ?? sourceLocale).merged
      if let number = locales.firstIndex(of: tag) { numbers.insert(number) }
    }
    return numbers
  }
}
