import LabelLint
import Testing

/// Texts on either side of a rule's conditions: each row stands at one that no example of a rule page
/// is about.
@Suite("Texts at the boundaries of rules")
struct RuleBoundaryTests {
  /// A text and what a rule says of it.
  struct Row: CustomTestStringConvertible, Sendable {
    let rule: RuleID
    let text: CheckedText
    /// Level and flagged bytes of every finding.
    let flags: [String]
    var testDescription: String { "\(rule): \(text.text)" }

    /// A text in a setting.
    init(_ rule: RuleID, _ text: CheckedText, _ flags: String...) {
      self.rule = rule
      self.text = text
      self.flags = flags
    }

    /// A label.
    init(_ rule: RuleID, _ text: String, _ flags: String...) {
      self.rule = rule
      self.text = CheckedText(text)
      self.flags = flags
    }
  }

  @Test(
    "a rule flags what it should and no more", arguments: wording + punctuation + lengths + pairs)
  func row(_ row: Row) {
    let found = row.text.findings(of: [row.rule]).map { "\($0.severity.rawValue) \($0.flagged)" }
    #expect(found == row.flags)
  }

  /// So many words.
  private static func words(_ count: Int) -> String {
    (1...count).map { "word\(["a", "b", "c"][$0 % 3])" }.joined(separator: " ")
  }

  /// Three values, each of which counts for a name of eight letters.
  private static let values = "%1$s %2$s %3$s "

  /// Words of ten letters, cut to so many characters.
  private static func letters(_ count: Int) -> String {
    String(String(repeating: "abcdefghij ", count: count / 11 + 1).prefix(count))
  }

