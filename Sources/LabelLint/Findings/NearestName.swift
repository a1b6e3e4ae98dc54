/// Finds the name that somebody who misspelt one probably meant.
package enum NearestName {
  /// The name with the fewest edits from a word; nil when even that one is far off.
  package static func find(_ word: String, among names: [String]) -> String? {
    // With more than half of its letters changed, nothing of a short word is left: "xx" does not mean "ar".
    let limit = min(max(2, word.utf8.count / 3), word.utf8.count / 2)
    // As many edits as the lengths differ by are needed in any case.
    let near = names.filter { abs(compared($0) - compared(word)) <= limit }
    let distances = near.map { (name: $0, distance: distance(word, $0)) }
    guard let best = distances.min(by: { $0.distance < $1.distance }), best.distance <= limit
    else { return nil }
    return best.name
  }

  /// How many bytes of a word are compared.
  private static func compared(_ word: String) -> Int { min(word.utf8.count, longest) }

  /// Most bytes of a word that are compared.
  private static let longest = 64

  /// Insertions, deletions and replacements of bytes that lead from one word to the other
  /// (Levenshtein).
  private static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.utf8.prefix(longest)), Array(right.utf8.prefix(longest)))
    var row = Array(0...right.count)
    for (line, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, other) in right.enumerated() {
        let replaced = diagonal + (byte == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
