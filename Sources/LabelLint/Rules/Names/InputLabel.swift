/// A name for Voice Control that nobody says, or one too many.
struct InputLabel: CatalogRule {
  @Option("most", "How many names an element may have.")
  var most = 4
  @Option("words", "Longest name, in words.")
  var longest = 4

  static let metadata = RuleMetadata(
    id: "input-label", family: .accessibility, severity: .note, isOnByDefault: false,
    summary:
      "With `--sources`: a name for Voice Control is long or has symbols, or an element has too many names.",
    rationale: """
      `accessibilityInputLabels` and `accessibilityUserInputLabels` are what people say to press the \
      element. The first is also shown next to it. Nobody says a long sentence or a symbol, and nobody \
      needs a fifth name.
      """,
    remedy:
      "Write a few short names, words only, with the most likely one first: `Send`, `Send message`.",
    guidelines: [],
    accepted: [
      RuleExample("Send message", key: "send"), RuleExample("Envoyer", language: "fr", key: "send"),
    ])

  /// Looks at the texts that code gives Voice Control.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    guard catalog.format.isApple, let uses = context.uses else { return }
    var named: [UInt64: Int] = [:]
    for row in catalog.rows.indices {
      let own = uses.uses(ofRow: row).map { uses.index.uses[Int($0)] }
        .filter { $0.flags.contains(.isInputLabel) }
      if own.isEmpty { continue }
      for locale in catalog.locales.indices { check(row, locale, catalog, into: &findings) }
      for use in own {
        let place = UInt64(use.file) << 32 | UInt64(use.expression)
        named[place, default: 0] += 1
        if named[place] == most + 1,
          let entry = catalog.entry(row: row, locale: Catalog.sourceIndex)
        {
          findings.add(
            catalog.subject(row: row, locale: Catalog.sourceIndex), at: catalog.keySpan(of: entry),
            .oneTooMany(most, uses.index.path(ofFile: use.file), Int(use.line))
          ) { $0.detail = "count" }
        }
      }
    }
  }

  /// Checks the texts of a row in a locale.
  private func check(
    _ row: Int, _ locale: Int, _ catalog: Catalog, into findings: inout FindingCollector
  ) {
    guard let entry = catalog.entry(row: row, locale: locale),
      let text = catalog.firstText(of: entry)
    else { return }
    let file = catalog.file(of: entry)
    guard let message = file.messageRange(ofEntry: Int(entry.entry)).first else { return }
    let place = SourceSpan(file: Int(entry.file), bytes: file.messages[message].value)
    let words = text.split(separator: " ").count
    let fault: Finding.Wording
    if let sign = text.first(where: Self.isUnsaid) {
      fault = .symbol(String(sign))
    } else if words > longest {
      fault = .long(words)
    } else {
      return
    }
    findings.add(catalog.subject(row: row, locale: locale), at: place, fault) { finding in
      finding.text = text
      finding.kind = MessagePurpose.label.rawValue
    }
  }

  /// Whether nobody says a character: no letter, number, blank, hyphen or apostrophe, and no placeholder.
  private static func isUnsaid(_ character: Character) -> Bool {
    let isSaid = character.isLetter || character.isNumber || character.isWhitespace
    return !isSaid && !["-", "'", "’", "%", "@", "$", ",", "."].contains(character)
  }
}

extension Finding.Wording {
  fileprivate static func symbol(_ sign: String) -> Self {
    "nobody says \(quoting: sign) to Voice Control; write only words"
  }

  fileprivate static func long(_ words: Int) -> Self {
    "the name for Voice Control has \(words) words; write a shorter one"
  }

  fileprivate static func oneTooMany(_ most: Int, _ path: String, _ line: Int) -> Self {
    "the element at \(visible: path):\(line) has more than \(most) names for Voice Control; keep the most likely ones"
  }
}
