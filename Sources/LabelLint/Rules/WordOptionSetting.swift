// How the rules take the options that are lists of words: these join the lexicons.

extension AllCaps: LexiconExtendingRule {
  /// Sets `minimum-letters`, `short-words` or `partial`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    switch (option, value) {
    case ("minimum-letters", .integer(let number)): minimumLetters = number
    case ("partial", .boolean(let isTrue)): reportsPartial = isTrue
    case ("short-words", .list(let words)): shortWords = words
    default: break
    }
  }

  /// The words of its options.
  var addedWords: [AddedWords] { [AddedWords(shortWords, .shortWords, "word")] }
}

extension RedundantPhrase: LexiconExtendingRule {
  /// Sets `wordy` or `phrases`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    switch (option, value) {
    case ("wordy", .boolean(let isTrue)): reportsWordy = isTrue
    case ("phrases", .list(let texts)): phrases = texts
    default: break
    }
  }

  /// The words of its options.
  var addedWords: [AddedWords] {
    let endings = phrases.filter { $0.hasPrefix("…") || $0.hasPrefix("...") }
    let openings = phrases.filter { !endings.contains($0) }
    return [
      AddedWords(openings, .phrases, "own head phrase"),
      AddedWords(endings, .phrases, "own tail phrase"),
    ]
  }
}

extension RoleWord: LexiconExtendingRule {
  /// Sets `roles`, `key-echo` or `classes`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    switch (option, value) {
    case ("key-echo", .boolean(let isTrue)): readsKeys = isTrue
    case ("classes", .boolean(let isTrue)): readsClasses = isTrue
    case ("roles", .map(let values)):
      roles = values.compactMapValues { value in
        if case .list(let words) = value { words } else { nil }
      }
    default: break
    }
  }

  /// The words of its options.
  var addedWords: [AddedWords] {
    roles.sorted { ByteOrder.precedes($0.key, $1.key) }.map { language, words in
      AddedWords(words, language: language, .roles, "control certain either")
    }
  }
}

extension NonUniqueLabel: LexiconExtendingRule {
  /// Sets `verbs` or `singletons`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    switch (option, value) {
    case ("verbs", .list(let words)): verbs = words
    case ("singletons", .list(let words)): singletons = words
    default: break
    }
  }

  /// The words of its options.
  var addedWords: [AddedWords] {
    [
      AddedWords(verbs, .actions, "per-item"), AddedWords(singletons, .actions, "singleton"),
    ]
  }
}

extension LabelCollision: LexiconExtendingRule {
  /// Sets `synonyms` or `prefix-segments`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    switch (option, value) {
    case ("prefix-segments", .integer(let number)): prefixSegments = number
    case ("synonyms", .list(let sets)): synonyms = sets
    default: break
    }
  }

  /// The words of its options.
  var addedWords: [AddedWords] { AddedWords.synonyms(synonyms) }
}

extension InconsistentLabel: LexiconExtendingRule {
  /// Sets `synonyms`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    if case ("synonyms", .list(let sets)) = (option, value) { synonyms = sets }
  }

  /// The words of its options.
  var addedWords: [AddedWords] { AddedWords.synonyms(synonyms) }
}

extension MissingStateCounterpart: LexiconExtendingRule {
  /// Sets `minimum-coverage`, `pairs` or `values`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    switch (option, value) {
    case ("minimum-coverage", .integer(let percent)): minimumCoverage = percent
    case ("values", .boolean(let isTrue)): reportsValues = isTrue
    case ("pairs", .list(let names)): pairs = names
    default: break
    }
  }

  /// The words of its options.
  var addedWords: [AddedWords] { AddedWords.pairs(pairs) }
}

extension StatePairCollapse: LexiconExtendingRule {
  /// Sets `pairs` or `shared`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    switch (option, value) {
    case ("pairs", .list(let names)): pairs = names
    case ("shared", .map(let values)):
      shared = values.compactMapValues { value in
        if case .list(let names) = value { names } else { nil }
      }
    default: break
    }
  }

  /// The words of its options.
  var addedWords: [AddedWords] { AddedWords.pairs(pairs) }
}

extension AppearanceName: LexiconExtendingRule {
  /// Sets `looks`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    if case ("looks", .list(let words)) = (option, value) { looks = words }
  }

  /// The words of its options.
  var addedWords: [AddedWords] { [AddedWords(looks, .looks, "strong")] }
}

extension StateWord: LexiconExtendingRule {
  /// Sets `words`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    if case ("words", .list(let texts)) = (option, value) { words = texts }
  }

  /// The words of its options.
  var addedWords: [AddedWords] { [AddedWords(words, .states, "enabled")] }
}

extension GenericLabel: LexiconExtendingRule {
  /// Sets `words`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    if case ("words", .list(let texts)) = (option, value) { words = texts }
  }

  /// The words of its options.
  var addedWords: [AddedWords] { [AddedWords(words, .generic, "strong")] }
}

extension SensoryReference: LexiconExtendingRule {
  /// Sets `colours`, `elements` or `place`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    switch (option, value) {
    case ("place", .boolean(let isTrue)): reportsPlaces = isTrue
    case ("colours", .list(let words)): colours = words
    case ("elements", .list(let words)): elements = words
    default: break
    }
  }

  /// The words of its options.
  var addedWords: [AddedWords] {
    [AddedWords(colours, .sensory, "colour"), AddedWords(elements, .sensory, "element")]
  }
}

extension DecorativeRedundancy: LexiconExtendingRule {
  /// Sets `words`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    if case ("words", .list(let texts)) = (option, value) { words = texts }
  }

  /// The words of its options.
  var addedWords: [AddedWords] { [AddedWords(words, .decorative, "word")] }
}

extension UnspokenAbbreviation: LexiconExtendingRule {
  /// Sets `words`.
  public mutating func set(_ option: String, to value: RuleOption.Value) {
    guard case ("words", .map(let values)) = (option, value) else { return }
    words = values.compactMapValues { value in
      if case .text(let long) = value { long } else { nil }
    }
  }

  /// The words of its options.
  var addedWords: [AddedWords] {
    words.sorted { ByteOrder.precedes($0.key, $1.key) }.map { short, long in
      AddedWords([short], .abbreviations, "= \(AddedWords.term(long))")
    }
  }
}
