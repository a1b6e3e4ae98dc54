/// A translation makes two labels equal that the source keeps apart.
struct LabelCollision: CatalogRule, LexiconExtendingRule {
  @Option("synonyms", "Further sets of names for one function, each written as `archive, stow`.")
  var synonyms: [String] = []
  @Option("prefix-segments", "How many segments the keys of one screen share at their start.")
  var prefixSegments = 2

  static let metadata = RuleMetadata(
    id: "label-collision", family: .accessibility, severity: .warning,
    levelRemark: """
      It is a note if label-lint is not sure that both are labels of one screen.
      """,
    summary: "A translation gives two labels of one screen the same text.",
    rationale: """
      Two buttons with different source texts sound the same in the translation. People who cannot \
      see where the buttons are have to try both.
      """,
    remedy:
      "Translate the words in which the two source texts differ. Often one translation is a copy of the other.",
    guidelines: [
      GuidelineClause(
        "bbc-text-equivalents/unique",
        "each should have a unique alternative to distinguish them from each other"),
      GuidelineClause("wcag/2.4.6"),
    ],
    flagged: [
      RuleExample(
        "Lo que es blocate per standard protection", language: "ia",
        source: "What is blocked by standard protection", key: "protection_standard_info_button",
        beside: [
          ExampleEntry(
            "protection_strict_info_button", "⟦Lo que es blocate per standard protection⟧",
            source: "What is blocked by strict protection")
        ], formats: [.xcstrings]),
      RuleExample(
        "Kopiuj numer PESEL", language: "pl", source: "Copy national identification number",
        key: "copy_national_identification_number_content_description",
        beside: [
          ExampleEntry(
            "copy_ssn_content_description", "⟦Kopiuj numer PESEL⟧",
            source: "Copy social security number")
        ], formats: [.xcstrings]),
      RuleExample(
        "Parẹ́", language: "yo", source: "Cancel", key: "address_dialog_cancel_button",
        beside: [
          ExampleEntry("address_dialog_delete_button", "⟦Parẹ́⟧", source: "Delete")
        ], formats: [.xcstrings]),
    ],
    accepted: [
      RuleExample(
        "Немає SIM-карти.", language: "uk", source: "No SIM card.",
        key: "no_sims_content_description",
        beside: [ExampleEntry("no_sim_content_description", "Немає SIM-карти.", source: "No SIM.")],
        remark: "two names of one thing"),
      RuleExample(
        "Вспышка включена.", language: "ru", source: "Flash turned on.",
        key: "flash_changed_content_description",
        beside: [
          ExampleEntry("flash_on_content_description", "Вспышка включена.", source: "Flash on.")
        ], remark: "the change and the state that it leads to"),
      RuleExample(
        "Eliminar", language: "es", source: "Remove", key: "history_item_remove_label",
        beside: [ExampleEntry("history_item_delete_label", "Eliminar", source: "Delete")],
        remark: "synonyms"),
      RuleExample(
        "Zurück", language: "de", source: "Go back", key: "page_error_go_back_label",
        beside: [ExampleEntry("page_error_back_label", "Zurück", source: "Back")],
        remark: "synonyms"),
      RuleExample(
        "Fermer le mode lecture", language: "fr", source: "Turn off reader view",
        key: "reader_view_off_button",
        beside: [
          ExampleEntry(
            "reader_view_close_button", "Fermer le mode lecture", source: "Close reader view")
        ], remark: "one function"),
      RuleExample(
        "Compris", language: "fr", source: "OK, got it", key: "limit_notice_ok_button",
        beside: [ExampleEntry("limit_notice_done_button", "Compris", source: "Got it")],
        remark: "one answer"),
      RuleExample(
        "Ablehnen", language: "de", source: "Deny", key: "camera_request_deny_button",
        beside: [ExampleEntry("camera_request_block_button", "Ablehnen", source: "Don’t allow")],
        remark: "one answer"),
      RuleExample(
        "Wersja na komputery", language: "pl", source: "Switch to desktop site",
        key: "browser_menu_switch_to_desktop",
        beside: [
          ExampleEntry("browser_menu_desktop", "Wersja na komputery", source: "Desktop site")
        ],
        remark: "one function"),
      RuleExample(
        "Dodaj do ulubionych", language: "pl", source: "Add to Favorites",
        key: "page_menu_add_to_favorites_content_description",
        beside: [
          ExampleEntry(
            "page_menu_add_favorite_content_description", "Dodaj do ulubionych",
            source: "Add Favorite")
        ], remark: "one function"),
      RuleExample(
        "%1$d件のカテゴリーを選択", language: "ja", source: "Select %1$d Category",
        key: "category_page_select_one_button",
        beside: [
          ExampleEntry(
            "category_page_select_other_button", "%1$d件のカテゴリーを選択",
            source: "Select %1$d Categories")
        ], remark: "the number is next to the word"),
      RuleExample(
        "Verbinden", language: "de", source: "Connecting", key: "server_page_connecting_button",
        beside: [ExampleEntry("server_page_connect_button", "Verbinden", source: "Connect")],
        remark: "an action and its progress"),
      RuleExample(
        "Öffnen", language: "de", source: "View image", key: "page_menu_image_view_action",
        beside: [
          ExampleEntry("page_menu_image_save_action", "Bild speichern", source: "Save image"),
          ExampleEntry("page_menu_link_view_action", "Öffnen", source: "Open link"),
          ExampleEntry("page_menu_link_share_action", "Link teilen", source: "Share link"),
        ], remark: "two menus"),
      RuleExample(
        "Środkowy przycisk", language: "pl", source: "Middle click",
        key: "mouse_button_middle_label",
        comment: "Middle mouse button",
        beside: [
          ExampleEntry("mouse_button_centre_label", "Środkowy przycisk", source: "Middle button")
        ], remark: "two names of one thing, as the comment says"),
      RuleExample(
        "Mein Standort", language: "de", source: "My location",
        key: "voice_command_place_button",
        beside: [
          ExampleEntry("voice_command_spot_button", "Mein Standort", source: "Where I am")
        ], remark: "what users say"),
      RuleExample(
        "Los", language: "de", source: "Done", key: "ime_action_done",
        beside: [ExampleEntry("ime_action_go", "Los", source: "Go")],
        remark: "a keyboard has one such key"),
    ])

