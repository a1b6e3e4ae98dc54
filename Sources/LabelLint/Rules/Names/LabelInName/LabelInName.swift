/// What is seen on a control is not in what is heard.
struct LabelInName: CatalogRule {
  @Option("starts-with", "Whether the label must begin with the visible text.")
  var mustStartWith = false

  static let metadata = RuleMetadata(
    id: "label-in-name", family: .accessibility, severity: .note,
    levelRemark: "It is a warning if sources show that people press the control.",
    summary: "The label of a control does not contain the text that is visible on it.",
    rationale: """
      People who use voice control say what they see. If the label has other words, nothing happens. \
      People who both see and hear the screen get two different names. With `--sources`, the rule also reports Android \
      views with a fixed content description if code changes their text: nobody hears that text.
      """,
    remedy: "Put the visible words into the label, in their order. You may add other words.",
    guidelines: [
      GuidelineClause(
        "bbc-notifications/test-match",
        "Verify that the announced item label matches the on-screen text or contains additional "
          + "supplementary information to assist with non-visual access of the item.", .states),
      GuidelineClause("wcag/2.5.3"),
    ],
    flagged: [
      RuleExample(
        "update your battery settings", key: "⟦battery_unrestricted_accessibility_label⟧",
        beside: [ExampleEntry("battery_unrestricted", "Unrestricted")]),
      RuleExample(
        "Start playing", key: "⟦art_content_description⟧", beside: [ExampleEntry("art", "Art")],
        remark: "only as a part of another word"),
    ],
    accepted: [
      RuleExample(
        "Passphrase strength: %1$s", key: "strength_a11y",
        beside: [ExampleEntry("strength", "Strength")]),
      RuleExample(
        "%1$s per month, cancel anytime", key: "per_month_content_description",
        beside: [ExampleEntry("per_month", "/ month · Cancel anytime")],
        remark: "the visible text is a fragment"),
      RuleExample(
        "Answer %1$s", key: "reply_content_description",
        beside: [ExampleEntry("reply", "Reply to")],
        remark: "the inserted value may say it"),
      RuleExample(
        "Font size", key: "size_content_description", beside: [ExampleEntry("size", "aA")],
        remark: "a sign"),
      RuleExample(
        "Capital letters", key: "case_content_description", beside: [ExampleEntry("case", "ABC")]),
      RuleExample("Monday", key: "day_content_description", beside: [ExampleEntry("day", "Mon")]),
      RuleExample(
        "Page Up", key: "up_content_description", beside: [ExampleEntry("up", "Pg Up")]),
      RuleExample(
        "Add the song to your queue", key: "add_to_queue_content_description",
        beside: [ExampleEntry("add_to_queue", "Add to queue")],
        remark:
          "has all the words in their order, and only the keys suggest that both are on one control"
      ),
    ])

  /// Endings of keys of labels, longest first, without the separator before them.
  private static let endings = Resource.words("keys/spoken-names")

