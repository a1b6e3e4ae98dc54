/// How far a locale of a set, or of several, is translated and judged.
package struct CoverageCell: Sendable, Hashable {
  /// Path of the set; empty for several.
  package var set: String
  /// Canonical tag.
  package var locale: String
  /// Texts that must be translated.
  package var required = 0
  /// Texts that are.
  package var translated = 0
  /// Translations that nobody has confirmed.
  package var needsReview = 0
  /// Texts that the rules judged.
  package var checked = 0
  /// Texts that are not translated and that nobody is to miss.
  package var suppressed = 0

  /// Texts that are not translated and that somebody misses.
  package var missing: Int { max(0, required - translated - suppressed) }
  /// Translations that were there before and are gone.
  package var lost = 0

  /// The share of translated texts, 0 to 1; nil where none must be.
  package var ratio: Double? { required > 0 ? Double(translated) / Double(required) : nil }

  /// Adds the counts of another cell.
  package mutating func add(_ other: CoverageCell) {
    required += other.required
    translated += other.translated
    needsReview += other.needsReview
    checked += other.checked
    suppressed += other.suppressed
    lost += other.lost
  }

  /// Cells of all sets added up by locale, sorted.
  package static func byLocale(_ cells: [CoverageCell]) -> [CoverageCell] {
    var sums: [String: CoverageCell] = [:]
    for cell in cells {
      sums[cell.locale, default: CoverageCell(set: "", locale: cell.locale)].add(cell)
    }
    return sums.values.sorted { $0.locale.utf8.lexicographicallyPrecedes($1.locale.utf8) }
  }
}