  /// Capitals, names of controls and states.
  static let wording = [
    // Scripts without capitals are not shouted.
    Row("all-caps", "SHOW ALL 再生"), Row("all-caps", "GO", "warning GO"),
    // What a switch says, and words that may be names.
    Row("all-caps", "OFF", "note OFF"), Row("all-caps", "FIDE", "note FIDE"),
    Row("all-caps", "SAVE", "warning SAVE"), Row("all-caps", "ZORBIT", "warning ZORBIT"),
    Row("all-caps", "OFF SAVE", "warning OFF SAVE"),
    Row("all-caps", "NEW", "note NEW"), Row("all-caps", "NEW SONG", "warning NEW SONG"),
    Row("all-caps", "BETA", "note BETA"),
    // An acronym, as its key has it, and what stands for one.
    Row("all-caps", CheckedText("DATA", key: "labelForDATA"), "note DATA"),
    Row("all-caps", CheckedText("DATA", key: "LABEL_DATA"), "warning DATA"),
    Row(
      "all-caps",
      CheckedText("TECLAT", key: "serviceLabelPAD", language: "ca", source: "PAD"), "note TECLAT"),
    // Stands for a state that the source has in capitals.
    Row(
      "all-caps",
      CheckedText("2. ZAPINAJĆE %s", language: "hsb", source: "2. Switch %s to ON"),
      "note ZAPINAJĆE"),
    Row(
      "all-caps",
      CheckedText("2. ZAPINAJĆE %s", language: "hsb", source: "2. Switch %s on"),
      "warning ZAPINAJĆE"),
    Row("all-caps", CheckedText("ACTIVE", key: "account_status_label"), "note ACTIVE"),
    Row("all-caps", CheckedText("HISTORY LIST", key: "history_caps_label"), "note HISTORY LIST"),
    Row("all-caps", CheckedText("YOU WON!", key: "won_label"), "note YOU WON"),
    Row("all-caps", CheckedText("YOU WON", key: "won_label"), "warning YOU WON"),
    Row("all-caps", CheckedText("SAVE", comment: "Should be all caps."), "note SAVE"),
    Row("all-caps", "SOUND www.example.com/sound"),
    Row("all-caps", "SOUND EFFECTS BY ME io.net", "warning SOUND EFFECTS BY ME"),
    Row("generic-label", "More", "note More"), Row("generic-label", "Info", "note Info"),
    // States that an indicator may say.
    Row("state-word", "Bluetooth is on", "note is on"),
    Row("state-word", "Filter is on", "warning is on"),
    Row("state-word", "Bluetooth, on", "warning on"),
    // Sides that few apps have alone.
    Row("missing-state-counterpart", "Play", "warning content_description"),
    Row("missing-state-counterpart", "Mute", "note content_description"),
    Row("missing-state-counterpart", "Unmute", "warning content_description"),
    Row("missing-state-counterpart", "Accept", "note content_description"),
    Row("missing-state-counterpart", "Mute sound", "note content_description"),
    // What an icon looks like may be the screen that it leads to.
    Row("appearance-name", "Calendar"),
    Row("appearance-name", "Calendar icon", "warning Calendar icon"),
    // What has no name must be called something.
    Row("placeholder-label", "No title", "note No title"),
    Row("placeholder-label", "Placeholder", "error Placeholder"),
    // The object of a gesture is none of a label's own role.
    Row("role-word", "Tap to expand image"), Row("role-word", "Tap to grok the Image"),
    Row("role-word", "Tap image", "warning image"),
    Row("all-caps", "DON'T", "warning DON\\'T"),
    Row("all-caps", "AMOLED"),
    Row("all-caps", "SHIFT"),
    Row("all-caps", CheckedText("UPPERCASE", key: "picker_upper_case_label")),
    Row("all-caps", "UPPERCASE", "warning UPPERCASE"),
    Row(
      "all-caps",
      CheckedText(
        "ВСЕ ПРОПИСНЫЕ", key: "cd_letters", language: "ru", source: "Make Upper Case")),
    Row("all-caps", CheckedText("ZORBLAX", key: "brand_wordmark")),
    Row("all-caps", CheckedText("PLAY", key: "brand_play_all"), "warning PLAY"),
    Row("all-caps", "A B C"),
    Row("all-caps", "YYYY MMDD"),
    // Three of five words, none beside another.
    Row("all-caps", "SHOW all TRACKS now PLEASE", "note SHOW all TRACKS now PLEASE"),
    Row("all-caps", "SHOW all TRACKS"),
    Row("generic-label", CheckedText("More at xclick here", key: "about_message")),
    Row("generic-label", CheckedText("More at click hereby", key: "about_message")),
    Row(
      "generic-label", CheckedText("For more click here.", key: "about_message"),
      "note click here"),
    // The name of a control behind many words belongs to what is said.
    Row("role-word", "Opens what the people beside you would call the button"),
    Row("role-word", CheckedText("Play button", key: "play_button"), "note button"),
    Row("role-word", CheckedText("Play icon", key: "play_button")),
    Row("combined-state-label", "Play then pause"),
    Row("combined-state-label", "Play or pause", "note Play or pause"),
    // One group of translators calls it so: too little for more than a note.
    Row(
      "role-word", CheckedText("Namen-Textfeld", language: "de", source: "Name"), "note Textfeld"),
    // Nouns, and steps about other controls.
    Row("gesture-instruction", "Touch the target", "warning Touch"),
    Row("gesture-instruction", "Touch target moved"),
    Row("gesture-instruction", "Tap target moved"),
    // The source tells the gesture, too, where it is no fault.
    Row(
      "gesture-instruction",
      CheckedText(
        "Toca para abrir el clima", language: "es", source: "The weather, click here to open it")),
    // Text of a project template: nobody sees it.
    Row(
      "untranslated-copy",
      CheckedText("Hello blank fragment", language: "fr", source: "Hello blank fragment"),
      "note content_description"),
    Row(
      "untranslated-copy",
      CheckedText("Hello blank songs", language: "fr", source: "Hello blank songs"),
      "warning content_description"),
    Row("gesture-instruction", "Tap apps then tap default apps", "warning Tap"),
    Row("gesture-instruction", "Tap Apps to open them", "warning Tap"),
    Row("gesture-instruction", "Press Apps, then click Default apps"),
    Row(
      "hint-form", CheckedText("Address book", key: "open.accessibilityHint", format: .strings),
      "note Address book"),
    Row("hint-form", CheckedText("Opens it", key: "open.accessibilityHint", format: .strings)),
    // A menu may be called so.
    Row("placeholder-label", "View", "error View"),
    Row(
      "placeholder-label",
      CheckedText("View", key: "mode_view_label", comment: "Content description of the menu"),
      "note View"),
    Row(
      "placeholder-label",
      CheckedText("View", comment: "Content description of the view menu"), "note View"),
    Row(
      "placeholder-label",
      CheckedText("View", comment: "Content description of the overview"), "error View"),
    Row("state-word", "Show selected"),
    Row("state-word", "Always enabled"),
    Row("state-word", "Wi-Fi enabled", "note enabled"),
    Row("state-word", "Wi-Fi, enabled", "warning enabled"),
    Row("state-word", "Wi-Fi switch enabled", "warning enabled"),
    Row("state-word", "Audio muted", "note muted"),
    Row("state-word", "Battery Saver is on.", "note is on"),
    Row("state-word", "Task to focus on"),
    Row("state-word", "Power off"),
    Row("state-word", "Power saving off", "note off"),
    Row("state-word", "Num Lock is forced on"),
    Row("state-word", "Num Lock on", "note on"),
    Row("state-word", "Show when songs are selected"),
    Row("role-word", "Chapter thumbnail", "note thumbnail"),
    Row("all-caps", "DUMMY\nCONTENT", "note DUMMY\\nCONTENT"),
    Row("role-word", "Feed icon"), Row("role-word", "Food icon", "warning icon"),
    Row("role-word", "Thumbnail", "note Thumbnail"),
    Row("redundant-phrase", "Quorl logo", "note logo"),
    Row("redundant-phrase", "Picture of Quorl", "warning Picture of"),
    Row("redundant-phrase", "A drawing of Quorl", "note A drawing of"),
    Row("redundant-phrase", "A schematic image of Quorl", "note A schematic image of"),
    Row(
      "sensory-reference",
      CheckedText("Green dots are stations that are open today.", key: "legend_message"),
      "note Green dots"),
    Row("redundant-phrase", "List of images of Quorl", "note List of images of"),
    Row("role-word", "Generated %d images"),
    Row("role-word", "Song %d image", "warning image"),
    Row("role-word", "%1$s with remove button"),
    Row("role-word", german("Haft-Schaltfläche", "Sticky keys", key: "cd_keys")),
    Row(
      "role-word", german("Haft-Schaltfläche", "Sticky", key: "cd_keys"),
      "warning Schaltfläche"),
    Row("gesture-instruction", "Press Ctrl and W to close", "note Press"),
    Row("unspeakable-text", CheckedText(", +", key: "a11y_features_separator")),
    Row("unspeakable-text", german("—", "None", key: "cd_none"), "warning —"),
    // A count before the state, in words with a verb or without one.
    Row("state-word", "1 tab selected"),
    Row("state-word", "1 tab is selected"),
    Row("state-word", "%d tab is selected"),
    Row("state-word", "Photos: 3 selected"),
    Row("state-word", "Tab 1 selected", "warning selected"),
    Row("state-word", "5G enabled", "note enabled"),
    Row("state-word", "Songs of %s are enabled", "note are enabled"),
    Row("state-word", "%s is selected", "warning is selected"),
    Row("state-word", "Not checked"),
    Row("state-word", "Tab not checked", "warning not checked"),
    Row("state-word", "Has been enabled"),
    Row("state-word", "On (default)"),
    // Any value may stand behind "is".
    Row("state-word", "Current zoom is %1$d %%", "note is %1$d"),
    Row("state-word", "Region, currently %1$s", "note currently"),
  ]

