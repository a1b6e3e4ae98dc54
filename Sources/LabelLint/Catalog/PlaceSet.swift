/// Pieces of a text, looked up by their places.
struct PlaceSet {
  /// The pieces by where they begin.
  private let ranges: [Range<Int>]
  /// How far the pieces up to each reach.
  private let ends: [Int]

  /// Pieces in any order.
  init(_ ranges: [Range<Int>]) {
    self.ranges = ranges.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
    var end = 0
    ends = self.ranges.map { range in
      end = max(end, range.upperBound)
      return end
    }
  }

  /// Whether one of them overlaps another piece.
  func overlap(_ range: Range<Int>) -> Bool {
    let before = count(startingBefore: range.upperBound)
    return before > 0 && !range.isEmpty && ends[before - 1] > range.lowerBound
  }

  /// Whether another piece lies inside one of them.
  func contain(_ range: Range<Int>) -> Bool {
    let before = count(startingBefore: range.lowerBound + 1)
    return before > 0 && ends[before - 1] >= range.upperBound
  }

  private func count(startingBefore offset: Int) -> Int {
    ranges.firstSorted { $0.lowerBound >= offset }
  }
}
