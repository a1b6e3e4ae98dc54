import LabelLint

/// A fault that a test puts into a real label.
enum InjectedFault: String, CaseIterable, Sendable {
  /// The text is written in capitals.
  case capitals
  /// The role stands beside the name.
  case roleWord = "role word"
  /// The text opens with a phrase such as "image of".
  case opener
  /// The translation of one of two counterparts is gone.
  case removedCounterpart = "removed counterpart"
  /// Two counterparts have one translation.
  case collapsedPair = "collapsed pair"

  /// The rule that must find it.
  var rule: RuleID {
    switch self {
    case .capitals: "all-caps"
    case .roleWord: "role-word"
    case .opener: "redundant-phrase"
    case .removedCounterpart: "missing-state-counterpart"
    case .collapsedPair: "state-pair-collapse"
    }
  }

  /// Share of injected faults that must be found, at least.
  ///
  /// Missed are role words and openers where the source text names the same role as often ("Shutter
  /// button"): the translation then counts as one that repeats it.
  static let bar = 0.95

  /// Whether the fault takes two labels.
  var needsPair: Bool { self == .removedCounterpart || self == .collapsedPair }

  /// The text with the fault; nil where the text has no room for it.
  func text(_ text: String, in locale: LocaleTag, words: InjectedWords) -> String? {
    switch self {
    case .capitals: return Self.capitals(text, in: locale)
    case .roleWord:
      // A role word is looked for in names, not in sentences.
      guard text.split(separator: " ").count <= 4, !Self.endsSentence(text) else { return nil }
      return words.role(in: locale).map { $0.joined(to: text, in: locale) }
    case .opener:
      guard text.split(separator: " ").count <= 4, !Self.endsSentence(text) else { return nil }
      return words.opener(in: locale).map { $0.joined(to: text, in: locale) }
    case .removedCounterpart, .collapsedPair: return nil
    }
  }

  /// A text in capitals; nil where the script has none, or the words are in capitals already.
  private static func capitals(_ text: String, in locale: LocaleTag) -> String? {
    let letters = text.unicodeScalars.filter { CharacterProperties.isLetter($0) }
    guard letters.count >= 2, letters.allSatisfy({ CharacterProperties.isCased($0) }) else {
      return nil
    }
    // Capitals would change placeholders and escapes.
    guard !text.contains(where: { "%{}$\\<&".contains($0) }) else { return nil }
    let upper = String(
      decoding: CaseMapping(locale).upper(Array(text.utf8).span), as: UTF8.self)
    let hasWord = text.split(separator: " ").contains { word in
      word.dropFirst().contains(where: \.isLowercase) && word.count >= 4
    }
    return hasWord ? upper : nil
  }

  private static func endsSentence(_ text: String) -> Bool {
    text.last.map { ".!?:…。।".contains($0) } ?? true
  }
}
