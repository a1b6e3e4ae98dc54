/// The entries that work begins with: the first of each rule, and the one that ends most findings.
enum StartingPlaces {
  /// Entries of a report that needs no such places: they can be read at once.
  static let fewestEntries = 10
  /// Most entries that are named.
  static let maximum = 5
  /// Fewest findings of the entry that ends most of them.
  private static let fewestOfLargest = 10

  /// The numbers of the entries to begin with, of those that count, in their order.
  static func numbers(of numbers: [Int], in causes: CauseCollection) -> [Int] {
    var rules: Set<RuleID> = []
    var starting: [Int] = []
    for number in numbers {
      if starting.count == maximum { break }
      let key = causes[number].key
      if key.isCounted, rules.insert(key.rule).inserted { starting.append(number) }
    }
    var largest: (number: Int, count: Int)?
    for number in numbers where causes[number].key.isCounted {
      let count = causes[number].places.count
      if count >= fewestOfLargest, count > largest?.count ?? 0 { largest = (number, count) }
    }
    if let largest, !starting.contains(largest.number) {
      if starting.count == maximum { starting.removeLast() }
      starting.append(largest.number)
    }
    return starting
  }
}
