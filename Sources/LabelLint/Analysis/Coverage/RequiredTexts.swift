/// The keys of a catalog whose texts every locale must have, as the files say.
struct RequiredTexts {
  private let catalog: Catalog
  /// The rows of the keys.
  let rows: [Int]
  /// Whether each row of the catalog is one of them.
  private let isWanted: [Bool]
  /// In a set without source texts, how many locales have each row; empty elsewhere.
  private let owners: [Int]

  /// Looks through the keys of a catalog.
  init(_ catalog: Catalog, _ kinds: CatalogKinds) {
    self.catalog = catalog
    let isWanted = catalog.rows.indices.map { row in
      let kind = kinds[row: row]
      if kind.purpose == .constant, kind.evidence == .configured { return false }
      let source =
        catalog.hasSource
        ? catalog.entry(row: row, locale: Catalog.sourceIndex) : catalog.rows[row].first
      return source.map { Self.isAskedFor($0, in: catalog) } ?? false
    }
    self.isWanted = isWanted
    rows = isWanted.indices.filter { isWanted[$0] }
    owners = catalog.hasSource ? [] : TranslationRequirements.owners(catalog)
  }

  /// Whether a row is one of them.
  func contains(_ row: Int) -> Bool { isWanted[row] }

  /// Whether one of them must have a text in a locale; without a source, whether two others and half of them have it.
  func isRequired(row: Int, locale: Int) -> Bool {
    if catalog.hasSource { return true }
    let others = catalog.locales.count - 2
    let having = owners[row] - (catalog.entry(row: row, locale: locale) != nil ? 1 : 0)
    return having >= 2 && having * 2 >= others
  }

  /// Whether the source says that nobody misses a translation: `tools:ignore="MissingTranslation"`.
  func isSuppressed(row: Int) -> Bool {
    guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { return false }
    return catalog.isIgnored(source, check: "MissingTranslation")
  }

  /// Whether an entry is a text with letters that is not marked as one to be left as it is.
  private static func isAskedFor(_ reference: EntryReference, in catalog: Catalog) -> Bool {
    let entry = catalog[reference]
    if !entry.isTranslatable || entry.type == .alias || entry.flags.contains(.stale)
      || entry.key.count == 0
    {
      return false
    }
    let file = catalog.file(of: reference)
    if let note = file.note(of: entry), !note.removedIn.isNone { return false }
    return file.messageRange(ofEntry: Int(reference.entry)).contains { index in
      let message = file.messages[index]
      return message.flags.isDisjoint(with: [.reference, .nothing])
        && WordlessText.holdsWords(file.bytes(message.text))
    }
  }
}
