/// An entry with its row, its locale, the source entry it translates, and its kind.
struct RowSubject {
  /// Its row.
  let row: Int
  /// The number of its locale.
  let locale: Int
  /// The entry.
  let entry: EntryReference
  /// The entry of the source; nil where it has none.
  let source: EntryReference?
  /// The source entry, where that overrides the plain one: in a folder with other qualifiers, or for a product.
  let variant: EntryReference?
  /// What its texts are.
  let kind: MessageKind
  /// How sure that is.
  let tier: KindTier

  /// An entry of a catalog whose kind and tier are known.
  init(
    _ entry: EntryReference, row: Int, locale: Int, _ kind: MessageKind, _ tier: KindTier,
    in catalog: Catalog
  ) {
    let isSource = locale == Catalog.sourceIndex
    (self.row, self.locale, self.entry) = (row, locale, entry)
    source = isSource ? entry : catalog.sourceEntry(row: row, of: entry)
    variant = source.flatMap { catalog.isVariant($0) ? $0 : nil }
    (self.kind, self.tier) = (kind, tier)
  }

  /// Whether it is the source's own.
  var isSource: Bool { locale == Catalog.sourceIndex }
}
