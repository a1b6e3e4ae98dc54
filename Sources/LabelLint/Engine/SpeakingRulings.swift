/// The rulings on one text by the ranks of their rules.
///
/// Those of a rule that speaks first silence others on the same words. A text may have any number of them.
struct SpeakingRulings {
  private let ranks: [Int?]
  /// The places of rulings, and those about one piece of the text each, by rank.
  private var places: [(rank: Int, places: PlaceSet, ranges: Set<Range<Int>>)] = []

  /// The rulings on a text.
  ///
  /// - Parameters:
  ///   - rulings: The rulings.
  ///   - ranks: Ranks of all rules, 0 speaks first; nil for one that neither silences nor gives way.
  init(_ rulings: [Ruling], ranks: [Int?]) {
    self.ranks = ranks
    var ranges: [Int: [Range<Int>]] = [:]
    for ruling in rulings {
      if let rank = ranks[ruling.rule], let range = ruling.plainRange {
        ranges[rank, default: []].append(range)
      }
    }
    places = ranges.map { ($0, PlaceSet($1), Set($1)) }
  }

  /// Whether a ruling is about words of another one that comes from a rule which speaks first.
  ///
  /// A fault of the whole text stands beside those of its words.
  func silence(_ ruling: Ruling) -> Bool {
    guard let rank = ranks[ruling.rule], let range = ruling.plainRange else { return false }
    return places.contains { other in
      guard other.rank < rank else { return false }
      if ruling.verdict.isAboutWhole { return !range.isEmpty && other.ranges.contains(range) }
      return other.places.overlap(range)
    }
  }
}
