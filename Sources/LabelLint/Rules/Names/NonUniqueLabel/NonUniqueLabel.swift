/// Similar items whose labels cannot be told apart.
struct NonUniqueLabel: CatalogRule, LexiconExtendingRule {
  /// Further verbs for actions that every item of a list has.
  @Option("verbs", "Further verbs for actions that every item of a list has.")
  var verbs: [String] = []
  /// Further labels that appear once on a screen.
  @Option("singletons", "Further labels that appear once on a screen.")
  var singletons: [String] = []
  // Findings of these texts are taken out behind the rule, as with rules of wording.
  @Option(RuleOption.allow.name, RuleOption.allow.summary)
  var allow: [String] = []

  static let metadata = RuleMetadata(
    id: "non-unique-label", family: .accessibility, severity: .warning,
    levelRemark: """
      It is a note if label-lint is not sure that several items have the label.
      """,
    summary: "Similar items have the same label, so users cannot tell which item a control is for.",
    rationale: """
      In a list where every button says "Share", listeners have to move back from each button to hear \
      which item it is for.
      """,
    remedy: """
      Name the item in the label: "Share %1$s". Pass the item's title as the argument in code, and \
      change the text in every locale.
      """,
    guidelines: [
      GuidelineClause(
        "bbc-text-equivalents/unique",
        "If there are several similar items on the same page/screen, each should have a unique "
          + "alternative to distinguish them from each other.", .states),
      GuidelineClause(
        "mobile-practices-india/case-narendra-modi",
        "the controls on the content screen are all simply labelled “Narendra Modi”, making it "
          + "impossible for the user to make an informed choice"),
      GuidelineClause("wcag/2.4.4"),
      GuidelineClause("wcag/2.4.6"),
      GuidelineClause("wcag/2.4.9"),
    ],
    flagged: [
      RuleExample(
        "Image", key: "slide_1_content_description",
        beside: [ExampleEntry("⟦slide_2_content_description⟧", "Image")]),
      RuleExample(
        "Share", key: "card_share_photo_content_description",
        beside: [ExampleEntry("⟦card_share_article_content_description⟧", "Share")]),
      RuleExample(
        "More options", key: "card_album_more_content_description",
        beside: [ExampleEntry("⟦card_song_more_content_description⟧", "More options")],
        remark: "the menus of two kinds of items"),
      RuleExample(
        "More actions", key: "album_row_overflow_content_description",
        beside: [ExampleEntry("⟦song_row_more_content_description⟧", "More actions")]),
      RuleExample(
        "More options", key: "album_more_content_description",
        beside: [ExampleEntry("⟦song_more_content_description⟧", "More options")],
        remark: "things of which lists show many"),
      RuleExample(
        "Reply", key: "⟦song_row_reply_content_description⟧",
        beside: [ExampleEntry("song_reply_named", "Reply %1$s")]),
    ],
    accepted: [
      RuleExample(
        "Use Default", key: "416.title",
        comment: "Class = \"NSMenuItem\"; title = \"Use Default\"; ObjectID = \"416\";",
        beside: [ExampleEntry("417.title", "Use Default")], formats: [.strings],
        remark: "numbers that Interface Builder gives all of its objects"),
      RuleExample(
        "Close", key: "login_close_content_description",
        beside: [ExampleEntry("search_close_content_description", "Close")],
        remark: "one on each screen"), RuleExample("Back"),
      RuleExample(
        "More options", key: "login_more_content_description",
        beside: [ExampleEntry("settings_more_content_description", "More options")],
        remark: "one on each screen"),
      RuleExample("Delete", remark: "on separate detail screens"),
      RuleExample(
        "More options", key: "album_page_more_content_description",
        beside: [ExampleEntry("song_page_more_content_description", "More options")],
        remark: "a page of each"),
      RuleExample("More options for bookmark %1$s", remark: "names the item"),
      RuleExample("Search products", remark: "differs from another label in case only"),
      RuleExample(
        "Delete", key: "song_row_delete_content_description",
        beside: [ExampleEntry("song_dialog_title", "Delete %1$s?")],
        remark: "the other is the question of a dialog"),
      RuleExample(
        "Delete", key: "song_menu_delete_content_description",
        beside: [ExampleEntry("song_delete_named", "Delete %1$s")], remark: "the menu of one song"),
      RuleExample(
        "select", key: "list_songs_a11y_action_label_select",
        beside: [ExampleEntry("list_albums_a11y_action_label_select", "select")],
        remark: "spoken after \"double tap to\""),
      RuleExample(
        "Reply", key: "song_row_reply_content_description",
        beside: [ExampleEntry("siri_shortcut_reply_phrase", "Reply %1$s")],
        remark: "the other is what users say to a voice assistant"),
    ])

