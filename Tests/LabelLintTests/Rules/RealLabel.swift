import LabelLint

/// A label of a real catalog that is spoken for certain, with its translations.
struct RealLabel: Sendable {
  /// The format it comes from.
  let format: CatalogFormat
  /// The key.
  let key: String
  /// The comment that makes it a label; empty where its key does.
  let comment: String
  /// Texts by canonical locale, the source's among them.
  var texts: [String: String]

  /// The labels of one catalog, in the order of its keys.
  static func labels(of catalog: Catalog) -> [RealLabel] {
    guard let format = catalog.files.first?.format, format != .stringsdict else { return [] }
    return catalog.rows.indices.compactMap { row -> RealLabel? in
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { return nil }
      let file = catalog.files[Int(source.file)]
      let kind = file.kind(ofEntry: Int(source.entry)) { _ in 1 }
      guard kind.purpose == .label, kind.tier == .certain else { return nil }
      var texts: [String: String] = [:]
      for locale in catalog.locales.indices {
        guard let text = text(row: row, locale: locale, in: catalog) else { continue }
        texts[catalog.locales[locale].description] = text
      }
      let comment = file.string(file.comment(of: catalog[source])) ?? ""
      let isPlain = comment.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != 0x22 }
      return RealLabel(
        format: format, key: catalog.key(row: row), comment: isPlain ? comment : "",
        texts: texts)
    }
  }

  /// The only text of a row in a locale; nil for plurals and for texts that refer to others.
  private static func text(row: Int, locale: Int, in catalog: Catalog) -> String? {
    guard let reference = catalog.entry(row: row, locale: locale) else { return nil }
    let file = catalog.files[Int(reference.file)]
    let messages = file.messageRange(ofEntry: Int(reference.entry))
    guard messages.count == 1, let index = messages.first else { return nil }
    let message = file.messages[index]
    guard message.flags.isEmpty, message.slot == 0 else { return nil }
    return file.string(message.text)
  }

  /// The entry to write out, in the source language and one other.
  func entry(_ locales: [String]) -> FixtureEntry {
    var entry = FixtureEntry(key, comment: comment, [:])
    for locale in locales { entry.texts[locale] = texts[locale].map { MarkedText($0) } }
    return entry
  }
}
