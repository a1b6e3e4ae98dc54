import Synchronization

/// What languages use their plural categories for, shared by all workers of a run: the rules of each set
/// that languages share are sampled once.
package final class PluralShelf: Sendable {
  /// What is known.
  private struct Known {
    var byLocale: [LocaleTag: PluralUse?] = [:]
    var byRuleSet: [String: PluralUse] = [:]
  }

  private let known = Mutex(Known())

  /// A shelf of nothing.
  package init() {}

  /// The use of a locale's categories; nil when ICU does not know its language.
  package func use(of locale: LocaleTag) -> PluralUse? {
    known.withLock { known in
      if let found = known.byLocale[locale] { return found }
      let ruleSet = PluralRules.ruleSet(of: locale)
      let made = ruleSet.flatMap { known.byRuleSet[$0] } ?? PluralUse(locale)
      if let ruleSet, let made { known.byRuleSet[ruleSet] = made }
      known.byLocale[locale] = .some(made)
      return made
    }
  }
}
