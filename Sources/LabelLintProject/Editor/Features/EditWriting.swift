import LabelLint

/// Writes changes of files as edits that the editor applies.
struct EditWriting {
  private let workspace: Workspace
  private let folder: Int

  /// For the files of a folder.
  init(_ workspace: Workspace, folder: Int) { (self.workspace, self.folder) = (workspace, folder) }

  /// Edits of stored bytes as an edit of the workspace; nil where a file is not known.
  func edit(_ edits: [ReportedEdit]) -> JSONValue? {
    var byPath: [(path: String, edits: [JSONValue])] = []
    for edit in edits {
      guard let source = workspace.folders[folder].source(of: edit.path) else { return nil }
      let index = source.encoding == .utf8 ? nil : SourceIndex(source)
      let end = edit.offset + edit.length
      let start = index?.offset(ofStored: edit.offset) ?? edit.offset
      let range = start..<(index?.offset(ofStored: end) ?? end)
      let written = self.written(range, edit.text, in: TextLines(source.text))
      if let number = byPath.firstIndex(where: { ByteOrder.areEqual($0.path, edit.path) }) {
        byPath[number].edits.append(written)
      } else {
        byPath.append((edit.path, [written]))
      }
    }
    return whole(byPath.map { (workspace.uri(of: $0.path, in: folder), .array($0.edits)) })
  }

  /// The edit that makes one text of a file another; nil where they are the same.
  func edit(_ uri: String, from old: [UInt8], to new: [UInt8]) -> JSONValue? {
    guard let change = TextChange(from: old, to: new) else { return nil }
    // No scalar is cut.
    var (start, end) = (change.old.lowerBound, change.old.upperBound)
    while start > 0, start < old.count, old[start] & 0xC0 == 0x80 { start -= 1 }
    while end < old.count, old[end] & 0xC0 == 0x80 { end += 1 }
    var text = new[start..<new.count - (old.count - end)]
    // What is put in is whole lines, where it can be seen so.
    if start == end, let line = Self.lineStart(before: start, in: old, putting: text) {
      text = new[line..<line + text.count]
      (start, end) = (line, line)
    }
    return whole([
      (
        uri,
        [written(start..<end, String(decoding: text, as: UTF8.self), in: TextLines(old))]
      )
    ])
  }

  /// Where a line begins at which bytes can be put in to the same effect as at a place; nil where none does.
  private static func lineStart(
    before place: Int, in old: [UInt8], putting text: ArraySlice<UInt8>
  ) -> Int? {
    var start = place
    var last = text.endIndex
    while start > 0, old[start - 1] != 0x0A {
      guard last > text.startIndex, old[start - 1] == text[last - 1] else { return nil }
      (start, last) = (start - 1, last - 1)
    }
    return start
  }

  /// The edit that makes a file; nil for an editor that makes none.
  func creation(_ uri: String, holding text: [UInt8]) -> JSONValue? {
    let operations = workspace.client.at("workspace", "workspaceEdit", "resourceOperations")
    guard operations?.texts?.contains("create") ?? false else { return nil }
    return [
      "documentChanges": [
        ["kind": "create", "uri": .string(uri)],
        changes(
          uri, [written(0..<0, String(decoding: text, as: UTF8.self), in: TextLines([]))]),
      ]
    ]
  }

  private func written(_ range: Range<Int>, _ text: String, in lines: TextLines) -> JSONValue {
    ["range": workspace.range(range, in: lines), "newText": .string(text)]
  }

  private func whole(_ files: [(uri: String, edits: JSONValue)]) -> JSONValue? {
    if files.isEmpty { return nil }
    if workspace.can("workspace", "workspaceEdit", "documentChanges") {
      return ["documentChanges": .array(files.map { changes($0.uri, $0.edits) })]
    }
    return ["changes": files.reduce([:]) { $0.adding([$1.uri: $1.edits]) }]
  }

  /// The edits of a file, which hold for the text that the editor has of it now.
  private func changes(_ uri: String, _ edits: JSONValue) -> JSONValue {
    let version = workspace.documents[uri].map { JSONValue.integer($0.version) } ?? .null
    return ["textDocument": ["uri": .string(uri), "version": version], "edits": edits]
  }
}
