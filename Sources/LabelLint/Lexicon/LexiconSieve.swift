/// Tells by the letters of a text which sections of a lexicon can have a term in it, before its words are
/// found and folded: for most texts there is none.
///
/// Errs in one way only: a section is named for every term that the matcher would find. Where words stand
/// between blanks, the first piece of a term (`SieveWalk`) is a piece of the text, or, at the end of a
/// closed compound, the term's last letters are those of the text. In scripts without blanks terms stand
/// at the ends of a text, and their first or last letters are its own, or between others. A text with a
/// character of which nothing is known may have terms of all sections.
struct LexiconSieve: Sendable {
  /// Number of slots, a power of two: many times the first words of a lexicon.
  private static let size = 4096

  /// English words that say where something is on a screen.
  private static let placeWords = Resource.words("sensory/places")

  /// Sections by the hash of the first piece of their terms, and of the ends of those that end compounds.
  private var slots = [LexiconSections](repeating: [], count: Self.size)
  /// The same for terms between others in scripts without blanks.
  private var inner: [LexiconSections] = []
  /// Sections that any text may have terms of.
  private var always: LexiconSections = .others
  /// Whether some term may end a closed compound.
  private var hasClosed = false
  /// Whether words are written without blanks.
  private let isUnspaced: Bool
  /// Particles that are written together with words for roles, letter by letter.
  private let particlesBefore: [[UInt32]]
  private let particlesBehind: [[UInt32]]
  /// How texts are folded.
  private let folding: TermFolding

  /// The sieve of the terms of a lexicon, whose texts are given anew.
  init(
    _ terms: [Term], in bytes: [UInt8], _ profile: MatchingProfile, _ folding: TermFolding
  ) {
    isUnspaced = profile.isUnspaced
    self.folding = folding
    particlesBefore = profile.cliticsBefore.map { Self.letters(of: $0, folding) }
    particlesBehind = profile.cliticsAfter.map { Self.letters(of: $0, folding) }
    if isUnspaced {
      always.insert(.places)
      inner = [LexiconSections](repeating: [], count: Self.size)
    } else {
      addPlaces()
    }
    for term in terms {
      let section = LexiconSections(term.sense)
      if always.isSuperset(of: section) { continue }
      let text = bytes.span.extracting(term.text.range)
      if isUnspaced {
        addUnspaced(text, term.positions, section)
      } else {
        addSpaced(text, term.positions, section)
      }
    }
  }

  /// Takes the English words for places, which no lexicon lists.
  private mutating func addPlaces() {
    for word in Self.placeWords {
      var walk = SieveWalk(word.utf8.span, folding)
      if let piece = walk.next() { slots[Self.slot(piece.hash)].insert(.places) }
    }
  }

  /// Takes a term of a language with blanks between words.
  private mutating func addSpaced(
    _ text: Span<UInt8>, _ positions: TermPositions, _ section: LexiconSections
  ) {
    var walk = SieveWalk(text, folding)
    guard let first = walk.next(), first.isKnown else {
      always.formUnion(section)
      return
    }
    slots[Self.slot(first.hash)].formUnion(section)
    guard positions.contains(.closed) else { return }
    var (last, count) = (first, 1)
    while let next = walk.next() { (last, count) = (next, count + 1) }
    if !last.isKnown {
      always.formUnion(section)
    } else if let end = walk.end(of: last) {
      hasClosed = true
      slots[Self.slot(end)].formUnion(section)
    } else if count > 1 {
      slots[Self.slot(last.hash)].formUnion(section)
    }
    // A term of one or two letters ends no closed compound.
  }

  /// Takes a term of a language without blanks between words.
  private mutating func addUnspaced(
    _ text: Span<UInt8>, _ positions: TermPositions, _ section: LexiconSections
  ) {
    guard let pairs = SieveWalk(text, folding).pairs({ _ in }) else {
      always.formUnion(section)
      return
    }
    slots[Self.slot(pairs.first)].formUnion(section)
    slots[Self.slot(pairs.last)].formUnion(section)
    guard positions.contains(.inside) else { return }
    // A letter alone may stand in any pair.
    if pairs.first == pairs.start { always.formUnion(section) }
    inner[Self.slot(pairs.first)].formUnion(section)
  }

  /// The sections that may have a term in a text.
  func sections(in text: Span<UInt8>) -> LexiconSections {
    var found = always
    var walk = SieveWalk(text, folding)
    let (slots, inner) = (slots.span, inner.span)
    if isUnspaced {
      let pairs = walk.pairs { found.formUnion(inner[Self.slot($0)]) }
      guard let pairs else { return .all }
      for hash in [pairs.first, pairs.last, pairs.start, pairs.end] {
        found.formUnion(slots[Self.slot(hash)])
      }
      return found
    }
    var (first, last): (SieveWalk.Piece?, SieveWalk.Piece?)
    while let piece = walk.next() {
      if !piece.isKnown { return .all }
      found.formUnion(slots[Self.slot(piece.hash)])
      first = first ?? piece
      last = piece
    }
    guard let first, let last else { return found }
    if hasClosed, let end = walk.end(of: last) { found.formUnion(slots[Self.slot(end)]) }
    if !particlesBefore.isEmpty {
      addWordsBehindParticles(walk.letters(of: first), to: &found)
    }
    if !particlesBehind.isEmpty {
      addWordsBeforeParticles(walk.letters(of: last), to: &found)
    }
    return found
  }

  /// Adds what the first piece of a text may be without one or two particles at its start.
  private func addWordsBehindParticles(_ piece: [UInt32], to found: inout LexiconSections) {
    for particle in particlesBefore where piece.starts(with: particle) {
      let rest = piece.dropFirst(particle.count)
      found.formUnion(slots[Self.slot(SieveWalk.hash(of: rest))])
      for second in particlesBefore where rest.starts(with: second) {
        let rest = rest.dropFirst(second.count)
        found.formUnion(slots[Self.slot(SieveWalk.hash(of: rest))])
      }
    }
  }

  /// Adds what the last piece of a text may be without a particle at its end.
  private func addWordsBeforeParticles(_ piece: [UInt32], to found: inout LexiconSections) {
    for particle in particlesBehind where piece.suffix(particle.count).elementsEqual(particle) {
      found.formUnion(slots[Self.slot(SieveWalk.hash(of: piece.dropLast(particle.count)))])
    }
  }

  /// The letters of a particle as texts have them.
  private static func letters(of particle: [UInt8], _ folding: TermFolding) -> [UInt32] {
    var walk = SieveWalk(particle.span, folding)
    var letters: [UInt32] = []
    while let piece = walk.next() { letters += walk.letters(of: piece) }
    return letters
  }

  /// The slot of a hash.
  private static func slot(_ hash: UInt32) -> Int { Int(hash ^ hash >> 16) & (size - 1) }
}
