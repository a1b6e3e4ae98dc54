/// Which lines are taken out and put in between two files: patience, which lines that stand once on each side
/// hold together, and the shortest way between them.
struct LineDifference {
  /// Most lines between two such lines that the shortest way is looked for in: its cost is the square of them.
  private static let mostLines = 3_000

  /// Which of the old lines are taken out.
  private(set) var isRemoved: [Bool]
  /// Which of the new lines are put in.
  private(set) var isAdded: [Bool]
  private let old: [Int]
  private let new: [Int]

  /// The way from the lines of one file to those of another.
  init(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
    isRemoved = Array(repeating: false, count: old.count)
    isAdded = Array(repeating: false, count: new.count)
    solve(0..<old.count, 0..<new.count)
  }

  /// Parts without what both have in common at their ends.
  private func trimmed(
    _ left: Range<Int>, _ right: Range<Int>
  ) -> (left: Range<Int>, right: Range<Int>) {
    var (left, right) = (left, right)
    while let first = left.first, let other = right.first, old[first] == new[other] {
      left = left.dropFirst()
      right = right.dropFirst()
    }
    while let last = left.last, let other = right.last, old[last] == new[other] {
      left = left.dropLast()
      right = right.dropLast()
    }
    return (left, right)
  }

  /// Marks the lines of two parts, one pair of parts after the other.
  private mutating func solve(_ left: Range<Int>, _ right: Range<Int>) {
    var open = [(left: left, right: right)]
    while let next = open.popLast() {
      let (left, right) = trimmed(next.left, next.right)
      if left.isEmpty || right.isEmpty {
        markReplaced(left, right)
        continue
      }
      let anchors = anchors(left, right)
      if anchors.isEmpty {
        markShortest(left, right)
        continue
      }
      var (start, otherStart) = (left.lowerBound, right.lowerBound)
      for anchor in anchors {
        open.append((start..<anchor.left, otherStart..<anchor.right))
        (start, otherStart) = (anchor.left + 1, anchor.right + 1)
      }
      open.append((start..<left.upperBound, otherStart..<right.upperBound))
    }
  }

  private mutating func markReplaced(_ left: Range<Int>, _ right: Range<Int>) {
    for line in left { isRemoved[line] = true }
    for line in right { isAdded[line] = true }
  }

  private mutating func markShortest(_ left: Range<Int>, _ right: Range<Int>) {
    if left.count + right.count > Self.mostLines { return markReplaced(left, right) }
    for change in new[right].difference(from: old[left]) {
      switch change {
      case .remove(let offset, _, _): isRemoved[left.lowerBound + offset] = true
      case .insert(let offset, _, _): isAdded[right.lowerBound + offset] = true
      }
    }
  }

  /// Lines that stand once on each side, as many as keep their order (patience).
  private func anchors(
    _ left: Range<Int>, _ right: Range<Int>
  ) -> [(left: Int, right: Int)] {
    var places: [Int: (left: Int, right: Int, leftCount: Int, rightCount: Int)] = [:]
    for line in left { places[old[line], default: (line, 0, 0, 0)].leftCount += 1 }
    for line in right where places[new[line]] != nil {
      places[new[line]]?.right = line
      places[new[line]]?.rightCount += 1
    }
    let unique = places.values.filter { $0.leftCount == 1 && $0.rightCount == 1 }
      .sorted { $0.left < $1.left }
    // The longest run whose places on the right rise: each pile holds the lowest end of runs of its length.
    var piles: [Int] = []
    var previous: [Int] = []
    for (number, place) in unique.enumerated() {
      let pile = piles.partitioningIndex { unique[$0].right >= place.right }
      previous.append(pile > 0 ? piles[pile - 1] : -1)
      if pile == piles.count { piles.append(number) } else { piles[pile] = number }
    }
    var chain: [(left: Int, right: Int)] = []
    var number = piles.last ?? -1
    while number >= 0 {
      chain.append((unique[number].left, unique[number].right))
      number = previous[number]
    }
    return chain.reversed()
  }
}
