/// Entries of folders with other qualifiers than the locale, and of products: each overrides a text.
extension Catalog {
  /// The source entry that an entry translates: that of the source's folder with the most of its own qualifiers, and
  /// of its product, else the plain one; nil where the source has none for it.
  func sourceEntry(row: Int, of entry: EntryReference) -> EntryReference? {
    let first = firstLink(row: row, locale: Self.sourceIndex)
    guard first >= 0 else { return nil }
    let link = links[Int(first)]
    // Nearly all have one source text.
    if link.next < 0, !link.isVariant { return link.reference }
    let plain = self.entry(row: row, locale: Self.sourceIndex)
    let own = qualifiers(of: entry)
    let product = self.product(of: entry)
    if own.isEmpty, product.isEmpty { return plain }
    var (best, most) = (plain, 0)
    for source in entries(row: row, locale: Self.sourceIndex) where source != plain {
      let its = qualifiers(of: source)
      let itsProduct = self.product(of: source)
      guard itsProduct.isEmpty || itsProduct == product, its.allSatisfy(own.contains) else {
        continue
      }
      let shared = its.count * 2 + (itsProduct.isEmpty ? 0 : 1)
      if shared > most { (best, most) = (source, shared) }
    }
    return best
  }

  /// Whether a folder without other qualifiers has the key of a row, of the source or of a locale; of several
  /// products the first is plain.
  func hasPlainEntry(row: Int) -> Bool {
    locales.indices.contains { locale in
      entries(row: row, locale: locale).contains { places[Int($0.file)].configuration.isEmpty }
    }
  }

  /// Whether an entry stands in a folder with other qualifiers than the locale, or is of a product.
  func isVariant(_ entry: EntryReference) -> Bool {
    if !places[Int(entry.file)].configuration.isEmpty { return true }
    let file = files[Int(entry.file)]
    return file.note(of: self[entry])?.product.isNone == false
  }

  /// The words of an entry's folder beside the locale: `land`, `v31`.
  func qualifiers(of entry: EntryReference) -> [Substring] {
    places[Int(entry.file)].configuration.split(separator: "-")
  }

  /// The product that an entry is for, UTF-8; nothing for most.
  private func product(of entry: EntryReference) -> [UInt8] {
    let file = files[Int(entry.file)]
    guard let note = file.note(of: self[entry]), !note.product.isNone else { return [] }
    let bytes = file.bytes(note.product)
    return bytes.indices.map { bytes[$0] }
  }
}
