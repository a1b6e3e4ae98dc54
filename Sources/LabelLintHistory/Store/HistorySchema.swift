import GRDB

/// The tables of the store and how older ones become newer ones.
///
/// Rows of `finding` and `coverage` are intervals from the run that saw them first to the run that
/// closed them, so a night adds only what changed.
struct HistorySchema: Sendable {
  /// Statements that make version N of version N − 1, from version 1.
  let steps: [String]

  /// The schema of this release.
  static let current = HistorySchema(steps: [
    firstVersion, runsByContents, suppressedTexts, losses, sourceTexts,
  ])

  /// The version after all steps, `PRAGMA user_version`.
  var version: Int { steps.count }

  /// Brings an open database to this version.
  ///
  /// - Throws: A failure when the database is of a later version or belongs to another program.
  func migrate(_ database: Database, path: String) throws {
    let found = try check(database, path: path)
    for (number, step) in steps.enumerated() where number >= found {
      try database.execute(sql: step)
      try database.execute(sql: "PRAGMA user_version = \(number + 1)")
    }
  }

  /// The version of a database that may be used; 0 for an empty one.
  @discardableResult
  func check(_ database: Database, path: String) throws -> Int {
    let found = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    guard found <= version else {
      throw HistoryFailure(
        path: path,
        "written by a newer label-lint (version \(found) of the store, this one knows \(version)): "
          + "update label-lint")
    }
    let isEmpty = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") == 0
    guard found >= 0, try found == 0 ? isEmpty : hasTables(database, ofVersion: found) else {
      throw HistoryFailure(path: path, HistoryFailure.notAStore)
    }
    return found
  }

  /// Whether a database has the tables of a version, with their columns.
  private func hasTables(_ database: Database, ofVersion version: Int) throws -> Bool {
    let model = try DatabaseQueue()
    return try model.write { model in
      for step in steps.prefix(version) { try model.execute(sql: step) }
      return try HistoryExport.tables.allSatisfy { table in
        guard try model.tableExists(table.name) else { return true }
        guard try database.tableExists(table.name) else { return false }
        let columns = try database.columns(in: table.name).map(\.name)
        return try model.columns(in: table.name).map(\.name) == columns
      }
    }
  }

  /// Runs of one second are told apart by a hash of what they hold; empty for those of version 1.
  private static let runsByContents = """
    CREATE TABLE run_by_contents(id INTEGER PRIMARY KEY, app INTEGER NOT NULL REFERENCES app,
      started TEXT NOT NULL, contents TEXT NOT NULL, "commit" TEXT, tool TEXT NOT NULL,
      ruleset TEXT NOT NULL, rules TEXT NOT NULL, sets INTEGER NOT NULL,
      messages INTEGER NOT NULL, errors INTEGER NOT NULL, warnings INTEGER NOT NULL,
      notes INTEGER NOT NULL, duration_ms INTEGER NOT NULL, complete INTEGER NOT NULL,
      UNIQUE(app, started, contents));
    INSERT INTO run_by_contents SELECT id, app, started, '', "commit", tool, ruleset, rules, sets,
      messages, errors, warnings, notes, duration_ms, complete FROM run;
    DROP TABLE run;
    ALTER TABLE run_by_contents RENAME TO run;
    """

  /// Texts that are not translated and that nobody is to miss; nobody counted those of earlier runs.
  private static let suppressedTexts = """
    ALTER TABLE coverage ADD COLUMN suppressed INTEGER NOT NULL DEFAULT 0;
    """

  /// Since the fourth version findings are counted by text, which `texts` says of a run.
  ///
  /// `fate` is `lost` for what is open and
  /// was not read again; of what is closed it says why it is not fixed. `inherited` is 1 where the finding is told with
  /// that of its source. `lost` is the number of translations that are gone.
  private static let losses = """
    ALTER TABLE run ADD COLUMN texts INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE finding ADD COLUMN fate TEXT;
    ALTER TABLE finding ADD COLUMN inherited INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE coverage ADD COLUMN lost INTEGER NOT NULL DEFAULT 0;
    """

  /// Since the fifth version a finding has its text.
  ///
  /// The keys that had a source text are kept as hashes of their names (`SourceKeys`).
  private static let sourceTexts = """
    ALTER TABLE finding ADD COLUMN text TEXT NOT NULL DEFAULT '';
    CREATE TABLE source_keys(app INTEGER NOT NULL REFERENCES app, set_path TEXT NOT NULL,
      locale TEXT NOT NULL, keys TEXT NOT NULL, PRIMARY KEY(app, set_path)) WITHOUT ROWID;
    """

  private static let firstVersion = """
    CREATE TABLE app(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
    CREATE TABLE run(id INTEGER PRIMARY KEY, app INTEGER NOT NULL REFERENCES app,
      started TEXT NOT NULL, "commit" TEXT, tool TEXT NOT NULL, ruleset TEXT NOT NULL,
      rules TEXT NOT NULL, sets INTEGER NOT NULL, messages INTEGER NOT NULL,
      errors INTEGER NOT NULL, warnings INTEGER NOT NULL, notes INTEGER NOT NULL,
      duration_ms INTEGER NOT NULL, complete INTEGER NOT NULL, UNIQUE(app, started));
    CREATE TABLE finding(app INTEGER NOT NULL REFERENCES app, fingerprint TEXT NOT NULL,
      first_run INTEGER NOT NULL REFERENCES run, closed_run INTEGER REFERENCES run,
      rule TEXT NOT NULL, severity TEXT NOT NULL, set_path TEXT NOT NULL, "table" TEXT NOT NULL,
      locale TEXT NOT NULL, key TEXT NOT NULL, slot TEXT NOT NULL, text_hash TEXT NOT NULL,
      path TEXT NOT NULL, line INTEGER NOT NULL, message TEXT NOT NULL,
      PRIMARY KEY(app, fingerprint, first_run)) WITHOUT ROWID;
    CREATE INDEX finding_open ON finding(app, rule, locale) WHERE closed_run IS NULL;
    CREATE INDEX finding_closed ON finding(app, closed_run);
    CREATE TABLE coverage(app INTEGER NOT NULL REFERENCES app, set_path TEXT NOT NULL,
      locale TEXT NOT NULL, first_run INTEGER NOT NULL REFERENCES run,
      closed_run INTEGER REFERENCES run, required INTEGER NOT NULL, translated INTEGER NOT NULL,
      needs_review INTEGER NOT NULL, checked INTEGER NOT NULL,
      PRIMARY KEY(app, set_path, locale, first_run)) WITHOUT ROWID;
    """
}
