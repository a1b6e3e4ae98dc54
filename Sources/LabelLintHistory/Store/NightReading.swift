import GRDB
import LabelLint

/// Reads the newest run of each app and what it changed.
struct NightReading {
  /// The database, within a transaction.
  let database: Database

  /// An app by number and name.
  struct App {
    /// Number in the store.
    let number: Int64
    /// Its name.
    let name: String
  }

  /// The apps of the store, or one of them, ordered by name.
  func apps(named name: String?) throws -> [App] {
    try Row.fetchAll(
      database,
      sql: "SELECT id, name FROM app WHERE ?1 IS NULL OR name = ?1 ORDER BY name",
      arguments: [name]
    ).map { App(number: try $0.identity(0), name: try $0.text(1)) }
  }

  /// The runs of an app, oldest first.
  func runs(of app: App) throws -> [NightRun] {
    try Row.fetchAll(
      database,
      sql: """
        SELECT id, started, "commit", tool, ruleset, rules, sets, messages, errors, warnings, notes,
          duration_ms, complete FROM run WHERE app = ? ORDER BY id
        """, arguments: [app.number]
    ).compactMap { row in
      let started = try row.text(1)
      guard let time = Timestamp(started) else { return nil }
      return NightRun(
        number: try row.identity(0), started: started, time: time, commit: try row.optionalText(2),
        tool: try row.text(3), ruleSet: try row.text(4),
        rules: RuleLevels.levels(in: try row.text(5)), sets: try row.count(6),
        messages: try row.count(7),
        counts: SeverityCounts(
          error: try row.count(8), warning: try row.count(9), note: try row.count(10)),
        durationMs: try row.count(11), complete: try row.truth(12))
    }
  }

  /// The newest run of an app and what it changed; nil for an app without runs.
  func night(of app: App, runs: [NightRun]) throws -> AppNight? {
    guard let run = runs.last else { return nil }
    var night = AppNight(app: app.name, run: run)
    night.previous = runs.count > 1 ? runs[runs.count - 2] : nil
    if let previous = night.previous {
      night.isBack = try isMissed(by: app, since: previous, until: run)
    }
    night.daysSinceClean = runs.last { $0.counts.total == 0 }.map { run.time.days(since: $0.time) }
    night.open = try Row.fetchAll(
      database,
      sql: """
        SELECT rule, locale, severity, count(*) FROM finding
        WHERE app = ? AND closed_run IS NULL GROUP BY rule, locale, severity
        """, arguments: [app.number]
    ).compactMap { row in
      guard let severity = Severity(rawValue: try row.text(2)) else { return nil }
      return FindingGroup(
        rule: try row.text(0), locale: try row.text(1), severity: severity, count: try row.count(3))
    }
    night.lost = try lost(of: app, at: run.number)
    night.coverage = try coverage(of: app, at: run.number)
    if let previous = night.previous {
      night.previousCoverage = try coverage(of: app, at: previous.number)
    }
    try readChanges(of: app, &night)
    let flagged = try Row.fetchCursor(
      database,
      sql: """
        SELECT locale, count(*) FROM (SELECT DISTINCT locale, set_path, "table", key FROM finding
          WHERE app = ? AND closed_run IS NULL AND key != '' AND rule != 'missing-translation')
        GROUP BY locale
        """, arguments: [app.number])
    while let row = try flagged.next() { night.flaggedLabels[try row.text(0)] = try row.count(1) }
    return night
  }

  /// Whether another app reported on a night between two runs of an app.
  private func isMissed(by app: App, since previous: NightRun, until run: NightRun) throws -> Bool {
    let others = try Row.fetchCursor(
      database, sql: "SELECT started FROM run WHERE app != ? AND started > ? AND started < ?",
      arguments: [app.number, previous.started, run.started])
    while let row = try others.next() {
      guard let time = Timestamp(try row.text(0)) else { continue }
      if time.seconds - previous.time.seconds > FleetNight.length,
        run.time.seconds - time.seconds > FleetNight.length
      {
        return true
      }
    }
    return false
  }

