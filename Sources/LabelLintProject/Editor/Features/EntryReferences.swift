package import LabelLint

/// `textDocument/references`: where code uses an entry.
package enum EntryReferences: EditorFeature {
  /// The request.
  package static let method = "textDocument/references"
  /// It needs nothing more.
  package static let capability: (name: String, value: JSONValue)? = ("referencesProvider", true)
  /// Who asks right after opening a file waits for it to be read.
  package static let needsWholeCheck = true

  /// The uses of the entry at a place; null where none is.
  package static func answer(
    _ params: JSONValue, in workspace: Workspace
  ) throws(RPCError) -> JSONValue {
    guard let place = try EntryPlace(params, in: workspace), let facts = EntryFacts(place) else {
      return .null
    }
    var found: [JSONValue] = []
    if params.at("context", "includeDeclaration")?.boolean ?? false {
      found += EntryDefinition.sources(of: place, in: workspace)
    }
    var texts: [String: TextLines] = [:]
    for use in facts.mentions {
      let path = workspace.folders[place.file.folder].root.absolute(use.path)
      let lines = texts[path] ?? self.lines(of: path, in: workspace)
      texts[path] = lines
      found.append([
        "uri": .string(workspace.uri(of: use.path, in: place.file.folder)),
        "range": workspace.range(
          range(of: place.key, onLine: use.line, of: lines), in: lines),
      ])
    }
    return .array(found)
  }

  private static func lines(of path: String, in workspace: Workspace) -> TextLines {
    if let document = workspace.document(at: path) { return document.lines }
    return TextLines((try? FileSystem.bytes(of: path)) ?? [])
  }

  /// Where a line names a key; where it does so in another way, the line without its indent.
  private static func range(
    of key: String, onLine line: Int, of lines: TextLines
  ) -> Range<Int> {
    guard let content = lines.content(ofLine: line - 1) else { return 0..<0 }
    let own = lines.text[content]
    let spellings = [key, String(key.map { $0 == "." ? "_" : $0 })]
    for spelling in spellings where !spelling.isEmpty {
      let name = Array(spelling.utf8)
      let found = own.indices.first { start in
        own[start...].starts(with: name) && isWhole(start..<start + name.count, of: own)
      }
      if let start = found {
        return start..<start + name.count
      }
    }
    let start = own.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? content.lowerBound
    return start..<content.upperBound
  }

  /// Whether some bytes of a line are no part of a longer name.
  private static func isWhole(_ name: Range<Int>, of line: ArraySlice<UInt8>) -> Bool {
    func isPart(_ byte: UInt8) -> Bool { ASCII.isAlphanumeric(byte) || byte == UInt8(ascii: "_") }
    if name.lowerBound > line.startIndex, isPart(line[name.lowerBound - 1]) { return false }
    return name.upperBound >= line.endIndex || !isPart(line[name.upperBound])
  }
}
