import Foundation
import GRDB
import LabelLint
import Testing

@testable import LabelLintHistory

/// Stores of the first version, and stores in which something is wrong.
@Suite("Old and damaged stores")
struct OldStoreTests {
  /// A store of the first version with two nights, as release 0.1.0 made it.
  private func old(_ folder: ScratchFolder) throws {
    let queue = try DatabaseQueue(path: folder.path("s.sqlite"))
    try queue.writeWithoutTransaction { database in
      try HistorySchema(steps: Array(HistorySchema.current.steps.prefix(1)))
        .migrate(database, path: "")
      try database.execute(
        sql: """
          PRAGMA journal_mode = WAL;
          INSERT INTO app VALUES (1, 'player');
          INSERT INTO run VALUES (1, 1, '2026-11-01T02:00:00Z', NULL, '0.1.0', '2026.1',
            '{"role-word":"warning"}', 1, 200, 0, 2, 0, 1500, 1);
          INSERT INTO run VALUES (2, 1, '2026-11-02T02:00:00Z', 'abc', '0.1.0', '2026.1',
            '{"role-word":"warning"}', 1, 200, 0, 1, 0, 1500, 1);
          INSERT INTO finding VALUES (1, 'f1', 1, 2, 'role-word', 'warning', 'app/res', 'string',
            'de', 'a', '', 'h', 'p', 3, 'm');
          INSERT INTO finding VALUES (1, 'f2', 1, NULL, 'role-word', 'warning', 'app/res', 'string',
            'de', 'b', '', 'h', 'p', 4, 'm');
          INSERT INTO coverage VALUES (1, 'app/res', 'de', 1, NULL, 100, 90, 1, 95);
          """)
    }
  }