  /// Looks for families of keys with one text, and for actions without the name of their item.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    guard catalog.hasSource else { return }
    var search = SimilarLabels(catalog, context)
    // A label is told of once, with its family where it has one.
    var told: Set<Int> = []
    for family in search.numbered() {
      told.formUnion(family)
      let isCertain = family.allSatisfy { context.kinds[row: $0].tier == .certain }
      add(
        family, "numbered", level: isCertain ? .warning : .note, catalog, context,
        into: &findings)
    }
    for twins in context.uses.map({ ScreenTwins($0).all() }) ?? []
    where told.isDisjoint(with: twins.rows) {
      told.formUnion(twins.rows)
      add(twins, "screen", catalog, context, into: &findings)
    }
    if catalog.sourceLocale.language == "en" {
      checkWords(&search, catalog, context, told: &told, into: &findings)
    }
    for twins in context.uses.map({ SiblingTwins(catalog, $0).all() }) ?? []
    where told.isDisjoint(with: twins.rows) {
      told.formUnion(twins.rows)
      add(twins, "beside", catalog, context, into: &findings)
    }
  }

  /// Reports labels by what their words and keys say, in English.
  private func checkWords(
    _ search: inout SimilarLabels, _ catalog: Catalog, _ context: RuleContext,
    told: inout Set<Int>, into findings: inout FindingCollector
  ) {
    for twin in LabelTwins(catalog, context)?.all() ?? [] where told.insert(twin.row).inserted {
      add(twin, catalog, context, into: &findings)
    }
    for family in search.objects() where !told.isSuperset(of: family) {
      told.formUnion(family)
      let isSure = family.count > 2 && search.areSurelyItems(family)
      add(
        family, "objects", level: isSure ? .warning : .note, catalog, context, into: &findings)
    }
    let nameless = search.nameless().filter { !told.contains($0.row) }
    let rows = search.inRows().filter { !told.contains($0.row) }
    told.formUnion(checkRows(rows, nameless, catalog, context, into: &findings))
    for (row, twin) in nameless where !told.contains(row) {
      add([row], twin: twin, "nameless", level: .note, catalog, context, into: &findings)
    }
  }

  /// Reports a name that several controls of a screen have, in the locale of the screen.
  private func add(
    _ twins: ScreenTwins.Twins, _ pattern: String, _ catalog: Catalog, _ context: RuleContext,
    into findings: inout FindingCollector
  ) {
    guard let row = twins.rows.first, let uses = context.uses,
      let entry = catalog.entry(row: row, locale: twins.locale)
        ?? catalog.entry(row: row, locale: Catalog.sourceIndex)
    else { return }
    let text = catalog.firstText(of: entry) ?? ""
    let kind = uses.kind(ofUse: twins.uses[0])
    let places = twins.uses.map { uses.place(ofUse: $0) }
    findings.add(
      catalog.subject(row: row, locale: twins.locale), at: catalog.place(of: entry),
      pattern == "screen" ? .onScreen(text, places) : .beside(text, places),
      level: twins.areRows ? .warning : .note, confidence: .certain
    ) { finding in
      finding.detail = pattern
      finding.text = text
      finding.source = catalog.entry(row: row, locale: Catalog.sourceIndex)
        .flatMap { catalog.firstText(of: $0) }
      finding.kind = kind.purpose.rawValue
      finding.kindEvidence = catalog.printedEvidence(of: kind, row: row)
      finding.related = twins.rows.dropFirst().compactMap { row in
        catalog.entry(row: row, locale: Catalog.sourceIndex).map {
          Related(catalog.keySpan(of: $0), "has the same text")
        }
      }
    }
  }

  /// Reports a label at its key that a control has which does something else.
  private func add(
    _ twin: LabelTwins.Twin, _ catalog: Catalog, _ context: RuleContext,
    into findings: inout FindingCollector
  ) {
    guard let source = catalog.entry(row: twin.row, locale: Catalog.sourceIndex),
      let uses = context.uses
    else { return }
    let text = catalog.firstText(of: source) ?? ""
    let kind = uses.kind(ofUse: twin.use)
    findings.add(
      catalog.subject(row: twin.row, locale: Catalog.sourceIndex), at: catalog.keySpan(of: source),
      .onOther(text, twin, at: uses.place(ofUse: twin.use)), level: .warning, confidence: .high
    ) { finding in
      finding.detail = "twins"
      finding.text = text
      finding.source = text
      finding.kind = kind.purpose.rawValue
      finding.kindEvidence = catalog.printedEvidence(of: kind, row: twin.row)
    }
  }

  /// The words between some verbs and what they are done to.
  private static let prepositions = [
    "subscribe": "to", "unsubscribe": "from", "reply": "to", "respond": "to", "listen": "to",
    "vote": "for",
  ]

  /// A verb with a value behind it: "Share %@", "Subscribe to %@".
  private static func phrase(_ verb: String, _ value: String) -> String {
    let between = prepositions[verb.lowercased()].map { " \($0) " } ?? " "
    return "\(verb)\(between)\(value)"
  }

  /// Reports labels that every row of a list has; the rows that were reported.
  private func checkRows(
    _ labels: [SimilarLabels.RowLabel], _ twins: [(row: Int, twin: Int)], _ catalog: Catalog,
    _ context: RuleContext,
    into findings: inout FindingCollector
  ) -> Set<Int> {
    let twinByRow = Dictionary(
      twins.map { ($0.row, $0.twin) }, uniquingKeysWith: { first, _ in first })
    for label in labels {
      let row = label.row
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex) else { continue }
      let text = catalog.firstText(of: source) ?? ""
      let twin = twinByRow[row]
      let twinEntry = twin.flatMap { catalog.entry(row: $0, locale: Catalog.sourceIndex) }
      let named = twinEntry.flatMap { catalog.firstText(of: $0) }
      let value = catalog.format.isApple ? "%@" : "%1$s"
      // Only a verb by itself makes a phrase with what stands behind it.
      let isVerb = label.isAction && text.allSatisfy(\.isLetter)
      let example = isVerb ? Self.phrase(text, value) : nil
      let place = label.use.flatMap { use in context.uses.map { $0.place(ofUse: use) } }
      let kind = label.use.flatMap { context.uses?.kind(ofUse: $0) } ?? context.kinds[row: row]
      findings.add(
        catalog.subject(row: row, locale: Catalog.sourceIndex), at: catalog.keySpan(of: source),
        .inRows(text, at: place, isShared: label.isShared, named ?? example),
        level: label.isOfNamedItem ? .warning : .note, confidence: .high
      ) { finding in
        finding.detail = "row"
        finding.text = text
        finding.source = text
        finding.kind = kind.purpose.rawValue
        finding.kindEvidence = catalog.printedEvidence(of: kind, row: row)
        if let twinEntry {
          finding.related = [Related(catalog.keySpan(of: twinEntry), "names the item")]
        }
      }
    }
    return Set(labels.map(\.row))
  }

  /// Reports a family at its last key, with the other keys beside it.
  private func add(
    _ rows: [Int], twin: Int? = nil, _ pattern: String, level: Severity, _ catalog: Catalog,
    _ context: RuleContext, into findings: inout FindingCollector
  ) {
    guard let last = rows.last,
      let source = catalog.entry(row: last, locale: Catalog.sourceIndex)
    else { return }
    let text = catalog.firstText(of: source) ?? ""
    let twinText = twin.flatMap { catalog.entry(row: $0, locale: Catalog.sourceIndex) }
      .flatMap { catalog.firstText(of: $0) }
    findings.add(
      catalog.subject(row: last, locale: Catalog.sourceIndex), at: catalog.keySpan(of: source),
      twinText.map { .nameless(text, $0) } ?? .many(text, rows.count), level: level,
      confidence: .medium
    ) { finding in
      finding.detail = pattern
      finding.text = text
      finding.source = text
      finding.kind = context.kinds[row: last].purpose.rawValue
      finding.kindEvidence = catalog.printedEvidence(of: context.kinds[row: last], row: last)
      finding.related = (rows.dropLast() + (twin.map { [$0] } ?? [])).compactMap { row in
        catalog.entry(row: row, locale: Catalog.sourceIndex).map {
          Related(catalog.keySpan(of: $0), twin == nil ? "has the same text" : "names the item")
        }
      }
    }
  }

  var addedWords: [AddedWords] {
    [
      AddedWords(verbs, .actions, "per-item"), AddedWords(singletons, .actions, "singleton"),
    ]
  }
}

