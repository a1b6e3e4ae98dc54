/// Tells by the letters of a text which sections of a lexicon can have a term in it, before its words are
/// found and folded: for most texts there is none.
///
/// Errs in one way only: a section is named for every term that the matcher would find. Where words stand
/// between blanks, the first piece of a term (`SieveWalk`) is a piece of the text, or, at the end of a
/// closed compound, the term's last letters are those of the text. In scripts without blanks terms stand
/// at the ends of a text, and their first or last letters are its own. A text with a character of which
/// nothing is known may have terms of all sections.
struct LexiconSieve: Sendable {
  /// Number of slots, a power of two: many times the first words of a lexicon.
  private static let size = 4096

  /// Sections by the hash of the first piece of their terms, and of the ends of those that end compounds.
  private var slots = [LexiconSections](repeating: [], count: Self.size)
  /// Sections that any text may have terms of.
  private var always: LexiconSections = .others
  /// Whether words are written without blanks.
  private let isUnspaced: Bool
  /// How texts are folded.
  private let folding: TermFolding

  /// The sieve of the terms of a lexicon, whose texts are given anew.
  init(
    _ terms: [Term], in bytes: [UInt8], _ profile: MatchingProfile, _ folding: TermFolding
  ) {
    isUnspaced = profile.isUnspaced
    self.folding = folding
    // Particles are written together with words for roles, and only with these.
    if !profile.cliticsBefore.isEmpty || !profile.cliticsAfter.isEmpty { always.insert(.roles) }
    for term in terms {
      let section = LexiconSections(term.sense.section)
      if always.isSuperset(of: section) { continue }
      var walk = SieveWalk(bytes.span, term.text.range, folding)
      if isUnspaced {
        addUnspaced(walk.ends(), term.positions, section)
      } else {
        addSpaced(&walk, term.positions, section)
      }
    }
  }

  /// Takes a term of a language with blanks between words.
  private mutating func addSpaced(
    _ walk: inout SieveWalk, _ positions: TermPositions, _ section: LexiconSections
  ) {
    guard let first = walk.next(), first.isKnown else {
      always.formUnion(section)
      return
    }
    slots[Self.slot(first.hash)].formUnion(section)
    guard positions.contains(.closed) else { return }
    var last = first
    while let next = walk.next() { last = next }
    if last.isKnown, last.count >= 3 {
      slots[Self.slot(last.tailHash)].formUnion(section)
    } else {
      always.formUnion(section)
    }
  }

  /// Takes a term of a language without blanks between words.
  private mutating func addUnspaced(
    _ ends: (first: UInt32, last: UInt32)?, _ positions: TermPositions, _ section: LexiconSections
  ) {
    guard let ends, !positions.contains(.inside) else {
      always.formUnion(section)
      return
    }
    slots[Self.slot(ends.first)].formUnion(section)
    slots[Self.slot(ends.last)].formUnion(section)
  }

  /// The sections that may have a term in a text.
  func sections(in text: Span<UInt8>) -> LexiconSections {
    var found = always
    var walk = SieveWalk(text, text.indices, folding)
    let slots = slots.span
    if isUnspaced {
      guard let ends = walk.ends() else { return .all }
      return found.union(slots[Self.slot(ends.first)]).union(slots[Self.slot(ends.last)])
    }
    var last: SieveWalk.Piece?
    while let piece = walk.next() {
      if !piece.isKnown { return .all }
      found.formUnion(slots[Self.slot(piece.hash)])
      last = piece
    }
    if let last { found.formUnion(slots[Self.slot(last.tailHash)]) }
    return found
  }

  /// The slot of a hash.
  private static func slot(_ hash: UInt32) -> Int { Int(hash ^ hash >> 16) & (size - 1) }
}
