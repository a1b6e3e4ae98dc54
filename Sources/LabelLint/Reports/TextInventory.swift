/// Which keys a set has and which of them a locale lacks: what tells a text that was read again from one that is
/// gone.
package struct TextInventory: Sendable, Hashable {
  /// The keys of a table.
  package struct Table: Sendable, Hashable {
    /// Name of the table, as findings have it.
    package var name: String
    /// Its keys, in the order of the set.
    package var keys: [String]

    /// A table with its keys.
    package init(name: String, keys: [String]) {
      self.name = name
      self.keys = keys
    }
  }

  /// The tables of the set.
  package var tables: [Table]
  /// The keys of which neither a locale nor one that serves its users has a text that could be read, by locale, as positions
  /// among the keys of all tables: of the source all of them, of others those that are required and those that the source
  /// lacks, too.
  package var lacking: [String: [Int]]

  /// An inventory of its parts.
  package init(tables: [Table], lacking: [String: [Int]]) {
    self.tables = tables
    self.lacking = lacking
  }

  /// The inventory of a catalog.
  init(_ catalog: Catalog, _ checked: borrowing CheckedCatalog) {
    var names: [String] = []
    var keys: [String: [String]] = [:]
    var rows: [String: [Int]] = [:]
    for row in catalog.rows.indices {
      let name = catalog.tableName(row: row)
      if keys[name] == nil { names.append(name) }
      keys[name, default: []].append(catalog.key(row: row))
      rows[name, default: []].append(row)
    }
    var position = [Int](repeating: 0, count: catalog.rows.count)
    for (number, row) in names.flatMap({ rows[$0] ?? [] }).enumerated() { position[row] = number }
    tables = names.map { Table(name: $0, keys: keys[$0] ?? []) }
    lacking = [:]
    let columns = checked.coverage.columns
    let withoutSource = catalog.rows.indices.filter { row in
      !catalog.hasText(row: row, locale: Catalog.sourceIndex)
    }
    let asked = Set(checked.counts.requiredRows).union(withoutSource).sorted()
    for locale in catalog.locales.indices {
      let asked = locale == Catalog.sourceIndex ? withoutSource : asked
      let servers =
        columns.serving[locale] + (columns.isServedBySource[locale] ? [Catalog.sourceIndex] : [])
      let lacked = asked.filter { row in
        !servers.contains { catalog.hasText(row: row, locale: $0) }
      }
      lacking[catalog.locales[locale].description] = lacked.map { position[$0] }.sorted()
    }
  }

  /// Writes the inventory as a member of a set's record.
  func write(to writer: inout JSONWriter) {
    writer.object("texts") { writer in
      writer.array("tables") { writer in
        for table in tables {
          writer.element { writer in
            writer.member("table", table.name)
            writer.array("keys", of: table.keys)
          }
        }
      }
      writer.array("lacking") { writer in
        for (locale, numbers) in lacking.sorted(by: { ByteOrder.precedes($0.key, $1.key) }) {
          writer.element { writer in
            writer.member("locale", locale)
            writer.array("keys", of: numbers)
          }
        }
      }
    }
  }
}

extension Catalog {
  /// Whether a row has a text in a locale that a rule can read, be it an override: one that is blank, or waits for its
  /// translator, is none.
  fileprivate func hasText(row: Int, locale: Int) -> Bool {
    var link = firstLink(row: row, locale: locale)
    while link >= 0 {
      let reference = links[Int(link)].reference
      let file = Int(reference.file)
      for index in files[file].messageRange(ofEntry: Int(reference.entry)) {
        let message = files[file].messages[index]
        if !message.flags.isDisjoint(with: [.reference, .nothing]) { return true }
        if message.flags.contains(.unfinished) { continue }
        if !files[file].isBlank(message.text) { return true }
      }
      link = links[Int(link)].next
    }
    return false
  }
}

extension RecordReader {
  /// The inventory that a set's record holds; nil for a record of an older release.
  func inventory() throws(RecordProblem) -> TextInventory? {
    guard let value = record["texts"] else { return nil }
    let reader = RecordReader(value, line: line)
    var inventory = TextInventory(tables: [], lacking: [:])
    for element in try reader.elements("tables") {
      let table = RecordReader(element, line: line)
      inventory.tables.append(
        TextInventory.Table(name: try table.text("table"), keys: try table.texts("keys")))
    }
    for element in try reader.elements("lacking") {
      let locale = RecordReader(element, line: line)
      var numbers: [Int] = []
      for number in try locale.elements("keys") {
        guard let number = number.integer, Self.counts.contains(number) else {
          throw RecordProblem(line: line, "the member 'keys' is something else: expected numbers")
        }
        numbers.append(number)
      }
      inventory.lacking[try locale.text("locale")] = numbers
    }
    return inventory
  }
}
