/// Finds the rows of one side of a pair of states whose text may be that of a row of the other side.
///
/// Where both sides have few keys, all are candidates. Where a catalog names the same two states
/// hundreds of times, texts are looked up by their folded forms: every row is folded once a locale, and
/// no two are compared that differ.
struct AlikeRows {
  private let all: [Int]
  private let isLookedUp: Bool
  /// Rows by folded text, by locale.
  private var byText: [Int: [[UInt8]: [Int]]] = [:]

  /// Comparisons of a row with all of the other side that are cheaper than looking up.
  private static let fewestComparisons = 64

  /// The rows of one side, to be compared with so many of the other.
  init(_ rows: [Int], against count: Int) {
    all = rows
    isLookedUp = rows.count * count > Self.fewestComparisons
  }

  /// The rows that may have the text of another in a locale, in their order.
  mutating func rows(like other: Int, locale: Int, _ comparison: inout TextComparison) -> [Int] {
    if !isLookedUp { return all }
    let known = byText[locale] ?? texts(locale: locale, &comparison)
    byText[locale] = known
    var found: Set<Int> = []
    for text in comparison.foldedTexts(row: other, locale: locale) {
      found.formUnion(known[text] ?? [])
    }
    return found.sorted()
  }

  /// The rows by their folded texts in a locale.
  private func texts(locale: Int, _ comparison: inout TextComparison) -> [[UInt8]: [Int]] {
    var known: [[UInt8]: [Int]] = [:]
    for row in all {
      for text in comparison.foldedTexts(row: row, locale: locale) {
        known[text, default: []].append(row)
      }
    }
    return known
  }
}
