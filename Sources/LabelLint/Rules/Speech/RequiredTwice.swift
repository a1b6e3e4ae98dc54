/// The word "required" in the label of a field that says the same in another way.
struct RequiredTwice: SelectiveTextRule {
  static let metadata = RuleMetadata(
    id: "required-twice", family: .accessibility, severity: .note,
    levels: TierLevels(certain: .note, labelLike: .note, prose: nil), isOnByDefault: false,
    summary: "A label says twice that a field is required.",
    rationale: """
      Listeners hear the same thing twice: "star" or "asterisk" for the sign, and then the word. With `--sources`, \
      the rule also reports the word if code marks the field as required (`isFieldRequired` of Android 16).
      """,
    remedy:
      "Keep the word, and leave out the asterisk. If code marks the field as required, leave out both.",
    guidelines: [
      GuidelineClause("bbc-text-equivalents/succinct", "Be succinct"),
      GuidelineClause("bbc-visual-formatting/required-text", "Password (required)"),
    ],
    flagged: [
      RuleExample("Email⟦*⟧ (required)", key: "email_label"),
      RuleExample("⟦*⟧ Name (required)", key: "name_title"),
      RuleExample("E-Mail⟦*⟧ (erforderlich)", language: "de", source: "Email", key: "email_label"),
      RuleExample("Nom ⟦*⟧, obligatoire", language: "fr", source: "Name", key: "name_label"),
    ],
    accepted: [
      RuleExample("Email (required)", key: "email_label"),
      RuleExample("Email *", key: "email_label", remark: "`required-asterisk` reports it"),
      RuleExample("* Required field", key: "legend_title", remark: "explains the asterisk"),
      RuleExample("Log-in required *", key: "login_title", remark: "not a field"),
      RuleExample("Required: *", key: "legend_title"),
      RuleExample("Required permissions *", key: "permissions_title", remark: "what is required"),
      RuleExample("Name (erforderlich)", language: "de", source: "Name", key: "name_label"),
    ])

  /// Names of fields and groups.
  static func concerns(
    _ purpose: MessagePurpose, _ tier: KindTier, isSource: Bool
  ) -> Bool {
    switch purpose {
    case .label, .fieldHint, .title: true
    default: false
    }
  }

  /// Flags the asterisk beside the word, or the word beside what code says.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    let isSaid = text.use?.isRequired ?? false
    guard isSaid || text.plain.holds("*"),
      let reader = facts.locale.reader(of: text, holding: .states),
      let word = Self.addedWord(reader, in: text.plain)
    else { return }
    if isSaid {
      let range = reader.plain(word)
      verdicts.append(Verdict(range, .saidByCode(text.string(range)), pattern: "code"))
      return
    }
    guard let star = text.plain.firstIndex(of: "*"),
      text.plain.firstIndex(of: "*", from: star + 1) == nil
    else { return }
    let said = text.string(reader.plain(word))
    verdicts.append(Verdict(star..<star + 1, .besideAsterisk(said), pattern: "asterisk"))
  }

  /// The last words of a label if they say that it is required, with a bracket or comma before them, or a name.
  private static func addedWord(_ reader: LexicalReader, in plain: Span<UInt8>) -> Range<Int>? {
    for start in 1..<max(1, reader.count)
    where reader.longestTerm(at: start, where: { $0 == .state(.required) })
      == reader.count - start
    {
      return reader.hasMark("(,[", after: start - 1, in: plain) ? start..<reader.count : nil
    }
    return nil
  }
}

extension Finding.Wording {
  fileprivate static func besideAsterisk(_ word: String) -> Self {
    "the label has an asterisk and \(quoting: word), and screen readers say both; leave out the asterisk"
  }

  fileprivate static func saidByCode(_ word: String) -> Self {
    "code says that the field is required, so \(quoting: word) is heard twice; leave the word out"
  }
}