  /// Marks at the end of labels.
  static let punctuation = [
    Row(
      "trailing-punctuation",
      CheckedText("Plays the song.", key: "play.accessibilityHint", format: .strings)),
    Row("trailing-punctuation", CheckedText("เล่น.", language: "th", source: "Play")),
    Row("trailing-punctuation", CheckedText("Lire.", language: "fr", source: "Play"), "note ."),
    Row(
      "trailing-punctuation", CheckedText("友達に送る。", language: "ja", source: "Send"), "note 。"),
    Row(
      "trailing-punctuation",
      CheckedText("新しい写真を友達や家族と共有して楽しむ。", language: "ja", source: "Send")),
    Row("trailing-punctuation", "12."),
    Row("trailing-punctuation", "12:"),
    Row("trailing-punctuation", "Watch TV.", "note ."),
    Row("trailing-punctuation", "Next pkt."),
    Row("trailing-punctuation", "Play the one that comes after this one now."),
    Row("trailing-punctuation", "Play the one that comes after this now.", "note ."),
  ]

  /// Labels of the most words and letters that may be, and of one more.
  static let lengths = [
    // 40 letters are usual, and an eighth more nobody hears.
    Row("verbose-label", letters(45)), Row("verbose-label", letters(46), "note \(letters(46))"),
    Row(
      "verbose-label",
      CheckedText(
        "This is a long label with way too many words", language: "ja", source: "Send it")),
    // Too many words are more than too many letters.
    Row(
      "verbose-label", "This is the long label of many words",
      "note This is the long label of many words"),
    Row(
      "verbose-label", "This is a long label with way too many words",
      "note This is a long label with way too many words"),
    Row(
      "verbose-label", "This is a very long label with way too many words",
      "note This is a very long label with way too many words"),
    Row(
      "verbose-label", "This is a very long label with way too many words in it for us",
      "warning This is a very long label with way too many words in it for us"),
    Row(
      "verbose-label", "Learn more about managing your ad privacy in Chrome.",
      "note Learn more about managing your ad privacy in Chrome."),
    // 79 letters are seven tenths more than the longest label of a hundred; a picture takes 125, and an eighth.
    Row("verbose-label", letters(79), "note \(letters(79))"),
    Row("verbose-label", letters(80), "warning \(letters(80))"),
    Row("verbose-label", CheckedText(letters(140), key: "cd_sunset_photo")),
    Row(
      "verbose-label", CheckedText(letters(141), key: "cd_sunset_photo"), "note \(letters(141))"),
    Row(
      "verbose-label", CheckedText(letters(250), key: "cd_sunset_photo"), "note \(letters(250))"),
    Row(
      "verbose-label", CheckedText(letters(251), key: "cd_sunset_photo"),
      "warning \(letters(251))"),
    Row("verbose-label", CheckedText(letters(90), key: "cd_sunset", comment: "Label of a picture")),
    // Two sentences: a name and what is wrong with it, and one that tells how to operate the control.
    Row("verbose-label", "All songs. None is here", "note All songs. None is here"),
    Row("verbose-label", "All songs. Swipe to see more", "warning All songs. Swipe to see more"),
    // A translation may have half as many again as was a warning before it: 60 letters, three values.
    Row(
      "verbose-label",
      CheckedText(values + letters(81), language: "ka", source: values + letters(10)),
      "note " + values + letters(81)),
    // Three times as long as its source, by the lengths of its language.
    Row(
      "verbose-label", CheckedText(letters(84), language: "de", source: letters(20)),
      "note " + letters(84)),
    Row(
      "verbose-label", CheckedText(letters(85), language: "de", source: letters(20)),
      "warning " + letters(85)),
    // The author says it in one sentence.
    Row(
      "verbose-label",
      CheckedText("Stimmt genau. Weiter so", language: "de", source: "All right"),
      "note Stimmt genau. Weiter so"),
    Row("verbose-label", words(7)),
    Row("verbose-label", words(8), "note \(words(8))"),
    Row("verbose-label", words(9), "note \(words(9))"),
    Row("verbose-label", words(11), "note \(words(11))"),
    Row("verbose-label", words(15), "warning \(words(15))"),
    // A name in Latin letters has the length of the language it comes from.
    Row(
      "verbose-label",
      CheckedText(
        "International Organization for Standards", language: "ja", source: "The organization")),
    Row(
      "verbose-label",
      CheckedText(
        String(repeating: "あ", count: 25), language: "ja", source: "Alpha beta gamma delta")),
    Row(
      "verbose-label",
      CheckedText(
        String(repeating: "あ", count: 26), language: "ja", source: "Alpha beta gamma delta"),
      "note " + String(repeating: "あ", count: 26)),
    // 40 letters may be 70 in German: a seventh more than usual, and a quarter more than that; and an eighth.
    Row(
      "verbose-label",
      CheckedText(
        String(repeating: "Wörter ", count: 10) + "aus", language: "de",
        source: String(repeating: "wordings ", count: 4) + "more")),
    Row(
      "verbose-label",
      CheckedText(
        String(repeating: "Wörter ", count: 10) + "aus", language: "de",
        source: String(repeating: "wordings ", count: 3) + "seventh"),
      "note " + String(repeating: "Wörter ", count: 10) + "aus"),
    // Bytes are not letters.
    Row("over-max-length", CheckedText("éclat", key: "x_title", comment: "Max length: 5")),
    Row(
      "over-max-length", CheckedText("éclats", key: "x_title", comment: "Max length: 5"),
      "warning éclats"),
  ]

