/// The lists of `activeRules` for a row's source texts and its translations.
struct RuleSelection {
  /// The list for source texts; nil when no rule says anything of them.
  private var source: Int?
  /// The list for translations; nil when no rule says anything of them.
  private var translation: Int?

  /// The lists for a kind.
  init(_ kind: MessageKind, _ rules: ActiveRules) {
    guard let tier = kind.tier else { return }
    source = rules.row(kind.purpose, tier, isSource: true)
    translation = rules.row(kind.purpose, tier, isSource: false)
  }

  /// The list for one side.
  func of(isSource: Bool) -> Int? { isSource ? source : translation }
}
