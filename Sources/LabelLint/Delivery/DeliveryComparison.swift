/// Compares what was delivered with the catalog that it is for.
struct DeliveryComparison {
  /// What an entry is to the catalog.
  enum Fate {
    /// The locale has no such text yet.
    case new
    /// Another text is there.
    case changed
    /// The same text is there.
    case unchanged
    /// The source language has no such key.
    case unknown
    /// It translates another source text than today's.
    case outdated(was: String, now: String)
  }

  /// A translation with its fate.
  struct Item {
    let entry: DeliveredEntry
    let fate: Fate
    /// What is to be written; none unless it is new or changed.
    let proposals: [ProposedText]
    /// Why it cannot be written, beside what rules say; nil where it can.
    let obstacle: String?

    /// Whether the app has no such key, or another source text.
    var isOfAnother: Bool {
      switch fate {
      case .unknown, .outdated: true
      case .new, .changed, .unchanged: false
      }
    }
  }

  /// The translations, in the order of the files; texts of the source language are only compared.
  let items: [Item]

  /// Compares the entries of delivered files.
  init(_ entries: [DeliveredEntry], with catalog: Catalog) {
    let source = catalog.sourceLocale.merged.description
    var sources = Sources()
    let own = entries.filter { $0.name.locale == source }
    let keyed = Self.filesOfKeys(own, catalog)
    for entry in own where !keyed.contains(entry.span.file) { sources.add(entry) }
    items = entries.filter { $0.name.locale != source }.map { entry in
      Self.item(entry, sources, catalog)
    }
  }

  /// Numbers of the files whose source texts are the keys, as Lokalise writes XLIFF: they are not compared.
  private static func filesOfKeys(_ entries: [DeliveredEntry], _ catalog: Catalog) -> Set<Int> {
    let files = Dictionary(grouping: entries, by: \.span.file)
    return Set(
      files.filter { _, entries in
        guard entries.count > 2,
          entries.allSatisfy({ entry in
            entry.texts.allSatisfy { ByteOrder.areEqual($0.text, entry.key) }
          })
        else { return false }
        let others = entries.count { entry in
          let row = catalog.row(ofKey: entry.name.key.span, in: entry.name.table)
          let source = row.flatMap { catalog.entry(row: $0, locale: Catalog.sourceIndex) }
          return source.flatMap { catalog.firstText(of: $0) }.map {
            !ByteOrder.areEqual($0, entry.key)
          } ?? false
        }
        return others * 2 > entries.count
      }.keys)
  }

  /// The source texts that were delivered beside the translations.
  private struct Sources {
    private struct Name: Hashable {
      let table: ResourceTable
      let key: [UInt8]
      let slot: SlotPath
    }

    private var own: [Int: [Name: DeliveredEntry.Text]] = [:]
    private var all: [Name: DeliveredEntry.Text] = [:]

    mutating func add(_ entry: DeliveredEntry) {
      // A platform without a source text for a key writes none.
      for text in entry.texts where !text.text.allSatisfy(\.isWhitespace) {
        let name = Name(table: entry.name.table, key: entry.name.key, slot: text.slot)
        own[entry.span.file, default: [:]][name] = text
        all[name] = all[name] ?? text
      }
    }

    /// The one source text beside an entry that only the translation has variants of: each has it.
    func varied(_ entry: DeliveredEntry) -> DeliveredEntry.Text? {
      let texts = entry.texts.filter { $0.slot.variable == nil }
        .compactMap { text($0.slot, of: entry) }
      guard let first = texts.first,
        texts.allSatisfy({ ByteOrder.areEqual($0.text, first.text) })
      else { return nil }
      return first
    }

    /// The source text beside an entry: that of its own file, else that of another one.
    func text(_ slot: SlotPath, of entry: DeliveredEntry) -> DeliveredEntry.Text? {
      let name = Name(table: entry.name.table, key: entry.name.key, slot: slot)
      return own[entry.span.file]?[name] ?? all[name]
    }
  }

