/// A text that is longer than its author says it may be.
struct OverMaxLength: CatalogRule {
  @Option(
    "limits", "Limits by key: `{widget_*: 20}`. The longest pattern applies.", isByLocale: false)
  var limits: [String: Int] = [:]
  @Option("placeholder-length", "Number of characters that a placeholder counts as.")
  var placeholderLength = 2
  @Option("comments", "Whether limits are read from comments.")
  var readsComments = true

  static let metadata = RuleMetadata(
    id: "over-max-length", family: .localization, severity: .warning,
    levelRemark: "It is a note if sources show that the text wraps.",
    summary: "A text is longer than the limit that its author set.",
    rationale: """
      A screen or a store cuts off text that does not fit, so users read only the first part.
      """,
    remedy: "Use fewer words. If there is room, raise the limit.",
    guidelines: [],
    flagged: [
      RuleExample(
        "⟦A very long title⟧", key: "short_title", comment: "Max length: 10",
        formats: [.android, .strings, .xcstrings]),
      RuleExample(
        "⟦Ein sehr langer Titel⟧", language: "de", source: "Title", key: "short_title",
        comment: "no longer than 12 characters", formats: [.android, .strings, .xcstrings]),
    ],
    accepted: [
      RuleExample(
        "The whole name is here", key: "name_text",
        comment: "up to 10 characters of the name are shown"),
      RuleExample("Short", key: "short_title", comment: "Max length: 10"),
    ])

  /// Largest limit that a comment is taken for.
  private static let largestLimit = 2000

  /// Measures the texts of entries that have a limit.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    // Whole keys come first, then the longest beginnings.
    let own = limits.map(Self.keyLimit).sorted { one, other in
      one.isPrefix == other.isPrefix
        ? one.key.utf8.count > other.key.utf8.count : other.isPrefix
    }
    // Few files have other slots than those that each has.
    let mayHaveWidths = catalog.files.map { $0.slots.count > CatalogFile.commonSlots.count }
    for row in catalog.rows.indices where !context.kinds.isConstant(row: row) {
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { continue }
      let limit = limit(of: source, row: row, own, catalog)
      guard limit != nil || mayHaveWidths[Int(source.file)] && hasWidths(source, catalog) else {
        continue
      }
      let level: Severity? = context.uses?.isWrapped(row: row) ?? false ? .note : nil
      let isSourceOver = add(
        row, 0, source, limit, level: level, isSourceOver: false, catalog, into: &findings)
      for locale in catalog.locales.indices.dropFirst() {
        guard let entry = catalog.entry(row: row, locale: locale) else { continue }
        _ = add(
          row, locale, entry, limit, level: level, isSourceOver: isSourceOver, catalog,
          into: &findings)
      }
    }
  }

  /// Reports the first text of an entry that is too long; whether there is one.
  private func add(
    _ row: Int, _ locale: Int, _ entry: EntryReference, _ limit: Int?, level: Severity?,
    isSourceOver: Bool, _ catalog: Catalog, into findings: inout FindingCollector
  ) -> Bool {
    let file = catalog.file(of: entry)
    var plain = PlainText()
    for message in file.messageRange(ofEntry: Int(entry.entry)) {
      let record = file.messages[message]
      if record.text.count == 0 || record.flags.contains(.reference) { continue }
      let slot = file.slots[Int(record.slot)]
      // A placeholder is two bytes at least.
      let longest = record.text.count * max(1, placeholderLength - 1)
      guard let most = Self.width(of: slot) ?? limit, longest > most else { continue }
      plain.read(
        message, of: file.entries[Int(entry.entry)], in: file,
        as: PlaceholderReading(platform: file.format.platform))
      let graphemes = Graphemes.ends(of: plain.bytes(of: file.bytes(record.text))).count
      let length = graphemes + plain.objects.count * (placeholderLength - 1)
      if length <= most { continue }
      if !isSourceOver {
        findings.add(
          catalog.subject(row: row, locale: locale, slot: slot.description),
          at: SourceSpan(file: Int(entry.file), bytes: record.value),
          level == nil ? .tooLong(length, most) : .wrapped(length, most), level: level
        ) { $0.text = file.string(record.text) }
      }
      return true
    }
    return false
  }

  /// The width that a slot is for.
  private static func width(of slot: SlotPath) -> Int? {
    for case .width(let name) in slot.components { return Int(name) }
    return nil
  }

  private func hasWidths(_ entry: EntryReference, _ catalog: Catalog) -> Bool {
    let file = catalog.file(of: entry)
    return file.messageRange(ofEntry: Int(entry.entry)).contains { message in
      let slot = Int(file.messages[message].slot)
      return slot >= CatalogFile.commonSlots.count && Self.width(of: file.slots[slot]) != nil
    }
  }

  /// The limit of an entry: that of the configuration, of an attribute, of a comment.
  private func limit(
    of source: EntryReference, row: Int, _ own: [(key: String, isPrefix: Bool, limit: Int)],
    _ catalog: Catalog
  ) -> Int? {
    if !own.isEmpty {
      let key = catalog.key(row: row)
      if let found = own.first(where: { $0.isPrefix ? key.hasPrefix($0.key) : key == $0.key }) {
        return found.limit
      }
    }
    let file = catalog.file(of: source)
    let entry = catalog[source]
    if let limit = file.note(of: entry)?.maximumLength { return limit }
    let comment = file.comment(of: entry)
    guard readsComments, comment.count > 0 else { return nil }
    let limit = LengthComment.limit(in: file.bytes(comment))
    return limit.flatMap { $0 > 0 && $0 <= Self.largestLimit ? $0 : nil }
  }

  /// A limit of the configuration.
  private static func keyLimit(
    _ key: String, _ limit: Int
  ) -> (key: String, isPrefix: Bool, limit: Int) {
    let isPrefix = key.hasSuffix("*")
    return (isPrefix ? String(key.dropLast()) : key, isPrefix, limit)
  }
}

extension Finding.Wording {
  fileprivate static func tooLong(_ length: Int, _ limit: Int) -> Self {
    "the text has \(length) characters, but the limit is \(limit); shorten it"
  }

  fileprivate static func wrapped(_ length: Int, _ limit: Int) -> Self {
    "the text has \(length) characters, but the limit is \(limit), so the title gets a second line; shorten it, or raise the limit"
  }
}
