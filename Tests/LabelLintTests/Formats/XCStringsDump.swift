import LabelLint

/// A catalog file in words, for tests to compare as a whole.
enum XCStringsDump {
  /// One line a text: key, locale, type, slot, text, and what else there is to say.
  static func messages(_ file: CatalogFile) -> [String] {
    file.entries.indices.flatMap { index in
      file.messageRange(ofEntry: index).map { line(file, entry: index, message: $0) }
    }
  }

  /// One line a problem: code, the bytes it is about, message.
  static func problems(_ file: CatalogFile) -> [String] {
    file.problems.map { "\($0.code.rawValue) [\(file.source.string($0.span.range))] \($0.message)" }
  }

  private static func line(_ file: CatalogFile, entry: Int, message: Int) -> String {
    let (record, text) = (file.entries[entry], file.messages[message])
    var parts = [
      file.string(record.key) ?? "-", file.localeNames[Int(record.locale)], record.type.rawValue,
      file.slots[Int(text.slot)].description, file.string(text.text) ?? "nil",
    ]
    if text.state > 0 { parts.append("state=\(file.states[Int(text.state)])") }
    let flags: [(Entry.Flags, String)] = [
      (.untranslatable, "untranslatable"), (.implied, "implied"), (.stale, "stale"),
      (.manual, "manual"), (.extractedWithValue, "extracted"), (.replaced, "replaced"),
    ]
    parts += flags.filter { record.flags.contains($0.0) }.map(\.1)
    if text.flags.contains(.missingValue) { parts.append("missing") }
    if let comment = file.string(file.comment(of: record)) { parts.append("comment=\(comment)") }
    return parts.joined(separator: "|")
  }

  /// What is wrong with the offsets of a file; empty when nothing is.
  static func misplaced(_ file: CatalogFile) -> [String] {
    let count = file.source.text.count
    var wrong: [String] = []
    func check(_ range: ByteRange, _ what: String) {
      if Int(range.start) + Int(range.count) > count { wrong.append("\(what) \(range)") }
    }
    func check(_ text: TextRef, _ what: String) {
      let limit = text.isInArena ? file.arena.count : count
      if !text.isNone, text.range.upperBound > limit { wrong.append("\(what) \(text)") }
    }
    for problem in file.problems { check(problem.span, problem.message) }
    for (index, entry) in file.entries.enumerated() {
      check(file.keySpan(of: entry), "key")
      check(file.commentSpan(of: entry), "comment")
      check(entry.key, "key")
      check(file.comment(of: entry), "comment")
      if Int(entry.locale) >= file.localeNames.count { wrong.append("locale of \(index)") }
      if let note = file.note(of: entry), note.interfaceClass.range.upperBound > count {
        wrong.append("note of \(index)")
      }
      if file.messageRange(ofEntry: index).isEmpty, file.substitutions(ofEntry: index).isEmpty {
        wrong.append("no text in \(index)")
      }
    }
    for (index, message) in file.messages.enumerated() {
      check(message.value, "value")
      check(message.text, "text")
      if Int(message.slot) >= file.slots.count { wrong.append("slot of \(index)") }
      if Int(message.state) >= file.states.count { wrong.append("state of \(index)") }
      if file.runRange(ofMessage: index).upperBound > file.runs.count {
        wrong.append("runs of \(index)")
      }
      for offset in 0..<message.text.count {
        let source = file.sourceRange(of: offset..<offset + 1, inMessage: index)
        let value = message.value
        if source.start < value.start || source.end > value.end {
          wrong.append("byte \(offset) of \(index)")
        }
      }
    }
    for index in file.substitutions.indices {
      check(file.substitutions[index].name, "substitution")
      check(file.substitutions[index].specifier, "specifier")
    }
    return wrong
  }
}

extension CatalogFile {
  /// A string catalog of a text.
  static func xcstrings(_ text: String, path: String = "Localizable.xcstrings") -> CatalogFile {
    xcstrings(bytes: Array(text.utf8), path: path)
  }

  /// A string catalog of bytes.
  static func xcstrings(bytes: [UInt8], path: String = "Localizable.xcstrings") -> CatalogFile {
    XCStringsCatalogReader.read(path: path, bytes: bytes, table: "Localizable")
  }

  /// A string catalog in English of what stands inside `strings`.
  static func xcstrings(keys: String) -> CatalogFile {
    xcstrings(#"{"sourceLanguage":"en","strings":{\#(keys)},"version":"1.0"}"#)
  }

  /// A string catalog in English with one key `K` of what stands inside its localization `de`.
  static func xcstrings(de forms: String) -> CatalogFile {
    xcstrings(keys: #""K":{"localizations":{"de":\#(forms)}}"#)
  }
}
