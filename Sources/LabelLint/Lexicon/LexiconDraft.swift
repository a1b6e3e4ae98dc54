/// The terms of one language while its files are read, in the order in which they stand there.
package struct LexiconDraft {
  /// Folded texts of the terms and the texts that go with them.
  var bytes: [UInt8] = []
  /// Terms, later files behind earlier ones.
  var terms: [Term] = []
  /// What was taken out of a section: its terms before this many.
  var removals: [(section: LexiconSection, text: ByteRange, before: Int)] = []
  /// How the language is matched.
  var profile = MatchingProfile()
  /// Pairs of states that terms may name.
  package internal(set) var pairs: StatePairTable
  /// Groups of counterparts.
  var counterparts: [Counterpart] = []
  /// Number of sets of synonyms.
  var synonymSets = 0
  /// Sections with at least one line of terms.
  var sections = Set<LexiconSection>(minimumCapacity: 24)

  /// A draft without terms.
  package init(pairs: StatePairTable = StatePairTable()) { self.pairs = pairs }

  /// Stores the text of a file whose terms stand there as the matcher wants them; gives its place.
  mutating func store(wholeFile text: [UInt8]) -> Int {
    if bytes.isEmpty {
      bytes = text
      return 0
    }
    let start = bytes.count
    bytes.append(text.span)
    return start
  }

  /// Stores a text and gives its place.
  mutating func store(_ text: Span<UInt8>) -> ByteRange {
    let start = bytes.count
    bytes.append(text)
    return ByteRange(start..<bytes.count)
  }

  /// The terms without those that were taken out.
  func remaining() -> [Term] {
    if removals.isEmpty { return terms }
    let text = bytes.span
    return terms.indices.compactMap { index in
      let term = terms[index]
      let isRemoved = removals.contains {
        $0.section == term.sense.section && index < $0.before
          && TermTable.isEqual(text, $0.text.range, text, term.text.range)
      }
      return isRemoved ? nil : term
    }
  }
}
