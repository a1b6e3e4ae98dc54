/// What a catalog lacks of a key in a locale, and the file that it belongs in.
struct MissingEntry {
  /// The catalog.
  let catalog: Catalog
  /// Index of the key's row.
  let row: Int
  /// The entry of the source language.
  let source: EntryReference
  /// The locale that lacks texts.
  let locale: String
  /// The plural of the locale that lacks some of its forms; nil where the locale has no entry.
  let existing: EntryReference?
  /// Path of the file that the texts belong in, which need not be there.
  let path: String

  /// What is missing of a key.
  ///
  /// - Parameters:
  ///   - subject: A key in a locale, or a plural of it.
  ///   - catalog: The catalog that lacks it.
  /// - Throws: Why it cannot be added: lower-case start, no final full stop.
  init(_ subject: Subject, in catalog: Catalog) throws(ReviewFault) {
    let key = Array(subject.key.utf8)
    let found = catalog.tables.lazy.compactMap { table in
      catalog.row(ofKey: key.span, in: table)
    }.first { ByteOrder.areEqual(catalog.tableName(row: $0), subject.table) }
    let column = catalog.locales.firstIndex { ByteOrder.areEqual($0.description, subject.locale) }
    let existing = found.flatMap { row in column.flatMap { catalog.entry(row: row, locale: $0) } }
    let source = found.flatMap { catalog.entry(row: $0, locale: Catalog.sourceIndex) } ?? existing
    guard let row = found, let source else {
      throw ReviewFault("the key has no source text here")
    }
    self.catalog = catalog
    self.row = row
    self.source = source
    self.existing = existing
    locale = subject.locale
    if let existing {
      path = catalog.file(of: existing).source.path
    } else {
      path = try NewCatalogFile.path(ofLocale: subject.locale, like: Int(source.file), in: catalog)
    }
  }

  /// The slots that need a text, all at once, and those that may have one beside them.
  ///
  /// - Parameter lacking: The forms that a plural of the locale lacks; nil where it lacks all.
  /// - Returns: The slots, in the order of the file.
  /// - Throws: Why such an entry is not added.
  func slots(
    lacking: [PluralCategory]?
  ) throws(ReviewFault) -> (required: [SlotPath], allowed: [SlotPath]) {
    let model = existing ?? source
    let file = catalog.file(of: model)
    let messages = file.messageRange(ofEntry: Int(model.entry))
    let slots = messages.map { file.slots[Int(file.messages[$0].slot)] }
    if existing == nil, slots == [.only] { return (slots, []) }
    if existing == nil, catalog[model].type == .array { return (slots, []) }
    let plurals = PluralForms.all(of: model, in: file)
    guard plurals.count == 1, let forms = plurals.first,
      file.format == .stringsdict || slots.allSatisfy({ $0.pluralCategory != nil })
    else {
      throw ReviewFault(
        "a \(catalog[source].type.rawValue) needs all its texts at once: add them to its file")
    }
    let use = LocaleTag(locale).flatMap { PluralUse($0) }
    let needed = lacking ?? use.map { $0.integerCategories + [.other] } ?? forms.categories
    return (
      PluralCategory.allCases.filter(needed.contains).map { forms.scope.appending(.plural($0)) },
      PluralCategory.allCases.filter { category in
        lacking == nil && !needed.contains(category)
          && use.map { $0.reach(of: category) != .none } ?? true
      }.map { forms.scope.appending(.plural($0)) }
    )
  }

  /// The texts of the locale's own entry that wait for a translator; nil where it has none.
  var waiting: WaitingEntry? { existing.flatMap { WaitingEntry($0, row: row, in: catalog) } }

  /// The texts that a new entry takes over from the source's as they are: the format string of a plural
  /// in a `.stringsdict`.
  var copied: [ReviewAddition.Form] {
    let file = catalog.file(of: source)
    guard existing == nil, file.format == .stringsdict else { return [] }
    return file.messageRange(ofEntry: Int(source.entry)).compactMap { message in
      let slot = file.slots[Int(file.messages[message].slot)]
      guard slot.pluralCategory == nil, let text = file.string(file.messages[message].text) else {
        return nil
      }
      return ReviewAddition.Form(slot: slot, text: text, written: nil)
    }
  }

  /// The value of the source language that a form translates: that of its own slot, else that of
  /// `other`, else the last.
  func model(of slot: SlotPath) -> Int {
    let file = catalog.file(of: source)
    let messages = file.messageRange(ofEntry: Int(source.entry))
    func slotOf(_ message: Int) -> SlotPath { file.slots[Int(file.messages[message].slot)] }
    return messages.first { slotOf($0) == slot }
      ?? messages.first { slot.pluralCategory != nil && slotOf($0).pluralCategory == .other }
      ?? messages.upperBound - 1
  }
}
