/// Numbers the placeholders of an entry in all its locales, in the order they stand in.
struct NumberedPlaceholders {
  private let catalog: Catalog
  /// What each argument is in the texts read so far, by its 1-based number.
  private var arguments: [Int: ArgumentClass] = [:]

  /// Numbers placeholders of a catalog.
  init(_ catalog: Catalog) { self.catalog = catalog }

  /// What to insert; nil where that is not certain.
  ///
  /// Not where some text has numbers already, a width from an argument, or cannot be edited, and where two texts take
  /// one argument for different things: the form `to %s` of `%d files to %s` leaves the number out, and its `%s` is the
  /// second argument. Nor where a text has other placeholders than its source: beside a broken one, the next takes the
  /// broken one's number.
  mutating func edits(row: Int, _ tools: inout ComparisonContext) -> [Edit]? {
    var edits: [Edit] = []
    for locale in catalog.locales.indices {
      for entry in catalog.entries(row: row, locale: locale) {
        let file = catalog.file(of: entry)
        for message in file.messageRange(ofEntry: Int(entry.entry)) {
          let place = MessageReference(entry: entry, message: message)
          guard hasOwnPlaceholders(place, row: row, locale: locale, in: file, &tools),
            let own = self.edits(of: place, in: file, &tools)
          else { return nil }
          edits += own
        }
      }
    }
    return edits
  }

  /// Whether a text has the placeholders of its source, each as one that the platform knows.
  private func hasOwnPlaceholders(
    _ place: MessageReference, row: Int, locale: Int, in file: CatalogFile,
    _ tools: inout ComparisonContext
  ) -> Bool {
    let text = file.messages[place.message].text
    guard text.count > 0,
      let source = locale == Catalog.sourceIndex
        ? place.entry : catalog.entry(row: row, locale: Catalog.sourceIndex),
      let known = tools.signatures.known(for: place, source: source, row: row)
    else { return true }
    let category = file.slots[Int(file.messages[place.message].slot)].pluralCategory
    tools.scan(file.bytes(text), at: place, isFormatted: known.isFormatted)
    return tools.scanner.problems.isEmpty
      && known.comparison.mismatches(in: file.bytes(text), tools.scanner, category: category)
        .allSatisfy { $0.code == .widthMismatch || $0.code == .caseChange }
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
      !tools.scanner.placeholders.contains(where: { $0.style == .width }),
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
