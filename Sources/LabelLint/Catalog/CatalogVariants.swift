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
    let alike = overrides[row]?[product] ?? []
    for source in product.isEmpty ? alike : alike + (overrides[row]?[[]] ?? []) {
      let its = qualifiers(of: source)
      guard its.allSatisfy(own.contains) else { continue }
      let shared = its.count * 2 + (self.product(of: source).isEmpty ? 0 : 1)
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
    let file = file(of: entry)
    return file.note(of: self[entry])?.product.isNone == false
  }

  /// The words of an entry's folder beside the locale: `land`, `v31`.
  func qualifiers(of entry: EntryReference) -> [Substring] {
    places[Int(entry.file)].configuration.split(separator: "-")
  }

  /// The product that an entry is for, UTF-8; nothing for most.
  private func product(of entry: EntryReference) -> [UInt8] {
    file(of: entry).product(of: self[entry])
  }
}

extension CatalogFile {
  /// The product that an entry is for, UTF-8; nothing for most.
  fileprivate func product(of entry: Entry) -> [UInt8] {
    guard let note = note(of: entry), !note.product.isNone else { return [] }
    return Array(copying: bytes(note.product))
  }
}

extension CatalogJoin.Joined {
  /// The source entries behind the plain one of each row that has several, by their product.
  func sourceOverrides() -> [Int: [[UInt8]: [EntryReference]]] {
    var found: [Int: [[UInt8]: [EntryReference]]] = [:]
    for row in rows.indices {
      let first = cells[Catalog.sourceIndex * rows.count + row]
      if first < 0 { continue }
      var next = links[Int(first)].isVariant ? first : links[Int(first)].next
      while next >= 0 {
        let other = links[Int(next)].reference
        let file = files[Int(other.file)]
        found[row, default: [:]][file.product(of: file.entries[Int(other.entry)]), default: []]
          .append(other)
        next = links[Int(next)].next
      }
    }
    return found
  }
}
