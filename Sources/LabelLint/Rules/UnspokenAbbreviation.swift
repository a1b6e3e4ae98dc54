/// An abbreviation in a label, which is read as it is spelled.
public struct UnspokenAbbreviation: LexicalRule {
  /// Further abbreviations with their long forms.
  public var words: [String: String] = [:]

  /// The rule with its default options.
  public init() {}

  /// All that is said of the rule.
  public static let metadata = RuleMetadata(
    id: "unspoken-abbreviation", family: .accessibility, severity: .note,
    levels: TierLevels(certain: .note, labelLike: nil, prose: nil), isFixable: true,
    summary: "A label has an abbreviation that is not spoken as the word it stands for.",
    rationale: """
      Speech synthesis reads "Max" as a name and "qty" letter by letter. A label that is only heard \
      has room for the whole word.
      """,
    remedy: "Write the whole word.",
    guidelines: [
      GuidelineClause(
        "mobile-practices-india/appendix-a",
        "for card number details field for MM and YY navigation is for each digit", .implies),
      GuidelineClause("wcag/3.1.4"),
    ],
    options: [
      RuleOption(
        "words", .map([:]),
        "Further abbreviations with their long forms: `{qty: quantity}`.", isByLocale: false)
    ],
    flagged: [
      RuleExample("⟦Max⟧ access count reached"), RuleExample("Hide ⟦feat.⟧ artists"),
      RuleExample("Item ⟦qty⟧"), RuleExample("Enter ⟦pwd⟧"),
    ],
    accepted: [
      RuleExample("Info"), RuleExample("%1$d min"), RuleExample("5 min"),
      RuleExample("No results", remark: "no number"), RuleExample("Open FAQ"),
    ])

  /// Abbreviations that are words too unless a full stop follows.
  private static let stopped = ["no", "feat", "mo", "ep", "tel", "fav", "vol", "w"]

  /// Notes abbreviations in labels.
  public func judge(
    _ text: borrowing JudgedText, in locale: inout JudgedLocale, into verdicts: inout [Verdict]
  ) {
    guard text.isSource, text.kind.purpose == .label, let reader = locale.reader(of: text),
      reader.lexicon.sections.contains(.abbreviations)
    else { return }
    for index in 0..<reader.count {
      let term = reader.term(index..<index + 1, where: Self.isAbbreviation)
      guard case .abbreviation(let long)? = term?.sense else { continue }
      var range = reader.plain(index..<index + 1)
      let hasStop = range.upperBound < text.plain.count && text.plain[range.upperBound] == 0x2E
      if !hasStop, reader.isWord(index, in: Self.stopped) { continue }
      if index > 0, isNumber(index - 1, reader, text.plain) { continue }
      // At the end of the text the stop is the sentence's.
      if hasStop, range.upperBound + 1 < text.plain.count {
        range = range.lowerBound..<range.upperBound + 1
      }
      let word = text.verbatim(range)
      let full = Self.inCase(of: word, longForm(reader.lexicon.string(long), index, reader))
      var verdict = Verdict(range, .abbreviation(word, full), pattern: full)
      verdict.replacement = full
      verdicts.append(verdict)
    }
  }

  /// What an abbreviation stands for: "Min" before a noun is the minimum.
  private func longForm(_ long: String, _ index: Int, _ reader: LexicalReader) -> String {
    reader.isWord(index, "min") && index + 1 < reader.count ? "minimum" : long
  }

  /// Whether a word is a number or a placeholder, behind which a unit stands.
  private func isNumber(_ index: Int, _ reader: LexicalReader, _ plain: Span<UInt8>) -> Bool {
    reader.isPlaceholder(index) || ASCII.isDigit(plain[reader.plain(index..<index + 1).lowerBound])
  }

  /// A long form with the capital of the abbreviation.
  private static func inCase(of word: String, _ long: String) -> String {
    guard let first = word.utf8.first, ASCII.isUpperCase(first) else { return long }
    return long.prefix(1).uppercased() + long.dropFirst()
  }

  private static func isAbbreviation(_ sense: Sense) -> Bool {
    if case .abbreviation = sense { true } else { false }
  }
}

extension Finding.Wording {
  fileprivate static func abbreviation(_ word: String, _ long: String) -> Self {
    "\(quoting: word) is not spoken as \(quoting: long)"
  }
}
