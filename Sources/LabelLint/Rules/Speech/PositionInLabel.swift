/// The place among others in the label of an element whose place the screen reader says.
struct PositionInLabel: SelectiveTextRule {
  @Option("keys", "Words in keys of elements whose place the screen reader says.")
  var keys = ["tab"]

  static let metadata = RuleMetadata(
    id: "position-in-label", family: .accessibility, severity: .note,
    levels: TierLevels(certain: .note, labelLike: nil, prose: nil), isOnByDefault: false,
    summary: "The label of a tab contains its place among the tabs.",
    rationale: """
      Screen readers say the place of a tab after its name. "Songs, 2 of 4" is heard as "Songs, 2 \
      of 4, tab, 2 of 4".
      """,
    remedy: "Leave the place out, and let the control report it.",
    guidelines: [
      GuidelineClause("bbc-text-equivalents/succinct", "Be succinct"),
      GuidelineClause("wcag/4.1.2"),
    ],
    flagged: [
      RuleExample("Songs, ⟦2 of 4⟧", key: "songs_tab_content_description"),
      RuleExample("%1$s, ⟦%2$d of %3$d⟧", key: "tab_content_description"),
      RuleExample("Tab ⟦%1$d of %2$d⟧"),
      RuleExample(
        "Lieder, ⟦2 von 4⟧", language: "de", source: "Songs",
        key: "songs_tab_content_description"),
    ],
    accepted: [
      RuleExample("Photo 2 of 4", remark: "not a tab; screen readers do not count photos"),
      RuleExample("Songs", key: "songs_tab_content_description"),
      RuleExample("Part of 4 lists", key: "songs_tab_content_description"),
      RuleExample(
        "Lieder", language: "de", source: "Songs", key: "songs_tab_content_description"),
    ])

  /// Labels of elements.
  static func concerns(
    _ purpose: MessagePurpose, _ tier: KindTier, isSource: Bool
  ) -> Bool { purpose == .label && tier == .certain }

  /// Flags the words that the readers of the format say for a place.
  func check(
    _ text: borrowing Text, _ facts: inout Facts, into verdicts: inout [Verdict]
  ) {
    let shape = NumberShape(text.plain)
    guard shape.bytes.count(where: { $0 == "#" }) >= 2 else { return }
    for reader in ScreenReader.of(text.format) {
      guard let words = SpokenWords(reader, in: facts.locale.tag),
        let said = words.position(1, of: 2)?.text,
        let range = shape.range(of: NumberShape(said.utf8.span).bytes),
        isCounted(text, words)
      else { continue }
      verdicts.append(Verdict(range, .position(text.string(range))))
      return
    }
  }

  /// Whether the reader says the place of the element: code shows a tab, or the key or label names one.
  private func isCounted(_ text: borrowing Text, _ words: SpokenWords) -> Bool {
    if let role = text.use?.role { return role == .tab }
    if KeyWords(text.key).words.contains(where: { keys.contains($0) }) { return true }
    guard let tab = words.role(.tab)?.text else { return false }
    return text.whole.lowercased().split { !$0.isLetter }.contains { $0 == tab.lowercased() }
  }
}

extension Finding.Wording {
  fileprivate static func position(_ words: String) -> Self {
    "screen readers say the place of a tab themselves, so \(quoting: words) is heard twice; leave it out"
  }
}
