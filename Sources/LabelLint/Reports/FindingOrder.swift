/// Sorts the findings of one set into the order of records.
///
/// Records are large and share long prefixes: their keys are laid out once as bytes, and numbers are
/// sorted by them, by two words behind what all keys begin with wherever these differ.
struct FindingOrder {
  /// A finding with the beginning of its key.
  private struct Row {
    var first: UInt64
    var second: UInt64
    var number: Int
  }

  private var keys: [UInt8] = []
  private var ranges: [Range<Int>] = []

  /// Numbers of the findings in the order of their keys; those with one key as they came.
  private(set) var numbers: [Int] = []
  /// Places in `numbers` of findings that have one key.
  private(set) var ties: [Range<Int>] = []

  /// The order of findings that share app and set.
  init(_ findings: [Finding]) { self.init(subjects: findings.lazy.map(\.subject)) }

  /// The order of findings by their subjects.
  private init(subjects: some Collection<Subject>) {
    keys.reserveCapacity(subjects.count * 64)
    ranges.reserveCapacity(subjects.count)
    for subject in subjects {
      let start = keys.count
      append(subject.table)
      append(subject.locale)
      append(subject.key)
      append(subject.slot)
      ranges.append(start..<keys.count)
    }
    (numbers, ties) = sorted()
  }

  /// Brings findings that share app and set into order.
  static func sort(_ findings: inout [ReportedFinding]) {
    let sorted = FindingOrder(subjects: findings.lazy.map(\.subject))
    var order = sorted.numbers
    for place in order.indices {
      // What belongs here may have been moved out of the way of an earlier one.
      var source = order[place]
      while source < place { source = order[source] }
      order[place] = source
      if source != place { findings.swapAt(place, source) }
    }
    for tie in sorted.ties { findings[tie].sort(by: ReportedFinding.isOrderedBefore) }
  }

  /// Lays out a part of a key.
  private mutating func append(_ part: String) {
    let part = part.utf8.span
    // Ends a part before every other byte; a NUL inside a key is rarer than worth escaping, and only
    // moves records that would otherwise be next to each other.
    keys.append(part, 0)
  }

  /// The numbers sorted by the keys, and the places of those that have one key.
  private func sorted() -> (numbers: [Int], ties: [Range<Int>]) {
    let bytes = keys.span
    let shared = sharedCount
    var rows: [Row] = []
    rows.reserveCapacity(ranges.count)
    for (number, range) in ranges.enumerated() {
      rows.append(
        Row(
          first: ByteOrder.word(of: bytes, at: range.lowerBound + shared, end: range.upperBound),
          second: ByteOrder.word(
            of: bytes, at: range.lowerBound + shared + 8, end: range.upperBound),
          number: number))
    }
    /// Order of the keys of two rows whose words are the same.
    func compare(_ left: Row, _ right: Row) -> Int {
      ByteOrder.compare(
        bytes.extracting(ranges[left.number]), bytes.extracting(ranges[right.number]))
    }
    rows.sort { left, right in
      if left.first != right.first { return left.first < right.first }
      if left.second != right.second { return left.second < right.second }
      let order = compare(left, right)
      return order == 0 ? left.number < right.number : order < 0
    }
    var numbers: [Int] = []
    numbers.reserveCapacity(rows.count)
    var ties: [Range<Int>] = []
    var start = 0
    for (place, row) in rows.enumerated() {
      numbers.append(row.number)
      let isTied =
        place + 1 < rows.count && row.first == rows[place + 1].first
        && row.second == rows[place + 1].second && compare(row, rows[place + 1]) == 0
      if isTied { continue }
      if start < place { ties.append(start..<place + 1) }
      start = place + 1
    }
    return (numbers, ties)
  }

  /// Number of bytes that all keys begin with.
  private var sharedCount: Int {
    guard let first = ranges.first else { return 0 }
    var shared = first.count
    for range in ranges {
      var count = 0
      while count < min(shared, range.count),
        keys[range.lowerBound + count] == keys[first.lowerBound + count]
      { count += 1 }
      shared = count
    }
    return shared
  }
}
