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
    summary: "A text has several placeholders without names, and no comment.",
    rationale: """
      Translators see "%1$s – %2$s" and have to guess what the values are. In many \
      languages, the order, gender and case of words depend on that. A comment helps, and so does a name, such as \
      `<xliff:g id="artist">` or `{artist}`.
      """,
    remedy: "Write a comment that says what each value is: `%1$s is the artist, %2$s the album`.",
    guidelines: [],
    flagged: [
      RuleExample("%1$s by %2$s", key: "⟦song_line⟧", formats: [.android, .compose]),
      RuleExample("%1$@ von %2$@", language: "de", key: "⟦song_line⟧", formats: [.strings]),
    ],
    accepted: [
      RuleExample("Play %1$s", key: "play", formats: [.android, .compose], remark: "one value"),
      RuleExample(
        "%1$s by %2$s", key: "song_line", comment: "title and artist",
        formats: [.android, .strings],
        remark: "with a comment"),
      RuleExample(
        "%1$d/%2$d", key: "position", formats: [.android, .strings], remark: "no words to translate"
      ),
    ])

  /// Counts the values of each source text without a comment.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    guard catalog.hasSource else { return }
    var scanner = PlaceholderScanner()
    var found: [(row: Int, entry: EntryReference, count: Int)] = []
    for row in catalog.rows.indices {
      guard let entry = catalog.entry(row: row, locale: Catalog.sourceIndex),
        catalog[entry].flags.isDisjoint(with: [.untranslatable, .unformatted])
      else { continue }
      let count = values(of: entry, catalog, &scanner)
      if count >= placeholders { found.append((row, entry, count)) }
    }
    guard let first = found.first else { return }
    let add = { (findings: inout FindingCollector) in
      for (row, entry, count) in found {
        findings.add(
          catalog.subject(row: row, locale: Catalog.sourceIndex), at: catalog.keySpan(of: entry),
          .unexplained(count)
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

  /// How many values without a name an entry shows among words; 0 if a comment explains them.
  private func values(
    of entry: EntryReference, _ catalog: Catalog, _ scanner: inout PlaceholderScanner
  ) -> Int {
    let file = catalog.file(of: entry)
    let hasComment =
      file.string(file.comment(of: catalog[entry])).map { !$0.isEmpty } ?? false
      || file.note(of: catalog[entry]).flatMap { file.string($0.description) } != nil
    guard !hasComment,
      let message = file.messageRange(ofEntry: Int(entry.entry)).first
    else { return 0 }
    let text = file.bytes(file.messages[message].text)
    scanner.scan(text, as: PlaceholderReading(platform: file.format.isApple ? .apple : .android))
    let values = scanner.placeholders.filter { $0.style == .specifier }
    let (read, written) = (scanner.readRanges, file.source.text.span)
    let isNamed = written.extracting(file.messages[message].value.range).stands("<xliff:g")
    let hasWord = text.indices.contains { index in
      (ASCII.isLetter(text[index]) || text[index] >= 0x80) && !read.contain(index..<index + 1)
    }
    guard hasWord, !isNamed else { return 0 }
    return Set(values.map(\.index)).count
  }
}

extension Finding.Wording {
  fileprivate static func unexplained(_ count: Int) -> Self {
    "no comment says what the \(count) values of the text are; write one for translators"
  }

  fileprivate static func unexplainedTexts(_ count: Int) -> Self {
    "\(count) texts have several values that no comment explains; write comments for translators"
  }
}
