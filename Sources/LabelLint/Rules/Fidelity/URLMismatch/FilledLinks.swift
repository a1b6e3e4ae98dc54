/// Links to a site that only code knows: `<a href="%1$s">`.
enum FilledLinks {
  /// Whether a text has such a link.
  static func stand(in place: MessageReference, _ catalog: Catalog) -> Bool {
    TagReading(catalog, place).tags.contains { tag in
      guard tag.edge != .closing,
        let target = TagReading.value(of: "href", in: tag.attributes)
      else { return false }
      return isFilled(target)
    }
  }

  /// Whether a value of `href` begins with a placeholder, and not with an escaped byte: `%20`.
  private static func isFilled(_ target: String) -> Bool {
    let bytes = Array(target.utf8.drop { ASCII.isSpace($0) })
    guard bytes.count > 1 else { return false }
    switch bytes[0] {
    case "%":
      return bytes.count == 2 || ASCII.hexadecimalValue(bytes[1]) == nil
        || ASCII.hexadecimalValue(bytes[2]) == nil
    case "{": return true
    case "$": return bytes[1] == "{" || bytes[1] == "("
    default: return false
    }
  }

  /// Other languages that show a link to be of an older source.
  private static let fewestOthers = 2

  /// Whether translations of a text into several other languages lead to a host as well.
  static func isShared(_ host: String, by pair: borrowing Text, _ catalog: Catalog) -> Bool {
    var languages: Set<String> = [catalog.locales[pair.locale].language]
    for locale in catalog.locales.indices.dropFirst() where locale != pair.locale {
      guard let entry = catalog.entry(row: pair.row, locale: locale),
        let place = catalog.firstMessage(of: entry)
      else { continue }
      let addresses =
        AddressReading.addresses(in: catalog.file(of: entry).bytes(catalog.text(of: place)))
        + TagReading.addresses(catalog, place)
      guard addresses.contains(where: { $0.host == host }) else { continue }
      languages.insert(catalog.locales[locale].language)
      if languages.count > fewestOthers { return true }
    }
    return false
  }

  /// Whether the placeholders of a text are not those of its source, which `placeholder-mismatch` tells.
  static func areTold(
    of pair: borrowing Text, source: EntryReference, _ tools: inout ComparisonContext
  ) -> Bool {
    guard let known = tools.signatures.known(for: pair.place, source: source, row: pair.row) else {
      return false
    }
    tools.scan(pair, isFormatted: known.isFormatted)
    return !known.signature.isMatched(by: pair.decoded, tools.scanner)
  }
}
