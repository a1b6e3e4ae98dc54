/// A number in a label whose writing leaves open how it is said.
struct SpokenNumber: SelectiveTextRule {
  @Option("digits", "Fewest digits in a row that the rule reports.")
  var digits = 7

  static let metadata = RuleMetadata(
    id: "spoken-number", family: .accessibility, severity: .note,
    levels: TierLevels(certain: .note, labelLike: nil, prose: nil), isOnByDefault: false,
    summary: "A label has a fraction, a time, a date with slashes or many digits in a row.",
    rationale: """
      TalkBack and VoiceOver pass numbers on as they are, so the voice decides how they sound. "3/5" may be heard \
      as "3 slash 5", as three fifths or as the third of May, and eleven digits as billions.
      """,
    remedy: "Write words (\"3 of 5\"), or format the value for speech.",
    guidelines: [],
    flagged: [
      RuleExample("Photo ⟦3/5⟧"), RuleExample("Photo ⟦%1$d/%2$d⟧"),
      RuleExample("Length ⟦1:05:30⟧"), RuleExample("Open since ⟦03/04/2026⟧"),
      RuleExample("Call ⟦15550123456⟧"),
      RuleExample("Foto ⟦3/5⟧", language: "de", source: "Third photo"),
    ],
    accepted: [
      RuleExample("Photo 3 of 5"), RuleExample("Starts at 10:30", remark: "a time of day"),
      RuleExample("Room 2041"), RuleExample("Photo 3/5", key: "photo_message"),
      RuleExample(
        "Photo 3/5", key: "abc-De-fgh.title",
        comment: "Class = \"NSMenuItem\"; title = \"Photo 3/5\"; ObjectID = \"abc-De-fgh\";",
        formats: [.strings], remark: "is seen as well"),
      RuleExample("On/off"), RuleExample("Foto 3 von 5", language: "de", source: "Third photo"),
    ])

  /// Ways of writing numbers, `#` for each number, and what a voice may make of them.
  private static let shapes: [(shape: [UInt8], wording: @Sendable (String) -> Finding.Wording)] = [
    (Array("#/#/#".utf8), { .date($0) }),
    (Array("#:#:#".utf8), { .duration($0) }),
    (Array("#/#".utf8), { .fraction($0) }),
  ]

  /// Texts that a screen reader speaks by themselves.
  static func concerns(
    _ purpose: MessagePurpose, _ tier: KindTier, isSource: Bool
  ) -> Bool { purpose.isSpoken && tier == .certain }

  /// Flags the first such number.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    if let range = longNumber(in: text.plain) {
      verdicts.append(Verdict(range, .digits(text.string(range)), pattern: "digits"))
      return
    }
    guard text.plain.holds("/") || text.plain.holds(":") else { return }
    let shape = NumberShape(text.plain)
    for (pattern, wording) in Self.shapes {
      guard let range = shape.range(of: pattern) else { continue }
      verdicts.append(
        Verdict(
          range, wording(text.string(range)), pattern: String(decoding: pattern, as: UTF8.self)))
      return
    }
  }

  /// The first run of digits that is long.
  private func longNumber(in plain: Span<UInt8>) -> Range<Int>? {
    var start = 0
    for index in 0...plain.count where index == plain.count || !ASCII.isDigit(plain[index]) {
      if index - start >= max(digits, 1) { return start..<index }
      start = index + 1
    }
    return nil
  }
}

extension Finding.Wording {
  fileprivate static func fraction(_ number: String) -> Self {
    "a voice may say \(quoting: number) as a fraction or a date; write words such as '3 of 5'"
  }

  fileprivate static func date(_ number: String) -> Self {
    "a voice may take the day of \(quoting: number) for the month; write the name of the month"
  }

  fileprivate static func duration(_ number: String) -> Self {
    "a voice may say \(quoting: number) as a time of day; write hours, minutes and seconds"
  }

  fileprivate static func digits(_ number: String) -> Self {
    "a voice may say \(quoting: number) as one large number; group its digits"
  }
}
