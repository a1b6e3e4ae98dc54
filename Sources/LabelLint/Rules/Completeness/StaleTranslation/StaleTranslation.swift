/// A translation of a source text that has changed since.
///
/// A comparison with a git revision knows the texts of then. A delivery knows which source texts it translates:
/// `label-lint delivery` reports these itself.
package struct StaleTranslation: CatalogRule {
  /// The rule; it has no options.
  package init() {}

  /// All that is said of the rule.
  package static let metadata = RuleMetadata(
    id: "stale-translation", family: .localization, severity: .warning,
    levelRemark: """
      With `--changed-since`, it is a note, because translators translate a changed text later.
      """,
    summary: "The source text has changed, and its translation has not.",
    rationale: """
      The translation says something else than the source, and nothing shows that later. With \
      `--changed-since REF`, label-lint compares both texts with those of the revision. In a delivery, it \
      compares the source texts that came back with those of today. It does not report a change of spaces, \
      capitals, quotation marks or dashes, nor a translation that the catalog marks for review. Stored reports \
      and the history contain only the texts of findings, so label-lint cannot compare with them.
      """,
    remedy: """
      Let somebody translate the source text of today. If the translation is right, accept that with \
      `label-lint ignore`, or write a delivered text with `label-lint review import`.
      """,
    guidelines: [],
    accepted: [
      RuleExample("", remark: "a catalog by itself does not say which text was translated")
    ])

  /// Compares the source texts with those of an earlier state, and then their translations.
  package func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    guard let earlier = context.earlier, earlier.sourceLocale == catalog.sourceLocale else {
      return
    }
    let columns = catalog.locales.map { locale in
      earlier.locales.firstIndex { $0.description == locale.description }
    }
    for row in catalog.rows.indices {
      let key = Array(catalog.key(row: row).utf8)
      guard let oldRow = earlier.row(ofKey: key.span, in: catalog.rows[row].table),
        let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
        let oldSource = earlier.entry(row: oldRow, locale: Catalog.sourceIndex),
        catalog[source].isTranslatable, !catalog[source].flags.contains(.stale),
        let change = Self.change(of: source, catalog, from: oldSource, earlier)
      else { continue }
      for (locale, column) in columns.enumerated().dropFirst() {
        guard let own = catalog.entry(row: row, locale: locale), let column,
          let old = earlier.entry(row: oldRow, locale: column),
          Self.areSame(own, catalog, old, earlier),
          UnreviewedTranslation.unreviewed(own, catalog) == nil
        else { continue }
        add(change, own, catalog.subject(row: row, locale: locale), catalog, into: &findings)
      }
    }
  }

  /// A source text that changed.
  private struct Change {
    let kind: SourceChange
    let slot: SlotPath
    let old: String
    let new: String
  }

  /// The change of an entry's source texts that asks most of a translator; nil if none asks for anything.
  private static func change(
    of entry: EntryReference, _ catalog: Catalog, from old: EntryReference, _ earlier: Catalog
  ) -> Change? {
    let changes = catalog.messages(of: entry).compactMap { message -> Change? in
      let file = catalog.file(of: entry)
      let slot = catalog.slot(ofMessage: message, file: Int(entry.file))
      guard let before = earlier.message(of: old, slot: slot),
        earlier.slot(ofMessage: before, file: Int(old.file)) == slot,
        let was = earlier.string(of: old, slot: slot),
        let now = file.string(file.messages[message].text), !ByteOrder.areEqual(was, now)
      else { return nil }
      let kind = SourceChange(
        from: plain(MessageReference(entry: old, message: before), earlier),
        to: plain(MessageReference(entry: entry, message: message), catalog))
      return kind == .none ? nil : Change(kind: kind, slot: slot, old: was, new: now)
    }
    return changes.max { $0.kind < $1.kind }
  }

  private static func plain(_ message: MessageReference, _ catalog: Catalog) -> String {
    var plain = PlainText()
    plain.read(message, in: catalog)
    let file = catalog.file(of: message.entry)
    let bytes = plain.bytes(of: file.bytes(file.messages[message.message].text))
    return String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
  }

  /// Whether an entry has the texts that it had before.
  private static func areSame(
    _ entry: EntryReference, _ catalog: Catalog, _ old: EntryReference, _ earlier: Catalog
  ) -> Bool {
    let (file, messages) = (catalog.file(of: entry), catalog.messages(of: entry))
    return messages.count == earlier.messages(of: old).count
      && messages.allSatisfy { message in
        let slot = catalog.slot(ofMessage: message, file: Int(entry.file))
        return earlier.message(of: old, slot: slot).map { before in
          let oldFile = earlier.file(of: old)
          return file.bytes(file.messages[message].text).hasSameBytes(
            as: oldFile.bytes(oldFile.messages[before].text))
        } ?? false
      }
  }

  private func add(
    _ change: Change, _ entry: EntryReference, _ subject: Subject, _ catalog: Catalog,
    into findings: inout FindingCollector
  ) {
    let file = catalog.file(of: entry)
    guard let message = catalog.message(of: entry, slot: change.slot) else { return }
    var subject = subject
    subject.slot = catalog.slot(ofMessage: message, file: Int(entry.file)).description
    findings.add(
      subject, at: SourceSpan(file: Int(entry.file), bytes: file.messages[message].value),
      change.kind == .words
        ? .outdated(change.old, change.new) : .corrected(change.old, change.new),
      level: .note
    ) { finding in
      finding.text = file.string(file.messages[message].text)
      finding.source = change.new
    }
  }
}

extension Finding.Wording {
  fileprivate static func outdated(_ old: String, _ new: String) -> Self {
    "the source text was \(quoting: old) and is now \(quoting: new); translate it again"
  }

  fileprivate static func corrected(_ old: String, _ new: String) -> Self {
    "the source text was \(quoting: old) and is now \(quoting: new); check whether the translation still fits"
  }
}
