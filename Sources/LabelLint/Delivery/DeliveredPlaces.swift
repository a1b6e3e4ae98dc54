/// Finds the places in delivered files of what rules find in the catalog that the texts were written into.
struct DeliveredPlaces {
  private let items: [DeliveryComparison.Item]
  private let delivered: [CatalogFile]
  private let catalog: Catalog
  private let numbers: [DeliveredEntry.Name: [Int]]
  private let firstFiles: [String: Int]
  /// Places of source texts in files that have the translations, too: what is missing would be there.
  private let sources: [DeliveredEntry.Name: SourceSpan]

  /// Places of items.
  ///
  /// - Parameters:
  ///   - items: The translations that were delivered.
  ///   - entries: All that was delivered.
  ///   - delivered: Their files.
  ///   - catalog: The catalog with the texts.
  init(
    _ items: [DeliveryComparison.Item], of entries: [DeliveredEntry], _ delivered: [CatalogFile],
    _ catalog: Catalog
  ) {
    (self.items, self.delivered, self.catalog) = (items, delivered, catalog)
    numbers = Dictionary(grouping: items.indices) { items[$0].entry.name }
    firstFiles = Dictionary(
      items.map { ($0.entry.name.locale, $0.entry.span.file) }, uniquingKeysWith: min)
    let source = catalog.sourceLocale.merged.description
    let isJoint = delivered.map(\.format.namesLocales)
    let locales = Dictionary(grouping: items.map(\.entry)) { $0.span.file }.mapValues {
      Set($0.map(\.name.locale))
    }
    var sources: [DeliveredEntry.Name: SourceSpan] = [:]
    for entry in entries where entry.name.locale == source && isJoint[entry.span.file] {
      for locale in locales[entry.span.file] ?? [] {
        let name = DeliveredEntry.Name(table: entry.name.table, key: entry.name.key, locale: locale)
        sources[name] = sources[name] ?? entry.span
      }
    }
    self.sources = sources
  }

  /// The index that a delivered file has behind the files of the catalog.
  func index(ofFile number: Int) -> Int { catalog.files.count + number }

  /// A place of a delivered file, as findings count the files.
  func span(_ delivered: SourceSpan) -> SourceSpan {
    SourceSpan(file: index(ofFile: delivered.file), bytes: delivered.bytes)
  }

  /// The start of the first file with texts of a locale; nil where nothing was delivered for it.
  func start(ofLocale locale: String) -> SourceSpan? {
    firstFiles[locale].map { SourceSpan(file: index(ofFile: $0), bytes: .zero) }
  }

  /// Where a text that was not delivered would be; nil where nothing was delivered for its locale.
  func place(ofMissing subject: Subject) -> SourceSpan? {
    name(of: subject).flatMap { sources[$0] }.map(span) ?? start(ofLocale: subject.locale)
  }

  /// The numbers of the items that a finding is about.
  func items(of subject: Subject) -> [Int] { name(of: subject).flatMap { numbers[$0] } ?? [] }

  /// The name of the entry that a finding is about; nil for one about no key.
  private func name(of subject: Subject) -> DeliveredEntry.Name? {
    if subject.key.isEmpty { return nil }
    let isApple = catalog.files.first?.format.isApple ?? false
    let table: ResourceTable =
      isApple
      ? .apple : subject.table == "plurals" ? .plurals : subject.table == "array" ? .array : .string
    return DeliveredEntry.Name(
      table: table, key: Array(subject.key.utf8), locale: subject.locale)
  }

  /// The same finding at its place in the delivered file.
  func moved(_ finding: Finding, to item: Int) -> Finding {
    let entry = items[item].entry
    let text = entry.texts.first { ByteOrder.areEqual($0.slot.description, finding.subject.slot) }
    var moved = finding
    moved.span = span(text.map { place(of: finding.span, in: $0) } ?? entry.span)
    moved.related = finding.related.filter { $0.span.file < catalog.files.count }
    if let text { showTags(of: &moved, entry, text) }
    // The bytes that a fix replaces are those of the app's file.
    moved.fixes = finding.fixes.compactMap { fix in
      fix.text.map { Fix("Write \(quoting: $0)", safety: .unsafe, edits: [], text: $0) }
    }
    return moved
  }

  /// Shows texts with the tags of the app, as somebody is to copy these.
  private func showTags(
    of finding: inout Finding, _ entry: DeliveredEntry, _ text: DeliveredEntry.Text
  ) {
    guard let model = catalog.model(of: entry, text.slot, ownFirst: false),
      !model.file.markupRange(ofMessage: model.message).isEmpty
    else { return }
    finding.source = model.file.taggedText(ofMessage: model.message)
    finding.text = text.text
  }

  /// A part of a text, where the delivered file has the same text; else the whole value.
  private func place(of span: SourceSpan, in text: DeliveredEntry.Text) -> SourceSpan {
    let (file, own, value) = (catalog.files[span.file], delivered[text.span.file], text.span)
    guard let message = MessagePlaces(file).message(holding: span.bytes.range) else { return value }
    let written = file.messages[message]
    if own.text[value.bytes.range] == file.text[written.value.range] {
      return SourceSpan(
        file: value.file,
        bytes: ByteRange(
          start: value.bytes.start + (span.bytes.start - written.value.start),
          count: span.bytes.count))
    }
    // The delivered file may have other escapes, or several segments.
    guard span.bytes != written.value,
      own.holdsSame(own.messages[text.message].text, as: written.text, of: file),
      let piece = file.decodedRange(of: span.bytes.range, inMessage: message)
    else { return value }
    return SourceSpan(
      file: value.file, bytes: own.sourceRange(of: piece, inMessage: text.message))
  }
}
