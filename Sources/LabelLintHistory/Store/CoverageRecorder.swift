import GRDB
import LabelLint

/// Records how far the sets of an app are translated, and what of it is lost, as intervals.
struct CoverageRecorder {
  /// The database, within a transaction.
  let database: Database
  /// Number of the app.
  let app: Int64
  /// Number of the run.
  let number: Int64
  /// What the run saw.
  let run: RecordedRun
  /// Whether sets without a record are gone.
  let isWhole: Bool

  /// Names a row: a locale of a set.
  private struct Place: Hashable {
    let set: String
    let locale: String
  }

  /// What a row says.
  private struct Counts: Hashable {
    var required: Int
    var translated: Int
    var needsReview = 0
    var checked = 0
    /// Texts that are not translated and that nobody is to miss.
    var suppressed = 0
    /// Translations that were there and are gone.
    var lost = 0

    /// Translations that are or were there.
    var everTranslated: Int { translated + lost }
  }

  /// A row that is open.
  private typealias Open = (firstRun: Int64, counts: Counts)

  /// Opens a row where something changed, and closes what came before.
  ///
  /// - Parameter renamed: New paths of sets, by the old ones.
  /// - Throws: What SQLite says, or that a row is damaged.
  func record(renamed: [String: String]) throws {
    var open = try openRows(renamed)
    for (old, new) in renamedSets(open) { open = try openRows([old: new]) }
    let sets = Dictionary(run.sets.map { ($0.set, $0) }, uniquingKeysWith: { first, _ in first })
    for set in run.sets where !set.isEmptied {
      for locale in set.locales {
        let place = Place(set: set.set, locale: locale.locale)
        let now = Counts(
          required: locale.required, translated: locale.translated,
          needsReview: locale.needsReview, checked: locale.checked,
          suppressed: locale.suppressed)
        guard set.complete, set.isWhole(in: locale.locale) else {
          try record(place, now, ofUnreadable: set, open[place])
          continue
        }
        var counts = now
        // A locale of which nothing is left is gone, though it may still be asked for.
        if now.checked == 0, now.required > 0, !isRemoved(place) {
          counts.lost = min(open[place]?.counts.everTranslated ?? 0, now.required)
        }
        try put(place, counts, open[place])
      }
    }
    for (place, known) in open {
      let set = sets[place.set]
      let isEmptied = set?.isEmptied ?? false
      if !isEmptied, set?.locales.contains(where: { $0.locale == place.locale }) ?? false {
        continue
      }
      if let set, !set.complete || !set.isWhole(in: place.locale) {
        let none = Counts(required: 0, translated: 0)
        try record(place, none, ofUnreadable: set, known)
      } else if set != nil || isWhole {
        try recordGone(place, known, isEmptied ? nil : set)
      }
    }
  }

  /// A locale of a set that was not read whole: behind a fault of a file nothing is translated; what no one could look at
  /// is as far as it was.
  private func record(
    _ place: Place, _ now: Counts, ofUnreadable set: SetSummary, _ known: Open?
  ) throws {
    guard set.isCut, !set.isWhole(in: place.locale), !set.isUnknown(in: place.locale), let known
    else { return }
    var counts = now
    counts.required = max(now.required, known.counts.required)
    counts.lost = max(0, known.counts.everTranslated - now.translated)
    try put(place, counts, known)
  }

  /// A locale or a set that is gone: its translations are lost, unless that was decided.
  private func recordGone(_ place: Place, _ known: Open, _ set: SetSummary?) throws {
    // What is no longer in the source either is not missed.
    let asked = set.map { $0.locales.map(\.required).max() ?? $0.keys } ?? Int.max
    let lost = min(known.counts.everTranslated, asked)
    if lost == 0 || isRemoved(place) { return try close(place, known) }
    try put(
      place, Counts(required: max(known.counts.required, lost), translated: 0, lost: lost), known)
  }

  /// Sets that are gone and whose translations a new one has: new paths by old ones.
  private func renamedSets(_ open: [Place: Open]) -> [String: String] {
    guard isWhole else { return [:] }
    let known = Dictionary(grouping: open, by: \.key.set).mapValues { rows in
      Dictionary(
        rows.filter { $0.value.counts.translated > 0 }.map {
          ($0.key.locale, $0.value.counts.translated)
        }, uniquingKeysWith: { $1 })
    }
    let seen = Set(run.sets.map(\.set))
    var renamed: [String: String] = [:]
    for set in run.sets where known[set.set] == nil {
      let now = Losses.translations(of: set)
      let old = known.first { !seen.contains($0.key) && $0.value == now && renamed[$0.key] == nil }
      if let old, !now.isEmpty { renamed[old.key] = set.set }
    }
    return renamed
  }

  private func isRemoved(_ place: Place) -> Bool {
    run.summary.removals.contains { $0.holds(set: place.set, locale: place.locale) }
  }

  private func openRows(_ renamed: [String: String]) throws -> [Place: Open] {
    for (old, new) in renamed {
      try database.execute(
        sql: """
          UPDATE OR REPLACE coverage SET set_path = ?
          WHERE app = ? AND set_path = ? AND closed_run IS NULL
          """, arguments: [new, app, old])
    }
    var open: [Place: Open] = [:]
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT set_path, locale, first_run, required, translated, needs_review, checked, suppressed,
          lost
        FROM coverage WHERE app = ? AND closed_run IS NULL
        """, arguments: [app])
    while let row = try rows.next() {
      open[Place(set: try row.text(0), locale: try row.text(1))] = (
        try row.identity(2),
        Counts(
          required: try row.count(3), translated: try row.count(4),
          needsReview: try row.count(5), checked: try row.count(6),
          suppressed: try row.count(7), lost: try row.count(8))
      )
    }
    return open
  }

  /// Writes a row that differs from the open one.
  private func put(_ place: Place, _ counts: Counts, _ known: Open?) throws {
    if known?.counts == counts { return }
    if let known { try close(place, known) }
    try database.execute(
      sql: """
        INSERT OR REPLACE INTO coverage(app, set_path, locale, first_run, required, translated,
          needs_review, checked, suppressed, lost) VALUES (?,?,?,?,?,?,?,?,?,?)
        """,
      arguments: [
        app, place.set, place.locale, number, counts.required, counts.translated,
        counts.needsReview, counts.checked, counts.suppressed, counts.lost,
      ])
  }

  private func close(_ place: Place, _ known: Open) throws {
    try database.execute(
      sql: """
        UPDATE coverage SET closed_run = ?
        WHERE app = ? AND set_path = ? AND locale = ? AND first_run = ?
        """, arguments: [number, app, place.set, place.locale, known.firstRun])
  }
}