  private func readChanges(of app: App, _ night: inout AppNight) throws {
    let run = night.run
    // What an app's first run finds is what it starts with, not what has gone wrong since.
    guard let previous = night.previous else { return }
    var closed: [String: (rule: String, fate: String?)] = [:]
    let closedRows = try Row.fetchCursor(
      database,
      sql: "SELECT fingerprint, rule, fate FROM finding WHERE app = ? AND closed_run = ?",
      arguments: [app.number, run.number])
    while let row = try closedRows.next() {
      closed[try row.text(0)] = (try row.text(1), try row.optionalText(2))
    }
    let gone = night.goneLocales
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT fingerprint, rule, severity, set_path, "table", key, locale, slot, text_hash, path,
          line, message, inherited, text FROM finding WHERE app = ? AND first_run = ?
        """, arguments: [app.number, run.number])
    while let row = try rows.next() {
      var finding = RecordedFinding(
        fingerprint: try row.text(0), rule: try row.text(1),
        severity: Severity(rawValue: try row.text(2)) ?? .note,
        subject: Subject(
          set: try row.text(3), table: try row.text(4), key: try row.text(5),
          locale: try row.text(6), slot: try row.text(7)),
        textHash: try row.text(8), path: try row.text(9), line: try row.count(10),
        message: try row.text(11))
      finding.text = try row.text(13)
      if finding.isLossOfKey {
        // It is among what is lost.
        night.newLosses += 1
      } else if closed.removeValue(forKey: finding.fingerprint) != nil {
        night.updated += 1
      } else if try row.truth(12) {
        // It is told with its source's finding.
        continue
      } else if !previous.rules.isEmpty, previous.rules[RuleID(finding.rule)] == nil {
        night.fromNewRules[finding.rule, default: 0] += 1
      } else if finding.rule == Losses.ruleOfMissingTexts.description,
        gone[finding.subject.set]?.contains(finding.subject.locale) ?? false
      {
        night.openedByLoss += 1
      } else {
        night.opened.append(finding)
      }
    }
    for (rule, fate) in closed.values {
      if fate == "removed" {
        night.removed += 1
      } else if fate == "lost" || rule == LostText.metadata.id.description {
        // It is, or was, among what is lost.
        continue
      } else if !run.rules.isEmpty, run.rules[RuleID(rule)] == nil {
        night.withdrawn += 1
      } else {
        night.fixed[rule, default: 0] += 1
      }
    }
    night.opened.sort { left, right in
      if left.severity != right.severity { return left.severity > right.severity }
      return (left.path, left.line, left.rule, left.fingerprint)
        < (right.path, right.line, right.rule, right.fingerprint)
    }
  }

  /// What is lost at a run, ordered by set and locale: what is open and was not read again, and what went in this run.
  private func lost(of app: App, at run: Int64) throws -> [LostTexts] {
    var lost: [String: [String: LostTexts]] = [:]
    let findings = try Row.fetchCursor(
      database,
      sql: """
        SELECT set_path, locale, key FROM finding
        WHERE app = ?1 AND fate = 'lost' AND (closed_run IS NULL OR closed_run = ?2)
        ORDER BY key
        """, arguments: [app.number, run])
    while let row = try findings.next() {
      let (set, locale) = (try row.text(0), try row.text(1))
      lost[set, default: [:]][locale, default: LostTexts(set: set, locale: locale)]
        .add(findingOf: try row.text(2))
    }
    for cell in try coverage(of: app, at: run) where cell.lost > 0 {
      lost[cell.set, default: [:]][
        cell.locale, default: LostTexts(set: cell.set, locale: cell.locale)
      ].add(translations: cell.lost)
      lost[cell.set]?[cell.locale]?.successor = try successor(of: cell, app, at: run)
    }
    return lost.values.flatMap(\.values).sorted { ($0.set, $0.locale) < ($1.set, $1.locale) }
  }

  /// The only locale of the same language that a set has since the run in which one went.
  private func successor(
    of gone: CoverageCell, _ app: App, at run: Int64
  ) throws -> LostTexts.Successor? {
    guard gone.translated == 0, let language = LocaleTag(gone.locale)?.language else { return nil }
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT locale, translated FROM coverage AS new
        WHERE app = ?1 AND set_path = ?2 AND locale != ?3 AND translated > 0
          AND first_run <= ?4 AND (closed_run IS NULL OR closed_run > ?4)
          AND (SELECT min(first_run) FROM coverage
            WHERE app = ?1 AND set_path = ?2 AND locale = new.locale)
          = (SELECT min(first_run) FROM coverage
            WHERE app = ?1 AND set_path = ?2 AND locale = ?3 AND lost > 0)
        """, arguments: [app.number, gone.set, gone.locale, run])
    let alike = try rows.map {
      LostTexts.Successor(locale: try $0.text(0), translations: try $0.count(1))
    }.filter { LocaleTag($0.locale)?.language == language }
    return alike.count == 1 ? alike.first : nil
  }

  /// The coverage of an app at a run, ordered by set and locale.
  private func coverage(of app: App, at run: Int64) throws -> [CoverageCell] {
    try Row.fetchAll(
      database,
      sql: """
        SELECT set_path, locale, required, translated, needs_review, checked, suppressed, lost FROM coverage
        WHERE app = ?1 AND first_run <= ?2 AND (closed_run IS NULL OR closed_run > ?2)
        ORDER BY set_path, locale
        """, arguments: [app.number, run]
    ).map { row in
      CoverageCell(
        set: try row.text(0), locale: try row.text(1), required: try row.count(2),
        translated: try row.count(3), needsReview: try row.count(4), checked: try row.count(5),
        suppressed: try row.count(6), lost: try row.count(7))
    }
  }
}