  /// A label that may collide.
  private struct Label {
    var row: Int
    var shape: KeyShape
    /// Likeness of the source text.
    var likeness: UInt64
    /// Hash of the source text's first word, as of a segment; 0 without one.
    var opening: UInt64
    /// Hash of the object of Interface Builder that the text is on; 0 for other texts.
    var object: UInt64
  }

  /// Segments that tell two texts of one control apart.
  private static let formWords: Set<UInt64> = Set(
    KeyFamily.forms.map { KeyShape.hash($0) })

  /// Those among them that tell where a label stands as well.
  private static let places: Set<UInt64> = Set(
    Resource.words("keys/places").map { KeyShape.hash($0) })

  /// Segments of keys of which a screen has one: the button that it is about, and the keyboard's key
  /// that ends the input (`ime_action_go`, `ime_action_done`).
  ///
  /// A dialog has one button that agrees and one that does not.
  private static let single = ["primary", "ime", "positive", "negative", "neutral"]
    .map { KeyShape.hash($0) }
  /// Segments of one of several texts for one action: for several things, for little room.
  private static let variants = Set(Resource.words("keys/variants").map { KeyShape.hash($0) })

  /// Compares the labels of each locale.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    guard catalog.hasSource, catalog.locales.count > 1 else { return }
    let labels = Self.labels(of: catalog, context)
    guard labels.count > 1 else { return }
    let synonyms = SourceSynonyms(
      catalog.sourceLocale.language == "en" ? context.vocabulary.english : nil)
    var comparison = TextComparison(catalog)
    var index = TextHashIndex(capacity: labels.count)
    guard var current = FileCursor(catalog) else { return }
    var groups: LabelGroups?
    for locale in catalog.locales.indices where locale != Catalog.sourceIndex {
      if catalog.locales[locale].isVariant(ofEnglishSource: catalog.sourceLocale) { continue }
      index.removeAll()
      for number in labels.indices {
        let row = labels[number].row
        guard let likeness = Self.likeness(of: row, locale, catalog, context.survey, &current)
        else { continue }
        let earlier = index.insert(number, likeness)
        if earlier.isEmpty { continue }
        let label = labels[number]
        guard let entry = catalog.entry(row: row, locale: locale),
          let text = catalog.firstMessage(of: entry)
        else { continue }
        for other in earlier where areNeighbours(labels[other], label) {
          guard
            let otherText = catalog.entry(row: labels[other].row, locale: locale)
              .flatMap({ catalog.firstMessage(of: $0) }),
            comparison.areEqual(text, otherText, locale: catalog.locales[locale]),
            !context.copies.isCopy(row: label.row, locale: locale),
            !context.copies.isCopy(row: labels[other].row, locale: locale)
          else { continue }
          let known = groups ?? LabelGroups(labels.map { Self.withoutForms($0.shape.segments) })
          groups = known
          let areApart = known.areApart(
            Self.withoutForms(label.shape.segments), Self.withoutForms(labels[other].shape.segments)
          )
          if !areApart,
            add(label, labels[other], text, locale, catalog, context, synonyms, &findings)
          {
            break
          }
        }
      }
    }
  }

  /// The likeness of a row's text in a locale; nil without one.
  private static func likeness(
    of row: Int, _ locale: Int, _ catalog: Catalog, _ survey: TextSurvey,
    _ current: inout FileCursor
  ) -> UInt64? {
    let known = survey.text(row: row, locale: locale)
    if known.isNone { return nil }
    if known.isPlain {
      current.open(catalog, file: Int(known.file))
      return FoldedEquality.hash(
        of: current.file.bytes(current.file.messages[Int(known.message)].text))
    }
    guard let entry = catalog.entry(row: row, locale: locale),
      let text = catalog.firstMessage(of: entry), catalog.text(of: text).count > 0
    else { return nil }
    return catalog.likeness(of: text)
  }

  /// The labels, actions and hints of a catalog.
  private static func labels(of catalog: Catalog, _ context: RuleContext) -> [Label] {
    var labels: [Label] = []
    for row in catalog.rows.indices {
      switch context.kinds[row: row].purpose {
      case .label, .action, .hint: break
      default: continue
      }
      guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
        let text = catalog.firstMessage(of: source), catalog[source].type != .array
      else { continue }
      let file = catalog.file(of: source)
      let key = file.bytes(catalog[source].key)
      // The device knows several words for one command.
      if KeyWords(key).isOfUsersWords { continue }
      let property = file.format.isApple ? InterfaceBuilderKey.property(key) : nil
      labels.append(
        Label(
          row: row, shape: KeyShape(key),
          likeness: catalog.likeness(of: text),
          opening: KeyShape.firstWord(of: file.bytes(catalog.text(of: text))),
          object: property.map { KeyShape.hash(key, 0..<$0.lowerBound) } ?? 0))
    }
    return labels
  }

  /// Whether two labels differ in the source and are likely to stand on one screen.
  private func areNeighbours(_ one: Label, _ other: Label) -> Bool {
    if one.likeness == other.likeness || one.object != 0 && one.object == other.object {
      return false
    }
    let (left, right) = (one.shape, other.shape)
    guard standTogether(one, other) else { return false }
    for segment in Self.single
    where left.segments.contains(segment) && right.segments.contains(segment) {
      return false
    }
    // `x_play_label` and `x_play`: two texts of one control.
    let differing = Set(left.segments).symmetricDifference(right.segments)
    return !differing.isSubset(of: Self.formWords)
  }

  /// Whether the keys of two labels have so much in common that both are likely to stand on one screen.
  private func standTogether(_ one: Label, _ other: Label) -> Bool {
    let (left, right) = (one.shape, other.shape)
    if left.sharesPrefix(of: prefixSegments, with: right) { return true }
    if openAlike(one, other) { return true }
    let shared = left.sharedEnds(with: right)
    return shared.count >= 2 && !Set(shared).isSubset(of: Self.formWords)
  }

  /// Whether two keys begin with the word that both texts begin with: `copy_number` and `copy_link`.
  private func openAlike(_ one: Label, _ other: Label) -> Bool {
    one.opening != 0 && one.opening == other.opening
      && one.shape.segments.first == other.shape.segments.first
      && one.shape.segments.first == one.opening
  }

  /// Whether two keys have two segments in common, at their ends, that tell where a label stands or what
  /// it is about; fewer where the app's keys tell a screen by fewer.
  private func shareScreen(_ one: KeyShape, _ other: KeyShape) -> Bool {
    let shared = one.sharedEnds(with: other).count {
      !Self.formWords.contains($0) || Self.places.contains($0)
    }
    return shared >= min(2, prefixSegments)
  }

  /// Whether something tells that both labels stand in one place: code or layouts have them together, or their keys begin
  /// alike and differ in one segment, which does not tell variants of one action.
  private func haveOnePlace(_ one: Label, _ other: Label, _ uses: CatalogUses?) -> Bool {
    if uses?.areTogether(row: one.row, other.row) ?? false || openAlike(one, other) { return true }
    let left = Self.withoutForms(one.shape.segments)
    let right = Self.withoutForms(other.shape.segments)
    guard left.count > 1, left.count == right.count, left.first == right.first else { return false }
    let differing = zip(left, right).filter { $0 != $1 }
    guard differing.count == 1, let (own, others) = differing.first else { return false }
    return !Self.variants.contains(own) && !Self.variants.contains(others)
  }

  /// The segments of a key without those at its end that say what kind of text it is.
  private static func withoutForms(_ segments: [UInt64]) -> [UInt64] {
    let last = segments.lastIndex { !formWords.contains($0) }
    return Array(segments.prefix(last.map { $0 + 1 } ?? 0))
  }

  /// Reports a collision, at the later key; false where the source texts are synonyms.
  private func add(
    _ label: Label, _ earlier: Label, _ text: MessageReference, _ locale: Int, _ catalog: Catalog,
    _ context: RuleContext, _ synonyms: SourceSynonyms, _ findings: inout FindingCollector
  ) -> Bool {
    let (row, other) = (label.row, earlier.row)
    guard let source = catalog.entry(row: row, locale: Catalog.sourceIndex),
      let otherSource = catalog.entry(row: other, locale: Catalog.sourceIndex),
      let sourceText = catalog.shownText(of: source),
      let otherText = catalog.shownText(of: otherSource),
      let otherEntry = catalog.entry(row: other, locale: locale),
      !synonyms.areAlike(sourceText, otherText),
      !SourceSynonyms.areActionAndProgress(sourceText, otherText),
      !SourceSynonyms.isName(Self.comment(on: source, catalog), of: otherText),
      !SourceSynonyms.isName(Self.comment(on: otherSource, catalog), of: sourceText),
      context.uses?.areApart(row: row, other) != true
    else { return false }
    let string = catalog.string(of: text) ?? ""
    guard string.unicodeScalars.contains(where: { CharacterProperties.isLetter($0) }) else {
      return false
    }
    let isCertain =
      context.kinds[row: row].isCertainBesideCode
      && context.kinds[row: other].isCertainBesideCode
      && shareScreen(label.shape, earlier.shape)
      && !SourceSynonyms.includes(sourceText, otherText)
    if !isCertain,
      SourceSynonyms.includes(sourceText, otherText)
        || !haveOnePlace(label, earlier, context.uses)
    {
      return false
    }
    findings.add(
      catalog.subject(row: row, locale: locale), at: catalog.place(of: text.entry),
      .collides(string, sourceText, otherText), level: isCertain ? .warning : .note,
      confidence: .medium
    ) { finding in
      finding.text = string
      finding.source = sourceText
      finding.kind = context.kinds[row: row].purpose.rawValue
      finding.kindEvidence = catalog.printedEvidence(of: context.kinds[row: row], row: row)
      finding.related = [Related(catalog.place(of: otherEntry), "has the same text")]
    }
    return true
  }

  /// The comment of the developers on an entry; empty without one.
  private static func comment(on source: EntryReference, _ catalog: Catalog) -> String {
    let file = catalog.file(of: source)
    return file.string(file.comment(of: catalog[source])) ?? ""
  }

  var addedWords: [AddedWords] { AddedWords.synonyms(synonyms) }
}

extension Finding.Wording {
  fileprivate static func collides(_ text: String, _ source: String, _ other: String) -> Self {
    "\(quoting: text) is the translation of both \(quoting: source) and \(quoting: other); translate them differently"
  }
}
