import GRDB
import LabelLint

/// The locales of an app's sets that had translations in the run before: what was one of them and is the source now has
/// lost its own source.
struct TranslatedLocales {
  private var locales: [String: Set<String>] = [:]

  /// Reads the open rows; translations that are lost already count, so that every night tells the same.
  init(_ database: Database, app: Int64) throws {
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT set_path, locale FROM coverage
        WHERE app = ? AND closed_run IS NULL AND translated + lost > 0
        """, arguments: [app])
    while let row = try rows.next() {
      locales[try row.text(0), default: []].insert(try row.text(1))
    }
  }

  /// Whether the language that a set has as its source was a translation before.
  func contains(_ set: SetSummary) -> Bool {
    locales[set.set]?.contains(set.sourceLocale) ?? false
  }
}
