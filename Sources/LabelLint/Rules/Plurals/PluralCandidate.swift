/// A text for all numbers that should be a plural.
struct PluralCandidate: CatalogRule {
  static let metadata = RuleMetadata(
    id: "plural-candidate", family: .localization, severity: .note, isOnByDefault: false,
    summary: "A text with a number before a noun has no plural forms.",
    rationale: """
      "1 files" is wrong, and so is "1 file(s)": a screen reader says "file s". Other languages need \
      up to six forms, which a translator cannot write in one text. The rule finds a number before \
      an English plural, and in any source language a number before a word with an ending in brackets. \
      With `--sources`, it skips texts whose key no code mentions.
      """,
    remedy: """
      Make it a plural: `<plurals>` on Android, a variation by plural in a string catalog, or a \
      `.stringsdict`.
      """,
    guidelines: [],
    flagged: [
      RuleExample("⟦%d files copied⟧", key: "files_copied", formats: [.android, .strings]),
      RuleExample("⟦Delete %1$d songs?⟧", key: "songs_delete", formats: [.android]),
      RuleExample("⟦%d file(s) copied⟧", key: "files_copied", formats: [.android, .strings]),
    ],
    accepted: [
      RuleExample("%d ms", key: "delay", formats: [.android, .strings], remark: "a unit"),
      RuleExample("%d is free", key: "seat", formats: [.android, .strings], remark: "no noun"),
      RuleExample("%s files", key: "files", formats: [.android], remark: "no number"),
      RuleExample("%1$d songs, %2$d km", key: "songs", formats: [.android], remark: "two numbers"),
      RuleExample("%d plus tax", key: "price", formats: [.android, .strings], remark: "no plural"),
    ])

  /// Looks at the source texts that are one text for all numbers.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    guard catalog.hasSource else { return }
    let isEnglish = catalog.sourceLocale.language == "en"
    let unmentioned = Set(context.unmentionedKeys)
    for row in catalog.rows.indices where !unmentioned.contains(row) {
      guard let entry = catalog.entry(row: row, locale: Catalog.sourceIndex),
        catalog[entry].flags.isDisjoint(with: [.untranslatable, .unformatted]),
        catalog.rows[row].table != .plurals, catalog.rows[row].table != .array,
        context.kinds[row: row].purpose != .constant
      else { continue }
      let file = catalog.file(of: entry)
      let messages = file.messageRange(ofEntry: Int(entry.entry))
      guard messages.count == 1, let text = catalog.firstText(of: entry),
        file.slots[Int(file.messages[messages.lowerBound].slot)].components.isEmpty,
        let noun = Self.countedNoun(in: text, isEnglish: isEnglish)
      else { continue }
      findings.add(
        catalog.subject(row: row, locale: Catalog.sourceIndex),
        at: SourceSpan(file: Int(entry.file), bytes: file.messages[messages.lowerBound].value),
        .onePlural(noun), confidence: .low
      ) { finding in
        finding.text = text
        finding.kind = context.kinds[row: row].purpose.rawValue
      }
    }
  }

  /// The noun behind the only whole number of a text; nil without one.
  private static func countedNoun(in text: String, isEnglish: Bool) -> String? {
    guard text.utf8.contains(where: { $0 == "%" }) else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    let numbers = words.indices.filter { isNumber(words[$0]) }
    guard numbers.count == 1, let number = numbers.first, number + 1 < words.count else {
      return nil
    }
    let noun = words[number + 1].prefix { $0.isLetter || $0 == "(" || $0 == ")" || $0 == "'" }
    if hasBracketedEnding(noun) { return String(noun) }
    return isEnglish && isPlural(noun) ? String(noun) : nil
  }

  /// Whether a word is a placeholder for a whole number: `%d`, `%1$d`, `(%lld`.
  private static func isNumber(_ word: Substring) -> Bool {
    let word = word.drop { !$0.isLetter && $0 != "%" }
    guard word.first == "%", let last = word.last, ["d", "i", "u"].contains(last) else {
      return false
    }
    return word.dropFirst().dropLast().allSatisfy {
      $0.isNumber || ["$", ",", "l", "h"].contains($0)
    }
  }

  /// Whether a word ends with letters in brackets: `file(s)`, `Datei(en)`.
  private static func hasBracketedEnding(_ word: Substring) -> Bool {
    guard word.last == ")", let open = word.lastIndex(of: "("), open > word.startIndex else {
      return false
    }
    return word[open...].count > 2
  }

  /// Letters of the shortest plural that is told from units and verbs such as "is".
  private static let shortestPlural = 4

  /// Whether an English word is a plural by its ending.
  private static func isPlural(_ word: Substring) -> Bool {
    let isWord = word.allSatisfy { $0.isLowercase && $0.isLetter } && word.count >= shortestPlural
    return isWord && word.hasSuffix("s") && !["ss", "us", "is"].contains { word.hasSuffix($0) }
  }
}

extension Finding.Wording {
  fileprivate static func onePlural(_ noun: String) -> Self {
    "the text has no form for 1, although it counts \(quoting: noun); make it a plural"
  }
}
