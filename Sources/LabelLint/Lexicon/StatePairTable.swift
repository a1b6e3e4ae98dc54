/// The pairs of states that lexicons may name, found by name and by index.
package struct StatePairTable: Sendable, Hashable {
  /// The pairs in the order of their indices.
  package private(set) var all: [StatePair] = []
  /// Indices of the pairs by their names.
  private var indices: [String: Int] = [:]

  /// A table without pairs.
  package init() {}

  /// Index of the pair of a name.
  package func index(of name: String) -> Int? { indices[name] }

  /// Adds a pair, in place of an earlier one of its name.
  mutating func define(_ pair: StatePair) {
    if let index = indices[pair.name] {
      all[index] = pair
    } else {
      indices[pair.name] = all.count
      all.append(pair)
    }
  }
}
