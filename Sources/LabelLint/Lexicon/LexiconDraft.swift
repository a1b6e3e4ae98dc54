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
  package internal(set) var pairs: [StatePair]
  /// Groups of counterparts.
  var counterparts: [Counterpart] = []
  /// Number of sets of synonyms.
  var synonymSets = 0
  /// What screen readers say, one entry a role.
  var spoken: [SpokenName] = []
  /// Sections with at least one line of terms.
  var sections: Set<LexiconSection> = []
  /// Where the words of a section come from.
  package internal(set) var sources: [LexiconSection: String] = [:]

  /// A draft without terms.
  package init(pairs: [StatePair] = []) { self.pairs = pairs }

  /// Stores a text and gives its place.
  mutating func store(_ text: some Collection<UInt8>) -> ByteRange {
    let start = bytes.count
    bytes.append(contentsOf: text)
    return ByteRange(start..<bytes.count)
  }

  /// Adds what a screen reader says for a role, in place of an earlier word.
  mutating func say(_ name: SpokenName) {
    if let index = spoken.firstIndex(where: { $0.role == name.role }) {
      spoken[index] = name
    } else {
      spoken.append(name)
    }
  }

  /// Makes the pair of a name known, in place of an earlier one, and gives its index.
  mutating func define(_ pair: StatePair) {
    if let index = pairs.firstIndex(where: { $0.name == pair.name }) {
      pairs[index] = pair
    } else {
      pairs.append(pair)
    }
  }

  /// The terms by their bytes, without what was taken out and what was said again.
  func finished() -> [Term] {
    var removed: [LexiconSection: [(text: ByteRange, before: Int)]] = [:]
    for removal in removals {
      removed[removal.section, default: []].append((removal.text, removal.before))
    }
    var order = Array(terms.indices)
    if !removed.isEmpty {
      order.removeAll { index in
        removed[terms[index].sense.section]?.contains {
          index < $0.before && isEqual($0.text, terms[index].text)
        } ?? false
      }
    }
    order.sort { left, right in
      switch compare(terms[left].text, terms[right].text) {
      case 0: left < right
      case let order: order < 0
      }
    }
    var kept: [Term] = []
    kept.reserveCapacity(order.count)
    var groupStart = 0
    for index in order {
      let term = terms[index]
      if let last = kept.last, !isEqual(last.text, term.text) { groupStart = kept.count }
      let earlier = kept[groupStart...].firstIndex {
        term.sense.replaces($0.sense) && term.positions == $0.positions
      }
      if let earlier { kept[earlier] = term } else { kept.append(term) }
    }
    return kept
  }

  /// Whether two texts have the same bytes.
  private func isEqual(_ left: ByteRange, _ right: ByteRange) -> Bool {
    left.count == right.count && compare(left, right) == 0
  }

  /// Order of two texts by their bytes: negative, zero or positive.
  private func compare(_ left: ByteRange, _ right: ByteRange) -> Int {
    let text = bytes.span
    let (first, second) = (left.range, right.range)
    for offset in 0..<min(first.count, second.count) {
      let (a, b) = (text[first.lowerBound + offset], text[second.lowerBound + offset])
      if a != b { return Int(a) - Int(b) }
    }
    return first.count - second.count
  }
}