  @Test("a store of the first version goes on, with all it holds")
  func migrated() throws {
    let folder = try ScratchFolder()
    try old(folder)
    let failure = #expect(throws: HistoryFailure.self) {
      try HistoryStore(path: folder.path("s.sqlite"), for: .reading)
    }
    #expect(failure?.reason.contains("label-lint history add brings it up to date") == true)
    let store = try HistoryStore(path: folder.path("s.sqlite"), for: .recording)
    #expect(try store.faults().isEmpty)
    #expect(try store.read { try Row.fetchAll($0, sql: "PRAGMA foreign_key_check") }.isEmpty)
    let night = try store.night()
    #expect(night.apps[0].fixed == ["role-word": 1])
    #expect(night.apps[0].run.commit == "abc")
    #expect(night.openCount == 1)
    #expect(
      night.apps[0].coverage == [
        CoverageCell(
          set: "app/res", locale: "de", required: 100, translated: 90, needsReview: 1, checked: 95,
          suppressed: 0)
      ])
    #expect(try store.series(days: 9).apps[0].values == [2, 1])
    // What the old runs held nobody knows any more.
    #expect(try store.add(Night.run(2, [])).isKnown)
    #expect(try store.add(Night.run(3, [])).closed == 1)
    #expect(try !store.add(Night.run(3, [Night.finding("c")])).isKnown)
    #expect(throws: (any Error).self) {
      // Rows still have to name others that are there.
      try store.write { try $0.execute(sql: "UPDATE finding SET first_run = 99") }
    }
  }

  private static func counts(_ addition: RunAddition) -> String {
    "\(addition.opened) opened, \(addition.updated) updated, \(addition.closed) closed, "
      + "\(addition.kept) kept"
  }

  @Test("texts take the place of a group that an older release kept, since the same run")
  func groups() throws {
    let store = try HistoryStore()
    let group = Night.finding("", rule: "all-caps")
    let source = Night.finding("s", locale: "en")
    _ = try store.add(Night.run(1, [group, source]))
    try store.write { try $0.execute(sql: "UPDATE run SET texts = 0") }
    func texts(_ keys: [String]) -> [RecordedFinding] {
      var inherited = Night.finding("s")
      inherited.isInherited = true
      inherited.olderIdentity = source.fingerprint
      return [source, inherited]
        + keys.map { key in
          var text = Night.finding(key, rule: "all-caps")
          text.olderIdentity = group.fingerprint
          return text
        }
    }
    let addition = try store.add(Night.run(2, texts(["a", "b"])))
    #expect(Self.counts(addition) == "0 opened, 0 updated, 0 closed, 4 kept")
    #expect(try store.night().isQuiet)
    #expect(try store.series(days: 9).apps[0].values == [4, 4])
    let next = try store.add(Night.run(3, texts(["a", "b", "c"])))
    #expect(Self.counts(next) == "1 opened, 0 updated, 0 closed, 4 kept")
    let night = try store.night()
    let keys = night.opened.map(\.finding.subject.key)
    #expect(keys.joined(separator: ",") == "c")
    #expect(night.fixedCount == 0)
  }

  @Test("a translation that inherits its source's fault is open, and no news")
  func inherited() throws {
    let store = try HistoryStore()
    let source = Night.finding("s", locale: "en")
    _ = try store.add(Night.run(1, [source]))
    var inherited = Night.finding("s")
    inherited.isInherited = true
    inherited.olderIdentity = source.fingerprint
    #expect(try store.add(Night.run(2, [source, inherited])).opened == 0)
    #expect(try store.night().openedCount == 0)
    #expect(try store.night().openCount == 2)
    // The source is mended: what is left was known.
    let addition = try store.add(Night.run(3, [Night.finding("s")]))
    #expect(Self.counts(addition) == "0 opened, 0 updated, 1 closed, 1 kept")
    let night = try store.night()
    #expect(night.openedCount == 0)
    #expect(night.fixedCount == 1)
    #expect(night.openCount == 1)
  }

  /// Changes of a sound store that no release makes.
  static let damages = [
    "UPDATE run SET messages = -1", "UPDATE run SET duration_ms = 9223372036854775807",
    "UPDATE run SET duration_ms = 1e308", "UPDATE run SET errors = 'many'",
    "UPDATE run SET complete = 2", "UPDATE run SET tool = x'00ff'", "UPDATE app SET name = x'61'",
    "UPDATE finding SET line = -9223372036854775808", "UPDATE finding SET line = 'first'",
    "UPDATE finding SET rule = x'61'", "UPDATE coverage SET required = -5",
    "UPDATE coverage SET translated = 4611686018427387904",
  ]

  @Test("values that none of ours writes are refused, whatever is asked", arguments: damages)
  func damagedRows(_ damage: String) throws {
    let folder = try ScratchFolder()
    let path = folder.path("s.sqlite")
    do {
      let store = try HistoryStore(path: path, for: .recording)
      for day in 1...2 { _ = try store.add(Night.run(day, [Night.finding("a\(day)")])) }
      try store.write { try $0.execute(sql: damage) }
    }
    let store = try HistoryStore(path: path, for: .recording)
    var failures: [HistoryFailure] = []
    do throws(HistoryFailure) { _ = try store.night() } catch { failures.append(error) }
    do throws(HistoryFailure) { _ = try store.series(days: 9) } catch { failures.append(error) }
    do throws(HistoryFailure) { try store.export { _ in } } catch { failures.append(error) }
    do throws(HistoryFailure) { _ = try store.add(Night.run(3)) } catch { failures.append(error) }
    #expect(!failures.isEmpty)
    for failure in failures {
      #expect(failure.reason.hasPrefix("the store is damaged: the column '"), "\(failure)")
    }
  }

  /// Databases that are no store, though they say the version of one.
  static let others = [
    "DROP TABLE coverage", "DROP TABLE app", "ALTER TABLE run DROP COLUMN notes",
    "ALTER TABLE finding RENAME COLUMN line TO row", "ALTER TABLE coverage ADD COLUMN more TEXT",
    "PRAGMA user_version = 1", "PRAGMA user_version = -3", "PRAGMA user_version = 0",
  ]

  @Test("a database with other tables is no store, and stays as it is", arguments: others)
  func otherTables(_ change: String) throws {
    let folder = try ScratchFolder()
    let path = folder.path("s.sqlite")
    do {
      let store = try HistoryStore(path: path, for: .recording)
      _ = try store.add(Night.run(1, []))
      try store.write { database in
        try database.execute(sql: "PRAGMA defer_foreign_keys = ON; DELETE FROM coverage")
        try database.execute(sql: "DELETE FROM run; DELETE FROM app")
        try database.execute(sql: change)
      }
    }
    let before = try folder.bytes("s.sqlite")
    for purpose in [HistoryStore.Purpose.reading, .recording] {
      let failure = #expect(throws: HistoryFailure.self) {
        try HistoryStore(path: path, for: purpose)
      }
      #expect(failure?.reason == HistoryFailure.notAStore, "\(change)")
    }
    #expect(try folder.bytes("s.sqlite") == before)
  }

  @Test("a store that is cut off anywhere is refused or read, never more")
  func cut() throws {
    let folder = try ScratchFolder()
    let bytes = try Night.store((1...9).map { Night.run($0, [Night.finding("a\($0)")]) }).bytes()
    for length in stride(from: 0, to: bytes.count, by: 977) {
      try Data(bytes.prefix(length)).write(to: folder.url.appending(path: "s.sqlite"))
      for purpose in [HistoryStore.Purpose.reading, .recording] {
        do throws(HistoryFailure) {
          let store = try HistoryStore(path: folder.path("s.sqlite"), for: purpose)
          _ = try store.night()
          // An empty file is a store that is about to be begun.
          Issue.record("cut at \(length): a night was read")
        } catch {
          #expect(!error.reason.isEmpty)
        }
      }
    }
  }
}
