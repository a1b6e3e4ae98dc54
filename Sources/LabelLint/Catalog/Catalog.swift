/// A catalog set: one table, or one Android resource folder, with all its locales joined by key.
///
/// An object, so that to hand it on costs next to nothing: every rule and every locale's facts keep it.
package final class Catalog: Sendable {
  /// Path of the set: Android the `res` folder, Apple the path without `.lproj` and extension.
  package let set: String
  /// The files, ordered by path.
  package let files: [CatalogFile]
  /// The format most of the files have; those that stand in for others count in a program alone.
  package let format: CatalogFormat
  /// What each file's folder says, index for index.
  package let places: [CatalogPlace]
  /// The language that the others are translated from.
  package let sourceLocale: LocaleTag
  /// Whether some file holds texts of the source language.
  package let hasSource: Bool
  /// Locales of the set, the source first, then by tag.
  package let locales: [LocaleTag]
  /// The keys, in the order they are met: source files first.
  package let rows: [KeyRow]

  /// Paths of the files that kinds name as evidence by index, where sources were read.
  package let usePaths: [String]
  /// Locales that must be complete; nil for those that the set has.
  package let requiredLocales: [LocaleTag]?

  /// Numbers of the source files that next to no locale has a counterpart of, in a set that is
  /// translated.
  let developerFiles: Set<Int>

  /// The lists of languages of the app that the set is compared with.
  let localeDeclarations: [LocaleDeclaration]

  /// Locales that other tables of the same Xcode project have a folder for; only where lists are compared.
  let localesOfProject: [LocaleTag]

  /// Which of its files the app is built with; nil where no project file tells.
  let shipping: CatalogShipping?

  /// Whether the project has resources of other Android modules, which may be libraries that this one uses.
  let hasOtherModules: Bool
  /// Whether texts for stores are judged like those of the app.
  let judgesStoreTexts: Bool

  /// First link of each row and locale in `links`, locale by locale; -1 where the locale lacks the key.
  ///
  /// Nearly all walks are through a locale, above all through the source.
  let cells: [Int32]
  /// Entries of a row and locale, chained: the plain one first, variants and duplicates behind.
  let links: [Link]
  /// Finds rows by their keys.
  let index: [KeyRow.Identity: Int]
  /// The source entries behind the plain one of each row that has several, by their product.
  let overrides: [Int: [[UInt8]: [EntryReference]]]
  /// Number of rows with an entry that is no override, by locale.
  let entryCounts: [Int]
  /// What is true of some entry of each file: rules for a few entries need not look at all of them.
  let entryFlags: [Entry.Flags]

  /// An entry and the next one of the same row and locale.
  struct Link: Sendable {
    /// The entry.
    var reference: EntryReference
    /// Index of the next link; -1 for the last.
    var next: Int32
    /// Whether qualifiers or a product make it an override that need not be complete.
    var isVariant: Bool
  }

  /// Number of the source locale in `locales`.
  package static let sourceIndex = 0

  /// What is known of a set beside its files and what their join makes of them.
  struct Surroundings {
    /// Path of the set.
    var set: String
    /// Paths of the files that kinds name as evidence by index.
    var usePaths: [String] = []
    /// Locales that must be complete; nil for those that the set has.
    var requiredLocales: [LocaleTag]?
    /// Numbers of the source files that next to no locale has a counterpart of.
    var developerFiles: Set<Int> = []
    /// The lists of languages of the app that the set is compared with.
    var localeDeclarations: [LocaleDeclaration] = []
    /// Locales that other tables of the same Xcode project have a folder for.
    var localesOfProject: [LocaleTag] = []
    /// Which of its files the app is built with; nil where no project file tells.
    var shipping: CatalogShipping?
    /// Whether the project has resources of other Android modules.
    var hasOtherModules = false
    /// Whether texts for stores are judged like those of the app.
    var judgesStoreTexts = false
  }

  /// A catalog of files that were joined.
  init(_ joined: CatalogJoin.Joined, _ facts: Surroundings) {
    set = facts.set
    usePaths = facts.usePaths
    requiredLocales = facts.requiredLocales
    developerFiles = facts.developerFiles
    localeDeclarations = facts.localeDeclarations
    localesOfProject = facts.localesOfProject
    shipping = facts.shipping
    hasOtherModules = facts.hasOtherModules
    judgesStoreTexts = facts.judgesStoreTexts
    files = joined.files
    format = Self.format(of: joined.files)
    places = joined.places
    sourceLocale = joined.sourceLocale
    hasSource = joined.hasSource
    locales = joined.locales
    rows = joined.rows
    cells = joined.cells
    links = joined.links
    index = joined.index
    overrides = joined.sourceOverrides()
    entryCounts = joined.entryCounts
    entryFlags = joined.entryFlags
  }

  /// The format most of some files have.
  private static func format(of files: [CatalogFile]) -> CatalogFormat {
    let isProgram = files.first?.role == .program
    let counted = CatalogFormat.allCases.map { format in
      files.count { $0.format == format && (isProgram || !$0.isStandIn) }
    }
    let most = counted.indices.max { counted[$0] < counted[$1] } ?? 0
    return CatalogFormat.allCases[most]
  }

  /// First link of a row in a locale; -1 where the locale lacks the key.
  @inline(__always)
  func firstLink(row: Int, locale: Int) -> Int32 { cells[locale * rows.count + row] }

  /// The entry that serves a row in a locale before any override; nil where there is none.
  package func entry(row: Int, locale: Int) -> EntryReference? {
    let first = firstLink(row: row, locale: locale)
    guard first >= 0, !links[Int(first)].isVariant else { return nil }
    return links[Int(first)].reference
  }

  /// Whether a row has any entry in a locale, be it an override.
  func hasEntry(row: Int, locale: Int) -> Bool { firstLink(row: row, locale: locale) >= 0 }

  /// Whether overrides or duplicates stand behind the first entry of a row in a locale.
  func hasSeveralEntries(row: Int, locale: Int) -> Bool {
    let first = firstLink(row: row, locale: locale)
    return first >= 0 && links[Int(first)].next >= 0
  }

  /// All entries of a row in a locale, overrides and duplicates behind the plain one.
  package func entries(row: Int, locale: Int) -> [EntryReference] {
    var result: [EntryReference] = []
    var link = firstLink(row: row, locale: locale)
    while link >= 0 {
      result.append(links[Int(link)].reference)
      link = links[Int(link)].next
    }
    return result
  }

  /// The row of a key; nil where the table has no such key.
  package func row(ofKey key: Span<UInt8>, in table: ResourceTable) -> Int? {
    index[KeyRow.Identity(table: table, key: Array(copying: key))]
  }

  /// Whether the catalog holds the texts of a program and nothing else.
  var isProgram: Bool { files.first?.role == .program }

  /// Whether some catalog file, not only code, holds texts of the source language.
  var hasSourceFile: Bool {
    hasSource
      && rows.indices.contains { row in
        entry(row: row, locale: Self.sourceIndex).map { !file(of: $0).isStandIn } ?? false
      }
  }

  /// The record of an entry.
  package subscript(reference: EntryReference) -> Entry {
    files[Int(reference.file)].entries[Int(reference.entry)]
  }

  /// The file of an entry.
  package func file(of reference: EntryReference) -> CatalogFile { files[Int(reference.file)] }

  /// A file by its number, as references to entries have it.
  func file(_ number: Int32) -> CatalogFile { files[Int(number)] }

  /// The key of a row.
  package func key(row: Int) -> String {
    let first = rows[row].first
    let file = file(of: first)
    return file.string(file.entries[Int(first.entry)].key) ?? ""
  }

  /// The table name that findings of a row print.
  package func tableName(row: Int) -> String {
    let first = rows[row].first
    return file(of: first).tableName(rows[row].table)
  }

  /// The tables that its keys may be in.
  package var tables: [ResourceTable] {
    let most = files.map(\.originals.count).max() ?? 0
    return ResourceTable.common + (1..<max(1, most)).map { .part(UInt16(clamping: $0)) }
  }

  /// The name of the table when no key is at hand.
  package var tableName: String {
    guard let file = files.first, file.format.isApple else { return "string" }
    return file.table
  }

  /// What a finding about one key in one locale is about.
  package func subject(row: Int, locale: Int, slot: String = "") -> Subject {
    Subject(
      set: set, table: tableName(row: row), key: key(row: row),
      locale: locales[locale].description, slot: slot)
  }
}
