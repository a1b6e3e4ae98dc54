/// What came of reading the texts of some locales.
struct ReadTexts {
  /// What the rules say of them, each with its finding.
  var rulings: [Ruling] = []
  /// What the texts of each locale do as a rule, by its number.
  private(set) var habits: [Int: LocaleHabits] = [:]

  /// Counts a translation whose source ends a sentence or asks.
  mutating func count(_ text: Text.Origin) {
    let source = text.sourceFeatures.mark
    if source == .stop || source == .question {
      habits[text.locale, default: LocaleHabits()].count(text.features.mark, source: source)
    }
  }
}

/// How the texts of a locale end where their sources end sentences or ask.
struct LocaleHabits {
  /// Fewest texts that show a habit.
  private static let fewestSentences = 20
  /// Share of texts, in percent, that makes one.
  private static let habitPercent = 98
  /// Fewest questions that show that a language asks without a mark.
  private static let fewestQuestions = 10
  /// Share of questions without a mark, in percent, that shows it: languages such as Triqui ask with particles.
  private static let markedByWordsPercent = 80

  /// Texts whose source ends a sentence.
  private var sentences = 0
  /// Those of them that end one too.
  private var closedSentences = 0
  /// Texts whose source asks.
  private var questions = 0

  /// Nothing counted yet.
  init() {}

  /// Counts a text by the mark at its end and at that of its source.
  mutating func count(_ mark: EndingMark, source: EndingMark) {
    if source == .question {
      questions += 1
    } else if source == .stop {
      sentences += 1
      if mark == .stop { closedSentences += 1 }
    }
  }

  /// Whether the texts have a habit.
  ///
  /// - Parameters:
  ///   - habit: The habit.
  ///   - unasked: Number of texts that lost a question mark.
  /// - Returns: Whether a text that does otherwise is at fault.
  func has(_ habit: Verdict.Habit, unasked: Int) -> Bool {
    switch habit {
    case .sentences:
      sentences >= Self.fewestSentences && closedSentences * 100 >= sentences * Self.habitPercent
    case .questions:
      questions < Self.fewestQuestions || unasked * 100 <= questions * Self.markedByWordsPercent
    }
  }
}
