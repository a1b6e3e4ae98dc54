/// Finds the name somebody meant: at most a third of its letters wrong.
package enum NearestName {
  /// Longest word that is compared, in bytes.
  private static let longest = 64

  /// The nearest of some names by changed, missing, added and exchanged bytes; the first of equals,
  /// nil when none is near.
  package static func of(_ word: String, among names: some Sequence<String>) -> String? {
    let word = Array(word.utf8)
    if word.isEmpty || word.count > longest { return nil }
    var best: (name: String, distance: Int)?
    for name in names where name.utf8.count <= longest {
      let distance = distance(word, Array(name.utf8))
      if distance * 3 <= max(word.count, name.utf8.count), distance < best?.distance ?? .max {
        best = (name, distance)
      }
    }
    return best?.name
  }

  /// Optimal string alignment distance of two words.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        var cost = last[column] + (left[row] == right[column] ? 0 : 1)
        cost = min(cost, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
