/// A label of one word that has two pronunciations.
struct HeteronymPair: SelectiveTextRule {
  @Option("words", "Further words with two pronunciations: `sow`.")
  var words: [String] = []

  static let metadata = RuleMetadata(
    id: "heteronym-pair", family: .accessibility, severity: .note,
    levels: TierLevels(certain: .note, labelLike: nil, prose: nil), isOnByDefault: false,
    summary: "A label is one word with two pronunciations and two meanings.",
    rationale: """
      Without a sentence around it, the voice cannot know which of the two is meant. "Read" is \
      heard as an order or as a state, and "Live" as an adjective or as a verb.
      """,
    remedy: "Add a word that decides: \"Mark as read\", \"Live broadcast\".",
    guidelines: [GuidelineClause("wcag/3.1.6")],
    flagged: [
      RuleExample("⟦Read⟧"), RuleExample("⟦Live⟧"), RuleExample("⟦Record⟧"),
      RuleExample("⟦Übersetzen⟧", language: "de", source: "Change the language"),
      RuleExample("⟦Замок⟧", language: "ru", source: "Protection by a key"),
    ],
    accepted: [
      RuleExample("Mark as read"), RuleExample("Live broadcast"),
      RuleExample("Text übersetzen", language: "de", source: "Change the language"),
      RuleExample("Read", key: "read_title", remark: "is not a label"),
      RuleExample(
        "Read", key: "abc-De-fgh.title",
        comment: "Class = \"NSMenuItem\"; title = \"Read\"; ObjectID = \"abc-De-fgh\";",
        formats: [.strings], remark: "is seen as well, among other orders"),
    ])

  /// Words by language, in small letters.
  private static let known = Resource.table(of: "words/heteronyms.txt").mapValues { Set($0) }
  /// Bytes of the longest text that is looked up.
  private static let longest = 40

  /// Texts that a screen reader speaks by themselves.
  static func concerns(
    _ purpose: MessagePurpose, _ tier: KindTier, isSource: Bool
  ) -> Bool { (purpose == .label || purpose == .state) && tier == .certain }

  /// Flags a label that is such a word.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    guard text.plain.count <= Self.longest else { return }
    let whole = text.whole
    let word = whole.lowercased()
    guard
      Self.known[facts.language]?.contains(word) ?? false
        || words.contains(where: { $0.lowercased() == word })
    else { return }
    verdicts.append(Verdict(text.plain.indices, .heteronym(whole)))
  }
}

extension Finding.Wording {
  fileprivate static func heteronym(_ word: String) -> Self {
    "\(quoting: word) has two pronunciations, and the voice cannot know which is meant; add a word"
  }
}
