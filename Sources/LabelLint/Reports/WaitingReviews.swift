/// Translations that wait for a review: a count for the summary, where the rule that names them does not run.
package struct WaitingReviews: Sendable, Hashable {
  /// Number of translations.
  private(set) var texts = 0
  /// Locales that have some.
  private(set) var locales: Set<String> = []

  /// None, until a set is added.
  package init() {}

  /// Those of the sets of a run with some active rules.
  init(in sets: [ReportedSet], rules: some Collection<RuleID>) {
    guard Self.areCounted(for: rules) else { return }
    for set in sets where !set.summary.isGone { add(set.summary) }
  }

  /// Adds the translations of a set.
  package mutating func add(_ set: SetSummary) {
    for locale in set.locales where locale.needsReview > 0 {
      texts += locale.needsReview
      locales.insert(locale.locale)
    }
  }

  /// Whether the active rules ask for translations, and none of them names those that wait.
  package static func areCounted(for rules: some Collection<RuleID>) -> Bool {
    rules.contains(MissingTranslation.metadata.id)
      && !rules.contains(UnreviewedTranslation.metadata.id)
  }

  /// How many there are, and the command that lists them; nil without any.
  var line: String? {
    if texts == 0 { return nil }
    let waiting = texts == 1 ? "1 text waits" : "\(texts.grouped) texts wait"
    return "\(waiting) for review in \(locales.count.counted("locale")): "
      + "label-lint check --rule \(UnreviewedTranslation.metadata.id)"
  }
}
