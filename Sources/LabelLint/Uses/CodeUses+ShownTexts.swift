/// Texts that a program shows and nobody looks up: `title = "Close"`, `Text("Close")` of Compose.
extension CodeUses {
  /// Whether the texts of a sink are noted though nobody looks them up.
  ///
  /// Words such as `title` name arguments of any function, so what Kotlin and Java assign counts only where a
  /// screen reader gets it.
  func notesTexts(of sink: Sink, at index: Int) -> Bool {
    guard draft.noted.contains(.shown), index >= previewEnd, !isInputLabel(index) else {
      return false
    }
    return sink.isSpoken || sink.isClass || language.isApple || isOpen(index + 1, 0x28)
  }

  /// Whether a file is one of tests, of samples or for developers of the app, by its path.
  static func isOfTests(_ path: String) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/")).contains { part in
      let name = part.map(ASCII.lowercased)
      let bytes = name.span
      return bytes.begins(with: "test") || bytes.closes(with: "test")
        || bytes.closes(with: "tests") || bytes.stands("preview") || bytes.stands("sample")
        || isForDevelopers(Array(part).span)
    }
  }
}
