import Synchronization

/// The lexicons of a run, shared by its workers: each language is parsed once.
package final class LexiconShelf: Sendable {
  /// Lexicon files of the user.
  private let additions: [LexiconLibrary.Addition]
  /// Sections that join the lexicon of every language.
  private let everywhere: String
  /// The lexicons that were asked for; nil before the first.
  private let library = Mutex<LexiconLibrary?>(nil)

  /// The lexicons that come with the tool, for all who add nothing to them.
  package static let builtIn = LexiconShelf()

  /// The lexicons that come with the tool and those of the user.
  ///
  /// - Parameters:
  ///   - additions: Lexicon files of the user; later ones win.
  ///   - everywhere: Sections of a lexicon file that join the lexicon of every language.
  package init(additions: [LexiconLibrary.Addition] = [], everywhere: String = "") {
    self.additions = additions
    self.everywhere = everywhere
  }

  /// What is wrong with the lexicon files of the user.
  package var problems: [LexiconLibrary.Trouble] { withLibrary { $0.problems } }

  /// Words of every language.
  package var shared: Lexicon { withLibrary { $0.shared } }

  /// The lexicon of a locale; nil for a language without one.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - isSource: Whether it is the language that the others are translated from: only there pairs
  ///     of states are looked for.
  /// - Returns: Its words over those of its ancestors.
  package func lexicon(for locale: LocaleTag, isSource: Bool) -> Lexicon? {
    withLibrary { library in
      isSource ? library.lexicon(for: locale) : library.lexicon(forTranslationsInto: locale)
    }
  }

  /// The languages of some locales for which there are no words, each once, in the order of their bytes.
  package func languagesWithoutWords(_ locales: [LocaleTag]) -> [String] {
    var languages: [String] = []
    // Asked at once: all workers wait for one library.
    withLibrary { library in
      for locale in locales where !locale.isNoLanguage && !library.hasLexicon(for: locale) {
        if !languages.contains(locale.language) { languages.append(locale.language) }
      }
    }
    return languages.sorted(by: ByteOrder.precedes)
  }

  /// Whether there are words for a locale; nothing is parsed to answer that.
  package func hasWords(for locale: LocaleTag) -> Bool {
    withLibrary { $0.hasLexicon(for: locale) }
  }

  /// Asks the library, which is made when it is first asked.
  private func withLibrary<Answer: Sendable>(_ ask: (inout LexiconLibrary) -> Answer) -> Answer {
    library.withLock { made in
      var library = made ?? LexiconLibrary(additions: additions, everywhere: everywhere)
      // Nil while it is changed: its tables are not copied.
      made = nil
      let answer = ask(&library)
      made = library
      return answer
    }
  }
}
