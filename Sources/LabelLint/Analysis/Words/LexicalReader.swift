/// Reads texts with the lexicon of a locale: their words, folded, and the terms among them.
///
/// Made once for a locale and used for one text after the other. Words and terms of the text at hand
/// are found when a rule first asks for them, once for all rules.
final class LexicalReader {
  /// The words of the locale's language.
  let lexicon: Lexicon
  /// Finds words.
  private var breaking: WordBreaking
  /// The words of the text at hand.
  private(set) var label = FoldedLabel()
  /// The terms of the text at hand.
  private var found: [TermMatch] = []
  /// Sections that may have a term in the text at hand; nil before a rule asked.
  private var sections: LexiconSections?
  /// Whether `label` holds the text at hand.
  private var isFolded = false
  /// Whether `found` holds the terms of the text at hand.
  private var isMatched = false

  /// A reader for a locale.
  init(_ lexicon: Lexicon, for locale: LocaleTag) {
    self.lexicon = lexicon
    breaking = WordBreaking(locale)
  }

  /// Goes on with another text.
  func turn() {
    sections = nil
    isFolded = false
    isMatched = false
  }

  /// Sections that may have a term in the text at hand.
  func sections(of text: borrowing Text) -> LexiconSections {
    if let sections { return sections }
    let found = lexicon.sections(in: text.plain)
    sections = found
    return found
  }

  /// Folds the words of the text at hand, unless that is done.
  func fold(_ text: borrowing Text) {
    if isFolded { return }
    isFolded = true
    label.fold(text.plain, breaking: &breaking, with: lexicon.folding)
  }

  /// Number of words for a control or picture in another text than the one at hand.
  func roleCount(of group: RoleGroup?, in plain: Span<UInt8>) -> Int {
    turn()
    label.fold(plain, breaking: &breaking, with: lexicon.folding)
    return roleCount(of: group)
  }

  /// What holds others, and is never called by the name of a control.
  private static let holding: Set<Role> = [.list, .page]

  /// Number of words for a control or picture of a group in the folded text, or of any group for
  /// nil, but for a verb at its start.
  func roleCount(of group: RoleGroup?) -> Int {
    var number = 0
    var index = 0
    while index < count {
      let length =
        index == 0 && isAnyVerb(0)
        ? 0
        : longestTerm(at: index) { sense in
          switch sense {
          case .role(let role, _):
            group.map { $0 == RoleGroup(role) } ?? !Self.holding.contains(role)
          case .mediaNoun: group.map { $0 == .picture } ?? true
          // "Picture-in-picture" names no picture, and neither does what stands for it.
          case .trap(let role): group.map { $0 == RoleGroup(role) } ?? false
          default: false
          }
        }
      if length > 0 { number += 1 }
      index += max(length, 1)
    }
    return number
  }

  /// Whether the folded text names a thing by words for a group that are no role there: "Picture in picture".
  func holdsTrap(of group: RoleGroup?) -> Bool {
    (0..<count).contains { index in
      longestTerm(at: index) { sense in
        if case .trap(let role) = sense { RoleGroup(role) == group } else { false }
      } > 0
    }
  }

  /// Number of words of another text than the one at hand, which is read from now on.
  func wordCount(of plain: Span<UInt8>) -> Int {
    turn()
    label.fold(plain, breaking: &breaking, with: lexicon.folding)
    return count
  }

  /// Whether another text than the one at hand says a state.
  func holdsState(_ plain: Span<UInt8>) -> Bool {
    turn()
    label.fold(plain, breaking: &breaking, with: lexicon.folding)
    for index in 0..<count {
      let length = longestTerm(at: index) { sense in
        if case .state = sense { true } else { false }
      }
      if length > 0 { return true }
    }
    return false
  }

  /// Whether another text than the one at hand is the word for a state and nothing else: German "stumm".
  func isState(_ plain: Span<UInt8>) -> Bool {
    turn()
    label.fold(plain, breaking: &breaking, with: lexicon.folding)
    let length = longestTerm(at: 0) { sense in
      if case .state = sense { true } else { false }
    }
    return length > 0 && length == count
  }

  /// Whether another text than the one at hand speaks of operating a control: a phrase or verb for it,
  /// or an English word.
  func holdsOperation(_ plain: Span<UInt8>) -> Bool {
    turn()
    label.fold(plain, breaking: &breaking, with: lexicon.folding)
    let isEnglish = lexicon.language == "en"
    for index in 0..<count {
      if isEnglish, isWord(index, in: Self.operating) { return true }
      let length = longestTerm(at: index) { sense in
        if case .phrase(let kind, _) = sense { kind.isOperation } else { false }
      }
      if length > 0 { return true }
    }
    return false
  }

  /// Whether another text than the one at hand says a direction.
  func holdsDirection(_ plain: Span<UInt8>) -> Bool {
    turn()
    label.fold(plain, breaking: &breaking, with: lexicon.folding)
    return (0..<count).contains { directionLength(at: $0) > 0 }
  }

  /// English words for operating a control or a keyboard, and for what is called like that in other
  /// languages: "toque" is a tap and a ringtone.
  private static let operating = Resource.lines(of: "words/operating.txt")

  /// The terms of the text at hand.
  func terms(of text: borrowing Text) -> [TermMatch] {
    fold(text)
    if isMatched { return found }
    isMatched = true
    TermMatcher(lexicon).find(in: label, of: text.plain, into: &found)
    return found
  }

  /// Whether the text at hand begins with a verb of the lists.
  func opensWithVerb(_ text: borrowing Text) -> Bool {
    terms(of: text).contains { match in
      guard match.position == .head, case .verb = sense(of: match) else { return false }
      return true
    }
  }

  /// What a term means.
  func sense(of match: TermMatch) -> Sense { lexicon.terms[match.term].sense }
}
