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
  /// The slots in which a locale has texts of its own, by locale and by position of the key, of keys that have several
  /// texts in some locale; nil in records of older releases, which do not say.
  package var forms: [String: [Int: [String]]]?

  /// The keys of which folders with other qualifiers than the locale have a text.
  package var variants: [TextVariant] = []

  /// An inventory of its parts.
  package init(
    tables: [Table], lacking: [String: [Int]], forms: [String: [Int: [String]]]? = nil,
    variants: [TextVariant] = []
  ) {
    self.tables = tables
    self.lacking = lacking
    self.forms = forms
    self.variants = variants
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
    forms = Self.forms(of: catalog, position)
    variants = TextVariant.all(of: catalog, position)
  }

  /// The slots of the keys that have several texts, by locale.
  private static func forms(
    of catalog: Catalog, _ position: [Int]
  ) -> [String: [Int: [String]]] {
    var forms: [String: [Int: [String]]] = [:]
    for row in catalog.rows.indices {
      let slots = catalog.locales.indices.map { catalog.slots(row: row, locale: $0) }
      if slots.allSatisfy({ $0.allSatisfy(\.components.isEmpty) }) { continue }
      for locale in catalog.locales.indices where !slots[locale].isEmpty {
        forms[catalog.locales[locale].description, default: [:]][position[row]] =
          slots[locale].map(\.description).sorted(by: ByteOrder.precedes)
      }
    }
    return forms
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
      if let forms { Self.write(forms, to: &writer) }
      if !variants.isEmpty {
        writer.array("variants", of: variants) { $0.writeMembers(to: &$1) }
      }
    }
  }

  /// Writes the slots of keys with several texts.
  private static func write(_ forms: [String: [Int: [String]]], to writer: inout JSONWriter) {
    let locales = forms.sorted { ByteOrder.precedes($0.key, $1.key) }
    writer.array("forms", of: locales) { locale, writer in
      writer.member("locale", locale.key)
      writer.array("keys", of: locale.value.sorted { $0.key < $1.key }) { key, writer in
        writer.member("key", key.key)
        writer.array("slots", of: key.value)
      }
    }
  }
}

extension Catalog {
  /// Whether a row has a text in a locale that a rule can read, be it an override.
  fileprivate func hasText(row: Int, locale: Int) -> Bool {
    !slots(row: row, locale: locale).isEmpty
  }

  /// The slots of a row in which a locale has a text that a rule can read, be it an override: one that is blank, or waits
  /// for its translator, is none.
  fileprivate func slots(row: Int, locale: Int) -> Set<SlotPath> {
    var slots: Set<SlotPath> = []
    var link = firstLink(row: row, locale: locale)
    while link >= 0 {
      slots.formUnion(self.slots(of: links[Int(link)].reference))
      link = links[Int(link)].next
    }
    return slots
  }

  /// The slots in which an entry has a text that a rule can read.
  func slots(of entry: EntryReference) -> Set<SlotPath> {
    let file = files[Int(entry.file)]
    var slots: Set<SlotPath> = []
    for index in file.messageRange(ofEntry: Int(entry.entry)) {
      let message = file.messages[index]
      let isText = message.flags.isDisjoint(with: [.reference, .nothing])
      if isText, message.flags.contains(.unfinished) || file.isBlank(message.text) { continue }
      slots.insert(file.slots[Int(message.slot)])
    }
    return slots
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
      inventory.lacking[try locale.text("locale")] = try locale.positions()
    }
    if record["texts"]?["forms"] != nil { inventory.forms = try reader.forms() }
    if record["texts"]?["variants"] != nil { inventory.variants = try reader.variants() }
    return inventory
  }

  /// The positions of keys that a record names.
  fileprivate func positions() throws(RecordProblem) -> [Int] {
    var numbers: [Int] = []
    for number in try elements("keys") {
      guard let number = number.integer, Self.counts.contains(number) else {
        throw RecordProblem(line: line, "the member 'keys' is something else: expected numbers")
      }
      numbers.append(number)
    }
    return numbers
  }

  /// The keys of which folders with other qualifiers have a text.
  private func variants() throws(RecordProblem) -> [TextVariant] {
    var variants: [TextVariant] = []
    for element in try elements("variants") {
      let variant = RecordReader(element, line: line)
      variants.append(
        TextVariant(
          locale: try variant.text("locale"), qualifiers: try variant.text("qualifiers"),
          keys: try variant.positions()))
    }
    return variants
  }

  /// The slots of keys with several texts, by locale.
  private func forms() throws(RecordProblem) -> [String: [Int: [String]]] {
    var forms: [String: [Int: [String]]] = [:]
    for element in try elements("forms") {
      let locale = RecordReader(element, line: line)
      var keys: [Int: [String]] = [:]
      for element in try locale.elements("keys") {
        let key = RecordReader(element, line: line)
        keys[try key.count("key")] = try key.texts("slots")
      }
      forms[try locale.text("locale")] = keys
    }
    return forms
  }
}
