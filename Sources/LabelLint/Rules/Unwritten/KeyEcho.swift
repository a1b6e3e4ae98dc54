/// The key stands where the text should.
struct KeyEcho: TextRule {
  static let metadata = RuleMetadata(
    id: "key-echo", family: .accessibility, severity: .error,
    levels: TierLevels(certain: .error, labelLike: .warning, prose: .warning),
    summary: "A text is the same as its key.",
    rationale: """
      A screen reader reads the name that programmers gave the text, with its underscores. Often a \
      tool wrote the key where a translation was missing.
      """,
    remedy: """
      Write the text. If there is no translation yet, leave the key out, so that users get the source text. In a \
      `.strings` file, write the source text: an app shows a key that the file lacks.
      """,
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
      RuleExample("⟦control_play_pause⟧", key: "control_play_pause_cd"),
      RuleExample("⟦control_next⟧", key: "a11y_control_next"),
      RuleExample("⟦weather_%lld_expand⟧", key: "weather_%lld_expand", formats: [.xcstrings]),
      RuleExample(
        "⟦songs.count %lld⟧", language: "de", source: "%lld songs", key: "songs.count %lld",
        formats: [.xcstrings]),
    ],
    accepted: [
      RuleExample("Share", key: "Share", remark: "the key is a text"),
      RuleExample("example.com %lld", key: "example.com %lld", formats: [.xcstrings]),
      RuleExample(
        "content_language", key: "preference_key_language", remark: "a value for code"),
      RuleExample("iPhone", key: "iPhone", remark: "a name"),
      RuleExample(
        "pref_theme", key: "pref_theme",
        beside: [ExampleEntry("pref_theme_title", "Theme", source: "Theme")], formats: [.android],
        remark: "the name under which a setting is stored"),
      RuleExample("OK", language: "de", source: "Okay", key: "ok", remark: "a word"),
    ])

  /// Flags texts that are an identifier and equal to the key.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    let (plain, key) = (text.plain, text.key)
    if text.decoded.hasSameBytes(as: key), Self.isIdentifierWithPlaceholders(text) {
      verdicts.append(Verdict(plain.indices, .echo(Text.verbatim(key, 0..<key.count))))
      return
    }
    guard plain.count > 0, plain.count <= key.count else { return }
    if Self.isSpokenName(of: text) {
      verdicts.append(
        Verdict(
          plain.indices,
          .name(text.string(plain.indices), key: Text.verbatim(key, 0..<key.count))))
      return
    }
    guard Self.isTail(plain, of: key) else { return }
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
      !facts.locale.source.isUnshownCase(key), !Self.isPreference(key, in: &facts.locale),
      !Self.isOfProgram(text.row, in: facts.comparison.catalog)
    else { return }
    let echo: Finding.Wording =
      plain.count < key.count
      ? .end(text.string(plain.indices), key: Text.verbatim(key, 0..<key.count))
      : .echo(text.string(plain.indices))
    verdicts.append(Verdict(plain.indices, echo))
  }

  /// Whether a text is a name of programs but for its placeholders and the blanks beside them.
  ///
  /// In string catalogs a source text may well be its key; only an underscore tells there.
  private static func isIdentifierWithPlaceholders(_ text: borrowing Text) -> Bool {
    let plain = text.plain
    let isOfTranslation =
      !text.isSource && !text.decodedSource.isEmpty
      && !text.decodedSource.hasSameBytes(as: text.key)
    guard plain.holds("\u{FFFC}"), isOfTranslation || plain.holds("_") else { return false }
    let placeholder = Array("\u{FFFC}".utf8)
    var rest: [UInt8] = []
    var index = 0
    while index < plain.count {
      if plain.end(of: "\u{FFFC}", at: index) != nil {
        index += placeholder.count
      } else {
        let isBeside =
          plain.isPlaceholder(at: index + 1) || plain.isPlaceholder(at: index - placeholder.count)
        if plain[index] != 0x20 || !isBeside { rest.append(plain[index]) }
        index += 1
      }
    }
    return ProgramName.isIdentifier(rest.span)
  }

  /// Whether a text that screen readers speak is the name of what its key names: `control_play_pause` under
  /// `control_play_pause_cd`.
  private static func isSpokenName(of text: borrowing Text) -> Bool {
    let (plain, key) = (text.plain, text.key)
    guard text.isSource, text.kind.tier == .certain, text.purpose.isSpoken,
      plain.count < key.count, plain.holds("_"), ProgramName.isIdentifier(plain)
    else { return false }
    let behind = key.count - plain.count
    let isHead = key[plain.count] == "_" && key.extracting(0..<plain.count).hasSameBytes(as: plain)
    let isTail =
      key[behind - 1] == "_" && key.extracting(behind..<key.count).hasSameBytes(as: plain)
    return isHead || isTail
  }

  /// Whether another text is the title or summary of what a key names: then the text is the name under
  /// which a setting is kept, `pref_theme` beside `pref_theme_title`.
  private static func isPreference(_ key: Span<UInt8>, in locale: inout JudgedLocale) -> Bool {
    let name = key.indices.map { key[$0] }
    return ["_title", "_summary"].contains {
      locale.sourceText(ofKey: name + Array($0.utf8)) != nil
    }
  }

  /// Whether some file marks the text of a row as not to be translated: then the copy in another is the name that code
  /// uses too, and nobody reads it.
  private static func isOfProgram(_ row: Int, in catalog: Catalog) -> Bool {
    catalog.locales.indices.contains { locale in
      catalog.entries(row: row, locale: locale).contains { !catalog[$0].isTranslatable }
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
  fileprivate static func echo(_ key: String) -> Self {
    "\(quoting: key) is the key, not a text; write the text"
  }

  fileprivate static func end(_ text: String, key: String) -> Self {
    "\(quoting: text) is the end of the key \(quoting: key), not a text; write the text"
  }

  fileprivate static func name(_ name: String, key: String) -> Self {
    "\(quoting: name) is a part of the key \(quoting: key), not a text; write the spoken text"
  }
}
