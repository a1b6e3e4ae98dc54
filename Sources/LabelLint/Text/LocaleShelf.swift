import Synchronization

/// What follows from the tags of locales, shared by all workers of a run: the catalogs of an app have the
/// same locales, and ICU is asked of each once.
package final class LocaleShelf: Sendable {
  /// The answers so far.
  private struct Known {
    var profiles: [LocaleTag: LocaleProfile] = [:]
    var androidAncestors: [LocaleTag: [LocaleTag]] = [:]
    var appleAncestors: [LocaleTag: [LocaleTag]] = [:]
    var registered: [LocaleTag: Bool] = [:]
  }

  private let known = Mutex(Known())

  /// A shelf of nothing.
  package init() {}

  /// What follows from a locale's tag.
  package func profile(of locale: LocaleTag) -> LocaleProfile {
    known.withLock { known in
      if let found = known.profiles[locale] { return found }
      let made = LocaleProfile(locale)
      known.profiles[locale] = made
      return made
    }
  }

  /// The locales that Android takes a locale's texts from, the nearest first.
  package func androidAncestors(of locale: LocaleTag) -> [LocaleTag] {
    known.withLock { known in
      if let found = known.androidAncestors[locale] { return found }
      let made = AndroidLocaleFallback.ancestors(of: locale)
      known.androidAncestors[locale] = made
      return made
    }
  }

  /// The locales that Apple platforms take a locale's texts from, the nearest first.
  package func appleAncestors(of locale: LocaleTag) -> [LocaleTag] {
    known.withLock { known in
      if let found = known.appleAncestors[locale] { return found }
      let made = AppleLocaleFallback.ancestors(of: locale)
      known.appleAncestors[locale] = made
      return made
    }
  }

  /// Whether a locale's language and region are registered.
  package func isRegistered(_ locale: LocaleTag) -> Bool {
    known.withLock { known in
      if let found = known.registered[locale] { return found }
      let made = locale.isRegistered
      known.registered[locale] = made
      return made
    }
  }
}
