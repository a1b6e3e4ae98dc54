/// How many words and graphemes one text may have before it is called long.
///
/// The numbers of each language stand in `LengthsByLanguage`.
struct VerboseLimits {
  /// Words without a note.
  var noteWords: Int
  /// Words without a warning.
  var warningWords: Int
  /// Graphemes without a note.
  var noteGraphemes: Int
  /// Graphemes without a warning.
  var warningGraphemes: Int
  /// Level of a text over the smaller limits.
  var level: Severity
  /// Level of a text over the larger ones.
  var highLevel: Severity

  /// A translation may be a tenth over the limit, which most languages lack the measure for, and as
  /// long as a faithful one of its source is.
  mutating func allow(for text: borrowing Text, _ facts: LocaleFacts) {
    if text.isSource { return }
    let faithful = facts.lengths.allowance(forSource: facts.sourceGraphemeCount(text.source))
    noteGraphemes = max(noteGraphemes + noteGraphemes / 10, faithful)
    // Translators choose the words, not what is said: only what runs on is more than a note.
    warningGraphemes = max(warningGraphemes, (noteGraphemes + noteGraphemes * 3 / 10) * 3 / 2)
  }

  /// What a picture shows may take a sentence or two, of up to the characters that guides to alternative texts allow,
  /// whatever the number of words: only what is twice as long is more than a note.
  ///
  /// - Parameters:
  ///   - limit: Characters of an English description.
  ///   - facts: What is known of the language, whose texts are shorter or longer.
  mutating func describe(noteGraphemes limit: Int, _ facts: LocaleFacts) {
    noteWords = limit
    warningWords = limit
    noteGraphemes = facts.lengths.converted(limit)
    warningGraphemes = 2 * noteGraphemes
  }

  /// Texts put together of several values are longer by nature.
  mutating func widen() {
    noteWords += noteWords / 2
    warningWords += warningWords / 2
    noteGraphemes += noteGraphemes / 2
    warningGraphemes += warningGraphemes / 2
  }
}
