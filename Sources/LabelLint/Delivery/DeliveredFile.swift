/// A catalog file that came back from translators, as it was read.
package struct DeliveredFile: Sendable {
  /// The file; its path is the one that people know it by.
  package let file: CatalogFile
  /// Locale of the texts, where the file does not name one for each; nil for the source language.
  package let tag: LocaleTag?
  /// Format of the catalog that it is for: keys are told apart as there.
  package let target: CatalogFormat

  /// A file with the locale that its path, or the call, says.
  package init(_ file: CatalogFile, tag: LocaleTag?, for target: CatalogFormat) {
    (self.file, self.tag, self.target) = (file, tag, target)
  }

  /// How many of its entries have a key of a catalog.
  package func knownKeys(in catalog: Catalog) -> Int {
    file.entries.count { entry in
      let table = ResourceTable(entry.type, format: target)
      return catalog.row(ofKey: file.bytes(entry.key), in: table) != nil
    }
  }

  /// The locales that it has texts of, canonical.
  package func locales(source: LocaleTag) -> Set<LocaleTag> {
    Set(file.entries.indices.compactMap { locale(ofEntry: $0, source: source) })
  }

  /// Whether it has a translation; what waits for its translator is none.
  package func hasTranslations(source: LocaleTag) -> Bool {
    file.entries.indices.contains { index in
      DeliveredEntry(index, of: self, 0, source: source).map {
        $0.name.locale != source.merged.description
      } ?? false
    }
  }

  /// The locale of an entry, canonical; nil for a name that is no language, and for a source text in another
  /// language than the app's.
  func locale(ofEntry index: Int, source: LocaleTag) -> LocaleTag? {
    if file.format == .xcstrings { return file.ownLocale(ofEntry: index) }
    if file.format == .xliff, !file.localeTargets(Int(file.entries[index].locale)) {
      return file.ownLocale(ofEntry: index)?.language == source.language ? source.merged : nil
    }
    return (tag ?? source).merged
  }
}

/// A key of a delivered file in a locale, with its texts.
struct DeliveredEntry {
  /// What tells an entry from others.
  struct Name: Hashable {
    let table: ResourceTable
    let key: [UInt8]
    let locale: String
  }

  /// A text of an entry.
  struct Text {
    let slot: SlotPath
    /// The text; of XLIFF, as the catalog has it that it is for (`ExchangedNotation`).
    var text: String
    /// Where its value is; `file` counts the delivered files.
    let span: SourceSpan
    /// Its index in `messages` of that file.
    let message: Int
    /// Whether the file says that somebody is to review it.
    let needsReview: Bool
    /// The elements of XLIFF in it that replace tags of the app.
    let codes: [ExchangedCode]
    /// Why it cannot be written; nil for most texts.
    var obstacle: String?

    /// Says why the text cannot be written; the first reason counts.
    mutating func refuse(_ reason: String) { obstacle = obstacle ?? reason }
  }

  let name: Name
  let key: String
  let type: EntryType
  var texts: [Text]
  /// Where its key is, or its first text in a file that has all locales.
  let span: SourceSpan
  /// Whether it is for one of Android's products.
  let isForProduct: Bool

  /// The entries of delivered files that have a text, in their order; what waits for its translator has none.
  static func all(of files: [DeliveredFile], source: LocaleTag) -> [DeliveredEntry] {
    files.indices.flatMap { number in
      files[number].file.entries.indices.compactMap { index in
        DeliveredEntry(index, of: files[number], number, source: source)
      }
    }
  }

  fileprivate init?(_ index: Int, of delivered: DeliveredFile, _ number: Int, source: LocaleTag) {
    let file = delivered.file
    let entry = file.entries[index]
    guard let locale = delivered.locale(ofEntry: index, source: source),
      let key = file.string(entry.key)
    else { return nil }
    let isExchanged = file.format == .xliff
    // Xcode exports such texts, too.
    if isExchanged, !entry.isTranslatable { return nil }
    texts = file.messageRange(ofEntry: index).compactMap { message in
      let record = file.messages[message]
      if !record.flags.isDisjoint(with: [.reference, .nothing, .missingValue, .unfinished]) {
        return nil
      }
      // The tags of XLIFF are not those of the app.
      let text = isExchanged ? file.string(record.text) : file.taggedText(ofMessage: message)
      let codes = isExchanged ? file.codes(ofMessage: message) : []
      guard let text else { return nil }
      // What is empty waits for its translator, however the file writes that.
      if locale != source.merged, codes.isEmpty, text.allSatisfy(\.isWhitespace) { return nil }
      return Text(
        slot: file.slots[Int(record.slot)], text: text,
        span: SourceSpan(file: number, bytes: record.value), message: message,
        needsReview: file.states[Int(record.state)] == "needs_review", codes: codes)
    }
    guard let first = texts.first else { return nil }
    name = Name(
      table: ResourceTable(entry.type, format: delivered.target), key: Array(key.utf8),
      locale: locale.description)
    self.key = key
    type = entry.type
    span =
      file.format == .xcstrings
      ? first.span : SourceSpan(file: number, bytes: file.keySpan(of: entry))
    isForProduct = entry.remark > 0 && file.note(of: entry)?.product.isNone == false
  }
}
