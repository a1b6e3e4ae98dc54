/// The keys of which the folders of a locale with other qualifiers, such as `values-de-land`, have a text of their own.
package struct TextVariant: Sendable, Hashable {
  /// The locale, canonical BCP 47.
  package var locale: String
  /// The other qualifiers, joined by `-`: `land`.
  package var qualifiers: String
  /// The keys, as positions among the keys of all tables.
  package var keys: [Int]

  /// A variant of its parts.
  package init(locale: String, qualifiers: String, keys: [Int]) {
    self.locale = locale
    self.qualifiers = qualifiers
    self.keys = keys
  }

  /// The variants of a catalog, by locale and qualifiers.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - position: The position of the key of each row.
  /// - Returns: The variants, sorted.
  static func all(of catalog: Catalog, _ position: [Int]) -> [TextVariant] {
    if catalog.places.allSatisfy(\.configuration.isEmpty) { return [] }
    var keys: [String: [String: Set<Int>]] = [:]
    for locale in catalog.locales.indices {
      let name = catalog.locales[locale].description
      for row in catalog.rows.indices {
        for entry in catalog.entries(row: row, locale: locale) {
          let qualifiers = catalog.places[Int(entry.file)].configuration
          if qualifiers.isEmpty || catalog.slots(of: entry).isEmpty { continue }
          keys[name, default: [:]][qualifiers, default: []].insert(position[row])
        }
      }
    }
    return keys.sorted { ByteOrder.precedes($0.key, $1.key) }.flatMap { locale, own in
      own.sorted { ByteOrder.precedes($0.key, $1.key) }.map {
        TextVariant(locale: locale, qualifiers: $0.key, keys: $0.value.sorted())
      }
    }
  }

  /// The qualifiers of the folder that a file of a catalog is in, beside the locale; empty for most.
  package static func qualifiers(ofPath path: String) -> String {
    CatalogLocation(path: path)?.place.configuration ?? ""
  }

  /// Writes the members of a record.
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("locale", locale)
    writer.member("qualifiers", qualifiers)
    writer.array("keys", of: keys)
  }
}
