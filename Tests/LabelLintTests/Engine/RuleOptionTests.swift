import LabelLint
import Testing

/// Options of rules: all can be set by name, and change what is found.
@Suite struct RuleOptionTests {
  /// An option with texts of which it lets one more or one less be found.
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: RuleID
    let option: String
    let value: RuleOption.Value
    /// Keys with their English texts.
    let entries: KeyValuePairs<String, String>
    /// What the rule says without the option and with it, as `key` or `key (note)`.
    let before: [String]
    let after: [String]
    var locale = "de"
    var translations: [String: String] = [:]
    /// Files by path, in place of entries and translations.
    var files: [String: String] = [:]
    /// Locales that must be complete, as tags.
    var required: [String] = []
    /// A program beside the files, by its path; none for most rules.
    var sources: SourceTree?
    /// Whether the text that a fix leaves is shown behind the key.
    var showsFixes = false
    var testDescription: String { "\(rule).\(option)" }
  }

  static let cases: [Case] = [
    Case(
      rule: "all-caps", option: "minimum-letters", value: .integer(6), entries: ["a": "BREAD"],
      before: ["a"], after: []),
    Case(
      rule: "all-caps", option: "partial", value: .boolean(false),
      entries: ["a": "Read THIS VERY LOUD text"], before: ["a (note)"], after: []),
    Case(
      rule: "all-caps", option: "short-words", value: .list(["fun"]), entries: ["a": "FUN"],
      before: [], after: ["a"]),
    Case(
      rule: "machine-translated-label", option: "marks", value: .list(["pre-filled"]), entries: [:],
      before: [], after: ["a_cd de (note)"],
      files: [
        "app/src/main/res/values/strings.xml":
          "<resources><string name=\"a_cd\">Stop</string></resources>",
        "app/src/main/res/values-de/strings.xml":
          "<resources><!-- Pre-filled --><string name=\"a_cd\">Halt</string></resources>",
      ]),
    Case(
      rule: "machine-translated-label", option: "group-above", value: .integer(1), entries: [:],
      before: ["a_cd de (note)", "b_cd de (note)"], after: [" de (note)"],
      files: [
        "app/src/main/res/values/strings.xml":
          "<resources>\n<string name=\"a_cd\">Stop</string>\n<string name=\"b_cd\">Go</string>\n</resources>",
        "app/src/main/res/values-de/strings.xml":
          """
        <resources>
        <!-- MT --><string name="a_cd">Halt</string>
        <!-- MT --><string name="b_cd">Los</string>
        </resources>
        """,
      ]),
    Case(
      rule: "sensory-reference", option: "cues", value: .boolean(true),
      entries: [
        "a_message": "Lift the phone when it vibrates.",
        "b_message": "Lift the phone when it vibrates and the screen shows a tick.",
        "c_message": "Say your name after the beep.",
        "d_message": "The beeps are after the beeping.",
      ],
      before: [], after: ["a_message (note)", "c_message (note)"]),
    Case(
      rule: "error-without-cause", option: "messages", value: .list(["It broke"]),
      entries: ["a_error_message": "It broke."], before: [], after: ["a_error_message (note)"]),
    Case(
      rule: "heteronym-pair", option: "words", value: .list(["Sow"]), entries: ["a_cd": "Sow"],
      before: [], after: ["a_cd (note)"]),
    Case(
      rule: "spoken-number", option: "digits", value: .integer(4), entries: ["a_cd": "Room 2041"],
      before: [], after: ["a_cd (note)"]),
    Case(
      rule: "position-in-label", option: "keys", value: .list(["chip"]),
      entries: ["a_chip_cd": "Songs, 2 of 4"], before: [], after: ["a_chip_cd (note)"]),
    Case(
      rule: "raw-key-spoken", option: "names", value: .list(["openWeatherMap"]),
      entries: ["a_cd": "openWeatherMap"], before: ["a_cd"], after: []),
    Case(
      rule: "redundant-phrase", option: "phrases", value: .list(["Our own"]),
      entries: ["a_cd": "Our own shop", "b_cd": "Shop"], before: [], after: ["a_cd"]),
    Case(
      rule: "redundant-phrase", option: "phrases", value: .list(["… artwork"]),
      entries: ["a_cd": "Podcast artwork"], before: [], after: ["a_cd"]),
    Case(
      rule: "redundant-phrase", option: "wordy", value: .boolean(false),
      entries: ["a_cd": "Scroll in order to see more"], before: ["a_cd (note)"], after: []),
    Case(
      rule: "verbose-label", option: "words", value: .integer(2),
      entries: ["a_cd": "Play the song"], before: [], after: ["a_cd (note)"]),
    Case(
      rule: "verbose-label", option: "max-words", value: .integer(6),
      entries: ["a_cd": "Go to the very end of it all"], before: ["a_cd (note)"], after: ["a_cd"]),
    Case(
      rule: "verbose-label", option: "description-graphemes", value: .integer(50),
      entries: [
        "a_image_cd": "A crowd is standing in front of the stage with three singers"
      ],
      before: [], after: ["a_image_cd (note)"]),
    Case(
      rule: "verbose-label", option: "graphemes", value: .map(["en": .integer(5)]),
      entries: ["a_cd": "Playing"], before: [], after: ["a_cd (note)"]),
    Case(
      rule: "verbose-label", option: "caption-graphemes", value: .integer(12),
      entries: ["a_button": "Save the song"], before: [], after: ["a_button (note)"]),
    Case(
      rule: "verbose-label", option: "hint-words", value: .integer(2),
      entries: ["a_a11y_hint": "Opens the menu"], before: [], after: ["a_a11y_hint"]),
    Case(
      rule: "role-word", option: "roles", value: .map(["en": .list(["knob"])]),
      entries: ["a_cd": "Volume knob"], before: [], after: ["a_cd"]),
    Case(
      rule: "role-word", option: "key-echo", value: .boolean(false),
      entries: ["share_icon": "Share icon"], before: ["share_icon (note)"], after: []),
    Case(
      rule: "non-unique-label", option: "verbs", value: .list(["grok"]),
      entries: ["list_grok_photo_cd": "Grok", "list_grok_song_cd": "Grok"], before: [],
      after: ["list_grok_song_cd (note)"]),
    Case(
      rule: "non-unique-label", option: "singletons", value: .list(["share"]),
      entries: ["list_share_photo_cd": "Share", "list_share_song_cd": "Share"],
      before: ["list_share_song_cd (note)"], after: []),
    Case(
      rule: "non-unique-label", option: "allow", value: .list(["share"]),
      entries: ["list_share_photo_cd": "Share", "list_share_song_cd": "Share"],
      before: ["list_share_song_cd (note)"], after: []),
    Case(
      rule: "label-collision", option: "synonyms", value: .list(["grok, fathom"]),
      entries: ["a_b_one_cd": "Grok", "a_b_two_cd": "Fathom"], before: ["a_b_two_cd de"],
      after: [], translations: ["a_b_one_cd": "Begreifen", "a_b_two_cd": "Begreifen"]),
    Case(
      rule: "inconsistent-label", option: "synonyms", value: .list(["grok, fathom"]),
      entries: ["a_item_cd": "Grok tea", "b_item_cd": "Fathom tea", "c_item_cd": "Grok tea"],
      before: [], after: ["b_item_cd (note)"]),
    Case(
      rule: "twin-inconsistency", option: "fewest", value: .integer(3),
      entries: ["a_cd": "Close", "b_cd": "Close", "c_cd": "Close", "d_cd": "Close"],
      before: ["c_cd de (note)", "d_cd de (note)"], after: [],
      translations: ["a_cd": "Zu", "b_cd": "Zu", "c_cd": "Weg", "d_cd": "Fort"]),
    Case(
      rule: "twin-inconsistency", option: "longest", value: .integer(1),
      entries: ["a_cd": "Close it", "b_cd": "Close it", "c_cd": "Close it"],
      before: ["c_cd de (note)"], after: [],
      translations: ["a_cd": "Zu", "b_cd": "Zu", "c_cd": "Weg"]),
    Case(
      rule: "missing-state-counterpart", option: "pairs", value: .list(["arm/disarm"]),
      entries: ["a_cd": "Arm", "b_cd": "Open"], before: [], after: ["a_cd"]),
    Case(
      rule: "missing-state-counterpart", option: "values", value: .boolean(false),
      entries: ["a_cd": "Play"], before: ["a_cd"], after: []),
    Case(
      rule: "state-pair-collapse", option: "pairs", value: .list(["arm/disarm"]),
      entries: ["alarm_arm": "Arm", "alarm_disarm": "Disarm"], before: [],
      after: ["alarm_disarm de"],
      translations: ["alarm_arm": "Alarm", "alarm_disarm": "Alarm"]),
    Case(
      rule: "state-pair-collapse", option: "shared", value: .map(["de": .list(["mute/unmute"])]),
      entries: ["mute": "Mute", "unmute": "Unmute"], before: ["unmute de"],
      after: ["unmute de (note)"], translations: ["mute": "Ton", "unmute": "Ton"]),
    Case(
      rule: "combined-state-label", option: "toggle", value: .boolean(false),
      entries: ["a_cd": "Toggle fullscreen"], before: ["a_cd (note)"], after: []),
    Case(
      rule: "empty-label", option: "allow", value: .list(["deco_*_cd"]),
      entries: ["deco_line_cd": "", "play_cd": ""], before: ["deco_line_cd", "play_cd"],
      after: ["play_cd"]),
    Case(
      rule: "placeholder-label", option: "words", value: .list(["Bla"]),
      entries: ["a_cd": "bla"], before: [], after: ["a_cd"]),
    Case(
      rule: "appearance-name", option: "looks", value: .list(["squiggle"]),
      entries: ["a_cd": "Squiggle"], before: [], after: ["a_cd"]),
    Case(
      rule: "state-word", option: "words", value: .list(["armed"]),
      entries: ["a_cd": "Alarm, armed"], before: [], after: ["a_cd"]),
    Case(
      rule: "gesture-instruction", option: "fingers", value: .boolean(false),
      entries: ["a_a11y_hint": "Swipe with three fingers to go on"],
      before: ["a_a11y_hint (note)"], after: []),
    Case(
      rule: "hint-form", option: "third-person", value: .boolean(false),
      entries: ["a_a11y_hint": "Open the menu"], before: ["a_a11y_hint (note)"], after: []),
    Case(
      rule: "generic-label", option: "words", value: .list(["Stuff"]),
      entries: ["a_cd": "Stuff"], before: [], after: ["a_cd"]),
    Case(
      rule: "sensory-reference", option: "colours", value: .list(["mauve"]),
      entries: ["a_message": "Now press the mauve button to go on with it."], before: [],
      after: ["a_message"]),
    Case(
      rule: "sensory-reference", option: "elements", value: .list(["blob"]),
      entries: ["a_message": "Now press the green blob to go on with it all."], before: [],
      after: ["a_message"]),
    Case(
      rule: "sensory-reference", option: "place", value: .boolean(false),
      entries: ["a_message": "Press the button below to go on with all of it."],
      before: ["a_message (note)"], after: []),
    Case(
      rule: "label-in-name", option: "starts-with", value: .boolean(true),
      entries: ["power": "Strength", "power_cd": "Passphrase strength"], before: [],
      after: ["power_cd (note)"]),
    Case(
      rule: "decorative-redundancy", option: "words", value: .list(["confetti"]),
      entries: ["a_cd": "Falling confetti"], before: [], after: ["a_cd (note)"]),
    Case(
      rule: "trailing-punctuation", option: "marks", value: .text("~"),
      entries: ["a_cd": "Stop.", "b_cd": "Wave~"], before: ["a_cd (note)"],
      after: ["b_cd (note)"]),
    Case(
      rule: "unspoken-abbreviation", option: "words", value: .map(["abt": .text("about")]),
      entries: ["a_cd": "More abt it"], before: [], after: ["a_cd (note)"]),
    Case(
      rule: "missing-translation", option: "labels-only", value: .boolean(true),
      entries: ["a_cd": "Play", "b": "Stop", "c": "Go", "d": "On"],
      before: ["a_cd de", "b de"], after: ["a_cd de"], translations: ["c": "Los", "d": "An"]),
    Case(
      rule: "missing-translation", option: "group-below", value: .integer(60),
      entries: ["a": "Play", "b": "Stop", "c": "Go", "d": "On"], before: ["a de", "b de"],
      after: [" de"], translations: ["c": "Los", "d": "An"]),
    Case(
      rule: "extra-translation", option: "group-above", value: .integer(1),
      entries: ["a": "Play"], before: ["x de", "y de"], after: [" de"],
      translations: ["a": "Los", "x": "Ix", "y": "Ypsilon"]),
    Case(
      rule: "untranslated-copy", option: "group-above", value: .integer(90),
      entries: [
        "a_cd": "Play it now", "b_cd": "Stop it now", "c_cd": "Send it now", "d": "Go",
      ], before: [" de"], after: ["a_cd de", "b_cd de", "c_cd de"],
      translations: [
        "a_cd": "Play it now", "b_cd": "Stop it now", "c_cd": "Send it now", "d": "Los",
      ]),
    Case(
      rule: "untranslated-copy", option: "allow", value: .list(["custom Emoji"]),
      entries: ["a_cd": "Custom emoji", "b": "Go"], before: ["a_cd de"], after: [],
      translations: ["a_cd": "Custom emoji", "b": "Los"]),
    Case(
      rule: "untranslated-copy", option: "allow", value: .list(["Custom", "emoji"]),
      entries: ["a_cd": "Custom emoji", "b": "Go"], before: ["a_cd de"], after: [],
      translations: ["a_cd": "Custom emoji", "b": "Los"]),
  ]

  @Test(
    "an option changes what its rule finds",
    arguments: cases + wordingFileCases + translationFileCases)
  func findings(example: Case) throws {
    let metadata = try #require(RuleRegistry.metadata(of: example.rule))
    let option = try #require(metadata.options.first { $0.name == example.option })
    #expect(option.defaultValue.type == example.value.type)
    #expect(Self.found(example, isSet: false) == example.before, "without the option")
    #expect(Self.found(example, isSet: true) == example.after, "with the option")
  }

  @Test("every rule takes the options that it lists, and leaves others alone")
  func everyOptionCanBeSet() {
    for rule in RuleRegistry.rules {
      let untouched = rule.init().optionValues
      let options = rule.options
      func made(_ values: [String: RuleOption.Value]) -> [String: RuleOption.Value] {
        rule.init(options: values).optionValues
      }
      let defaults = options.map { ($0.name, $0.defaultValue) }
      #expect(made(Dictionary(uniqueKeysWithValues: defaults)) == untouched, "\(rule.id): defaults")
      #expect(made(["no-such-option": .integer(1)]) == untouched, "\(rule.id): others")
      for option in options {
        let wrong: RuleOption.Value =
          option.defaultValue.type == "integer" ? .boolean(true) : .integer(1)
        #expect(made([option.name: wrong]) == untouched, "\(rule.id): wrong types")
      }
    }
  }

  @Test("an option that a rule lists has a case here")
  func everyOptionHasACase() {
    let all = Self.cases + Self.wordingFileCases + Self.translationFileCases
    let tried = Set(all.map { "\($0.rule).\($0.option)" })
    for rule in RuleRegistry.metadata {
      for option in rule.options {
        let name = "\(rule.id).\(option.name)"
        #expect(tried.contains(name), "\(name)")
      }
    }
  }

  private static func found(_ example: Case, isSet: Bool) -> [String] {
    let configuration = Configuration(
      levels: [:], options: isSet ? [example.rule: [example.option: example.value]] : [:],
      including: [example.rule]
    ).limited { $0 == example.rule }
    let files = example.files.isEmpty ? Self.resources(example) : example.files
    let bytes = files.mapValues { Array($0.utf8) }
    let locations = files.keys.sorted().compactMap { CatalogLocation(path: $0) }
    let required = example.required.compactMap { LocaleTag($0) }
    return CatalogDiscovery.plans(for: locations).flatMap { plan in
      let read = plan.locations.map { CatalogReader.read(bytes[$0.path] ?? [], at: $0) }
      let catalog = Catalog(
        plan: plan, files: read, fallback: nil, requiredLocales: required.isEmpty ? nil : required)
      let linter = Linter(configuration: configuration)
      return linter.check(catalog, sources: example.sources?.index).findings.map { finding in
        let locale = finding.subject.locale == "en" ? "" : " \(finding.subject.locale)"
        let fix = example.showsFixes ? finding.fixes.first?.text.map { " = \($0)" } ?? "" : ""
        return finding.subject.key + locale + (finding.severity == .note ? " (note)" : "") + fix
      }
    }.sorted()
  }

  /// The files of a case that is given by its entries.
  private static func resources(_ example: Case) -> [String: String] {
    var texts = ["": Dictionary(uniqueKeysWithValues: example.entries.map { ($0.key, $0.value) })]
    if !example.translations.isEmpty { texts["-b+" + example.locale] = example.translations }
    return Dictionary(
      uniqueKeysWithValues: texts.map { qualifier, entries in
        let lines = entries.sorted { $0.key < $1.key }.map {
          "<string name=\"\($0.key)\">\($0.value)</string>"
        }
        return (
          "app/src/main/res/values\(qualifier)/strings.xml",
          "<resources>\n\(lines.joined(separator: "\n"))\n</resources>\n"
        )
      })
  }
}
