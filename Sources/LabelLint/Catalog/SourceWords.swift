/// Counts words in the source language; ICU's rules are opened for the first text that needs them.
struct SourceWords: ~Copyable {
  private let locale: LocaleTag
  private var breaking: WordBreaking?
  private var hasTried = false

  /// A counter for a language.
  init(locale: LocaleTag) {
    self.locale = locale
    breaking = nil
  }

  /// Number of words of a text; without rules for the language, of its blank-separated runs.
  mutating func count(_ text: Span<UInt8>) -> Int {
    if !hasTried {
      breaking = try? WordBreaking(locale)
      hasTried = true
    }
    return breaking?.count(text) ?? text.indices.count { ASCII.isSpace(text[$0]) } + 1
  }
}
