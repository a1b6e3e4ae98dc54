/// An instruction that tells things apart by colour, shape or place alone, or something by a sound or vibration alone.
struct SensoryReference: LexicalRule, SelectiveTextRule, LexiconExtendingRule {
  @Option("colours", "Further names of colours.")
  var colours: [String] = []
  @Option("elements", "Further words for elements that have a colour, shape or place: `tile`.")
  var elements: [String] = []
  @Option("place", "Whether a reference to a place gets a note.")
  var reportsPlaces = true

  @Option(
    "cues",
    "Whether a text gets a note if its signal is only a sound or a vibration: `when it vibrates`."
  )
  var reportsCues = false

  static let metadata = RuleMetadata(
    id: "sensory-reference", family: .accessibility, severity: .warning,
    levels: TierLevels(certain: .warning, labelLike: .note, prose: .warning),
    levelRemark: """
      It is a note if the text names only a place, or explains the colours of a legend. With the option \
      `cues`, it is also a note for a sound or a vibration.
      """,
    summary: "An instruction identifies an element only by its colour, shape or place.",
    rationale: """
      People who do not see the screen find a button by its name. "The plus icon below" is not a \
      name.
      """,
    remedy: "Name the element by its label: \"Press Add podcast\".",
    guidelines: [
      GuidelineClause(
        "mobile-practices-india/practice-15",
        "Apps must not use color-based references such as Click on Red or Square button, instead "
          + "have text references such as Click on Next button.", .states),
      GuidelineClause(
        "bbc-visual-formatting/not-alone",
        "Visual formatting alone must not be used to convey meaning.", .states),
      GuidelineClause("wcag/1.3.3"), GuidelineClause("wcag/1.4.1"),
    ],
    flagged: [
      RuleExample(
        "To subscribe to a podcast, press the ⟦plus icon⟧ below.", key: "subscribe_message"),
      RuleExample("Please select a message ⟦on the left⟧", key: "empty_text"),
      RuleExample(
        "You can find it in the top stories ⟦section below⟧ this one.", key: "stories_message"),
      RuleExample("Tap the ⟦red button⟧ to go on with the set-up now.", key: "setup_message"),
      RuleExample(
        "⟦Green dots⟧ are stations that are open today.", key: "legend_message",
        remark: "a note, as a map may have another name for each dot"),
    ],
    accepted: [
      RuleExample("Please tap the \"%s\" switch above to go on.", key: "battery_message"),
      RuleExample(
        "Select Import data in the web app, then Done below to finish.", key: "import_message"),
      RuleExample("Swipe left to remove an item from this list.", key: "swipe_message"),
      RuleExample(
        "To go back, start at the left or right edge and swipe to the middle.",
        key: "back_message", remark: "where a gesture starts"),
      RuleExample(
        "Tap twice at the left or right to go back or forward.", key: "seek_message",
        remark: "where a gesture is made"),
      RuleExample(
        "Click the link below to read the receipt of your payment.\n\n%1$s", key: "receipt_message",
        remark: "the link is in the text"),
      RuleExample(
        "Press the button at the top of your remote to go on with the set-up.",
        key: "remote_message", remark: "a key of a device"),
      RuleExample("You can find it at the top of the list.", key: "top_message"),
      RuleExample("You can find it at the bottom of queue.", key: "bottom_message"),
      RuleExample("You can find it in the top stories of today.", key: "stories_message"),
    ])

  /// Translations stand where their source stands.
  static func concerns(
    _ purpose: MessagePurpose, _ tier: KindTier, isSource: Bool
  ) -> Bool { isSource }

  /// Judges texts of the source language.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    if reportsCues, let range = SensoryCue.range(in: text.plain, language: facts.language) {
      verdicts.append(Verdict(range, .cue(text.string(range)), pattern: "cue", level: .note))
      return
    }
    let known = facts.locale.reader(of: text) { sections in
      // What is told by its place has a verb or an element beside a word for the place.
      sections.contains(.looks) || sections.isSuperset(of: [.instructions, .places])
    }
    guard let reader = known, reader.count >= 3 else { return }
    let search = SensorySearch(reader: reader)
    if let words = search.legend() {
      let range = reader.plain(words)
      verdicts.append(Verdict(range, .legend(text.string(range)), pattern: "legend", level: .note))
      return
    }
    guard let found = search.find(in: text.plain), found.isPlace == false || reportsPlaces else {
      return
    }
    let range = reader.plain(found.words)
    verdicts.append(
      Verdict(
        range, found.isPlace ? .place(text.string(range)) : .look(text.string(range)),
        pattern: found.isPlace ? "place" : "look", level: found.isPlace ? .note : nil))
  }

  var addedWords: [AddedWords] {
    [AddedWords(colours, .sensory, "colour"), AddedWords(elements, .sensory, "element")]
  }
}

extension Finding.Wording {
  fileprivate static func look(_ words: String) -> Self {
    "\(quoting: words) identifies an element only by its look; use its label"
  }

  fileprivate static func place(_ words: String) -> Self {
    "\(quoting: words) says where an element is, not what it is called; use its label"
  }

  fileprivate static func cue(_ words: String) -> Self {
    "not everybody hears or feels \(quoting: words); also say what is shown"
  }

  fileprivate static func legend(_ words: String) -> Self {
    "not everybody sees the colour of \(quoting: words); also name its label or its place"
  }
}
