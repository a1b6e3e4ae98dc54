/// The words of one language that rules ask for, parsed; a value to be shared freely.
package struct Lexicon: Sendable {
  /// Labels that name a control a language needs in the held-out sample before one group of
  /// translators alone may gate.
  private static let enoughHeldOut = 10

  /// Tag of the language, as the lexicon's header has it.
  package let language: String
  /// How words are folded before they are looked up.
  package let folding: TermFolding
  /// All else.
  private let content: LexiconContent

  /// Finishes a draft.
  init(_ draft: LexiconDraft, language: String, folding: TermFolding) {
    self.language = language
    self.folding = folding
    content = LexiconContent(draft, folding)
  }

  /// Texts of the terms and what goes with them, as UTF-8.
  package var bytes: [UInt8] { content.bytes }
  /// The terms; those of one text are neighbours.
  package var terms: [Term] { content.table.terms }
  /// How the language is matched.
  package var profile: MatchingProfile { content.profile }
  /// The pairs of states that terms name by index.
  package var pairs: StatePairTable { content.pairs }
  /// The groups of counterparts that terms name by index.
  package var counterparts: [Counterpart] { content.counterparts }
  /// The sections that have terms: what rules can judge in this language.
  package var sections: Set<LexiconSection> { content.sections }
  /// Most words of a term.
  package var mostWords: Int { content.mostWords }
  /// Whether a term may stand between other words.
  package var hasInsideTerms: Bool { content.hasInsideTerms }
  /// Whether a term may end a compound.
  package var hasCompoundTerms: Bool { content.hasCompoundTerms }
  /// Scopes that have action verbs of their own.
  package var verbScopes: Set<VerbScope> { content.verbScopes }

  /// Indices in `terms` of the terms whose text is a range of folded bytes, all their senses.
  package func terms(of text: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    content.table.terms(of: text, range, in: content.bytes)
  }

  /// Whether some term has a length in bytes: asked before looks at many ranges.
  package func hasTerm(ofLength length: Int) -> Bool { content.table.hasLength(length) }

  /// The sections that may have a term in a plain text: a first look, before its words are folded.
  package func sections(in plain: Span<UInt8>) -> LexiconSections {
    content.sieve.sections(in: plain)
  }

  /// Longest term, in bytes.
  package var longestTerm: Int { content.table.longest }

  /// Whether a sense is one of those of a folded text, for texts that are looked up on their own:
  /// tokens in capitals, abbreviations.
  package func first(
    _ text: Span<UInt8>, where matches: (Sense) -> Bool
  ) -> Term? {
    for index in terms(of: text, 0..<text.count) where matches(terms[index].sense) {
      return terms[index]
    }
    return nil
  }

  /// Whether a word is in the lexicon, in any sense.
  package func knows(_ word: Span<UInt8>) -> Bool {
    var folded: [UInt8] = []
    folding.append(word, to: &folded)
    return first(folded.span) { _ in true } != nil
  }

  /// A range of the lexicon's bytes as a string: a term, a long form, a meaning.
  package func string(_ range: ByteRange) -> String {
    String(decoding: bytes[range.range], as: UTF8.self)
  }

  /// Whether a term may lead to more than a note.
  ///
  /// Unverified terms may not, nor roles whose place in labels was not measured. A role word of one
  /// group of translators may only where the language was tried on enough labels, and never for the
  /// roles that sources name in many ways.
  package func gates(_ term: Term) -> Bool {
    if !term.evidence.marks.isDisjoint(with: [.unverified, .edge, .weak]) { return false }
    guard case .role(let role, _) = term.sense, term.evidence.counts == 2 else { return true }
    if term.evidence.second >= 2 { return true }
    switch role {
    case .dropDown, .textField, .searchField: return false
    default: return profile.heldOut >= Self.enoughHeldOut
    }
  }
}
