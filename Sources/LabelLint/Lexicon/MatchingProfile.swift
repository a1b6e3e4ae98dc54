/// How the words of a language are looked for: its order of words and the small words at the edges.
package struct MatchingProfile: Sendable, Hashable {
  /// Keys of the lexicon section `matching`.
  enum Key: String, CaseIterable {
    /// The order of words.
    case group
    /// Whether words are written without blanks.
    case unspaced
    /// Articles before a noun.
    case articles
    /// Words between a role word and what it is about.
    case links
    /// Endings of the first part of a compound whose last letter only joins.
    case joints
    /// Particles written together with the next word.
    case cliticsBefore = "clitics-before"
    /// Particles written together with the word before.
    case cliticsAfter = "clitics-after"
    /// Whether words that a noun governs take a case.
    case cases
    /// Whether adjectives take the gender or number of their noun.
    case agreement
    /// Linking words that put what follows into another case.
    case governing
    /// Words that no name begins with.
    case notFirst = "not-first"
    /// Words that no name ends with.
    case notLast = "not-last"
    /// Beginnings of words that no name begins with.
    case notFirstPart = "not-first-part"
    /// Endings of words that no name ends with.
    case notLastPart = "not-last-part"
    /// Endings of which a name of several words has one.
    case lastOfSeveral = "last-of-several"
    /// Size of the sample the matching was tried on.
    case heldOut = "held-out"
  }

  /// Where the word for a control stands.
  package var order: WordOrder = .headFirst
  /// Whether words are written without blanks: terms are then found at the ends of the text, not
  /// as words.
  package var isUnspaced = false
  /// Articles that may stand before a head, folded; `l'` is part of the next word.
  package var articles: [[UInt8]] = []
  /// Linking words between a term and the rest: "icon *of*", folded.
  package var links: [[UInt8]] = []
  /// Endings of the first part of a closed compound whose last letter only joins it to the next:
  /// `ungs` in German.
  package var joints: [[UInt8]] = []
  /// Particles that may be attached in front of a head.
  package var cliticsBefore: [[UInt8]] = []
  /// Particles that may be attached behind a tail.
  package var cliticsAfter: [[UInt8]] = []
  /// Whether words that a noun governs take a case: Russian "значок корзины" is the icon of the "корзина".
  package var hasCases = false
  /// Whether adjectives take the gender or number of their noun: French "image brute".
  package var hasAgreement = false
  /// Linking words that put what follows into another case: "Bild *des* Kartenlesegeräts", folded.
  package var governing: [[UInt8]] = []
  /// Words that no name begins with, such as "that", folded.
  package var notFirst: [[UInt8]] = []
  /// Words that no name ends with, such as "of", folded.
  package var notLast: [[UInt8]] = []
  /// Beginnings of words that no name begins with: Hebrew joins "that" to a verb.
  package var notFirstPart: [[UInt8]] = []
  /// Endings of words that no name ends with: the genitive of Bengali.
  package var notLastPart: [[UInt8]] = []
  /// Endings of which the last of several words has one, unless a noun that was taken away had it: "profil
  /// görseli" without its last word is "profili" in Turkish.
  package var lastOfSeveral: [[UInt8]] = []
  /// Labels that name a control and were not used to build the lexicon; few say little.
  package var heldOut = 0

  /// Whether a folded word is an article, a linking word or one that leads to or from others.
  func holdsSmallWord(_ word: [UInt8]) -> Bool {
    [articles, links, governing, notFirst, notLast].contains { $0.contains(word) }
  }

  /// Takes one value of the section `matching`; false when it has no such value.
  mutating func take(_ value: [UInt8], for key: Key) -> Bool {
    if let words = Self.words[key] {
      if !self[keyPath: words].contains(value) { self[keyPath: words].append(value) }
      return true
    }
    if let question = Self.questions[key] {
      guard let answer = Self.answer(value) else { return false }
      self[keyPath: question] = answer
      return true
    }
    let text = String(decoding: value, as: UTF8.self)
    if key == .group, let order = WordOrder(rawValue: text) {
      self.order = order
      return true
    }
    if key == .heldOut, let number = Int(text), number >= 0 {
      heldOut = number
      return true
    }
    return false
  }

  /// The words that values of a key are added to.
  private static let words: [Key: any WritableKeyPath<MatchingProfile, [[UInt8]]> & Sendable] = [
    .articles: \.articles, .links: \.links, .joints: \.joints, .cliticsBefore: \.cliticsBefore,
    .cliticsAfter: \.cliticsAfter, .governing: \.governing, .notFirst: \.notFirst,
    .notLast: \.notLast, .notFirstPart: \.notFirstPart, .notLastPart: \.notLastPart,
    .lastOfSeveral: \.lastOfSeveral,
  ]

  /// What the keys ask for that are answered by "yes" or "no".
  private static let questions: [Key: any WritableKeyPath<MatchingProfile, Bool> & Sendable] = [
    .unspaced: \.isUnspaced, .cases: \.hasCases, .agreement: \.hasAgreement,
  ]

  /// What "yes" or "no" says; nil for anything else.
  private static func answer(_ value: [UInt8]) -> Bool? {
    value == Array("yes".utf8) ? true : value == Array("no".utf8) ? false : nil
  }
}

/// Where a language puts the word for a control; the raw value is the name lexicon files use.
///
/// "Copy image" has a verb and its object, "Profile image" repeats the role: which of the two
/// stands where differs by group.
package enum WordOrder: String, Sendable, Hashable, CaseIterable {
  /// Romance, Slavic, Semitic and others: the role first, objects hardly ever first.
  case headFirst = "head-first"
  /// Turkic, Indic, Japanese and others: role and verb both last, objects never last.
  case verbLast = "verb-last"
  /// English, Chinese, Finnish and others: the role last, the verb first, so both collide.
  case headLast = "head-last"
  /// Germanic: as head-last, and the role at the end of closed compounds.
  case compounding
}
