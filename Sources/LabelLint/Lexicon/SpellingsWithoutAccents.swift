/// Terms as somebody types them who leaves out the marks on letters: Romanian "apasa pentru" for "apasă pentru".
extension LexiconDraft {
  /// Sections with terms that a text has by themselves or with others; the words for states are in none of them, as the
  /// mark on their last letter may be all that tells them from another form: French "activé" and "active".
  private static let sections: Set<LexiconSection> = [.roles, .traps, .verbs, .phrases]

  /// Adds the spelling without marks of each term whose letters are then those of ASCII, unless it is a term itself.
  ///
  /// - Parameter language: Primary subtag of the language. Vietnamese has syllables that only marks tell apart.
  mutating func addSpellingsWithoutAccents(in language: String) {
    if language == "vi" { return }
    let kept = remaining()
    let text = bytes
    var added: [Term] = []
    for term in kept where Self.sections.contains(term.sense.section) {
      // A verb alone may be that of another word: German "drücken" and "drucken".
      if case .phrase(_, .verb) = term.sense { continue }
      let spelling = AccentFolding.bare(Array(text[term.text.range]))
      guard spelling.count < term.text.count, spelling.span.isASCII else { continue }
      var other = term
      other.text = store(spelling.span)
      // The end of a longer word may be that of any.
      other.positions.subtract([.hyphen, .closed])
      added.append(other)
    }
    if added.isEmpty { return }
    var known = Set<UInt64>(minimumCapacity: kept.count)
    for term in kept { known.insert(TermTable.hash(text.span, term.text.range)) }
    let all = bytes
    terms = added.filter { !known.contains(TermTable.hash(all.span, $0.text.range)) } + kept
    removals = []
  }
}
