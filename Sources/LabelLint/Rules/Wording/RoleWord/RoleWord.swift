/// A label that says what its control is, which the screen reader says too.
struct RoleWord: LexicalRule, SelectiveTextRule, LexiconExtendingRule {
  @Option("roles", "Further words for controls, by language: `{de: [Drücker]}`.")
  var roles: [String: [String]] = [:]
  @Option(
    "key-echo",
    "Whether a probable label gets a note if its key ends with the same role.")
  var readsKeys = true
  @Option("classes", "Whether the rule uses the class of a control that Interface Builder names.")
  var readsClasses = true

  /// Most words of a label; a longer text is a sentence.
  private static let mostWords = 8

  static let metadata = RuleMetadata(
    id: "role-word", family: .accessibility, severity: .warning,
    levels: TierLevels(certain: .warning, labelLike: .note, prose: nil),
    levelRemark:
      "It is a note for \"switch\" and for roles that the screen reader of the platform does not say, such as "
      + "\"logo\". It is also a note for a word that label-lint has found in only a few labels of the language.",
    isFixable: true,
    summary: "A label repeats the role of its control, such as button or image.",
    rationale: """
      A screen reader says the role of a control after its label. If the label contains the role, \
      listeners hear "Rewind button, button", in every translation, too.
      """,
    remedy: """
      Leave the role out of the label. If a custom control has no role to announce, suppress the \
      finding with that reason: `label-lint:ignore role-word - custom control`.
      """,
    guidelines: [
      GuidelineClause(
        "bbc-text-equivalents/element-type",
        "A description of the element type or trait, such as image or button, does not need to be "
          + "included in the alternative as it is programmatically determined and added by the "
          + "screen reader.", .states),
      GuidelineClause(
        "mobile-practices-india/practice-2",
        "Do not provide the role and state information as part of label", .states),
      GuidelineClause("wcag/4.1.2"),
    ],
    flagged: [
      RuleExample("Rewind ⟦button⟧"), RuleExample("Close ⟦button⟧"), RuleExample("Share ⟦Icon⟧"),
      RuleExample("User ⟦icon⟧"), RuleExample("Trash Order ⟦Button⟧"),
      RuleExample("Upload item action ⟦button⟧"), RuleExample("Show all recent tabs ⟦button⟧"),
      RuleExample("⟦Checkbox⟧"), RuleExample("⟦Vertical slider⟧"), RuleExample("⟦Action button⟧"),
      RuleExample("Song ⟦seekbar⟧"),
      RuleExample(
        "⟦Boton⟧ cerrar", language: "es", source: "Close", remark: "typed without the accent"),
      RuleExample("New comment ⟦icon⟧", remark: "the comment is new"),
      RuleExample("Front and back camera ⟦switch⟧", remark: "the last noun is the control"),
      RuleExample("⟦Schaltfläche⟧ Schließen", language: "de", source: "Close"),
      RuleExample("Send, ⟦link⟧", remark: "a comma before the role"),
      RuleExample("⟦Button⟧ opening the settings", remark: "the control and what it does"),
      RuleExample("⟦Link⟧: Terms", remark: "a colon after the role"),
      RuleExample("Mark ⟦button⟧ that archives", key: "mark_accessibility_hint"),
      RuleExample("Uuesti sünkroniseerimise ⟦nupp⟧", language: "et", source: "Resync"),
      RuleExample("播放⟦图标⟧", language: "zh-Hans"),
      RuleExample("Dela sidan-⟦knapp⟧", language: "sv", source: "Share this page"),
      RuleExample(
        "⟦Bouton⟧ météo", language: "fr", source: "Opens the weather",
        key: "weather_accessibility_hint"),
      RuleExample("⟦Tombol⟧ putar", language: "id", source: "Play"),
      RuleExample("⟦bouton⟧ Photo la plus récente", language: "fr", source: "Most recent photo"),
      RuleExample("Share ⟦icon⟧", key: "article_share_icon", remark: "the key names the role"),
      RuleExample(
        "Chapter ⟦thumbnail⟧", remark: "a note, because no screen reader announces thumbnails"),
      RuleExample(
        "[셔터] ⟦버튼⟧", language: "ko", source: "Shutter", remark: "both brackets go with the word"),
      RuleExample("(Share) ⟦button⟧", remark: "both brackets go with the word"),
      RuleExample("Saved. ⟦Button⟧", remark: "only the role, after a sentence"),
      RuleExample("%1$s, ⟦tab⟧, %2$d of %3$d", remark: "between commas"),
      RuleExample("Home. ⟦Tab⟧. 2 of 5", remark: "between full stops"),
      RuleExample("Home, ⟦tab⟧ 2 of 5", remark: "with its position"),
      RuleExample("⟦Taste⟧: Sichern", language: "de", source: "Save"),
      RuleExample("Alle sichern, ⟦Taste⟧", language: "de", source: "Save all"),
      RuleExample("⟦Button⟧: save"), RuleExample("Close (⟦button⟧)"), RuleExample("Terms (⟦link⟧)"),
      RuleExample("Fermer ⟦bouton⟧", language: "fr", source: "Close"),
      RuleExample("⟦Knapp⟧ Stäng", language: "sv", source: "Close"),
      RuleExample("⟦Butonul⟧ Distribuie", language: "ro", source: "Share"),
      RuleExample("⟦دکمه⟧ اشتراک‌گذاری", language: "fa", source: "Share"),
      RuleExample("⟦Kryssruta⟧ för ljud", language: "sv", source: "Sound"),
      RuleExample("Звук, ⟦флажок⟧", language: "ru", source: "Sound"),
      RuleExample("⟦Флажок⟧ «Звук»", language: "ru", source: "Sound"),
    ],
    accepted: [
      RuleExample("Double tap to expand image", remark: "the object of a gesture"),
      RuleExample("Link: %1$s", remark: "what comes after the colon is not known"),
      RuleExample(
        "Don't describe images", key: "cd_describe", remark: "what is shown, not one control"),
      RuleExample(
        "Show compose message button", key: "title_show_compose",
        remark: "a setting about the control"),
      RuleExample("Front page, tap to open image", remark: "the same after a name"),
      RuleExample("Show compose new message button", remark: "the button is what is shown"),
      RuleExample(
        "Hide search field for songs", key: "songs_accessibility_hint",
        remark: "the field is what is hidden"),
      RuleExample(
        "显示新建邮件按钮", language: "zh-Hans", source: "Show compose new message button",
        remark: "the same in Chinese"),
      RuleExample(
        "Nächster Filter-Button", language: "de", source: "Next Filter", key: "abc-De-fgh.title",
        comment: "Class = \"NSMenuItem\"; title = \"Next Filter\"; ObjectID = \"abc-De-fgh\";",
        formats: [.strings], remark: "an item of a menu that acts on a button"),
      RuleExample(
        "رمز التحقق", language: "ar", key: "code_content_description", remark: "a code, not an icon"
      ),
      RuleExample(
        "Curseur de lecture", language: "fr", key: "position_content_description",
        remark: "the word has other meanings"),
      RuleExample(
        "Custom disk image", key: "abc-De-fgh.title",
        comment:
          "Class = \"NSMenuItem\"; title = \"Custom disk image\"; ObjectID = \"abc-De-fgh\";",
        formats: [.strings], remark: "an item of a menu that acts on a kind of file"),
      RuleExample("Remove image", remark: "the image is what is removed"),
      RuleExample("Colour & icon", key: "cd_colour", remark: "the icon is one of two things"),
      RuleExample(
        "Farbe und Symbol", language: "de", source: "Look", key: "cd_colour",
        remark: "the same in words"),
      RuleExample(
        "Radio button", key: "value_radio_button", remark: "the name of a kind of control"),
      RuleExample(
        "Navigate to next button", key: "menu_next_button", remark: "the button is where it leads"),
      RuleExample(
        "Continue reading button", key: "display_show_continue_reading_button",
        remark: "a setting that shows the button"),
      RuleExample(
        "Přepínač karet", language: "cs", source: "Tab Switcher", key: "cd_tab_switcher",
        remark: "the source names a switch"),
      RuleExample(
        "已讀訊息篩選開關", language: "zh-Hant", source: "Toggle read messages filter",
        key: "cd_filter_seen", remark: "the source names what it does by a verb"),
      RuleExample(
        "• הסמל - (מינוס) מייצג הרחבה", language: "he", source: "• Minus represents expanded",
        key: "cd_braille_elements", remark: "an entry of a list explains a sign"),
      RuleExample(
        "Schaltfläche hinzufügen", language: "de", source: "Add",
        remark: "the button is what is added"),
      RuleExample("Close tab"), RuleExample("Copy link"), RuleExample("Switch account"),
      RuleExample("Toggle code block"), RuleExample("Clear search field"),
      RuleExample("Forward button", key: "pref_hardware_forward_button_title"),
      RuleExample("Show floating compose button", key: "settings_show_compose_button_title"),
      RuleExample("First action button"), RuleExample("App icon"),
      RuleExample("Account picture", remark: "the picture is what is shown"),
      RuleExample(
        "Group image", key: "group_avatar_content_description",
        remark: "the same, as its key says"),
      RuleExample(
        "Icon", key: "[Entry/Field/name] Icon", comment: "VoiceOver label", formats: [.strings],
        remark: "the name of a field that the control changes"),
      RuleExample(
        "Obrázok sa označuje", language: "sk", source: "Marking", key: "cd_marking",
        remark: "the subject of a sentence about what goes on"),
      RuleExample("Taste: Eingabe", language: "de", source: "Enter key"),
      RuleExample("Sunset, image 2 of 5", remark: "which of them is shown"),
      RuleExample("Ready. Tap to see the image", remark: "the image is what is seen"),
      RuleExample(
        "ปุ่มตัวเลือกเพิ่มเติม", language: "th", source: "Use the button for more options",
        remark: "not a radio button, and the source has the word too"),
      RuleExample(
        "Track price from the More options button", key: "price_accessibility_label",
        remark: "the button is somewhere else"),
      RuleExample(
        "%1$s, flik med bild-i-bild", language: "sv", source: "%1$s, Picture-in-Picture Tab",
        key: "tab_accessibility_label", formats: [.android], remark: "the name of a mode"),
      RuleExample("Enter picture-in-picture"), RuleExample("Image quality"),
      RuleExample("画像を保存", language: "ja", source: "Save image"),
      RuleExample(
        "Ouvre le menu du bouton", language: "fr", source: "Opens the menu",
        key: "menu_accessibility_hint", remark: "a sentence may name any control"),
      RuleExample("更改图标", language: "zh-Hans", remark: "the icon is what is changed"),
      RuleExample("Välj ikon", language: "sv", remark: "the icon is what is chosen"),
      RuleExample("Währungssymbol", language: "de", source: "Currency"),
      RuleExample("새로고침", language: "ko", source: "Refresh"), RuleExample("Copy (link)"),
      RuleExample("Photo la plus récente", language: "fr", source: "Most recent photo"),
      RuleExample(
        "Interrupteur de la lampe", language: "fr", source: "Light switch",
        key: "lamp_accessibility", remark: "the switch is a thing, as in the source"),
      RuleExample("Choose a switch", remark: "the switch is what is chosen"),
      RuleExample("Account switch", remark: "the change from one to the other"),
      RuleExample("Open with headset button", key: "open_headset_button"),
      RuleExample("Back button", key: "Back button", remark: "the key is the text"),
      RuleExample("New icon", key: "cd_new_icon", remark: "one of two icons"),
      RuleExample(
        "Tile icon", key: "tile_icon",
        beside: [
          ExampleEntry("tile_label", "Tile label"), ExampleEntry("tile_colour", "Tile colour"),
        ], remark: "one of the things that a tile has"),
      RuleExample(
        "Nästa bild", language: "sv", source: "Next slide", key: "cd_next_slide",
        remark: "a slide is a picture"),
      RuleExample(
        "Adress- und Suchleiste", language: "de", source: "Address and search bar",
        key: "accessibility_location", remark: "the bar of the source"),
      RuleExample(
        "Spegla bild", language: "sv", source: "Flip horizontally", key: "cd_flip",
        remark: "the picture is what is flipped"),
      RuleExample("Imagine zi", language: "ro", source: "Day view", remark: "a view is a picture"),
      RuleExample(
        "顯示各個螢幕的控制滑桿", language: "zh-Hant", source: "Show separate controls for each display",
        remark: "the controls are what is shown"),
      RuleExample(
        "Button", key: "accessibility_suffix_button",
        remark: "code adds it after the name of a custom control"),
      RuleExample(
        "Button", key: "accessibility_button", remark: "a role that code adds after names"),
      RuleExample(
        "面孔已验证，请按确认按钮", language: "zh-Hans", source: "Face authenticated, please press confirm",
        remark: "a sentence that names the button"),
      RuleExample(
        "Botão direcional para cima", language: "pt-BR", source: "D-pad up",
        remark: "a key of a device"),
      RuleExample(
        "Кнопка функцій доступності", language: "uk", source: "Accessibility shortcut",
        key: "shortcut_a11y_button", remark: "a button of the system"),
      RuleExample(
        "Ícone expressivo %1$s", language: "pt-PT", source: "%1$s emoticon",
        key: "a11y_emoticon", remark: "the word for an emoticon"),
      RuleExample("Picture in picture", remark: "a way to watch"),
      RuleExample(
        "Gambar dalam Gambar", language: "id", source: "Picture in picture", key: "cd_pip",
        remark: "the same in Indonesian"),
      RuleExample(
        "Gambar didalam gambar", language: "id", source: "PiP", key: "cd_small_window",
        remark: "the short name of that way"),
      RuleExample("Kansikuva", language: "fi", source: "Cover", remark: "a cover is a picture"),
      RuleExample("网站图标", language: "zh-Hans", source: "Favicon", remark: "an icon by its name"),
      RuleExample("Photo, image, video", remark: "kinds of things"),
      RuleExample("Search box", key: "cd_search_box", remark: "what the key names"),
      RuleExample(
        "Fermer le bouton", language: "fr", source: "Close", remark: "the button is what is closed"),
      RuleExample("%1$s with remove button", remark: "what an item has"),
      RuleExample("Bookmark button", key: "bookmark_role_description", remark: "says the role"),
      RuleExample("Generated %1$d images", key: "a11y_images_generated", remark: "a count"),
      RuleExample(
        "Posuvník. Dotkněte se a podržte.", language: "cs",
        source: "Sliding handle. Touch and hold.", remark: "the handle is what the source names"),
    ])