  /// A text in German, with its source.
  private static func german(
    _ text: String, _ source: String, key: String = "some_text",
    format: CatalogFormat = .strings
  ) -> CheckedText {
    CheckedText(text, key: key, language: "de", source: source, format: format)
  }

  /// Translations beside their sources.
  static let pairs = [
    Row("number-mismatch", german("Zahle 8 sofort", "Pay $5 at once")),
    Row("number-mismatch", german("Öffne 112 Dateien", "Open 12 files"), "warning 112"),
    Row("number-mismatch", german("Öffne 5 Dateien", "Open 512 files"), "warning 5"),
    Row("number-mismatch", german("Öffne 5 Dateien", "Open 5123 files"), "note 5"),
    Row("whitespace-mismatch", german(" ", "by")),
    Row("whitespace-mismatch", german(" von", " by")),
    Row("whitespace-mismatch", german(" von", "by"), "note  "),
    Row("whitespace-mismatch", german(" von ", " by"), "note  "),
    Row("whitespace-mismatch", german("Größe", "Size ")),
    Row("whitespace-mismatch", german("Größe:", "Size: "), "warning Größe:"),
    Row("whitespace-mismatch", german("von", "by "), "warning von"),
    Row("whitespace-mismatch", german("von dem", "by the "), "warning von dem"),
    Row("whitespace-mismatch", german("zu lang", "much too long ")),
    Row(
      "whitespace-mismatch",
      german("Eins zwei drei. Vier fünf.", "One two three.\n\nFour five six."),
      "note Eins zwei drei. Vier fünf."),
    // A value alone behind the empty line; an empty line at the end of the source.
    Row(
      "whitespace-mismatch", german("Eins zwei drei. %@", "One two three.\n\n%@"),
      "note Eins zwei drei. %@"),
    Row(
      "whitespace-mismatch",
      german("Eins zwei drei. Vier fünf.", "One two three.\n\nFour five six.\n\n"),
      "note Eins zwei drei. Vier fünf.", "note Eins zwei drei. Vier fünf."),
    Row("all-caps", german("DATENSCHUTZ POLICY", "Privacy Policy"), "warning DATENSCHUTZ POLICY"),
    Row("all-caps", german("PRIVACY POLICY", "Privacy Policy"), "warning PRIVACY POLICY"),
    Row("punctuation-mismatch", german("Neuigkeiten", "What's new?", key: "x_title")),
    Row("punctuation-mismatch", german("Fertig. Los jetzt", "Done. Go now.")),
    // A control of the direction that the locale has anyway, and one of another.
    Row("unbalanced-bidi", CheckedText("نص \u{202B}نص", language: "ar", source: "Text text")),
    Row(
      "unbalanced-bidi", CheckedText("Text \u{202B}نص", language: "ar", source: "Text text"),
      "note \u{202B}"),
    Row("unbalanced-bidi", CheckedText("نص\u{202A} ", language: "ar", source: "Text")),
    Row(
      "unbalanced-bidi", CheckedText("نص \u{202A}نص", language: "ar", source: "Text text"),
      "warning \u{202A}"),
    Row("unbalanced-bidi", german("Ein \u{202A}Text", "A text")),
    Row("unbalanced-bidi", german("Ein \u{202B}Text", "A text"), "warning \u{202B}"),
    Row("unbalanced-bidi", german("Ein \u{2066}Text", "A text"), "warning \u{2066}"),
    // A blank behind a mark is for what code puts there.
    Row(
      "invisible-text", CheckedText("Unavailable. ", key: "a11y_gone", format: .strings), "note  "),
    Row(
      "invisible-text", CheckedText("Unavailable ", key: "a11y_gone", format: .strings),
      "warning  "),
    Row("repeated-word", CheckedText("Va à à", language: "fr", source: "Go there")),
    Row("key-echo", german("fast_forward", "FAST_FORWARD", key: "fast_forward")),
    Row("key-echo", CheckedText("a_1", key: "a_1")),
    Row("key-echo", CheckedText("ab_1", key: "ab_1"), "warning ab_1"),
  ]
}
