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
  /// Number of locales that have each row, in a set without source texts; empty elsewhere.
  private let owners: [Int]
  /// Whether keys that stand for their texts are written as texts are.
  private let keysAreTexts: Bool

  /// Looks through a catalog's rows.
  init(_ catalog: Catalog, _ kinds: CatalogKinds) {
    self.catalog = catalog
    keysAreTexts =
      catalog.format == .xcstrings && catalog.hasSource ? Self.keysAreTexts(catalog) : false
    owners = catalog.hasSource ? [] : Self.owners(catalog)
    rows = catalog.rows.indices.filter { row in
      if kinds.isConstant(row: row) { return false }
      if catalog.hasSource {
        guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else {
          return false
        }
        return Self.isAskedFor(source, row: row, in: catalog)
      }
      return Self.isAskedFor(catalog.rows[row].first, row: row, in: catalog)
    }
  }

  /// Whether translators are asked for a key.
  func asksFor(row: Int) -> Bool {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle] < row { low = middle + 1 } else { high = middle }
    }
    return low < rows.count && rows[low] == row
  }

  /// Whether a key must have a value in a locale; without a source, whether most others have it.
  func isRequired(row: Int, locale: Int) -> Bool {
    if catalog.hasSource { return !isKeyShownToUsers(row: row) }
    let isTranslation = locale != Catalog.sourceIndex
    let others = catalog.locales.count - (isTranslation ? 2 : 1)
    let isOwn = isTranslation && catalog.entry(row: row, locale: locale) != nil
    let having = owners[row] - (isOwn ? 1 : 0)
    return having >= 2 && having * 2 >= others
  }

  /// Number of locales beside the source that have each row.
  private static func owners(_ catalog: Catalog) -> [Int] {
    var owners = [Int](repeating: 0, count: catalog.rows.count)
    for locale in catalog.locales.indices.dropFirst() {
      for row in owners.indices where catalog.entry(row: row, locale: locale) != nil {
        owners[row] += 1
      }
    }
    return owners
  }

  /// Whether a key kept by hand has no source text, so that users see the key itself.
  func isKeyShownToUsers(row: Int) -> Bool {
    guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { return false }
    let file = catalog.files[Int(source.file)]
    return catalog[source].flags.isSuperset(of: [.manual, .implied])
      && !isNaturalText(file.bytes(catalog[source].key))
  }

  /// Whether a key is written as texts are, and so is the text of the source language.
  ///
  /// It has a blank, or is one word with a capital that no program would name a thing with; a word in
  /// small letters is a text where most keys that stand for their texts are.
  private func isNaturalText(_ key: Span<UInt8>) -> Bool {
    guard key.count > 0, !KeyEcho.isIdentifier(key) else { return false }
    return keysAreTexts || Self.isSurelyText(key)
  }

  /// Whether a key has a blank or a sign besides letters, or begins with a capital, and is no identifier.
  private static func isSurelyText(_ key: Span<UInt8>) -> Bool {
    guard key.count > 0, !KeyEcho.isIdentifier(key) else { return false }
    return key.firstIndex(of: 0x20) != nil || !KeyByte.isLowerCase(key[0])
  }

  /// Whether a locale's users get a text of theirs without a translation: the key that stands for the text
  /// of a source in another language is English, and so is the locale.
  func keyServes(_ locale: Int, row: Int) -> Bool {
    guard catalog.locales[locale].language == "en", catalog.sourceLocale.language != "en",
      let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
      catalog[source].flags.contains(.implied)
    else { return false }
    let file = catalog.files[Int(source.file)]
    let key = file.bytes(catalog[source].key)
    return Self.isSurelyText(key) && EnglishWords.areAll(key)
  }

  /// Whether the one source text of a row has nothing but names of the app and acronyms: "Podcaster - SOS".
  func isOfNames(row: Int, _ names: UntranslatedNames) -> Bool {
    guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
      let message = catalog.firstMessage(of: source), !catalog[source].flags.contains(.implied)
    else { return false }
    let file = catalog.files[Int(source.file)]
    guard file.messageRange(ofEntry: Int(source.entry)).count == 1 else { return false }
    let text = file.bytes(catalog.text(of: message))
    var (index, isAny) = (0, false)
    while index < text.count {
      guard ASCII.isLetter(text[index]) else {
        // A placeholder or another language is nothing that is known.
        if text[index] >= 0x80 || text[index] == UInt8(ascii: "%") { return false }
        index += 1
        continue
      }
      var end = index
      while end < text.count, ASCII.isLetter(text[end]) { end += 1 }
      let isCapital = (index..<end).allSatisfy { ASCII.isUpperCase(text[$0]) }
      guard
        names.contains(index..<end, of: text)
          || isCapital && !EnglishWords.contains(text.extracting(index..<end))
      else { return false }
      (index, isAny) = (end, true)
    }
    return isAny
  }

  /// Whether more than half of the keys that stand for their texts are surely texts.
  private static func keysAreTexts(_ catalog: Catalog) -> Bool {
    var (texts, all) = (0, 0)
    for row in catalog.rows.indices {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
        catalog[source].flags.contains(.implied)
      else { continue }
      all += 1
      let file = catalog.files[Int(source.file)]
      if isSurelyText(file.bytes(catalog[source].key)) { texts += 1 }
    }
    return texts * 2 > all
  }

  /// Whether an entry is a translation that users get: every text of it there and finished.
  func isTranslated(
    _ reference: EntryReference, in file: borrowing CatalogFile, row: Int
  ) -> Bool {
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

  /// Whether translators are asked for the source entry of a row.
  private static func isAskedFor(
    _ source: EntryReference, row: Int, in catalog: Catalog
  ) -> Bool {
    let entry = catalog[source]
    if !entry.isTranslatable || entry.type == .alias || entry.flags.contains(.stale) {
      return false
    }
    let file = Int(source.file)
    if entry.key.count == 0 { return false }
    if let note = catalog.files[file].note(of: entry), !note.removedIn.isNone { return false }
    if !catalog.files[file].format.isApple {
      if isServiceKey(row: row, in: catalog) { return false }
      if catalog.isIgnored(source, check: "MissingTranslation") { return false }
    }
    let own = catalog.files[file]
    if let text = own.messageRange(ofEntry: Int(source.entry)).first,
      LanguageListKey.holdsOwnName(own.bytes(entry.key), own.bytes(own.messages[text].text))
    {
      return false
    }
    return !isWithoutWords(source, in: catalog)
  }

  /// Whether the key of a row is that of a service.
  private static func isServiceKey(row: Int, in catalog: Catalog) -> Bool {
    let first = catalog.rows[row].first
    let file = catalog.files[Int(first.file)]
    let key = file.bytes(file.entries[Int(first.entry)].key)
    return serviceKeys.contains { key.spells($0) }
  }

  /// Whether a text is one word that no language translates: an address, a name with a capital inside, or
  /// an acronym, which in English is known by the ordinary words that it is none of.
  private static func isNameOrAddress(_ text: Span<UInt8>, isInEnglish: Bool) -> Bool {
    guard text.isASCII,
      text.indices.allSatisfy({ text[$0] > 0x20 && text[$0] != UInt8(ascii: "%") })
    else { return false }
    // A format or code: `mp3`, `m4a`.
    if text.count <= mostLettersOfAcronym, text.indices.contains(where: { ASCII.isDigit(text[$0]) })
    {
      return true
    }
    if WrittenAddress.isAddress(text) || CopiedWord.hasInnerCapital(text) { return true }
    guard isInEnglish, text.count <= mostLettersOfAcronym else { return false }
    return text.indices.allSatisfy { ASCII.isUpperCase(text[$0]) } && !EnglishWords.contains(text)
  }

  /// Whether all items of an array are words in small letters, which its comment calls values: `metric`,
  /// `imperial`.
  private static func isOfIdentifiers(_ array: EntryReference, in file: borrowing CatalogFile)
    -> Bool
  {
    let items = file.messageRange(ofEntry: Int(array.entry))
    let comment = file.bytes(file.comment(of: file.entries[Int(array.entry)]))
    return items.count > 1 && comment.indices.contains { comment.end(of: "values", at: $0) != nil }
      && items.allSatisfy { item in
        let text = file.bytes(file.messages[item].text)
        return !text.isEmpty
          && text.indices.allSatisfy { KeyByte.isLowerCase(text[$0]) || text[$0] == 0x5F }
      }
  }

  /// Letters of the longest word in capitals that is taken for an acronym.
  private static let mostLettersOfAcronym = 5

  /// Whether all texts of an entry are references to other resources, or hold nothing to translate:
  /// blanks, marks, numbers, placeholders, names and addresses: `%1$s: %2$s`, `1.0.0`, `iCloud`.
  ///
  /// Marks and placeholders are what every locale gets; of 60 such keys in public catalogs that a
  /// locale lacked, none was missed by anybody.
  private static func isWithoutWords(_ source: EntryReference, in catalog: Catalog) -> Bool {
    let file = catalog.files[Int(source.file)]
    // A key that stands for its text may be written like a name.
    let isKey = catalog[source].flags.contains(.implied)
    if catalog[source].type == .array, isOfIdentifiers(source, in: file) { return true }
    let isInEnglish = catalog.sourceLocale.language == "en"
    for index in file.messageRange(ofEntry: Int(source.entry)) {
      let message = file.messages[index]
      if message.flags.contains(.reference) || message.flags.contains(.nothing) { continue }
      let text = file.bytes(message.text)
      if WordlessText.holdsWords(text), isKey || !isNameOrAddress(text, isInEnglish: isInEnglish) {
        return false
      }
    }
    return true
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
    return bytes(messages[first].text)[0] > 0x20
  }

  /// What an entry is as a translation, by all of its texts.
  fileprivate func translation(_ number: Int) -> Translation {
    let isArray = entries[number].type == .array
    var isAnyThere = false
    for index in messageRange(ofEntry: number) {
      let message = messages[index]
      if Int(message.state) == Self.newState { return .unfinished }
      let isReference = !message.flags.isDisjoint(with: [.reference, .nothing])
      if isReference || !isBlank(message.text) {
        isAnyThere = true
      } else if !isArray {
        return .blank
      }
    }
    return isAnyThere ? .there : .empty
  }

  /// Index in `states` of `new`, the same in every file.
  private static let newState = commonStates.firstIndex(of: "new")
}
