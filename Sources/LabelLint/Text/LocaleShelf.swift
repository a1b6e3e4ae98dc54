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
    known.withLock { Self.answer(of: locale, among: &$0.profiles, LocaleProfile.init) }
  }

  /// The locales that Android takes a locale's texts from, the nearest first.
  package func androidAncestors(of locale: LocaleTag) -> [LocaleTag] {
    known.withLock {
      Self.answer(of: locale, among: &$0.androidAncestors, AndroidLocaleFallback.ancestors)
    }
  }

  /// The locales that Apple platforms take a locale's texts from, the nearest first.
  package func appleAncestors(of locale: LocaleTag) -> [LocaleTag] {
    known.withLock {
      Self.answer(of: locale, among: &$0.appleAncestors, AppleLocaleFallback.ancestors)
    }
  }

  /// Whether a locale's language and region are registered.
  package func isRegistered(_ locale: LocaleTag) -> Bool {
    known.withLock { Self.answer(of: locale, among: &$0.registered) { $0.isRegistered } }
  }

  /// The answer of a locale, asked for when it is not known.
  private static func answer<Answer>(
    of locale: LocaleTag, among answers: inout [LocaleTag: Answer], _ ask: (LocaleTag) -> Answer
  ) -> Answer {
    if let found = answers[locale] { return found }
    let made = ask(locale)
    answers[locale] = made
    return made
  }
}

/// What follows from a locale's tag and is asked of every catalog that has the locale.
package struct LocaleProfile: Sendable {
  /// The script subtag, given or likely; nil where ICU does not know the language.
  package let scriptCode: String?
  /// That script; nil where Unicode has none of the code.
  package let script: Script?

  /// Asks ICU of a locale.
  init(_ tag: LocaleTag) {
    scriptCode = tag.scriptOrLikely
    script = scriptCode.flatMap { Script(code: $0) }
  }
}
