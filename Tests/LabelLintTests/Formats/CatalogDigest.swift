import LabelLint

/// A catalog file as plain lines, so that a test can compare all of it at once.
struct CatalogDigest: Equatable {
  /// One line a text: key, slot in brackets, value, then flags and comment where there are any.
  var messages: [String]
  /// One line a problem: level, code, and what stands there in the file.
  var problems: [String]

  /// A digest with given lines.
  init(messages: [String], problems: [String] = []) {
    self.messages = messages
    self.problems = problems
  }

  /// The digest of a file.
  init(_ file: CatalogFile) {
    messages = []
    for (index, entry) in file.entries.enumerated() {
      let key = file.string(entry.key) ?? "nil"
      var facts = ""
      if entry.flags.contains(.replaced) { facts += " (replaced)" }
      if entry.flags.contains(.lostAtRuntime) { facts += " (lost)" }
      if let comment = file.string(file.comment(of: entry)) { facts += " // " + comment }
      if let note = file.note(of: entry) {
        facts += " ib:" + (file.string(note.interfaceClass) ?? "")
        facts += "." + (file.string(note.interfaceProperty) ?? "")
      }
      for message in file.messageRange(ofEntry: index).map({ file.messages[$0] }) {
        let slot = file.slots[Int(message.slot)].description(variable: "variable")
        messages.append(
          key + (slot.isEmpty ? "" : "[\(slot)]") + " = " + (file.string(message.text) ?? "nil")
            + facts)
      }
    }
    problems = file.problems.map { problem in
      "\(problem.severity.rawValue) \(problem.code.rawValue) "
        + "`\(file.source.string(problem.span.range))`@\(problem.span.start)"
    }
  }
}