  /// Compares labels with the visible texts that their keys name.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    guard catalog.hasSource else { return }
    var texts = VisibleNames()
    var paired: Set<Int> = []
    for pair in context.uses?.pairs ?? [] where paired.insert(pair.label).inserted {
      compare(
        pair.visible, pair.label, use: pair.use, &texts, catalog, context, into: &findings)
    }
    let covering = context.uses.map(CoveringLabel.init)
    for row in catalog.rows.indices where !paired.contains(row) {
      guard let view = covering?.view(ofRow: row) else { continue }
      paired.insert(row)
      add(view, row, catalog, context, into: &findings)
    }
    for row in catalog.rows.indices where mayBeLabel(context.kinds[row: row]) {
      guard !paired.contains(row), let visible = visibleRow(of: row, catalog),
        !areApart(row, visible, context.uses)
      else { continue }
      compare(visible, row, use: nil, &texts, catalog, context, into: &findings)
    }
  }

  /// Whether code has both texts on elements that it tells: were those one, the texts would be paired by it.
  ///
  /// An image shows no text at all, and no control has a label that code uses nowhere.
  private func areApart(_ label: Int, _ visible: Int, _ uses: CatalogUses?) -> Bool {
    guard let uses else { return false }
    if uses.facts(row: label)?.role == .image { return true }
    if uses.index.fileCount > 0, uses.uses(ofRow: label).isEmpty,
      !uses.uses(ofRow: visible).isEmpty
    {
      return true
    }
    return [label, visible].allSatisfy { uses.isOnElement(row: $0) }
  }

  /// Compares a label with its visible text in the source, and where that is right in each locale.
  private func compare(
    _ visible: Int, _ row: Int, use: Int?, _ texts: inout VisibleNames, _ catalog: Catalog,
    _ context: RuleContext, into findings: inout FindingCollector
  ) {
    if isFault(visible, row, Catalog.sourceIndex, use, catalog, &texts) {
      add(visible, row, Catalog.sourceIndex, use, catalog, context, into: &findings)
      return
    }
    for locale in catalog.locales.indices.dropFirst()
    where !context.copies.isCopy(row: row, locale: locale)
      && !context.copies.isCopy(row: visible, locale: locale)
      && isFault(visible, row, locale, use, catalog, &texts)
    {
      add(visible, row, locale, use, catalog, context, into: &findings)
    }
  }

  /// Whether a kind is one that keys of labels may have; settings called so are titles.
  private func mayBeLabel(_ kind: MessageKind) -> Bool {
    kind.purpose == .label || kind.purpose == .title
  }

  /// The row whose key is that of a label without its ending; nil without one.
  private func visibleRow(of row: Int, _ catalog: Catalog) -> Int? {
    let first = catalog.rows[row].first
    let file = catalog.file(of: first)
    let key = file.bytes(catalog[first].key)
    for ending in Self.endings where key.ends(with: ending) {
      var end = key.count - ending.utf8.count
      if end > 0, key[end - 1] == 0x5F || key[end - 1] == 0x2E || key[end - 1] == 0x2D { end -= 1 }
      if end == 0 { return nil }
      return catalog.row(ofKey: key.extracting(0..<end), in: catalog.rows[row].table)
    }
    return nil
  }

  /// Whether a locale's label lacks its visible text.
  private func isFault(
    _ visible: Int, _ label: Int, _ locale: Int, _ use: Int?, _ catalog: Catalog,
    _ texts: inout VisibleNames
  ) -> Bool {
    guard let seen = catalog.entry(row: visible, locale: locale),
      let heard = catalog.entry(row: label, locale: locale),
      let seenText = catalog.firstMessage(of: seen), let heardText = catalog.firstMessage(of: heard)
    else { return false }
    return texts.lacks(
      seenText, in: heardText, of: catalog, isTranslation: locale != Catalog.sourceIndex,
      mustStart: mustStartWith, allowsGaps: use == nil)
  }

  /// Reports a label.
  private func add(
    _ visible: Int, _ row: Int, _ locale: Int, _ use: Int?, _ catalog: Catalog,
    _ context: RuleContext, into findings: inout FindingCollector
  ) {
    guard let entry = catalog.entry(row: row, locale: locale),
      let seen = catalog.entry(row: visible, locale: locale)
    else { return }
    let text = catalog.firstText(of: entry) ?? ""
    // Who speaks to the device says the names of what can be pressed.
    let isPressed = use != nil && context.uses?.isPressed(row: row) == true
    findings.add(
      catalog.subject(row: row, locale: locale), at: catalog.place(of: entry),
      .lacks(text, catalog.firstText(of: seen) ?? ""), level: isPressed ? .warning : nil,
      confidence: use == nil ? .medium : .high
    ) { finding in
      finding.text = text
      finding.source = catalog.entry(row: row, locale: Catalog.sourceIndex)
        .flatMap { catalog.firstText(of: $0) }
      finding.kind = context.kinds[row: row].purpose.rawValue
      // The element that has both texts, which need not be the first one that has the label.
      let kind = use.flatMap { context.uses?.kind(ofUse: $0) } ?? context.kinds[row: row]
      finding.kindEvidence = catalog.printedEvidence(of: kind, row: row)
      finding.spoken = text
      finding.related = [Related(catalog.place(of: seen), "the visible text")]
    }
  }
}

extension Finding.Wording {
  fileprivate static func lacks(_ label: String, _ visible: String) -> Self {
    "the visible text is \(quoting: visible), but the label is \(quoting: label); use the visible words in the label"
  }
}
