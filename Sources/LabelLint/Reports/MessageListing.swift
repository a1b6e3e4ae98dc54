/// The reader's own view of a file, one JSON object a line: each text, then each problem.
package struct MessageListing {
  private let file: CatalogFile
  private let index: SourceIndex
  private let tags: [String?]
  private let locale: LocaleTag
  /// What is wrong with the file, the names of its locales included.
  package let problems: [ReadingProblem]

  /// A listing of one file; `place` is what its folder says.
  package init(_ file: CatalogFile, in place: CatalogPlace) {
    self.file = file
    let locale = place.tag
    index = SourceIndex(file.source)
    problems = file.problems + LocaleProblems.all(of: file, in: place)
    self.locale = locale ?? .english
    tags = file.localeNames.map { name in
      file.format.namesLocales ? LocaleTag(name)?.description ?? name : locale?.description
    }
  }

  /// Appends a line for every text of the file and then for every problem.
  package func append(to output: inout [UInt8]) {
    var words = WordBreaking(locale)
    let sections = DescriptionSections(file)
    for entry in file.entries.indices {
      let kind = file.kind(ofEntry: entry, heading: sections.heading(ofEntry: entry)) {
        words.count($0)
      }
      let evidence = file.printedEvidence(of: kind, entry: entry)
      for message in file.messageRange(ofEntry: entry) {
        JSONWriter.lines(to: &output) { _, writer in
          write(message: message, entry: file.entries[entry], to: &writer)
          writer.member("kind", kind.purpose.rawValue)
          writer.member("tier", kind.tier?.rawValue)
          writer.member("kindEvidence", evidence)
        }
      }
    }
    for problem in problems {
      JSONWriter.lines(to: &output) { _, writer in
        writer.object("problem") { write(problem, to: &$0) }
      }
    }
  }

  private func write(message number: Int, entry: Entry, to writer: inout JSONWriter) {
    let message = file.messages[number]
    let slot = file.slots[Int(message.slot)]
    let isReference = message.flags.contains(.reference) || message.flags.contains(.nothing)
    let state = file.states[Int(message.state)]
    writer.member("path", file.source.path)
    writer.member("format", file.format.rawValue)
    writer.member("table", file.tableName(file.resourceTable(of: entry)))
    writer.member("locale", tags[Int(entry.locale)])
    writer.member("key", file.string(entry.key))
    writer.member("type", isReference ? EntryType.alias.rawValue : entry.type.rawValue)
    writer.member("slot", slot == .only ? nil : slot.description(variable: variableWord))
    let text = file.string(message.text)
    // The bytes of a binary property list are no spelling of a text.
    let isBinary = file.source.encoding == .binary
    writer.member("raw", isBinary ? text : file.source.string(message.value.range))
    writer.member("text", text)
    writer.member("translatable", entry.isTranslatable)
    writer.member("state", message.state == 0 ? nil : state)
    writer.member("comment", file.string(file.comment(of: entry)))
    writePlace(message.value, to: &writer)
    let start = index.storedOffset(of: Int(message.value.start))
    writer.member("offset", start)
    writer.member("length", index.storedOffset(of: Int(message.value.end)) - start)
  }

  private func write(_ problem: ReadingProblem, to writer: inout JSONWriter) {
    writer.member("rule", problem.code.rule.description)
    writer.member("code", problem.code.rawValue)
    writer.member("severity", problem.severity.rawValue)
    writer.member("path", file.source.path)
    writePlace(problem.span, to: &writer)
    writer.member("message", problem.message)
  }

  private func writePlace(_ place: ByteRange, to writer: inout JSONWriter) {
    let position = index.position(of: Int(place.start))
    writer.member("line", position.line)
    writer.member("column", position.column)
  }

  private var variableWord: String { file.format == .stringsdict ? "variable" : "substitution" }
}
