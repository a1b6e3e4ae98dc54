/// Checks a reviewer's text before anything is written: placeholders and markup are those of the
/// source text, or, in the source language, those of the text it replaces.
struct ReviewTextCheck {
  /// The texts that a text must agree with.
  private let references: [(text: String, category: PluralCategory?)]
  private let slot: SlotPath
  private let reading: PlaceholderReading

  /// A check of texts for a place.
  init(_ catalog: Catalog, _ place: CatalogTextPlaces.Place) {
    let file = catalog.file(of: place.entry)
    let slot = file.slots[Int(file.messages[place.message].slot)]
    let source =
      place.locale == Catalog.sourceIndex
      ? nil : catalog.entry(row: place.row, locale: Catalog.sourceIndex)
    let own = place.text(in: catalog).map { [($0, slot.pluralCategory)] } ?? []
    self.init(source.map { Self.references($0, slot, catalog) } ?? own, slot, file.format)
  }

  /// A check of the texts of a slot that a locale lacks.
  init(_ missing: MissingEntry, _ slot: SlotPath) {
    self.init(
      Self.references(missing.source, slot, missing.catalog), slot,
      missing.catalog.file(of: missing.source).format)
  }

  private init(
    _ references: [(text: String, category: PluralCategory?)], _ slot: SlotPath,
    _ format: CatalogFormat
  ) {
    self.references = references
    self.slot = slot
    var reading = PlaceholderReading(
      platform: format.platform, isSubstitution: Self.variable(of: slot) != nil)
    reading.prose = PlaceholderComparison.prose(
      forSource: references.map { Array($0.text.utf8) }, on: format.platform)
    self.reading = reading
  }

  /// What is wrong with a text: lower-case start, no final full stop; nil for nothing.
  func fault(of text: String) -> String? {
    guard !references.isEmpty else { return nil }
    return placeholderFault(of: text) ?? markupFault(of: text)
  }

  private func placeholderFault(of text: String) -> String? {
    var scanner = PlaceholderScanner()
    var signature = PlaceholderSignature()
    for reference in references {
      let bytes = Array(reference.text.utf8)
      scanner.scan(bytes.span, as: reading)
      signature.add(bytes.span, scanner, category: reference.category)
    }
    let bytes = Array(text.utf8)
    scanner.scan(bytes.span, as: reading)
    let found = PlaceholderComparison(with: signature).mismatches(
      in: bytes.span, scanner, category: slot.pluralCategory)
    guard let first = found.first else { return nil }
    let written = first.span.map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
    let wanted =
      references.first { $0.category == slot.pluralCategory }?.text ?? references[0].text
    let meant = first.key.flatMap { spelling(of: $0) }
    switch first.code {
    case .missingPlaceholder where written.isEmpty:
      let lost = found.filter { $0.code == first.code && $0.span == nil }
        .compactMap { $0.key.flatMap { spelling(of: $0) } }
      if lost.count > 1 {
        return
          "its placeholders \(Quotation.list(lost)) are missing: \(Quotation.quoted(wanted)) has them"
      }
      let name = meant.map { "its placeholder \(Quotation.quoted($0))" } ?? "a placeholder"
      return "\(name) is missing: \(Quotation.quoted(wanted)) has it"
    case .extraPlaceholder:
      return "\(Quotation.quoted(written)) is not a placeholder of \(Quotation.quoted(wanted))"
    case .countMismatch:
      return "its placeholder \(Quotation.quoted(written)) is used more or less often than in "
        + Quotation.quoted(wanted)
    default:
      guard let meant else {
        return "\(Quotation.quoted(written)) is not a placeholder that works: use those of "
          + Quotation.quoted(wanted)
      }
      return
        "its placeholder \(Quotation.quoted(written)) must be \(Quotation.quoted(meant)), as in "
        + Quotation.quoted(wanted)
    }
  }

  /// A placeholder as one of the references writes it; nil where none has it.
  private func spelling(of key: PlaceholderKey) -> String? {
    var scanner = PlaceholderScanner()
    for reference in references {
      let bytes = Array(reference.text.utf8)
      scanner.scan(bytes.span, as: reading)
      for placeholder in scanner.placeholders
      where PlaceholderKey(placeholder, in: bytes.span) == key {
        return String(decoding: bytes[placeholder.span.range], as: UTF8.self)
      }
    }
    return nil
  }

  private func markupFault(of text: String) -> String? {
    let own = Self.tagNames(text)
    let all = references.map { Self.tagNames($0.text) }
    if all.contains(own) { return nil }
    var (missing, extra) = (all[0], own)
    for tag in own {
      guard let place = missing.firstIndex(of: tag) else { continue }
      missing.remove(at: place)
      extra.firstIndex(of: tag).map { _ = extra.remove(at: $0) }
    }
    // Behind its end tag in this order.
    if let tag = missing.last { return "its tag \(Quotation.quoted(tag)) is missing" }
    return
      "\(Quotation.quoted(extra[extra.count - 1])) is not a tag of \(Quotation.quoted(references[0].text))"
  }

  /// Names of the tags of a text, sorted.
  private static func tagNames(_ text: String) -> [String] {
    MarkupText.tagTexts(in: text).map { MarkupText.name(ofTag: $0[...]) }
      .sorted(by: ByteOrder.precedes)
  }

  /// The texts that a text must agree with: those of the source entry for the same variant.
  private static func references(
    _ source: EntryReference, _ slot: SlotPath, _ catalog: Catalog
  ) -> [(text: String, category: PluralCategory?)] {
    let file = catalog.file(of: source)
    var all: [(text: String, category: PluralCategory?)] = []
    var own: [(text: String, category: PluralCategory?)] = []
    for message in file.messageRange(ofEntry: Int(source.entry)) {
      guard let text = file.string(file.messages[message].text) else { continue }
      let other = file.slots[Int(file.messages[message].slot)]
      all.append((text, other.pluralCategory))
      if withoutPlural(other) == withoutPlural(slot) { own.append((text, other.pluralCategory)) }
    }
    return own.isEmpty ? all : own
  }

  private static func withoutPlural(_ slot: SlotPath) -> [SlotPath.Component] {
    slot.components.filter {
      switch $0 {
      case .plural, .unknownCategory: false
      default: true
      }
    }
  }

  private static func variable(of slot: SlotPath) -> String? {
    for case .variable(let name) in slot.components { return name }
    return nil
  }
}
