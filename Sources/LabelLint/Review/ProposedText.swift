/// A text that somebody proposes for a key in a locale; it is not written yet.
package struct ProposedText: Sendable {
  /// What is to stand there.
  package enum Words: Sendable {
    /// One text, with its tags.
    case text(String)
    /// The forms of a plural; with the format string around them where a `.stringsdict` gets a new entry.
    case forms([(category: PluralCategory, text: String)], format: String? = nil)
    /// All texts of a key of a string catalog, by plural category, device or variable, for a locale without any.
    case variants([(slot: SlotPath, text: String)])
  }

  /// The key.
  package let key: String
  /// Its table; nil for the first that has the key.
  package let table: String?
  /// The locale, a canonical tag.
  package let locale: String
  /// The slot, as findings write it; nil for the only text of the key.
  package let slot: String?
  /// What is to stand there.
  package let words: Words
  /// The state that it gets in a string catalog.
  var state = ReviewDecision.TextState.translated
  /// What a refusal names it by; empty for the only one.
  var origin = ""

  /// A text for a key in a locale.
  package init(key: String, table: String?, locale: String, slot: String?, words: Words) {
    (self.key, self.table, self.locale) = (key, table, locale)
    (self.slot, self.words) = (slot, words)
  }

  /// The row of the key.
  ///
  /// - Throws: That no table has it.
  func row(in catalog: Catalog) throws(ReviewFault) -> Int {
    guard let row = catalog.row(ofKey: key, in: table) else {
      throw ReviewFault("no text has the key \(Quotation.quoted(key))")
    }
    return row
  }

  /// The number of the locale.
  ///
  /// - Throws: Which locales there are.
  func column(in catalog: Catalog) throws(ReviewFault) -> Int {
    let found = catalog.locales.firstIndex { ByteOrder.areEqual($0.description, locale) }
    guard let found else {
      let names = catalog.locales.map(\.description).joined(separator: ", ")
      throw ReviewFault("the set has no locale \(Quotation.quoted(locale)); it has \(names)")
    }
    return found
  }
}

extension Catalog {
  /// The row of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of its table; nil for the first that has the key.
  /// - Returns: The row; nil where no such table has it.
  package func row(ofKey key: String, in table: String?) -> Int? {
    let bytes = Array(key.utf8)
    return tables.lazy.compactMap { self.row(ofKey: bytes.span, in: $0) }
      .first { row in table.map { ByteOrder.areEqual($0, tableName(row: row)) } ?? true }
  }
}
