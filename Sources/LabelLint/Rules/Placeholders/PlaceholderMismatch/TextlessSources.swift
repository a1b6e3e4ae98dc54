/// Translations of what is no text: of a reference to another string (`@string/ok`), or of an empty one.
///
/// Machine translation changes references: of 14 translations of one in 38 apps all have its letters in another script
/// or a mark of direction before it, and users read "@字串/還原".
struct TextlessSources {
  private let catalog: Catalog

  /// Adds a finding for each such translation of an Android catalog.
  static func check(_ catalog: Catalog, into findings: inout FindingCollector) {
    guard catalog.format == .android, catalog.locales.count > 1 else { return }
    let sources = TextlessSources(catalog: catalog)
    for row in catalog.rows.indices {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { continue }
      let file = catalog.file(of: source)
      for message in file.messageRange(ofEntry: Int(source.entry)) {
        let record = file.messages[message]
        let isReference = record.flags.contains(.reference) || catalog[source].type == .alias
        guard isReference || record.text.count == 0 && catalog[source].type == .string,
          !record.flags.contains(.nothing)
        else { continue }
        let slot = file.slots[Int(record.slot)]
        sources.judge(
          row, slot, reference: isReference ? file.string(record.text) : nil, into: &findings)
      }
    }
  }

  /// Judges the translations of a reference, or of an empty text.
  private func judge(
    _ row: Int, _ slot: SlotPath, reference: String?, into findings: inout FindingCollector
  ) {
    for locale in catalog.locales.indices.dropFirst() {
      guard let entry = catalog.entry(row: row, locale: locale) else { continue }
      let file = catalog.file(of: entry)
      let own = file.messageRange(ofEntry: Int(entry.entry)).first {
        file.slots[Int(file.messages[$0].slot)] == slot
      }
      guard let own else { continue }
      let record = file.messages[own]
      guard record.text.count > 0,
        record.flags.isDisjoint(with: [.reference, .nothing, .missingValue, .unfinished]),
        let text = file.string(record.text),
        let (message, level) = reference.map({ Self.verdict(on: text, of: $0) })
          ?? Self.verdict(onFilled: text)
      else { continue }
      findings.add(
        catalog.subject(row: row, locale: locale, slot: slot.description),
        at: SourceSpan(file: Int(entry.file), bytes: record.value), message, level: level
      ) { finding in
        finding.detail = reference == nil ? "empty source" : "reference"
        finding.text = text
      }
    }
  }

  /// What is said of a text in the place of a reference: one that was to be a reference is shown as it is.
  private static func verdict(
    on text: String, of reference: String
  ) -> (message: Finding.Wording, level: Severity)? {
    let visible = text.unicodeScalars.drop { CharacterProperties.isDefaultIgnorable($0) }
    if visible.first == "@", visible.contains("/"), !visible.contains(" ") {
      return (.brokenReference(text, source: reference), .warning)
    }
    // What the platform calls something is the app's to translate otherwise.
    guard reference.hasPrefix("@string/") else { return nil }
    return (.writtenOut(reference), .note)
  }

  /// What is said of a text whose source is empty, where it shows an argument.
  private static func verdict(
    onFilled text: String
  ) -> (message: Finding.Wording, level: Severity)? {
    let bytes = Array(text.utf8)
    var scanner = PlaceholderScanner()
    scanner.scan(bytes.span, as: PlaceholderReading(platform: .android, prose: .unproven))
    guard let first = scanner.placeholders.first(where: { !$0.isToken }) else { return nil }
    return (.ofEmpty(Text.verbatim(bytes.span, first.span.range)), .warning)
  }
}

extension Finding.Wording {
  fileprivate static func brokenReference(_ text: String, source: String) -> Self {
    let hidden = text.unicodeScalars.prefix { CharacterProperties.isDefaultIgnorable($0) }
    if let first = hidden.first,
      text.unicodeScalars.dropFirst(hidden.count).elementsEqual(source.unicodeScalars)
    {
      return
        "the invisible character \(codePoint: first) before \(quoting: source) breaks the reference, so users will see it literally; remove the character"
    }
    return
      "\(quoting: text) is not a reference, so users will see it literally; write \(quoting: source) as the source does"
  }

  fileprivate static func writtenOut(_ reference: String) -> Self {
    "the source is the reference \(quoting: reference), but this text does not use it; write the reference, unless the texts must differ"
  }

  fileprivate static func ofEmpty(_ placeholder: String) -> Self {
    "\(quoting: placeholder) needs an argument, but the source is empty; remove the placeholder, or write the source"
  }
}
