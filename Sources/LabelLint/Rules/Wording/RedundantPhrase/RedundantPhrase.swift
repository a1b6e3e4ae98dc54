/// Words of a label that the screen reader or the interface says anyway.
struct RedundantPhrase: LexicalRule, SelectiveTextRule, LexiconExtendingRule {
  @Option(
    "phrases",
    "Further phrases at the start of a label, or at its end with a `…` before them: `… graphic`.")
  var phrases: [String] = []
  @Option("wordy", "Whether a wordy phrase with a shorter form gets a note.")
  var reportsWordy = true

  static let metadata = RuleMetadata(
    id: "redundant-phrase", family: .accessibility, severity: .warning,
    levels: TierLevels(certain: .warning, labelLike: .note, prose: nil),
    levelRemark: """
      It is a note for "logo", for a wordy phrase with a shorter form, and if the phrase may say what is \
      shown. It is also a note for a word that label-lint has found in only a few labels of the language.
      """, isFixable: true,
    summary:
      "A label contains a phrase that the screen reader already says or that nobody needs.",
    rationale: """
      A screen reader announces a picture as an image and a link as a link. Listeners hear "Image of" \
      and "link to" again and again, before the one word that differs.
      """,
    remedy: "Write only what the picture shows or what the control does.",
    guidelines: [
      GuidelineClause(
        "bbc-text-equivalents/succinct",
        "Be succinct, and avoid redundant phrases such as “Picture of …”, “… logo”, or “Select this "
          + "to …”.", .states),
      GuidelineClause(
        "bbc-text-equivalents/test-words",
        "Verify that words such as “image of”, “picture of”, “link to” are avoided.", .states),
    ],
    flagged: [
      RuleExample("⟦Icon of⟧ dashboard widget"), RuleExample("⟦Thumbnail for⟧ new file"),
      RuleExample("⟦Image resource for⟧ the main screen deck"), RuleExample("⟦Image:⟧ %s"),
      RuleExample("⟦The image view of⟧ the location picker", remark: "the class of the element"),
      RuleExample(
        "⟦List of images of⟧ the product", remark: "a note, as no screen reader says it"),
      RuleExample(
        "⟦A drawing of⟧ a stack of papers",
        remark: "a note, as screen readers announce any picture as an image"),
      RuleExample("Pocket Casts ⟦logo⟧"), RuleExample("⟦Icon of a picture of⟧ a logo"),
      RuleExample("⟦Link to⟧ the imprint"),
      RuleExample("⟦The editable text field for⟧ the username of the login."),
      RuleExample("⟦Activate to⟧ open full size player"),
      RuleExample("⟦Use the button to⟧ save", remark: "the control is named"),
      RuleExample("⟦Check box to⟧ accept", remark: "the name of a control, not a verb"),
      RuleExample("⟦This icon⟧ indicates availability of live photo"),
      RuleExample("Scroll ⟦in order to⟧ see more"),
      RuleExample("⟦Select to⟧ open the equalizer view", key: "equalizer_placeholder"),
      RuleExample(
        "⟦Switches⟧ to the large font", remark: "a note, as it is a hint and no name"),
      RuleExample("Shadow of the ⟦image view⟧", remark: "the class of the element"),
      RuleExample("⟦Picture of⟧ the mountain", key: "image_mountain_description"),
      RuleExample("⟦Symbol für⟧ Suche", language: "de", source: "Search"),
      RuleExample(
        "재생⟦의 이미지⟧", language: "ko", source: "Play", remark: "the particle joins the name"),
      RuleExample(
        "⟦image de⟧ Fermer les paramètres", language: "fr", source: "Close setting controls",
        remark: "the source names something else"),
    ],
    accepted: [
      RuleExample("Picture of the day", key: "featured_image_card_title", remark: "a feature"),
      RuleExample("Picture of the day", key: "cd_picture", remark: "one for each day"),
      RuleExample(
        "Bild des Tages", language: "de", source: "Picture of the day", key: "cd_picture",
        remark: "the same in German"),
      RuleExample("Icon for closed state", key: "closed_state_icon_title", remark: "a setting"),
      RuleExample("Animated logo", key: "demo_overlay_choices", remark: "a logo to choose"),
      RuleExample("Reset Search Logo", remark: "the logo is what is reset"),
      RuleExample("Toggles the list style", remark: "`combined-state-label` reports it"),
      RuleExample("Downloads of the day", remark: "things, not what is done"),
      RuleExample("Picture view", remark: "a way to look at things"),
      RuleExample("Switch to Background"), RuleExample("This field is required"),
      RuleExample("Choose the file to import"),
      RuleExample(
        "Activar para todos", language: "es", source: "Enable for all",
        remark: "what is turned on, not a control"),
      RuleExample(
        "Aktivieren, um zu hören", language: "de", remark: "the same in a source text"),
      RuleExample(
        "Choose to share that file", key: "how_to_upload_first_instruction",
        remark: "a step, done in another app"),
      RuleExample("Map of stations", remark: "maps and charts name their content"),
      RuleExample("Imagem de fundo", language: "pt-PT", source: "Wallpaper"),
      RuleExample("Botón de encendido", language: "es", source: "Power key"),
      RuleExample("Снимка на екрана", language: "bg", source: "Weather"),
      RuleExample("最近の写真", language: "ja", source: "Most recent photo"),
    ])

