/// An escape that is shown as it is, because its backslash was lost or doubled.
struct BrokenEscape: TextRule {
  static let scope = TextScope.everyText

  static let metadata = RuleMetadata(
    id: "broken-escape", family: .localization, severity: .warning, isFixable: true,
    summary: "A text shows an escape sequence because its backslash is missing or doubled.",
    rationale: """
      Users read `u00A0` or `\\n` in the middle of words, and screen readers spell it out. Tools \
      cause this when they read a file with escapes and write it without them, or escape it twice.
      """,
    remedy: "Write the character itself, or its escape with one backslash.",
    guidelines: [],
    flagged: [
      RuleExample("Name⟦u00A0⟧hier", language: "de", source: "Name here", key: "name_text"),
      RuleExample("C⟦u2019⟧est ici", language: "fr", source: "It is here", key: "here_text"),
      RuleExample("À 5⟦u00A0⟧km", language: "fr", source: "5 km away", key: "away_text"),
      RuleExample("Warten ⟦u2026⟧", language: "de", source: "Wait…", key: "wait_text"),
      RuleExample("Frei: 10⟦u00A0⟧MB", language: "de", source: "10 MB free", key: "space_text"),
      RuleExample("⟦u0421⟧охранить", language: "ru", source: "Save", key: "save_text"),
      RuleExample("Eins⟦\\n⟧Zwei", language: "de", source: "One\nTwo", key: "two_text"),
      RuleExample(
        "Achtung:⟦\\n⟧Das ist alles.", language: "de", source: "Warning:\nThis is all.",
        key: "end_text"),
      RuleExample(
        "Sage ⟦\\\"⟧ja\\\"", language: "de", source: "Say \"yes\"", key: "yes_text",
        formats: [.android, .strings, .xcstrings]),
      RuleExample(
        "Sage ⟦\\⟧ja\\ hier", language: "de", source: "Say \"yes\" here", key: "yes_text",
        formats: [.android]),
      RuleExample("Es ist⟦\\u00a0⟧hier", language: "de", source: "It is here", key: "here_text"),
      RuleExample("Eins⟦n⟧Zwei", language: "de", source: "One\nTwo", key: "two_text"),
      RuleExample("First⟦\\n⟧Second", key: "two_text", remark: "in the source, too"),
    ],
    accepted: [
      RuleExample("C:\\neu", language: "de", source: "C:\\new", key: "path_text"),
      RuleExample("Ordner C:\\neu", language: "de", source: "Folder C:/new", key: "folder_text"),
      RuleExample("Use \\n for a new line", key: "format_text"),
      RuleExample("Menu2024", language: "fr", source: "Menu 2024", key: "menu_text"),
      RuleExample("Menu2019", language: "fr", source: "Menu 2019", key: "menu_text"),
      RuleExample("Eins\nZwei", language: "de", source: "One\nTwo", key: "two_text"),
      RuleExample(
        "Ar OpenPGP. Lai to lasītu", language: "lv", source: "With OpenPGP.\nTo read it",
        key: "crypto_text"),
      RuleExample("u1000", key: "unit_text"),
      RuleExample("Code 3du00A0", language: "de", source: "Code", key: "code_text"),
    ])

  /// Looks for escapes among the characters of a text.
  func check(
    _ pair: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    let script = facts.comparison.locales[pair.locale].script
    // Of an escape that the platform does not know, the file's reader has told.
    guard let found = EscapeShown(in: pair, script), !facts.comparison.hasReadingError(in: pair)
    else { return }
    let fault: EscapeFault =
      found.isLost ? .lost : pair.format == .stringsdict ? .foreign : .doubled
    var verdict = Verdict(
      decoded: found.range, .shown(pair.verbatimDecoded(found.range), fault),
      pattern: found.isLost ? "lost" : "doubled")
    let title: Finding.Wording =
      found.meant == "\n" ? "Write the line break" : "Write the character"
    verdict.fix(found.range, with: found.meant, title, safety: .unsafe)
    verdicts.append(verdict)
  }
}

/// How an escape came to be shown.
private enum EscapeFault {
  /// Its backslash was lost.
  case lost
  /// Its backslash was doubled.
  case doubled
  /// It is written in a format without escapes of a backslash.
  case foreign
}

extension Finding.Wording {
  fileprivate static func shown(_ words: String, _ fault: EscapeFault) -> Self {
    switch fault {
    case .lost:
      "users read \(quoting: words), because the backslash of the escape is missing; add it"
    case .doubled:
      "users read \(quoting: words), because the backslash of the escape is doubled; remove one"
    case .foreign:
      "users read \(quoting: words), because a property list has no escapes with a backslash; write the character itself"
    }
  }
}
