/// Which keys of a catalog must be translated, and when a translation counts as one.
struct TranslationRequirements: Sendable {
  /// Keys of services that an app carries along; no translator is asked for them.
  private static let serviceKeys: [StaticString] = [
    "google_maps_key", "google_app_id", "google_api_key", "google_crash_reporting_api_key",
    "google_storage_bucket", "gcm_defaultSenderId", "default_web_client_id",
    "firebase_database_url", "project_id", "ga_trackingId",
  ]

  private let catalog: Catalog
  /// Rows that translators are asked for.
  let rows: [Int]
  /// Rows of texts that stay as they are in every language, such as names: no locale need repeat them.
  let kept: [Int]
  /// Number of locales that have each row, in a set without source texts; empty elsewhere.
  private let owners: [Int]
  /// Keys that stand for the texts of the source.
  let keys: LiteralKeys

  /// Looks through a catalog's rows.
  init(_ catalog: Catalog, _ kinds: CatalogKinds) {
    self.catalog = catalog
    keys = LiteralKeys(catalog)
    owners = catalog.hasSource ? [] : Self.owners(catalog)
    var (rows, kept): ([Int], [Int]) = ([], [])
    for row in catalog.rows.indices where !kinds.isConstant(row: row) {
      let source =
        catalog.hasSource
        ? catalog.entry(row: row, locale: Catalog.sourceIndex) : catalog.rows[row].first
      guard let source, Self.isOffered(source, row: row, in: catalog) else { continue }
      if Self.isKept(source, row: row, in: catalog) { kept.append(row) } else { rows.append(row) }
    }
    self.rows = rows
    self.kept = kept
  }

  /// Whether translators are asked for a key.
  func asksFor(row: Int) -> Bool { rows.holdsSorted(row) }

  /// Whether a key must have a value in a locale; without a source, whether most others have it.
  func isRequired(row: Int, locale: Int) -> Bool {
    if catalog.hasSource { return !keys.isShownToUsers(row: row) }
    let isTranslation = locale != Catalog.sourceIndex
    let others = catalog.locales.count - (isTranslation ? 2 : 1)
    let isOwn = isTranslation && catalog.entry(row: row, locale: locale) != nil
    let having = owners[row] - (isOwn ? 1 : 0)
    return having >= 2 && having * 2 >= others
  }

  /// Number of locales beside the source that have each row.
  static func owners(_ catalog: Catalog) -> [Int] {
    var owners = [Int](repeating: 0, count: catalog.rows.count)
    for locale in catalog.locales.indices.dropFirst() {
      for row in owners.indices where catalog.entry(row: row, locale: locale) != nil {
        owners[row] += 1
      }
    }
    return owners
  }

  /// Whether an entry is a translation that users get: every text of it there and finished.
  func isTranslated(
    _ reference: EntryReference, in file: borrowing CatalogFile, row: Int
  ) -> Bool {
    // Behind the point where the platform stops reading there is nothing that users get.
    if file.entries[Int(reference.entry)].flags.contains(.lostAtRuntime) { return false }
    if file.holdsOneText(Int(reference.entry)) { return true }
    switch file.translation(Int(reference.entry)) {
    case .there: return true
    case .unfinished: return false
    case .blank:
      return catalog.entry(row: row, locale: Catalog.sourceIndex).map { catalog.isBlank($0) }
        ?? true
    case .empty:
      return catalog.entry(row: row, locale: Catalog.sourceIndex).map { catalog.isBlank($0) }
        ?? false
    }
  }

  /// Whether the source entry of a row goes to translators, whatever its text.
  private static func isOffered(
    _ source: EntryReference, row: Int, in catalog: Catalog
  ) -> Bool {
    let entry = catalog[source]
    if !entry.isTranslatable || entry.type == .alias || entry.flags.contains(.stale) {
      return false
    }
    let file = Int(source.file)
    if entry.key.count == 0 { return false }
    if let note = catalog.files[file].note(of: entry), !note.removedIn.isNone { return false }
    if catalog.files[file].format.isApple { return true }
    return !isServiceKey(row: row, in: catalog)
      && !catalog.isIgnored(source, check: "MissingTranslation")
  }

  /// Whether the source text of a row is the same in every language.
  private static func isKept(_ source: EntryReference, row: Int, in catalog: Catalog) -> Bool {
    let file = catalog.file(of: source)
    if let text = file.messageRange(ofEntry: Int(source.entry)).first,
      LanguageListKey.holdsOwnName(
        file.bytes(catalog[source].key), file.bytes(file.messages[text].text))
    {
      return true
    }
    return NothingToTranslate.areAll(of: source, row: row, in: catalog)
  }

  /// Whether the key of a row is that of a service.
  private static func isServiceKey(row: Int, in catalog: Catalog) -> Bool {
    let first = catalog.rows[row].first
    let file = catalog.file(of: first)
    let key = file.bytes(file.entries[Int(first.entry)].key)
    return serviceKeys.contains { key.spells($0) }
  }

}

extension CatalogFile {
  /// What an entry is as a translation.
  fileprivate enum Translation {
    /// Every text has something in it.
    case there
    /// A text waits for its translator.
    case unfinished
    /// A text is blank.
    case blank
    /// There is no text.
    case empty
  }

  /// Whether an entry is one finished text that begins with a visible character, as nearly all are.
  fileprivate func holdsOneText(_ number: Int) -> Bool {
    let first = Int(entries[number].firstMessage)
    let end = number + 1 < entries.count ? Int(entries[number + 1].firstMessage) : messages.count
    guard end == first + 1, messages[first].state == 0, messages[first].text.count > 0 else {
      return false
    }
    return !InvisibleCharacters.mayBegin(bytes(messages[first].text))
  }

  /// What an entry is as a translation, by all of its texts.
  fileprivate func translation(_ number: Int) -> Translation {
    let isArray = entries[number].type == .array
    var isAnyThere = false
    for index in messageRange(ofEntry: number) {
      let message = messages[index]
      if message.flags.contains(.unfinished) { return .unfinished }
      let isReference = !message.flags.isDisjoint(with: [.reference, .nothing])
      if isReference || !isBlank(message.text) {
        isAnyThere = true
      } else if !isArray {
        return .blank
      }
    }
    return isAnyThere ? .there : .empty
  }
}
