/// A translation of a short visible text that is much longer than its source.
struct LongerThanSource: SelectiveTextRule {
  @Option(
    "percent",
    "How long a translation may be, in percent of what its language usually needs for its source.")
  var percent = 200
  @Option("characters", "How many characters more than its source a translation may always have.")
  var characters = 12

  static let metadata = RuleMetadata(
    id: "longer-than-source", family: .localization, severity: .note, isOnByDefault: false,
    summary: "The translation of a button or tab is much longer than its source.",
    rationale: """
      Buttons, tabs and the like have little room. A translation of twice the length that its language usually needs is \
      cut off, or breaks the layout, above all with large fonts. The usual length is the median of the \
      locale's short texts. The rule skips texts with a whole row of room: settings, entries of \
      menus and lists, titles, and buttons of dialogs. With `--sources`, it skips what no code uses. \
      `over-max-length` compares a text with the limit that its author wrote.
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
      RuleExample(
        "Benachrichtigungen deaktivieren", language: "de", source: "Mute",
        key: "mute_menu_button", remark: "an entry of a menu has a whole row"),
    ])

  /// What is pressed and seen.
  static func concerns(_ purpose: MessagePurpose, _ tier: KindTier, isSource: Bool) -> Bool {
    purpose == .action && !isSource
  }

  /// Compares the lengths in characters as people see them.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    // A byte is a character at the most.
    guard !text.isSource, text.source.count > 0, text.plain.count > text.source.count else {
      return
    }
    guard Self.hasLimitedWidth(text, in: facts.comparison.catalog) else { return }
    let length = text.verbatim(0..<text.plain.count).count
    let sourceLength = Text.verbatim(text.source, text.source.indices).count
    guard length > sourceLength + characters,
      length * 10_000 > sourceLength * percent * facts.locale.facts.growthOfShortTexts()
    else { return }
    var verdict = Verdict(0..<text.plain.count, .longer(length, sourceLength))
    verdict.isAboutWhole = true
    verdicts.append(verdict)
  }

  /// Whether a text is on a control that is as wide as its place on the screen lets it be.
  private static func hasLimitedWidth(_ text: borrowing Text, in catalog: Catalog) -> Bool {
    guard let use = text.use else {
      // Where the app's sources were read, nobody sees what they do not use.
      guard catalog.usePaths.isEmpty, case .key = text.kind.evidence else { return false }
      return !isOfRow(text.key)
    }
    if use.isOfDialog || use.namesAction || use.isJoined || use.opensMenu { return false }
    return switch use.role {
    case .button, .toggleButton, .tab: !use.isRow
    default: false
    }
  }

  /// Whether a key says that its text is an entry of a menu, a list or settings.
  private static func isOfRow(_ key: Span<UInt8>) -> Bool {
    ["pref", "menu", "setting", "item", "option", "command", "cmd", "dialog", "alert"]
      .contains { key.stands($0) }
  }
}

extension Finding.Wording {
  fileprivate static func longer(_ length: Int, _ source: Int) -> Self {
    "the text has \(length) characters, and its source has \(source); write it shorter, or make room for it"
  }
}
