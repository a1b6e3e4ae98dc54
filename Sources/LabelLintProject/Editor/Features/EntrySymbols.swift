package import LabelLint

/// `textDocument/documentSymbol`: the keys of a catalog; below them the locales of a string catalog.
package enum EntrySymbols: EditorFeature {
  /// The request.
  package static let method = "textDocument/documentSymbol"
  /// It needs nothing more.
  package static let capability: (name: String, value: JSONValue)? = (
    "documentSymbolProvider", true
  )
  /// Editors ask once, when they open a file.
  package static let needsWholeCheck = true
  /// `String` of the protocol's kinds of symbols, and `Array`.
  private static let (text, list) = (15, 18)

  /// The symbols, in the order of the file; null for a file of no set.
  package static func answer(
    _ params: JSONValue, in workspace: Workspace
  ) throws(RPCError) -> JSONValue {
    let file = try workspace.file(of: params)
    guard let (set, number) = file.place else { return .null }
    let isTree =
      workspace.client.at(
        "textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport")?.boolean ?? false
    let own = set.files[number]
    var symbols: [JSONValue] = []
    var index = 0
    while index < own.entries.count {
      let key = own.keySpan(of: own.entries[index]).range
      var end = index + 1
      while end < own.entries.count, own.keySpan(of: own.entries[end]).range == key { end += 1 }
      let group = index..<end
      index = end
      let name = own.string(own.entries[group.lowerBound].key) ?? ""
      let last = group.reduce(key.upperBound) { max($0, own.range(ofEntry: $1).upperBound) }
      // A symbol without a name is none for the protocol.
      let shown = name.isEmpty ? "\"\"" : VisibleText.escaped(name)
      let isList = own.entries[group.lowerBound].type != .string
      let kind = JSONValue.integer(isList ? list : text)
      let range = workspace.range(key.lowerBound..<last, in: file.lines)
      if isTree {
        let source = set.sourceEntry(like: group.lowerBound, in: number)
        let detail =
          own.shownText(ofEntry: source)
          ?? group.lazy.compactMap { own.shownText(ofEntry: $0) }.first ?? ""
        symbols.append([
          "name": .string(shown), "detail": .string(VisibleText.escaped(detail)), "kind": kind,
          "range": range, "selectionRange": workspace.range(key, in: file.lines),
          "children": .array(locales(of: group, own, file, workspace)),
        ])
      } else {
        symbols.append([
          "name": .string(shown), "kind": kind,
          "location": [
            "uri": .string(workspace.uri(of: file.path, in: file.folder)), "range": range,
          ],
        ])
      }
    }
    return .array(symbols)
  }

  private static func locales(
    of group: Range<Int>, _ own: CatalogFile, _ file: Workspace.File, _ workspace: Workspace
  ) -> [JSONValue] {
    guard own.format.namesLocales else { return [] }
    return group.compactMap { entry in
      let texts = own.messageRange(ofEntry: entry)
      guard !own.entries[entry].flags.contains(.implied), !texts.isEmpty else { return nil }
      let value = own.messages[texts.lowerBound].value.range
      let name = own.localeNames[Int(own.entries[entry].locale)]
      guard !name.isEmpty else { return nil }
      let range = workspace.range(value, in: file.lines)
      return [
        "name": .string(name),
        "detail": .string(VisibleText.escaped(own.shownText(ofEntry: entry) ?? "")),
        "kind": .integer(text), "range": range, "selectionRange": range,
      ]
    }
  }
}

extension CatalogFile {
  /// The text that is shown for an entry: the first form of one that has forms, else the text.
  func shownText(ofEntry entry: Int) -> String? {
    let texts = messageRange(ofEntry: entry)
    let shown = texts.first { messages[$0].slot != 0 } ?? texts.first
    return shown.flatMap { string(messages[$0].text) }
  }
}
