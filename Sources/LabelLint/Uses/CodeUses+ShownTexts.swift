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
    path.split(separator: "/").contains { part in
      let name = part.lowercased()
      return name.hasSuffix("test") || name.hasSuffix("tests") || name.hasPrefix("test")
        || name.contains("preview") || name.contains("sample")
        || isForDevelopers(part.utf8.span)
    }
  }
}
