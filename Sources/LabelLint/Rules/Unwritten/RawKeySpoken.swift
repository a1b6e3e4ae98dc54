/// A name of the program that a screen reader speaks as a label.
///
/// `key-echo` reports the text's own key, and `url-or-filename-label` names of resources: they speak first.
struct RawKeySpoken: SelectiveTextRule {
  @Option(
    "names", "Names that people know and that look like names of the program: `openWeatherMap`.")
  var names: [String] = []

  static let metadata = RuleMetadata(
    id: "raw-key-spoken", family: .accessibility, severity: .error,
    levels: TierLevels(certain: .error, labelLike: .warning, prose: nil), isOnByDefault: false,
    summary: "A label is a name from code or the key of another text.",
    rationale: """
      A screen reader reads "open camera settings" without pauses, or says "underscore" after each \
      word, in the language of the programmers. Often a lookup of a text failed.
      """,
    remedy: "Write the words that people must hear.",
    guidelines: [
      GuidelineClause(
        "bbc-text-equivalents/intent", "briefly describe the editorial intent or purpose"),
      GuidelineClause(
        "mobile-practices-india/case-mygov", "The graphics in particular are poorly labeled."),
      GuidelineClause("wcag/1.1.1"), GuidelineClause("wcag/2.4.6"),
    ],
    flagged: [
      RuleExample("⟦openCameraSettings⟧", key: "camera_content_description"),
      RuleExample("⟦control_play_pause⟧", key: "player_content_description"),
      RuleExample(
        "⟦camera.settings⟧", key: "photo_content_description",
        beside: [ExampleEntry("camera.settings", "Settings of the camera")],
        formats: [.strings, .xcstrings], remark: "the key of another text"),
      RuleExample(
        "⟦kamera_öffnen⟧", language: "de", source: "Open the camera",
        key: "camera_content_description"),
    ],
    accepted: [
      RuleExample("example.com", remark: "an address"), RuleExample("iPhone"),
      RuleExample("ownCloud"), RuleExample("Open camera settings"),
      RuleExample(
        "写真_保存_する", language: "ja", source: "Save the photo", remark: "emphasis"),
      RuleExample("snake_case", key: "style_button", remark: "may be no label"),
      RuleExample("snake_case", key: "style_message", remark: "is not a label"),
      RuleExample("Kamera öffnen", language: "de", source: "Open the camera"),
    ])

  /// Texts that a screen reader speaks.
  static func concerns(
    _ purpose: MessagePurpose, _ tier: KindTier, isSource: Bool
  ) -> Bool { purpose.isSpoken || purpose == .action && tier == .certain }

  /// Flags a text that is nothing but such a name.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    let plain = text.plain
    guard ProgramName.isIdentifier(plain), Self.isLatin(plain), !plain.hasSameBytes(as: text.key)
    else { return }
    let name = text.whole
    if names.contains(name) { return }
    if facts.locale.sourceText(ofKey: plain.indices.map { plain[$0] }) != nil {
      verdicts.append(Verdict(plain.indices, .key(name), pattern: "key"))
    } else if plain.holds("_") || Self.isCamel(plain) {
      verdicts.append(Verdict(plain.indices, .name(name), pattern: "name"))
    }
  }

  /// Whether all letters are Latin: with others, "_" is a mark of emphasis or a part of a word such as "x86_64".
  private static func isLatin(_ plain: Span<UInt8>) -> Bool {
    var scalars = ScalarCursor(plain)
    while let scalar = scalars.next() {
      if scalar.value >= 0x250 { return false }
    }
    return true
  }

  /// Whether a name has three words or more in camel case: names of products have two, "deviantArt".
  private static func isCamel(_ plain: Span<UInt8>) -> Bool {
    guard ASCII.isLowerCase(plain[0]) else { return false }
    var capitals = 0
    for index in plain.indices {
      if ASCII.isUpperCase(plain[index]) { capitals += 1 }
      if plain[index] == "." { return false }
    }
    return capitals >= 2
  }
}

extension Finding.Wording {
  fileprivate static func key(_ name: String) -> Self {
    "\(quoting: name) is the key of another text; write the spoken text"
  }

  fileprivate static func name(_ name: String) -> Self {
    "\(quoting: name) is a name from code, not a text; write the spoken text"
  }
}
