// How the rules take the options that their metadata lists and that are no lists of words.

extension MissingTranslation: ConfigurableRule {
  /// Sets `group-below`, `full-regions`, `labels-only` or `source-only`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    switch (option, value) {
    case ("group-below", .integer(let percent)): groupBelow = percent
    case ("full-regions", .list(let locales)): fullRegions = locales
    case ("labels-only", .boolean(let isTrue)): reportsLabelsOnly = isTrue
    case ("source-only", .boolean(let isTrue)): passesSourceOnly = isTrue
    default: break
    }
  }
}

extension ExtraTranslation: ConfigurableRule {
  /// Sets `group-above`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    if case ("group-above", .integer(let number)) = (option, value) { groupAbove = number }
  }
}

extension UntranslatedCopy: ConfigurableRule {
  /// Sets `group-above`, `single-words`, `minimum-script-letters` or `allow`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    switch (option, value) {
    case ("group-above", .integer(let percent)): groupAbove = percent
    case ("single-words", .boolean(let isTrue)): reportsSingleWords = isTrue
    case ("minimum-script-letters", .integer(let number)): minimumScriptLetters = number
    case ("allow", .list(let words)): allow = words
    default: break
    }
  }
}

extension EmptyLabel: ConfigurableRule {
  /// Sets `allow`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    if case ("allow", .list(let keys)) = (option, value) { allow = keys }
  }
}

extension VerboseLabel: ConfigurableRule {
  /// Sets `words`, `max-words`, `graphemes` or `hint-words`; limits beyond any text are lowered to one that
  /// can be counted with.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    switch (option, value) {
    case ("words", .integer(let number)): words = Self.limit(number)
    case ("max-words", .integer(let number)): maximumWords = Self.limit(number)
    case ("hint-words", .integer(let number)): hintWords = Self.limit(number)
    case ("graphemes", .map(let values)):
      graphemes = values.compactMapValues { value in
        if case .integer(let number) = value { Self.limit(number) } else { nil }
      }
    default: break
    }
  }

  /// A number within what a limit may be.
  private static func limit(_ number: Int) -> Int { min(max(number, 0), 1_000_000) }
}

extension StateChangeText: ConfigurableRule {
  /// Sets `families`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    if case ("families", .boolean(let isTrue)) = (option, value) { reportsFamilies = isTrue }
  }
}

extension LabelInName: ConfigurableRule {
  /// Sets `starts-with`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    if case ("starts-with", .boolean(let isTrue)) = (option, value) { mustStartWith = isTrue }
  }
}

extension CombinedStateLabel: ConfigurableRule {
  /// Sets `toggle`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    if case ("toggle", .boolean(let isTrue)) = (option, value) { reportsToggles = isTrue }
  }
}

extension GestureInstruction: ConfigurableRule {
  /// Sets `fingers`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    if case ("fingers", .boolean(let isTrue)) = (option, value) { countsFingers = isTrue }
  }
}

extension HintForm: ConfigurableRule {
  /// Sets `third-person`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    if case ("third-person", .boolean(let isTrue)) = (option, value) { wantsThirdPerson = isTrue }
  }
}

extension TrailingPunctuation: ConfigurableRule {
  /// Sets `marks`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    if case ("marks", .text(let text)) = (option, value) { marks = text }
  }
}

extension RequiredAsterisk: ConfigurableRule {
  /// Sets the words of `word` by language, those of other languages stay.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    guard case ("word", .map(let values)) = (option, value) else { return }
    for (language, value) in values {
      if case .text(let word) = value { words[language] = word }
    }
  }
}

extension PlaceholderLabel: ConfigurableRule {
  /// The user's words may be any.
  public var looksFurther: Bool { !words.isEmpty }

  /// Sets `words`; case does not count.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    if case ("words", .list(let texts)) = (option, value) {
      words = Set(texts.map { $0.lowercased() })
    }
  }
}
