/// Finds the rows of one side of a pair of states whose text may be that of a row of the other side.
///
/// Where both sides have few keys, all are candidates. Where a catalog names the same two states
/// hundreds of times, texts are looked up by their folded forms: every row is folded once a locale, and
/// no two are compared that differ.
struct EqualTextPairs {
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
    let lists = Self.wordings(of: other, locale: locale, &comparison).compactMap { known[$0] }
    // Most rows have one text: its list is shared, however long it is.
    if lists.count < 2 { return lists.first ?? [] }
    return lists.reduce(into: Set<Int>()) { $0.formUnion($1) }.sorted()
  }

  /// The rows by their folded texts in a locale.
  private func texts(locale: Int, _ comparison: inout TextComparison) -> [[UInt8]: [Int]] {
    var known: [[UInt8]: [Int]] = [:]
    for row in all {
      for text in Self.wordings(of: row, locale: locale, &comparison) {
        known[text, default: []].append(row)
      }
    }
    return known
  }

  /// The folded texts of a row that say something, each once: a format string of nothing but its variable is no
  /// text of its own.
  private static func wordings(
    of row: Int, locale: Int, _ comparison: inout TextComparison
  ) -> Set<[UInt8]> {
    Set(
      comparison.foldedTexts(row: row, locale: locale).filter {
        WordlessText.holdsWords($0.span)
      })
  }
}
