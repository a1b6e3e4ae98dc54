/// What the texts of every row of a catalog are: worked out once, at the source entries.
///
/// A row that the source lacks is judged at the entry that has its key. Translations share the kind.
package struct CatalogKinds: Sendable {
  /// Kinds by row.
  private let kinds: [MessageKind]

  /// Number of rows whose kind a use in code proves.
  package private(set) var provenCount = 0

  /// Works out the kinds of a catalog's rows.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - configured: What the texts of a row are, by the entry that its kind is judged at, where
  ///     that is known beforehand; nil where it is not.
  ///   - proven: The kind that a use in code proves for a row; nil where there is none.
  package init(
    _ catalog: Catalog, configured: (EntryReference) -> MessagePurpose? = { _ in nil },
    proven: (Int) -> MessageKind? = { _ in nil }
  ) {
    self.init(catalog, configured: configured, meaning: { _ in nil }, proven: proven)
  }

  /// The same where the segments of the source's keys are known.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - configured: What the texts of a row are, where that is known beforehand.
  ///   - meaning: What the segments of the key that a row's source entry has say; nil where that is not
  ///     known.
  ///   - proven: The kind that a use in code proves for a row.
  init(
    _ catalog: Catalog, configured: (EntryReference) -> MessagePurpose?,
    meaning: (Int) -> SegmentMeaning?, proven: (Int) -> MessageKind?
  ) {
    guard var current = FileCursor(catalog) else {
      kinds = []
      return
    }
    var words = WordBreaking(catalog.sourceLocale)
    var sections = [DescriptionSections?](repeating: nil, count: catalog.files.count)
    var own = DescriptionSections(current.file)
    var count = 0
    let keys = Keys(catalog)
    kinds = catalog.rows.indices.map { row in
      let reference =
        catalog.entry(row: row, locale: Catalog.sourceIndex) ?? catalog.rows[row].first
      if let purpose = configured(reference) { return .configured(purpose) }
      let table = catalog.rows[row].table
      let file = Int(reference.file)
      if file != current.number {
        sections[current.number] = own
        current.open(catalog, file: file)
        own = sections[file] ?? DescriptionSections(current.file)
      }
      let inferred = current.file.kind(
        ofEntry: Int(reference.entry),
        heading: own.heading(ofEntry: Int(reference.entry)), meaning: meaning(row),
        hasKey: { key in keys.hold(key, in: table) }, isAppTopic: { keys.isAboutReaders },
        countWords: { text in words.count(text) })
      guard let used = proven(row),
        let kind = current.file.kind(
          ofEntry: Int(reference.entry), used: used, inferred: inferred,
          countWords: { text in words.count(text) })
      else { return inferred }
      count += 1
      return kind
    }
    provenCount = count
  }

  /// The keys of a catalog; an object, as a closure over the catalog would be given a copy for each row.
  private final class Keys {
    private let catalog: Catalog
    /// Whether the app is about screen readers, so that their names in keys and comments say nothing; asked of
    /// few catalogs.
    private(set) lazy var isAboutReaders = ReaderTopic.isOfMost(catalog)

    init(_ catalog: Catalog) { self.catalog = catalog }

    /// Whether a table has a key.
    func hold(_ key: Span<UInt8>, in table: ResourceTable) -> Bool {
      catalog.row(ofKey: key, in: table) != nil
    }
  }

  /// The kind of a row's texts.
  package subscript(row row: Int) -> MessageKind { kinds[row] }

  /// Whether a row's texts are values of the program, which nobody reads.
  package func isConstant(row: Int) -> Bool { kinds[row].purpose == .constant }

  /// Whether a screen reader speaks a row's texts: labels, hints, states and announcements.
  package func isSpoken(row: Int) -> Bool { kinds[row].isSpoken }
}
