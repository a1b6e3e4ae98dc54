/// Numbers the placeholders of an entry in all its locales, in the order they stand in.
struct NumberedPlaceholders {
  private let catalog: Catalog
  /// What each argument is in the texts read so far, by its 1-based number.
  private var arguments: [Int: ArgumentClass] = [:]

  /// Numbers placeholders of a catalog.
  init(_ catalog: Catalog) { self.catalog = catalog }

  /// What to insert; nil where some text has numbers already, a width from an argument, or cannot be
  /// edited, and where two texts take one argument for different things: the form `to %s` of `%d files to %s`
  /// leaves the number out, and its `%s` is the second argument.
  mutating func edits(row: Int, _ tools: inout ComparisonContext) -> [Edit]? {
    var edits: [Edit] = []
    for locale in catalog.locales.indices {
      for entry in catalog.entries(row: row, locale: locale) {
        let file = catalog.file(of: entry)
        for message in file.messageRange(ofEntry: Int(entry.entry)) {
          let place = MessageReference(entry: entry, message: message)
          guard let own = self.edits(of: place, in: file, &tools) else { return nil }
          edits += own
        }
      }
    }
    return edits
  }

  /// What to insert into one text.
  private mutating func edits(
    of place: MessageReference, in file: CatalogFile, _ tools: inout ComparisonContext
  ) -> [Edit]? {
    let text = file.messages[place.message].text
    if text.count == 0 { return [] }
    tools.scan(file.bytes(text), at: place, isFormatted: true)
    let specifiers = UnorderedPlaceholders.specifiers(of: tools.scanner)
    if specifiers.isEmpty { return [] }
    guard !text.isInArena || file.runs.isEmpty == false,
      specifiers.allSatisfy({ $0.style == .specifier && $0.flags.isEmpty }),
      ValueEscaping(message: place.message, of: file.entries[Int(place.entry.entry)], in: file)
        != nil
    else { return nil }
    for specifier in specifiers {
      let known = arguments.updateValue(specifier.argument, forKey: Int(specifier.index))
      if let known, known != specifier.argument { return nil }
    }
    return specifiers.map { specifier in
      let start = Int(specifier.span.start)
      let percent = file.sourceRange(of: start..<start + 1, inMessage: place.message)
      let bytes = ByteRange(Int(percent.end)..<Int(percent.end))
      return Edit(
        SourceSpan(file: Int(place.entry.file), bytes: bytes), with: "\(specifier.index)$")
    }
  }
}
