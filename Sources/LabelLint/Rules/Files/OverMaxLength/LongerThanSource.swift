/// A translation of a short visible text that is much longer than its source.
struct LongerThanSource: SelectiveTextRule {
  @Option("percent", "How long a translation may be, in percent of its source.")
  var percent = 250
  @Option("characters", "How many characters more than its source a translation may always have.")
  var characters = 12

  static let metadata = RuleMetadata(
    id: "longer-than-source", family: .localization, severity: .note, isOnByDefault: false,
    summary: "The translation of a button, a title or a short text is much longer than its source.",
    rationale: """
      The screen was made for the source text. A translation of three times its length is cut off, or \
      breaks the layout, above all with large fonts. Spoken texts have room, so the rule is about \
      texts that people see. `over-max-length` compares a text with the limit that its author wrote.
      """,
    remedy: "Find a shorter wording, or make sure that the text has room.",
    guidelines: [],
    flagged: [
      RuleExample(
        "⟦Benachrichtigungen deaktivieren⟧", language: "de", source: "Mute", key: "mute_button"),
      RuleExample(
        "⟦Annuler les modifications⟧", language: "fr", source: "Undo", key: "undo_button"),
    ],
    accepted: [
      RuleExample("Einstellungen", language: "de", source: "Settings", key: "settings_button"),
      RuleExample(
        "Speichern", language: "de", source: "OK", key: "ok_button", remark: "still short"),
      RuleExample(
        "Benachrichtigungen deaktivieren", language: "de", source: "Mute",
        key: "mute_content_description",
        remark: "nobody sees it"),
    ])

  /// Short texts that are seen.
  static func concerns(_ purpose: MessagePurpose, _ tier: KindTier, isSource: Bool) -> Bool {
    switch purpose {
    case .action, .title, .shortText: !isSource
    default: false
    }
  }

  /// Compares the lengths in characters as people see them.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    // A byte is a character at the most.
    guard !text.isSource, text.source.count > 0, text.plain.count > text.source.count else {
      return
    }
    let length = text.verbatim(0..<text.plain.count).count
    let sourceLength = Text.verbatim(text.source, text.source.indices).count
    guard length > sourceLength + characters, length * 100 > sourceLength * percent else { return }
    var verdict = Verdict(0..<text.plain.count, .longer(length, sourceLength))
    verdict.isAboutWhole = true
    verdicts.append(verdict)
  }
}

extension Finding.Wording {
  fileprivate static func longer(_ length: Int, _ source: Int) -> Self {
    "the text has \(length) characters, and its source has \(source); write it shorter, or make room for it"
  }
}
