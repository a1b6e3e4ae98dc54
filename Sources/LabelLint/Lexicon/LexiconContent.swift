/// What a lexicon holds: one object, so that a lexicon is passed on without counting references to all its
/// lists.
final class LexiconContent: Sendable {
  /// Texts of the terms and what goes with them, as UTF-8.
  let bytes: [UInt8]
  /// The terms and how they are found.
  let table: TermTable
  /// Which sections may have a term in a text.
  let sieve: LexiconSieve
  /// How the language is matched.
  let profile: MatchingProfile
  /// The pairs of states that terms name by index.
  let pairs: StatePairTable
  /// The groups of counterparts that terms name by index.
  let counterparts: [Counterpart]
  /// The sections that have terms.
  let sections: Set<LexiconSection>
  /// Most words of a term.
  let mostWords: Int
  /// Whether a term may stand between other words.
  let hasInsideTerms: Bool
  /// Whether a term may end a compound.
  let hasCompoundTerms: Bool
  /// Scopes that have action verbs of their own.
  let verbScopes: Set<VerbScope>

  /// Finishes a draft.
  init(_ draft: LexiconDraft, _ folding: TermFolding) {
    bytes = draft.bytes
    profile = draft.profile
    pairs = draft.pairs
    counterparts = draft.counterparts
    sections = draft.sections
    table = TermTable(draft.remaining(), in: draft.bytes)
    sieve = LexiconSieve(table.terms, in: draft.bytes, draft.profile, folding)
    var mostWords = 1
    var hasInsideTerms = false
    var hasCompoundTerms = false
    var verbScopes: Set<VerbScope> = []
    let text = draft.bytes.span
    var lastScope: VerbScope?
    for term in table.terms {
      mostWords = max(mostWords, text.count(of: 0x20, in: term.text.range) + 1)
      if term.positions.contains(.inside) { hasInsideTerms = true }
      if term.sense.section != .traps, !term.positions.isDisjoint(with: [.hyphen, .closed]) {
        hasCompoundTerms = true
      }
      if case .verb(let scope) = term.sense, scope != lastScope {
        verbScopes.insert(scope)
        lastScope = scope
      }
    }
    self.mostWords = mostWords
    self.hasInsideTerms = hasInsideTerms
    self.hasCompoundTerms = hasCompoundTerms
    self.verbScopes = verbScopes
  }
}
