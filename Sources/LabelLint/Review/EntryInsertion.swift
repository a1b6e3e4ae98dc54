/// Where a text that a catalog lacks is to be written: the file of its locale, and the entry that it
/// comes behind there.
struct EntryInsertion {
  /// What is missing.
  let missing: MissingEntry
  /// Index of the file that the text belongs in.
  let file: Int

  /// The place of a text.
  ///
  /// - Parameters:
  ///   - subject: What is missing: a key in a locale, or a plural of it.
  ///   - catalog: The catalog that lacks it.
  /// - Throws: Why it cannot be added: lower-case start, no final full stop.
  init(_ subject: Subject, in catalog: Catalog) throws(ReviewFault) {
    missing = try MissingEntry(subject, in: catalog)
    let path = missing.path
    let own = catalog.files.firstIndex { ByteOrder.areEqual($0.source.path, path) }
    guard let own else { throw ReviewFault("\(path) cannot be made") }
    file = own
  }

  /// The catalog.
  var catalog: Catalog { missing.catalog }
  /// The entry of the source language.
  var source: EntryReference { missing.source }
  /// The file that the text belongs in.
  var target: CatalogFile { catalog.files[file] }
  /// The file of the source language.
  var original: CatalogFile { catalog.file(of: source) }

  /// Where the key stands in its source file, without quotes.
  var sourceKey: ByteRange { original.keySpan(of: catalog[source]) }

  /// The key, decoded.
  var key: String { original.string(catalog[source].key) ?? "" }

  /// The key as its source file spells it, escapes and all.
  var spelledKey: String { original.source.string(sourceKey.range) }

  /// The entry of the file that the new one comes behind: that of the nearest key before it in the
  /// source file; nil where the file has none of those.
  var neighbour: Int? {
    let name = missing.locale
    guard let locale = catalog.locales.firstIndex(where: { $0.description == name }) else {
      return nil
    }
    let original = original
    for entry in original.entries[..<Int(source.entry)].reversed() {
      let table = original.resourceTable(of: entry)
      guard let row = catalog.row(ofKey: original.bytes(entry.key), in: table) else { continue }
      let own = catalog.entries(row: row, locale: locale).last { Int($0.file) == file }
      if let own { return Int(own.entry) }
    }
    return nil
  }

  /// Refuses a place that cannot be told from the file.
  static let unclear = ReviewFault(
    "label-lint cannot tell where in the file it belongs: edit the file")

  /// The edit that inserts words at an offset of the file.
  func edit(_ text: String, at offset: Int) -> Edit {
    Edit(SourceSpan(file: file, bytes: ByteRange(offset..<offset)), with: text)
  }
}
