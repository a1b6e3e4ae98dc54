import Synchronization

/// What languages use their plural categories for, shared by all workers of a run: each is asked of
/// ICU once.
package final class PluralShelf: Sendable {
  private let known = Mutex<[LocaleTag: PluralUse?]>([:])

  /// A shelf of nothing.
  package init() {}

  /// The use of a locale's categories; nil when ICU does not know its language.
  package func use(of locale: LocaleTag) -> PluralUse? {
    known.withLock { known in
      if let found = known[locale] { return found }
      let made = PluralUse(locale)
      known[locale] = .some(made)
      return made
    }
  }
}