  /// Labels and hints, buttons, and sources whose keys name a role.
  static func concerns(
    _ purpose: MessagePurpose, _ tier: KindTier, isSource: Bool
  ) -> Bool {
    switch tier {
    case .certain: purpose == .label || purpose == .hint || purpose == .action
    case .labelLike: isSource
    case .prose: false
    }
  }

  /// Flags role words at the edges of labels, and labels that are nothing else.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    let echoed = text.kind.tier == .labelLike ? echoedRole(of: text, facts.locale) : nil
    guard echoed != nil || isSurelySpoken(text) else { return }
    guard let reader = facts.locale.reader(of: text, holding: .roles), reader.count > 0 else {
      return
    }
    let search = RoleWordSearch(
      reader: reader, isEnglish: facts.language == "en", echoed: echoed,
      classRole: readsClasses ? text.controlRole : nil)
    // "Upload button" may be the name of a setting or menu entry, too.
    if text.use?.isVisible ?? false { return }
    // The role word of a translated sentence is a noun among others.
    if !text.isSource,
      text.source.indices.count(where: { text.source[$0] == 0x20 }) >= Self.mostWords
    {
      return
    }
    if !reader.lexicon.profile.isUnspaced, reader.count > Self.mostWords {
      if !search.isEnglish { return }
      let found = text.purpose == .hint ? search.atHintStart() : search.beforeProgressive()
      if let found { report(found, text, reader, &facts.locale, into: &verdicts) }
      return
    }
    if let found = search.find(in: text), !isMeant(found, in: text, facts.locale) {
      report(found, text, reader, &facts.locale, into: &verdicts)
    }
  }

  /// The role that a source text ends with as its key does.
  private func echoedRole(of text: borrowing Text, _ locale: borrowing JudgedLocale) -> Role? {
    guard readsKeys, text.isSource, let role = KeyRoleEcho.role(of: text),
      !KeyRoleEcho.isOneOfFamily(text.key, locale)
    else { return nil }
    return role
  }

  /// Whether a screen reader speaks a text together with the role of its control.
  private func isSurelySpoken(_ text: borrowing Text) -> Bool {
    guard text.kind.tier == .certain else { return false }
    return switch text.purpose {
    case .label, .hint: true
    case .action: readsClasses && text.isPressed
    default: false
    }
  }

  /// Adds the verdict on a role word.
  private func report(
    _ found: RoleWordSearch.Found, _ text: borrowing Text, _ reader: LexicalReader,
    _ locale: inout JudgedLocale, into verdicts: inout [Verdict]
  ) {
    var verdict = Verdict(found.range, Self.message(on: found, text), pattern: found.role.rawValue)
    let named = RoleGroup(found.role)
    verdict.named = named
    verdict.needsSource =
      !text.isSource
      && (found.isDoubtful || named == .picture && locale.sourcePicks(of: text)
        || Self.objects.contains(found.role) && locale.sourceActs(in: text)
        || named.kin.contains { locale.sourceNames($0, of: text, reader) })
    if !found.gates || !Self.isSaid(found.role, of: text) { verdict.level = .note }
    verdict.heardAs = PictureDescription.heardRole(found.role, of: text)
    propose(found, text, reader, &locale, for: &verdict)
    verdicts.append(verdict)
  }

  /// Adds what the text says without the role word, where that is a name of its own.
  private func propose(
    _ found: RoleWordSearch.Found, _ text: borrowing Text, _ reader: LexicalReader,
    _ locale: inout JudgedLocale, for verdict: inout Verdict
  ) {
    guard let remainder = found.remainder else { return }
    let inWords = Self.messageWithoutName(on: found, text)
    verdict.messageWithoutFix = inWords
    let rest = StandingRest(reader: reader)
    let name = rest.withoutOtherEnd(of: remainder, without: found.range, found.role)
    guard !found.isOneOfPair, !mayBeChange(found.role, of: text),
      !DescribedPicture.stands(in: text, locale),
      isName(name, found.role, of: text, rest, &locale),
      rest.stands(name, without: found.range, of: text, in: &locale)
    else {
      verdict.message = inWords
      return
    }
    let isAtStart = remainder.lowerBound > found.range.lowerBound
    let start = isAtStart ? Self.startOfLabel(text.plain) : remainder.lowerBound
    let end = isAtStart ? remainder.upperBound : found.range.upperBound
    verdict.keepOnly(name, of: start..<end, in: text, locale.caseMapping)
  }

  /// Whether "switch" may be what a control does, as nobody knows that it is one: of "Front and back camera switch" the
  /// cameras alone are no action.
  private func mayBeChange(_ role: Role, of text: borrowing Text) -> Bool {
    role == .switch && text.controlRole != .switch
  }

  /// Offset behind the mark of an entry of a list: it stays.
  private static func startOfLabel(_ plain: Span<UInt8>) -> Int {
    let (mark, length) = plain.scalarOrReplacement(at: 0)
    let isMark = mark == "-" || mark == "*" || mark == "\u{2013}" || mark == "\u{B7}"
    return isMark && length < plain.count && plain[length] == 0x20 ? length + 1 : 0
  }

  /// Whether a rest is the name that a label should be; a text that only looks like one must say an action, name
  /// a product or stand alone elsewhere: "Tile icon" is a setting for the icon of tiles.
  private func isName(
    _ remainder: Range<Int>, _ role: Role, of text: borrowing Text, _ rest: StandingRest,
    _ locale: inout JudgedLocale
  ) -> Bool {
    text.kind.tier == .certain || role == .logo || rest.opensWithVerb(remainder)
      || locale.isWholeText(text.plain.extracting(remainder))
        && !KeyRoleEcho.tellsApart(text.key, locale)
  }

  var addedWords: [AddedWords] {
    roles.sorted { ByteOrder.precedes($0.key, $1.key) }.map { language, words in
      AddedWords(words, language: language, .roles, "control certain either")
    }
  }
}
