/// Translations that stand for another string, which does not show what the source shows.
struct AliasArguments {
  /// The level of an argument that is not shown.
  let level: Severity

  /// Adds a finding for each such translation.
  func check(_ catalog: Catalog, into findings: inout FindingCollector) {
    for alias in AliasedTexts.all(in: catalog) where alias.locale != Catalog.sourceIndex {
      guard let target = alias.target, target != alias.row,
        let source = catalog.entry(row: alias.row, locale: Catalog.sourceIndex),
        catalog[source].type == .string,
        let shown = catalog.entry(row: target, locale: alias.locale)
          ?? catalog.entry(row: target, locale: Catalog.sourceIndex),
        catalog[shown].type == .string
      else { continue }
      let own = Self.placeholders(of: shown, in: catalog)
      guard
        let lost = Self.placeholders(of: source, in: catalog).first(where: { placeholder in
          !own.contains { $0.key == placeholder.key }
        })
      else { continue }
      let file = catalog.file(of: alias.entry)
      guard let message = file.messageRange(ofEntry: Int(alias.entry.entry)).first else { continue }
      findings.add(
        catalog.subject(row: alias.row, locale: alias.locale),
        at: SourceSpan(file: Int(alias.entry.file), bytes: file.messages[message].value),
        .aliasWithout(lost.words, alias.name), level: level
      ) { $0.detail = "alias" }
    }
  }

  /// The placeholders of an entry's only text, as they are written.
  private static func placeholders(
    of entry: EntryReference, in catalog: Catalog
  ) -> [(key: PlaceholderKey, words: String)] {
    let file = catalog.file(of: entry)
    guard let message = file.messageRange(ofEntry: Int(entry.entry)).first else { return [] }
    let text = file.bytes(file.messages[message].text)
    var scanner = PlaceholderScanner()
    scanner.scan(text, as: PlaceholderReading(platform: .android, prose: .unproven))
    return scanner.placeholders.map {
      (PlaceholderKey($0, in: text), Text.verbatim(text, $0.span.range))
    }
  }
}

extension Finding.Wording {
  fileprivate static func aliasWithout(_ placeholder: String, _ name: String) -> Self {
    "refers to the string \(quoting: name), which lacks the placeholder \(quoting: placeholder) of the source; add it there"
  }
}
