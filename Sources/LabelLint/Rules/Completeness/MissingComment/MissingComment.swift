/// A source text with several values that no comment explains.
struct MissingComment: CatalogRule {
  @Option("placeholders", "How many placeholders a text must have to need a comment.")
  var placeholders = 2
  @Option(
    "group-above",
    "If a table has more such texts than this number, one finding reports all of them.")
  var groupAbove = 20

  static let metadata = RuleMetadata(
    id: "missing-comment", family: .localization, severity: .note, isOnByDefault: false,
    summary: "A text has placeholders that neither the text nor a comment explains.",
    rationale: """
      Translators see "%1$s – %2$s" and have to guess what the values are. In many \
      languages, the order, gender and case of words depend on that. A comment helps, and so does a name, such as \
      `<xliff:g id="artist">` or `{artist}`. Nobody has to guess what the words around a value say: "%d files", \
      "%1$d of %2$d", "%s km/h", "moved from %s to %s". So the rule reports texts that begin with a value without a word \
      before it and have another unclear one. It is worst if a value is the ending of a word, as in "file%s": other \
      languages form the plural in another way. With `--sources`, the rule skips texts whose key no code mentions.
      """,
    remedy: "Write a comment that says what each value is: `%1$s is the artist, %2$s the album`.",
    guidelines: [],
    flagged: [
      RuleExample("%1$s by %2$s", key: "⟦song_line⟧", formats: [.android, .compose]),
      RuleExample("%1$s: %2$s (new)", key: "⟦song_state⟧", formats: [.android, .compose]),
      RuleExample("“%1$s” by %2$s", key: "⟦song_line⟧", formats: [.android, .compose]),
      RuleExample("%1$@ von %2$@", language: "de", key: "⟦song_line⟧", formats: [.strings]),
      RuleExample(
        "%1$d song%2$s", key: "⟦song_count⟧", formats: [.android, .compose],
        remark: "the value is an ending"),
      RuleExample("%1$d Titel%2$@", language: "de", key: "⟦song_count⟧", formats: [.strings]),
    ],
    accepted: [
      RuleExample("Play %1$s", key: "play", formats: [.android, .compose], remark: "one value"),
      RuleExample(
        "%1$s by %2$s", key: "song_line", comment: "title and artist",
        formats: [.android, .strings]),
      RuleExample(
        "%1$d/%2$d", key: "position", formats: [.android, .strings], remark: "no words to translate"
      ),
      RuleExample(
        "Song %1$d of %2$d", key: "song_position", formats: [.android, .strings],
        remark: "a part and its whole"),
      RuleExample(
        "%1$d Titel in %2$d Listen", language: "de", key: "song_counts",
        formats: [.android, .strings], remark: "the words after the numbers say what is counted"),
      RuleExample(
        "Pace: %1$s min/km (%2$s min/mi)", key: "pace", formats: [.android, .compose],
        remark: "units"),
      RuleExample(
        "Deleted %1$s from %2$s", key: "deleted", formats: [.android, .strings],
        remark: "a word before each value introduces it"),
      RuleExample(
        "%1$s of %2$s loaded", key: "loaded", formats: [.android, .strings],
        remark: "an amount and its whole"),
      RuleExample(
        "%1$s songs by %2$s", key: "songs_by", formats: [.android, .strings],
        remark: "the noun after the first value"),
      RuleExample(
        "%1$s km in %2$s", key: "run", formats: [.android, .strings],
        remark: "a unit says what it is"
      ),
      RuleExample(
        "Version %1$s (%2$s)", key: "version", formats: [.android, .strings],
        remark: "adds to the value before it"),
      RuleExample(
        "%1$s • %2$d songs", key: "album", formats: [.android, .strings],
        remark: "only one value to guess"),
      RuleExample(
        "Send this text?\n\n\"%1$s\" (%2$s)", key: "sent", formats: [.strings],
        remark: "a quotation in a separate line"),
      RuleExample("%1$s → %2$s", key: "change", formats: [.android, .compose], remark: "no words"),
    ])

