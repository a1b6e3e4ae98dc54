/// Where a translation that a catalog lacks is to be written: the file of its locale, and the entry
/// that it comes behind there.
struct EntryInsertion {
  /// The catalog.
  let catalog: Catalog
  /// Index of the key's row.
  let row: Int
  /// The entry of the source language.
  let source: EntryReference
  /// The locale that lacks the translation.
  let locale: String
  /// Index of the file that the translation belongs in.
  let file: Int

  /// The place of a translation.
  ///
  /// - Parameters:
  ///   - subject: What is missing: a key in a locale.
  ///   - catalog: The catalog that lacks it.
  /// - Throws: Why it cannot be added: lower-case start, no final full stop.
  init(_ subject: Subject, in catalog: Catalog) throws(ReviewFault) {
    let key = Array(subject.key.utf8)
    let found = ResourceTable.allCases.lazy.compactMap { table in
      catalog.row(ofKey: key.span, in: table)
    }.first { ByteOrder.areEqual(catalog.tableName(row: $0), subject.table) }
    guard let row = found, let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else {
      throw ReviewFault("the key has no source text here")
    }
    self.catalog = catalog
    self.row = row
    locale = subject.locale
    self.source = source
    let original = catalog.files[Int(source.file)]
    let messages = original.messageRange(ofEntry: Int(source.entry))
    guard catalog[source].type == .string, messages.count == 1, subject.slot.isEmpty else {
      throw ReviewFault(
        "a \(catalog[source].type.rawValue) needs all its texts at once: add them to its file")
    }
    guard original.markupRange(ofMessage: messages.lowerBound).isEmpty else {
      throw ReviewFault("its source text has tags: add the translation to its file")
    }
    if original.format == .xcstrings {
      file = Int(source.file)
      return
    }
    let name = Self.name(of: original.source.path)
    let own = catalog.files.indices.first { number in
      catalog.places[number].tag?.merged.description == subject.locale
        && catalog.places[number].configuration.isEmpty
        && catalog.files[number].format == original.format
        && ByteOrder.areEqual(Self.name(of: catalog.files[number].source.path), name)
    }
    guard let own else {
      throw ReviewFault("there is no \(name) of \(subject.locale) yet: make the file first")
    }
    file = own
  }

  /// The key as its source file spells it, escapes and all.
  var spelledKey: String {
    let file = catalog.files[Int(source.file)]
    return String(decoding: file.source.text[catalog[source].keySpan.range], as: UTF8.self)
  }

  /// The entry of the file that the new one comes behind: that of the nearest key before it in the
  /// source file; nil where the file has none of those.
  var neighbour: Int? {
    let original = catalog.files[Int(source.file)]
    guard let locale = catalog.locales.firstIndex(where: { $0.description == self.locale }) else {
      return nil
    }
    for entry in original.entries[..<Int(source.entry)].reversed() {
      let table = ResourceTable(entry.type, format: original.format)
      guard let row = catalog.row(ofKey: original.bytes(entry.key), in: table) else { continue }
      let own = catalog.entries(row: row, locale: locale).last { Int($0.file) == file }
      if let own { return Int(own.entry) }
    }
    return nil
  }

  private static func name(of path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }
}
