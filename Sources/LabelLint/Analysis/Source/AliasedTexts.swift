/// The strings of an Android catalog that stand for others: `@string/ok`.
struct AliasedTexts {
  /// A string that stands for another one.
  struct Alias {
    /// The row of the string.
    let row: Int
    /// The number of its locale.
    let locale: Int
    /// Its entry.
    let entry: EntryReference
    /// The name behind `@string/`.
    let name: String
    /// The row of that name; nil where the catalog has none.
    let target: Int?
  }

  /// An item that stands for a string that the catalog does not have.
  struct LostItem {
    /// The row of the array or plural.
    let row: Int
    /// The number of its locale.
    let locale: Int
    /// Its entry.
    let entry: EntryReference
    /// The index of the item in the messages of its file.
    let message: Int
    /// The name behind `@string/`.
    let name: String
  }

  /// The aliases of a catalog, row by row.
  static func all(in catalog: Catalog) -> [Alias] {
    guard catalog.format == .android else { return [] }
    var found: [Alias] = []
    for row in catalog.rows.indices {
      for locale in catalog.locales.indices {
        guard let entry = catalog.entry(row: row, locale: locale), catalog[entry].type == .alias
        else { continue }
        let file = catalog.file(of: entry)
        guard let message = file.messageRange(ofEntry: Int(entry.entry)).first,
          let text = file.string(file.messages[message].text), let name = name(in: text)
        else { continue }
        let bytes = Array(name.utf8)
        let target = catalog.row(ofKey: bytes.span, in: catalog.rows[row].table)
        found.append(Alias(row: row, locale: locale, entry: entry, name: name, target: target))
      }
    }
    return found
  }

  /// The items of arrays and plurals that stand for a string which no file of the catalog has.
  static func lostItems(in catalog: Catalog) -> [LostItem] {
    guard catalog.format == .android else { return [] }
    var found: [LostItem] = []
    for row in catalog.rows.indices {
      switch catalog.rows[row].table {
      case .array, .plurals: break
      case .string, .apple, .part: continue
      }
      for locale in catalog.locales.indices {
        guard let entry = catalog.entry(row: row, locale: locale) else { continue }
        let file = catalog.file(of: entry)
        for message in file.messageRange(ofEntry: Int(entry.entry))
        where file.messages[message].flags.contains(.reference) {
          guard let text = file.string(file.messages[message].text), let name = name(in: text)
          else { continue }
          let bytes = Array(name.utf8)
          if catalog.row(ofKey: bytes.span, in: .string) != nil { continue }
          found.append(
            LostItem(row: row, locale: locale, entry: entry, message: message, name: name))
        }
      }
    }
    return found
  }

  /// The name that a reference to a string of the app has; nil for another resource and another package.
  private static func name(in text: String) -> String? {
    let start = "@string/"
    guard text.hasPrefix(start) else { return nil }
    let name = text.dropFirst(start.count)
    return name.isEmpty ? nil : String(name)
  }
}
