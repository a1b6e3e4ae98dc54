/// Translations with one text for all numbers.
extension MissingPluralCategory {
  /// Tells of translations with one text for all numbers, where the source has forms and the language needs them.
  func checkPlain(
    _ counted: [Counted], locale: Int, _ catalog: Catalog, _ context: RuleContext,
    into findings: inout FindingCollector
  ) {
    let tag = catalog.locales[locale]
    guard !tag.isVariant(ofEnglishSource: catalog.sourceLocale), let use = PluralUse(tag),
      let level = severity(of: "integer")
    else { return }
    let needed = PluralCategory.allCases.filter {
      $0 != .other && use.reach(of: $0) == .integer
    }
    if needed.isEmpty { return }
    var told: Int?
    for source in counted where source.row != told {
      guard let plain = Self.plain(source, locale: locale, catalog, context) else { continue }
      // The texts for other devices have the same fault.
      told = source.row
      let file = catalog.file(of: plain.entry)
      let text = file.messages[plain.message]
      let scope = file.slots[Int(text.slot)]
      findings.add(
        catalog.subject(row: source.row, locale: locale, slot: scope.description),
        at: scope.components.isEmpty
          ? catalog.place(of: plain.entry)
          : SourceSpan(file: Int(plain.entry.file), bytes: text.value),
        .missingForms(needed, tag, examples: Self.examples(needed, use)), level: level
      ) { finding in
        finding.detail = needed.map(\.rawValue).joined(separator: " ")
        finding.text = file.string(text.text)
      }
    }
  }

  /// The one text with a number in it that a locale has for some forms of the source; nil where it has none, or forms.
  ///
  /// It is the text of the whole entry, or that of the device or width whose source text has the forms.
  private static func plain(
    _ counted: Counted, locale: Int, _ catalog: Catalog, _ context: RuleContext
  ) -> (entry: EntryReference, message: Int)? {
    let entries = catalog.entries(row: counted.row, locale: locale)
    guard entries.count == 1, let entry = entries.first, !catalog[entry].flags.contains(.stale),
      !context.copies.isCopy(row: counted.row, locale: locale)
    else { return nil }
    let file = catalog.file(of: entry)
    let texts = file.messageRange(ofEntry: Int(entry.entry))
    func stands(_ message: Int, in scope: [SlotPath.Component]) -> Bool {
      file.slots[Int(file.messages[message].slot)].components == scope
    }
    let whole = texts.first { texts.count == 1 && stands($0, in: []) }
    let own = texts.first { !counted.variant.isEmpty && stands($0, in: counted.variant) }
    guard let text = whole ?? own else { return nil }
    let bytes = file.bytes(file.messages[text].text)
    let hasNumber = bytes.indices.contains { index in
      guard bytes[index] == "%" else { return false }
      guard counted.isPart else { return true }
      if case .argument(.integer) = NSStringFormat.specifier(at: index, in: bytes).meaning {
        return true
      }
      return false
    }
    return hasNumber ? (entry, text) : nil
  }
}

/// A source text of Apple's formats that has forms.
struct Counted {
  /// The row of its key.
  let row: Int
  /// Whether a variable in it has the forms, so that other values may stand beside the number.
  let isPart: Bool
  /// The device or width whose text has the forms; empty where they are those of the whole text.
  let variant: [SlotPath.Component]

  /// A text whose forms have a scope; nil where they are those of a variable in a text for a device or width.
  init?(row: Int, scope: SlotPath) {
    self.row = row
    switch scope.components.first {
    case nil: (isPart, variant) = (false, [])
    case .variable where scope.components.count == 1: (isPart, variant) = (true, [])
    case .device where scope.components.count == 1, .width where scope.components.count == 1:
      (isPart, variant) = (false, scope.components)
    default: return nil
    }
  }
}