  private static func item(
    _ entry: DeliveredEntry, _ sources: Sources, _ catalog: Catalog
  ) -> Item {
    func item(_ fate: Fate, _ proposals: [ProposedText] = [], obstacle: String? = nil) -> Item {
      Item(entry: entry, fate: fate, proposals: proposals, obstacle: obstacle)
    }
    guard let row = catalog.row(ofKey: entry.name.key.span, in: entry.name.table),
      let source = catalog.entry(row: row, locale: Catalog.sourceIndex)
    else { return item(.unknown) }
    let column = catalog.locales.firstIndex {
      ByteOrder.areEqual($0.description, entry.name.locale)
    }
    let existing = column.map { catalog.entries(row: row, locale: $0) } ?? []
    func isThere(_ text: DeliveredEntry.Text) -> Bool {
      existing.contains { own in
        let file = catalog.file(of: own)
        return catalog.messages(of: own).contains { message in
          file.slots[Int(file.messages[message].slot)] == text.slot
            && !file.messages[message].flags.contains(.unfinished)
            && text.isWritten(as: message, of: file)
        }
      }
    }
    let changed = entry.texts.filter { !isThere($0) }
    if changed.isEmpty { return item(.unchanged) }
    let messages = catalog.messages(of: source)
    for message in messages {
      let file = catalog.file(of: source)
      let slot = file.slots[Int(file.messages[message].slot)]
      guard let now = file.taggedText(ofMessage: message),
        let was = sources.text(slot, of: entry)
          ?? (messages.count == 1 ? sources.varied(entry) : nil),
        !was.isSameWords(as: message, of: file)
      else { continue }
      return item(.outdated(was: was.text, now: now))
    }
    if let obstacle = changed.lazy.compactMap(\.obstacle).first {
      return item(existing.isEmpty ? .new : .changed, obstacle: obstacle)
    }
    if entry.isForProduct {
      return item(
        existing.isEmpty ? .new : .changed,
        obstacle: "it is for one product: write it into its file")
    }
    let own = column.flatMap { catalog.entry(row: row, locale: $0) }
      .flatMap { catalog.file(of: $0).isStandIn ? nil : $0 }
    do throws(ReviewFault) {
      return item(
        own == nil ? .new : .changed,
        try DeliveredProposals(entry, catalog).all(own, changed))
    } catch {
      return item(own == nil ? .new : .changed, obstacle: error.description)
    }
  }
}

extension DeliveredEntry.Text {
  /// Whether a text of the app is the one that would be written: its tags keep their attributes.
  fileprivate func isWritten(as message: Int, of file: CatalogFile) -> Bool {
    if isSame(as: message, of: file) { return true }
    guard !file.markupRange(ofMessage: message).isEmpty,
      let tagged = file.taggedText(ofMessage: message)
    else { return false }
    return ByteOrder.areEqual(Self.named(tagged), Self.named(Self.unprotected(text)))
  }

  /// A text whose tags have no attributes.
  private static func named(_ text: String) -> String {
    var (named, rest) = ("", text[...])
    for tag in MarkupText.tags(in: text) {
      named += rest[..<tag.lowerBound] + MarkupText.name(ofTag: text[tag])
      rest = text[tag.upperBound...]
    }
    return named + rest
  }

  /// Whether a text of the app is the same.
  fileprivate func isSame(as message: Int, of file: CatalogFile) -> Bool {
    if file.holds(text.utf8.span, as: file.messages[message].text) { return true }
    guard let tagged = file.taggedText(ofMessage: message) else { return false }
    return ByteOrder.areEqual(tagged, text) || ByteOrder.areEqual(tagged, Self.unprotected(text))
  }

  /// Whether a source text of the app is this one, whatever a program did to white space and to the tags that protect
  /// words of it.
  func isSameWords(as message: Int, of file: CatalogFile) -> Bool {
    if isSame(as: message, of: file) { return true }
    let now = [file.string(file.messages[message].text), file.taggedText(ofMessage: message)]
    let own = [Self.words(of: text), Self.words(of: Self.unprotected(text))]
    return now.contains { own.contains(Self.words(of: $0 ?? "")) }
  }

  /// A text without the tags `xliff:g`, which nobody sees.
  private static func unprotected(_ text: String) -> String {
    var rest = text
    for tag in MarkupText.tags(in: text).reversed()
    where ["<xliff:g>", "</xliff:g>"].contains(MarkupText.name(ofTag: text[tag])) {
      rest.removeSubrange(tag)
    }
    return rest
  }

  private static func words(of text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace)
  }
}
