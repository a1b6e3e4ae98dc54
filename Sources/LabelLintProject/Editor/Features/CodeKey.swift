import LabelLint

/// The key that a place of a program or a layout names.
struct CodeKey {
  private let file: Workspace.File
  /// Names of the key in one table of Android's; in an Apple app any text between quotes.
  private let names: [(tables: [ResourceTable], key: String)]
  /// The line, from 1.
  private let line: Int

  private static let tables: [(name: String, table: ResourceTable)] = [
    ("string", .string), ("plurals", .plurals), ("array", .array),
  ]

  /// The key at an offset; nil where no name is.
  init?(_ file: Workspace.File, at offset: Int) {
    self.file = file
    let text = file.lines.text
    line = file.lines.position(of: offset, .utf8).line + 1
    guard let content = file.lines.content(ofLine: line - 1) else { return nil }
    let isPart = { (byte: UInt8) in
      ASCII.isAlphanumeric(byte) || "_./@".utf8.contains(byte)
    }
    var (start, end) = (offset, offset)
    while start > content.lowerBound, isPart(text[start - 1]) { start -= 1 }
    while end < content.upperBound, isPart(text[end]) { end += 1 }
    let word = String(decoding: text[start..<end], as: UTF8.self)
    var names: [(tables: [ResourceTable], key: String)] = []
    for (name, table) in Self.tables {
      for mark in ["R.\(name).", "Res.\(name).", "@\(name)/", "@+\(name)/"] {
        guard let range = word.firstRange(of: mark) else { continue }
        names.append(([table], String(word[range.upperBound...])))
      }
    }
    if names.isEmpty, Self.isAppleCode(file.path),
      let literal = Self.literal(in: text, content, at: offset)
    {
      names.append(([.apple], literal))
    }
    if word.isEmpty, names.isEmpty { return nil }
    self.names = names
  }

  private static func isAppleCode(_ path: String) -> Bool {
    [".swift", ".m", ".mm", ".h"].contains { path.hasSuffix($0) }
  }

  /// The text between quotes that an offset lies in.
  private static func literal(in text: [UInt8], _ line: Range<Int>, at offset: Int) -> String? {
    var start: Int?
    var index = line.lowerBound
    while index < line.upperBound {
      if text[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if text[index] == UInt8(ascii: "\"") {
        if let open = start {
          if open <= offset, offset <= index {
            return unescaped(String(decoding: text[open..<index], as: UTF8.self))
          }
          start = nil
        } else {
          start = index + 1
        }
      }
      index += 1
    }
    return nil
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }

  // MARK: Entries

  /// The entries of the source language with the key, as locations.
  func entries(in workspace: Workspace) -> [JSONValue] {
    let folder = workspace.folders[file.folder]
    guard let project = folder.project else { return [] }
    var named: [(row: Int, catalog: Catalog)] = []
    var used: [(row: Int, catalog: Catalog)] = []
    for (number, plan) in project.plans.enumerated() {
      let context = project.contexts[project.contextOfPlan[number]]
      let catalog = folder.sets[plan.set]?.catalog ?? context.loading.catalog(of: plan)
      named += rows(in: catalog).map { ($0, catalog) }
      guard named.isEmpty, let sources = project.sources else { continue }
      // Constants and names that a tool has made of keys are known by their lines alone.
      used += CatalogUses(sources, to: catalog).rows(onLine: line, of: file.path)
        .filter { !isSpelledOut(catalog.key(row: $0)) }.map { ($0, catalog) }
    }
    if named.count > 1, let sources = project.sources {
      used = named.filter { isMentioned($0.row, of: $0.catalog, in: sources) }
    } else if !named.isEmpty {
      used = []
    }
    return (used.isEmpty ? named : used).compactMap {
      location(of: $0.row, in: $0.catalog, workspace)
    }
  }

  /// Whether the line names the key in its table and module: several tables may have the key.
  private func isMentioned(_ row: Int, of catalog: Catalog, in sources: UsageIndex) -> Bool {
    CatalogUses(sources, to: catalog).mentions(ofRow: row, in: catalog).contains {
      $0.line == line && ByteOrder.areEqual($0.path, file.path)
    }
  }

  /// Whether the line names a key, so that no other word of the line means it.
  private func isSpelledOut(_ key: String) -> Bool {
    guard let content = file.lines.content(ofLine: line - 1) else { return false }
    let words = String(decoding: file.lines.text[content], as: UTF8.self)
    return words.contains(key) || words.contains(String(key.map { $0 == "." ? "_" : $0 }))
  }

  private func rows(in catalog: Catalog) -> [Int] {
    names.flatMap { name in
      name.tables.compactMap { table in
        let key = Array(name.key.utf8)
        if let row = catalog.row(ofKey: key.span, in: table) { return row }
        guard table != .apple else { return nil }
        // Code writes an underscore for the dots of a name.
        return catalog.rows.indices.first { row in
          catalog.rows[row].table == table
            && catalog.key(row: row).utf8.map { $0 == 0x2E ? 0x5F : $0 } == key
        }
      }
    }
  }

  private func location(
    of row: Int, in catalog: Catalog, _ workspace: Workspace
  ) -> JSONValue? {
    let entry = catalog.entry(row: row, locale: Catalog.sourceIndex) ?? catalog.rows[row].first
    let own = catalog.file(of: entry)
    guard !own.isStandIn else { return nil }
    let key = own.keySpan(of: catalog[entry]).range
    return [
      "uri": .string(workspace.uri(of: own.source.path, in: file.folder)),
      "range": workspace.range(key, in: TextLines(own.source.text)),
    ]
  }
}
