/// The key stands where the text should.
struct KeyEcho: TextRule {
  static let metadata = RuleMetadata(
    id: "key-echo", family: .accessibility, severity: .error,
    levels: TierLevels(certain: .error, labelLike: .warning, prose: .warning),
    summary: "A text is its own key.",
    rationale: """
      A screen reader reads the name that programmers gave the text, underscores and all. Mostly a \
      tool wrote the key where a translation was missing.
      """,
    remedy: "Write the text; a key that is no text yet is better left out.",
    guidelines: [
      GuidelineClause(
        "mobile-practices-india/case-mygov", "The graphics in particular are poorly labeled."),
      GuidelineClause("wcag/1.1.1"), GuidelineClause("wcag/2.4.6"),
    ],
    flagged: [
      RuleExample("⟦player_fast_forward_cd⟧", key: "player_fast_forward_cd"),
      RuleExample("⟦settings.title⟧", language: "de", source: "Settings", key: "settings.title"),
      RuleExample("⟦fast_forward⟧", key: "player.fast_forward"),
      RuleExample("⟦playButtonLabel⟧", key: "playButtonLabel"),
    ],
    accepted: [
      RuleExample("Share", key: "Share", remark: "a text for a key"),
      RuleExample(
        "content_language", key: "preference_key_language", remark: "a value of the program"),
      RuleExample("iPhone", key: "iPhone", remark: "a name"),
      RuleExample(
        "pref_theme", key: "pref_theme",
        beside: [ExampleEntry("pref_theme_title", "Theme", source: "Theme")], formats: [.android],
        remark: "the name under which a setting is kept"),
      RuleExample("OK", language: "de", source: "Okay", key: "ok", remark: "a word"),
    ])

  /// Flags texts that are an identifier and equal to the key.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    let (plain, key) = (text.plain, text.key)
    guard plain.count > 0, plain.count <= key.count, Self.isTail(plain, of: key) else { return }
    if plain.count < key.count {
      // Only the source may echo a part of the key, and only its last one.
      let before = key[key.count - plain.count - 1]
      guard text.isSource, before == ".", !Self.holds(plain, before) else { return }
    } else if !text.isSource, text.source.count > 0, Self.isSame(text.source, key) {
      // The source is its key too: reported there, or a name.
      guard text.source.hasSameBytes(as: plain) else { return }
    }
    guard ProgramName.isIdentifier(plain), InterfaceBuilderKind.property(in: key) == nil,
      !facts.locale.facts.usesTextsAsKeys(), !facts.locale.source.isValueOfArray(key),
      !Self.isPreference(key, in: &facts.locale)
    else { return }
    verdicts.append(Verdict(plain.indices, .echo(text.string(plain.indices))))
  }

  /// Whether another text is the title or summary of what a key names: then the text is the name under
  /// which a setting is kept, `pref_theme` beside `pref_theme_title`.
  private static func isPreference(_ key: Span<UInt8>, in locale: inout JudgedLocale) -> Bool {
    let name = key.indices.map { key[$0] }
    return ["_title", "_summary"].contains {
      locale.sourceText(ofKey: name + Array($0.utf8)) != nil
    }
  }

  /// Whether the key ends in the text; the last bytes tell most of them apart.
  private static func isTail(_ plain: Span<UInt8>, of key: Span<UInt8>) -> Bool {
    guard plain[plain.count - 1] == key[key.count - 1] else { return false }
    return key.extracting(key.count - plain.count..<key.count).hasSameBytes(as: plain)
  }

  private static func holds(_ text: Span<UInt8>, _ byte: UInt8) -> Bool {
    for index in text.indices where text[index] == byte { return true }
    return false
  }

  /// Whether two texts are the same but for ASCII case.
  private static func isSame(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    for index in left.indices
    where ASCII.lowercased(left[index]) != ASCII.lowercased(right[index]) {
      return false
    }
    return true
  }
}

extension Finding.Wording {
  fileprivate static func echo(_ key: String) -> Self { "\(quoting: key) is the key, not a text" }
}