  /// Labels and hints, and other short texts of the source.
  static func concerns(
    _ purpose: MessagePurpose, _ tier: KindTier, isSource: Bool
  ) -> Bool {
    tier == .certain && (purpose == .label || purpose == .hint) || tier != .certain && isSource
  }

  /// Flags phrases at their places in labels and hints, and notes some in other short texts.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    let isCertain = text.kind.tier == .certain
    let isEnglish = facts.language == "en"
    if !isCertain, !isEnglish || !RedundantPhraseSearch.mayHoldShortForm(text.plain) { return }
    // What English has is looked for by its words, too.
    let listed =
      isEnglish ? facts.locale.reader(of: text) : facts.locale.reader(of: text, holding: .phrases)
    guard let reader = listed, reader.count > 0 else { return }
    let search = RedundantPhraseSearch(reader: reader)
    if !isEnglish {
      if let found = search.findListed(in: text), !Self.isNoun(found, of: text) {
        report(found, text, reader, &facts.locale, into: &verdicts)
      }
      return
    }
    let own = isCertain ? search.findOwn(in: text) : nil
    if let found = search.findEnglish(in: text, isCertain: isCertain) ?? own,
      !Self.isNoun(found, of: text), isCertain || Self.isLikely(found, in: text)
    {
      report(found, text, reader, &facts.locale, into: &verdicts)
    }
    if reportsWordy, isCertain {
      WordyPhrases(reader: reader).judge(text, into: &verdicts)
    }
  }

  /// Pictures that are described as well as named: "A dog".
  private static let described: Set<Role> = [.image, .picture, .photo, .graphic, .thumbnail]

  private static let pictures = Resource.words("keys/described-pictures")

  /// Whether a phrase counts in a text that only looks like a label.
  private static func isLikely(
    _ found: RedundantPhraseSearch.Found, in text: borrowing Text
  ) -> Bool {
    (found.pattern != "logo" || describesPicture(text.key))
      && (!found.isOperation || !instructs(text))
  }

  /// Whether a key says that its text stands for a picture: a text that is shown may speak of a logo.
  private static func describesPicture(_ key: Span<UInt8>) -> Bool {
    KeyWords(key).holds(Self.pictures)
  }

  /// Whether a text tells people what to do, elsewhere maybe: a step of instructions, or what is shown on nothing that
  /// can be pressed.
  private static func instructs(_ text: borrowing Text) -> Bool {
    if KeyWords(text.key).namesStep { return true }
    guard let use = text.use, text.purpose != .action else { return false }
    return !use.isInteractive
  }

  /// Whether a phrase of a translation stands for a noun of the source: "Imagen de fondo" for "Background".
  private static func isNoun(
    _ found: RedundantPhraseSearch.Found, of text: borrowing Text
  ) -> Bool {
    if text.isSource { return false }
    return found.role.map { SourceNouns.areNamed(for: $0, in: text.source) } ?? false
  }

  /// Adds the verdict on a phrase.
  private func report(
    _ found: RedundantPhraseSearch.Found, _ text: borrowing Text, _ reader: LexicalReader,
    _ locale: inout JudgedLocale, into verdicts: inout [Verdict]
  ) {
    let phrase = text.string(found.range)
    var verdict = Verdict(
      found.range, Self.message(on: found, phrase, text.controlRole), pattern: found.pattern)
    // Owners differ on the word: it is what the picture shows, and no screen reader says it.
    if !found.gates || found.role == .logo { verdict.level = .note }
    let named = found.role.map { RoleGroup($0) }
    verdict.named = named
    verdict.needsSource = Self.needsSource(found, named, text, reader, locale)
    verdict.heardAs = found.role.flatMap { PictureDescription.heardRole($0, of: text) }
    let rest = StandingRest(reader: reader)
    let mayKeep = found.role.map { Self.described.contains($0) } ?? false
    let remainder = found.remainder.map {
      rest.withoutArticle($0, without: found.range, text, mayKeep: mayKeep)
    }
    if let remainder {
      if Self.isText(remainder, without: found, text, rest, &locale) {
        let start = min(found.range.lowerBound, remainder.lowerBound)
        let end = max(
          remainder.upperBound, found.range.upperBound, found.tail?.upperBound ?? 0)
        verdict.keepOnly(remainder, of: start..<end, in: text, locale.caseMapping)
      }
      // What is left is no name: only its owner knows that.
      if verdict.replacements.isEmpty { verdict.message = .nameless(phrase) }
    }
    verdicts.append(verdict)
  }

  /// What is said of a phrase on a control with a role, if that is known.
  private static func message(
    on found: RedundantPhraseSearch.Found, _ phrase: String, _ control: Role?
  ) -> Finding.Wording {
    if found.isOperation { return .operation(phrase) }
    if found.pattern == "result" { return .result(phrase) }
    if found.pattern == "list" { return .nameless(phrase) }
    if found.namesKind { return .kind(phrase) }
    // What leads somewhere in an app is mostly a button or a row, of which no screen reader says that it is a link.
    if found.role == .link, control != .link { return .needlessLink(phrase) }
    return found.role == .logo ? .needlessNoun(phrase) : .announced(phrase)
  }

  /// Whether a phrase of a translation is a problem only if the source has it, too.
  private static func needsSource(
    _ found: RedundantPhraseSearch.Found, _ named: RoleGroup?, _ text: borrowing Text,
    _ reader: LexicalReader, _ locale: borrowing JudgedLocale
  ) -> Bool {
    if text.isSource { return false }
    if found.isDoubtful || locale.sourceNames(named, of: text, reader) { return true }
    // A name may begin with a verb of operation, and its translation with it: "Select-to-speak".
    return found.isOperation
      && (locale.sourceTellsOperation(text) || SourceNouns.openWithOperation(text.source))
  }

  /// Whether what is left of a text without a phrase can be the whole text.
  private static func isText(
    _ remainder: Range<Int>, without found: RedundantPhraseSearch.Found, _ text: borrowing Text,
    _ rest: StandingRest, _ locale: inout JudgedLocale
  ) -> Bool {
    // What a hint says of the control is a sentence, of which a verb is left or nothing.
    if text.purpose == .hint, !rest.opensWithVerb(remainder) { return false }
    if found.tail != nil, rest.lacksNoun(remainder, of: text, in: &locale) { return false }
    return rest.stands(remainder, without: found.range, of: text, in: &locale)
  }

  var addedWords: [AddedWords] {
    let endings = phrases.filter { $0.hasPrefix("…") || $0.hasPrefix("...") }
    let openings = phrases.filter { !endings.contains($0) }
    return [
      AddedWords(openings, .phrases, "own head phrase"),
      AddedWords(endings, .phrases, "own tail phrase"),
    ]
  }
}

extension Finding.Wording {
  fileprivate static func announced(_ phrase: String) -> Self {
    "\(quoting: phrase) repeats what the screen reader announces; leave it out"
  }

  /// Says of the word for a logo, which no screen reader announces, who advises against it.
  static func needlessNoun(_ phrase: String) -> Self {
    "\(quoting: phrase) adds nothing to the name; leave it out, as the guidelines of the BBC advise"
  }

  fileprivate static func kind(_ phrase: String) -> Self {
    "\(quoting: phrase) says what kind of picture this is; leave it out unless that matters"
  }

  fileprivate static func needlessLink(_ phrase: String) -> Self {
    "\(quoting: phrase) adds nothing; write only where the control leads"
  }

  fileprivate static func nameless(_ phrase: String) -> Self {
    "\(quoting: phrase) adds nothing; write only the name of what is shown"
  }

  fileprivate static func result(_ verb: String) -> Self {
    "\(quoting: verb) describes the result, as a hint does; begin the label with an order, or name the control"
  }

  fileprivate static func operation(_ phrase: String) -> Self {
    "\(quoting: phrase) says how to operate the control; say what the control does"
  }
}
