/// Translations with one text for all numbers.
extension MissingPluralCategory {
  /// Tells of translations with one text for all numbers, where the source has forms and the language needs them.
  func checkPlain(
    _ counted: [Counted], locale: Int, _ catalog: Catalog, _ context: RuleContext,
    into findings: inout FindingCollector
  ) {
    let tag = catalog.locales[locale]
    let plain = counted.filter { Self.isPlain($0, locale: locale, catalog, context) }.map(\.row)
    guard !plain.isEmpty, !tag.isVariant(ofEnglishSource: catalog.sourceLocale),
      let use = PluralUse(tag), let level = severity(of: "integer")
    else { return }
    let needed = PluralCategory.allCases.filter {
      $0 != .other && use.reach(of: $0) == .integer
    }
    if needed.isEmpty { return }
    for row in plain {
      guard let entry = catalog.entry(row: row, locale: locale) else { continue }
      findings.add(
        catalog.subject(row: row, locale: locale), at: catalog.place(of: entry),
        .missingForms(needed, tag, examples: Self.examples(needed, use)), level: level
      ) { finding in
        finding.detail = needed.map(\.rawValue).joined(separator: " ")
        finding.text = catalog.firstText(of: entry)
      }
    }
  }

  /// Whether a translation is one text with a number in it.
  private static func isPlain(
    _ counted: Counted, locale: Int, _ catalog: Catalog, _ context: RuleContext
  ) -> Bool {
    let row = counted.row
    let entries = catalog.entries(row: row, locale: locale)
    guard entries.count == 1, let entry = entries.first, !catalog[entry].flags.contains(.stale),
      !context.copies.isCopy(row: row, locale: locale)
    else { return false }
    let file = catalog.file(of: entry)
    let texts = file.messageRange(ofEntry: Int(entry.entry))
    guard let text = texts.first, texts.count == 1,
      file.slots[Int(file.messages[text].slot)].components.isEmpty
    else { return false }
    let bytes = file.bytes(file.messages[text].text)
    return bytes.indices.contains { index in
      guard bytes[index] == "%" else { return false }
      guard counted.isPart else { return true }
      if case .argument(.integer) = NSStringFormat.specifier(at: index, in: bytes).meaning {
        return true
      }
      return false
    }
  }
}

/// A source text of Apple's formats that has forms.
struct Counted {
  /// The row of its key.
  let row: Int
  /// Whether a variable in it has the forms, so that other values may stand beside the number.
  let isPart: Bool

  /// A text whose forms have a scope; nil where they are those of a device or width.
  init?(row: Int, scope: SlotPath) {
    self.row = row
    switch scope.components.first {
    case nil: isPart = false
    case .variable where scope.components.count == 1: isPart = true
    default: return nil
    }
  }
}
