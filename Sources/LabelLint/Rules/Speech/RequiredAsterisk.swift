/// An asterisk that says a field must be filled in.
struct RequiredAsterisk: SelectiveTextRule {
  @Option("word", "The word for \"required\" that the fix writes, by language.")
  var words = ["en": "required"]

  static let metadata = RuleMetadata(
    id: "required-asterisk", family: .accessibility, severity: .warning,
    levels: TierLevels(certain: .warning, labelLike: .warning, prose: nil), isFixable: true,
    summary: "Only an asterisk shows that a field is required.",
    rationale: """
      Screen readers say "star", or skip the asterisk. People who do not see the legend cannot know \
      that the form will be rejected without this field.
      """,
    remedy: "Write the word: `Email (required)`.",
    guidelines: [
      GuidelineClause(
        "mobile-practices-india/practice-15",
        "it could provide the word (Required) if the space permits or use placeholders", .states),
      GuidelineClause("bbc-visual-formatting/required-text", "Password (required)", .states),
      GuidelineClause("wcag/3.3.2"),
      GuidelineClause("wcag/1.3.1"),
    ],
    flagged: [
      RuleExample("Email ⟦*⟧", key: "email_label"), RuleExample("Password⟦*⟧:"),
      RuleExample("⟦*⟧ Name", key: "name_title"),
      RuleExample("Adresse ⟦*⟧", language: "de", source: "Address"),
    ],
    accepted: [
      RuleExample("*new*", remark: "emphasis"),
      RuleExample("%1$s *", remark: "after a value"), RuleExample("*", remark: "only the asterisk"),
      RuleExample("**Edit**"), RuleExample("* Required field", remark: "says \"required\""),
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

  private static let keypads = Resource.words("keys/keypads")

  /// Flags the asterisk.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    let plain = text.plain
    guard plain.count > 1, let star = Self.edgeStar(of: plain), Self.isOnly(star, in: plain) else {
      return
    }
    // "Keypad *" is the name of a key.
    if KeyWords(text.key).holds(Self.keypads) { return }
    if star == 0, plain.holds("required") || plain.holds("mandatory") { return }
    if star > 0, facts.locale.facts.hasAsteriskFootnote() { return }
    var verdict = Verdict(star..<star + 1, .asterisk)
    if let word = words[facts.language] {
      if star > 0 {
        verdict.write(plain[star - 1] == 0x20 ? "(\(word))" : " (\(word))")
      } else {
        // The word goes behind the name, before a colon.
        let name = plain[1] == 0x20 ? 2 : 1
        let end = plain[plain.count - 1] == ":" ? plain.count - 1 : plain.count
        verdict.write(text.verbatim(name..<end) + " (\(word))", over: 0..<end)
      }
    }
    verdicts.append(verdict)
  }

  /// Offset of an asterisk behind the last letter of a text, or before its first; nil without one.
  private static func edgeStar(of plain: Span<UInt8>) -> Int? {
    if plain[0] == "*" {
      let next = plain[1] == 0x20 ? 2 : 1
      guard next < plain.count else { return nil }
      return LetterCase(plain.scalarOrReplacement(at: next).value) == .none ? nil : 0
    }
    let end = plain[plain.count - 1] == ":" ? plain.count - 2 : plain.count - 1
    guard end > 0, plain[end] == "*" else { return nil }
    let wordEnd = plain[end - 1] == 0x20 ? end - 1 : end
    guard let (scalar, _) = plain.scalar(before: wordEnd) else { return nil }
    let isWord = WordScalar.isPart(scalar) && scalar != "_"
    return isWord || scalar == ")" ? end : nil
  }

  private static func isOnly(_ star: Int, in plain: Span<UInt8>) -> Bool {
    for index in plain.indices where plain[index] == plain[star] && index != star { return false }
    return true
  }
}

extension Finding.Wording {
  fileprivate static let asterisk: Self =
    "only an asterisk shows that the field is required; say that in words"
}
