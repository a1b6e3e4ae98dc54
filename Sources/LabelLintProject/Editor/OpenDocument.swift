package import LabelLint

/// A text that is open in an editor, which need not be what is on disk.
package struct OpenDocument: Sendable {
  /// What a document is for this program.
  package enum Kind: Sendable, Hashable {
    /// A catalog.
    case catalog
    /// A configuration.
    case settings
    /// Code or anything else.
    case other
  }

  /// Its address, as the editor writes it.
  package let uri: String
  /// Its absolute path, symbolic links followed.
  package let path: String
  /// What it is.
  package let kind: Kind
  /// The number that the editor gives the text.
  package var version: Int
  /// The text.
  package var lines: TextLines

  /// A document that was opened.
  package init(uri: String, path: String, version: Int, text: String) {
    (self.uri, self.path, self.version) = (uri, path, version)
    lines = TextLines(Array(text.utf8))
    let name = ProjectRoot.name(of: path)
    if SettingsStore.fileNames.contains(name) {
      kind = .settings
    } else {
      kind = CatalogLocation(path: path) == nil ? .other : .catalog
    }
  }

  /// The text.
  package var text: [UInt8] { lines.text }

  /// Takes changes of the editor, one after the other.
  ///
  /// - Parameters:
  ///   - changes: `contentChanges` of `textDocument/didChange`.
  ///   - encoding: What places count in.
  /// - Throws: What is no change; those before it are taken.
  package mutating func take(
    _ changes: [JSONValue], _ encoding: PositionEncoding
  ) throws(RPCError) {
    for change in changes {
      guard let text = change["text"]?.text else {
        throw .invalidParameters("a change has no text")
      }
      guard let range = change["range"], range != .null else {
        lines = TextLines(Array(text.utf8))
        continue
      }
      guard let start = TextPosition(range["start"]), let end = TextPosition(range["end"]) else {
        throw .invalidParameters("a range has no start or no end")
      }
      let (from, to) = (lines.offset(of: start, encoding), lines.offset(of: end, encoding))
      lines.replace(min(from, to)..<max(from, to), with: Array(text.utf8))
    }
  }
}