extension Finding.Wording {
  fileprivate static func many(_ text: String, _ count: Int) -> Self {
    let shared: Self = "\(quoting: text) is the label of \(count) similar items"
    return "\(shared); in every locale, name the item in each text, or pass its name as an argument"
  }

  fileprivate static func onScreen(
    _ text: String, _ places: [(path: String, line: Int)]
  ) -> Self {
    let shared: Self = "\(quoting: text) is the name of \(places.count) controls on one screen"
    return "\(shared) \(lines(places)); say in each what it is for, such as the name of its item"
  }

  fileprivate static func beside(_ text: String, _ places: [(path: String, line: Int)]) -> Self {
    let shared: Self = "\(quoting: text) is the label of \(places.count) controls side by side"
    return "\(shared) \(lines(places)); give each a label that says what it does"
  }

  /// The first of some lines of one file: `(Screen.kt:12, 34)`.
  private static func lines(_ places: [(path: String, line: Int)]) -> Self {
    let lines = places.prefix(4).map { String($0.line) }.joined(separator: ", ")
    let all = places.count > 4 ? "\(lines) …" : lines
    return "(\(visible: places.first?.path ?? ""):\(visible: all))"
  }

  fileprivate static func inRows(
    _ text: String, at place: (path: String, line: Int)?, isShared: Bool, _ named: String?
  ) -> Self {
    var words: Self = "\(quoting: text) is the label in every row of a list"
    if let place { words = "\(words) (\(visible: place.path):\(place.line))" }
    let example: Self = named.map { " such as \(quoting: $0)" } ?? " with a placeholder"
    // What else has the text needs no item.
    return isShared
      ? "\(words); in every locale, add a new text\(example), and pass the item's name in code"
      : "\(words); in every locale, use a text\(example), and pass the item's name in code"
  }

  fileprivate static func onOther(
    _ text: String, _ twin: LabelTwins.Twin, at place: (path: String, line: Int)
  ) -> Self {
    let shared: Self =
      "\(quoting: text) is the label of \(quoting: twin.named), but also of \(quoting: twin.other)"
    return
      "\(shared) in the same layout (\(visible: place.path):\(place.line)); give \(quoting: twin.other) its own label"
  }

  fileprivate static func nameless(_ text: String, _ twin: String) -> Self {
    let lacks: Self = "\(quoting: text) does not name its item, but \(quoting: twin) does"
    return "\(lacks); in every locale, use such a text, and pass the item's name in code"
  }
}
