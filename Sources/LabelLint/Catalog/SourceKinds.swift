/// The kinds of a catalog's keys, worked out at their source entries.
struct SourceKinds {
  private let catalog: Catalog

  /// Kinds of the keys of a catalog.
  init(_ catalog: Catalog) { self.catalog = catalog }

  /// The kind of a row's texts.
  func kind(ofRow row: Int) -> MessageKind {
    kind(of: catalog.entry(row: row, locale: Catalog.sourceIndex) ?? catalog.rows[row].first)
  }

  /// The kind of the key that a source entry has.
  func kind(of reference: EntryReference) -> MessageKind {
    catalog.files[Int(reference.file)].kind(ofEntry: Int(reference.entry)) { text in
      wordCount(of: text)
    }
  }

  /// Number of words of a text; without ICU's rules for the language, of its blank-separated runs.
  private func wordCount(of text: Span<UInt8>) -> Int {
    guard var breaking = try? WordBreaking(catalog.sourceLocale) else {
      return text.indices.count { ASCII.isSpace(text[$0]) } + 1
    }
    var count = 0
    breaking.forEachSegment(in: text) { if $0.kind != .none { count += 1 } }
    return count
  }
}