  /// Counts the values of each source text without a comment.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    guard catalog.hasSource else { return }
    var scanner = PlaceholderScanner()
    let unmentioned = Set(context.unmentionedKeys)
    var found: [(row: Int, entry: EntryReference, values: Values)] = []
    for row in catalog.rows.indices where !unmentioned.contains(row) {
      guard let entry = catalog.entry(row: row, locale: Catalog.sourceIndex),
        catalog[entry].flags.isDisjoint(with: [.untranslatable, .unformatted]),
        let values = values(of: entry, catalog, &scanner),
        !Self.isCommented(row, catalog)
      else { continue }
      found.append((row, entry, values))
    }
    guard let first = found.first else { return }
    let add = { (findings: inout FindingCollector) in
      for (row, entry, values) in found {
        findings.add(
          catalog.subject(row: row, locale: Catalog.sourceIndex), at: catalog.keySpan(of: entry),
          values.glued.map(Finding.Wording.glued) ?? .unexplained(values.count)
        ) { $0.text = catalog.firstText(of: entry) }
      }
    }
    if found.count <= groupAbove { return add(&findings) }
    let subject = Subject(
      set: catalog.set, table: catalog.tableName(row: first.row), key: "",
      locale: catalog.sourceLocale.description)
    findings.addGroup(subject, at: catalog.keySpan(of: first.entry), .unexplainedTexts(found.count))
    {
      add(&$0)
    } with: {
      $0.detail = "many"
      $0.related = found.map { Related(catalog.keySpan(of: $0.entry), "is another") }
    }
  }

  /// The values of a text that need a comment.
  private struct Values {
    /// How many different ones the text has.
    var count: Int
    /// The one that is an ending of a word, with that word; nil without one.
    var glued: String?
  }

  /// Whether a row has a comment in some locale, as translations keep those of code.
  private static func isCommented(_ row: Int, _ catalog: Catalog) -> Bool {
    catalog.locales.indices.contains { locale in
      catalog.entry(row: row, locale: locale).map { hasComment(catalog[$0], catalog.file(of: $0)) }
        ?? false
    }
  }

  private static func hasComment(_ entry: Entry, _ file: CatalogFile) -> Bool {
    file.string(file.comment(of: entry)).map { !$0.isEmpty } ?? false
      || file.note(of: entry).flatMap { file.string($0.description) } != nil
  }

  /// The values without a name that an entry shows among words; nil where its text explains them.
  private func values(
    of entry: EntryReference, _ catalog: Catalog, _ scanner: inout PlaceholderScanner
  ) -> Values? {
    let file = catalog.file(of: entry)
    guard let message = file.messageRange(ofEntry: Int(entry.entry)).first else { return nil }
    let text = file.bytes(file.messages[message].text)
    scanner.scan(text, as: PlaceholderReading(platform: file.format.isApple ? .apple : .android))
    let values = scanner.placeholders.filter { $0.style == .specifier }
    let written = file.source.text.span
    let isNamed = written.extracting(file.messages[message].value.range).stands("<xliff:g")
    let shown = String(decoding: InterpolatedKey.anyValue(text), as: UTF8.self)
    let hasWord = shown.contains(where: \.isLetter)
    let count = Set(values.map(\.index)).count
    guard hasWord, !isNamed, count >= placeholders else { return nil }
    let context = ValueContext(text, values)
    let clarities = values.indices.map { context.clarity(of: $0) }
    if let glued = clarities.firstIndex(of: .glued) {
      return Values(count: count, glued: context.word(around: glued))
    }
    let unexplained = clarities.count { $0 != .evident }
    let isUnclear = clarities.first == .bare && (unexplained > 1 || count == 1)
    return isUnclear ? Values(count: count) : nil
  }
}

extension Finding.Wording {
  fileprivate static func unexplained(_ count: Int) -> Self {
    "no comment says what the \(count) values of the text are; write one for translators"
  }

  fileprivate static func glued(_ word: String) -> Self {
    "the value in \(quoting: word) is the ending of a word, which other languages do not have; write a comment, or use plural forms"
  }

  fileprivate static func unexplainedTexts(_ count: Int) -> Self {
    "\(count) texts have values that no comment explains; write comments for translators"
  }
}
