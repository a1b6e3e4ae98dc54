import Foundation
import GRDB
import Testing

@testable import LabelLintHistory

/// Files that are no store, other versions of it, and other users of it.
@Suite("The store's file")
struct HistoryStoreTests {
  /// A store with one run, closed.
  private func stored(_ folder: ScratchFolder, _ name: String = "s.sqlite") throws {
    _ = try HistoryStore(path: folder.path(name), for: .recording).add(
      Night.run(1, [Night.finding("a")]))
  }

  private func reason(_ path: String, _ purpose: HistoryStore.Purpose) throws -> String {
    let failure = #expect(throws: HistoryFailure.self) {
      try HistoryStore(path: path, for: purpose, patience: 0)
    }
    #expect(failure?.path == path)
    return failure?.reason ?? ""
  }

  @Test("a closed store is one file in write-ahead mode, and sound")
  func file() throws {
    let folder = try ScratchFolder()
    try stored(folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names == ["s.sqlite"])
    let store = try HistoryStore(path: folder.path("s.sqlite"), for: .reading)
    #expect(try store.faults().isEmpty)
    #expect(try store.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") } == "wal")
    #expect(
      try store.read { try Int.fetchOne($0, sql: "PRAGMA user_version") }
        == HistorySchema.current.version)
  }

  @Test("a store of a newer release is refused and stays as it is")
  func newer() throws {
    let folder = try ScratchFolder()
    try stored(folder)
    do {
      let queue = try DatabaseQueue(path: folder.path("s.sqlite"))
      try queue.writeWithoutTransaction { database in
        try database.execute(sql: "PRAGMA user_version = 7; PRAGMA wal_checkpoint(TRUNCATE)")
      }
    }
    let before = try folder.bytes("s.sqlite")
    for purpose in [HistoryStore.Purpose.reading, .recording] {
      #expect(
        try reason(folder.path("s.sqlite"), purpose)
          == "written by a newer label-lint (version 7 of the store, this one knows "
          + "\(HistorySchema.current.version)): "
          + "update label-lint")
    }
    #expect(try folder.bytes("s.sqlite") == before)
  }

  @Test("an older store is migrated when a run is recorded, with all it holds")
  func older() throws {
    let folder = try ScratchFolder()
    try stored(folder)
    let next = HistorySchema(
      steps: HistorySchema.current.steps + ["CREATE INDEX finding_first ON finding(first_run)"])
    let failure = #expect(throws: HistoryFailure.self) {
      try HistoryStore(path: folder.path("s.sqlite"), for: .reading, schema: next)
    }
    #expect(failure?.reason.contains("brings it up to date") == true)
    let store = try HistoryStore(path: folder.path("s.sqlite"), for: .recording, schema: next)
    #expect(try store.read { try Int.fetchOne($0, sql: "PRAGMA user_version") } == next.version)
    #expect(try store.night().openCount == 1)
  }

  @Test("a step that fails leaves the older version")
  func failedStep() throws {
    let folder = try ScratchFolder()
    try stored(folder)
    let next = HistorySchema(
      steps: HistorySchema.current.steps + [
        "CREATE TABLE extra(id); INSERT INTO nowhere VALUES (1)"
      ])
    #expect(throws: HistoryFailure.self) {
      try HistoryStore(path: folder.path("s.sqlite"), for: .recording, schema: next)
    }
    let store = try HistoryStore(path: folder.path("s.sqlite"), for: .reading)
    #expect(
      try store.read { try Int.fetchOne($0, sql: "PRAGMA user_version") }
        == HistorySchema.current.version)
    #expect(try store.read { try $0.tableExists("extra") } == false)
  }

  @Test("a file of another kind is refused and stays as it is")
  func otherFiles() throws {
    let folder = try ScratchFolder()
    try folder.write(String(repeating: "no database at all\n", count: 60), "text")
    try folder.write("short", "short")
    do {
      let queue = try DatabaseQueue(path: folder.path("other.sqlite"))
      try queue.write { try $0.execute(sql: "CREATE TABLE note(id INTEGER)") }
    }
    for name in ["text", "short", "other.sqlite"] {
      let before = try folder.bytes(name)
      for purpose in [HistoryStore.Purpose.reading, .recording] {
        #expect(try reason(folder.path(name), purpose) == HistoryFailure.notAStore)
      }
      #expect(try folder.bytes(name) == before)
    }
  }

  @Test("a missing file is no history, and a missing folder none to begin one in")
  func missing() throws {
    let folder = try ScratchFolder()
    #expect(try reason(folder.path("gone.sqlite"), .reading).hasPrefix("no such file"))
    #expect(try reason(folder.path("gone/s.sqlite"), .recording).contains("cannot be opened"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("gone.sqlite")))
  }

  @Test("a damaged store is said to be one")
  func damaged() throws {
    let folder = try ScratchFolder()
    try stored(folder)
    var bytes = try folder.bytes("s.sqlite")
    for index in 4096..<bytes.count { bytes[index] = 0xA5 }
    try Data(bytes).write(to: folder.url.appending(path: "s.sqlite"))
    let failure = #expect(throws: HistoryFailure.self) {
      _ = try HistoryStore(path: folder.path("s.sqlite"), for: .reading).night()
    }
    #expect(failure?.reason.contains("damaged") == true)
  }

  @Test("a second writer waits, and says so when it has waited enough")
  func twoWriters() throws {
    let folder = try ScratchFolder()
    try stored(folder)
    let path = folder.path("s.sqlite")
    let first = try DatabaseQueue(path: path)
    try first.inDatabase { database in
      try database.execute(sql: "BEGIN IMMEDIATE")
      #expect(try reason(path, .recording).contains("another process writes"))
      // Readers are not held up.
      #expect(try HistoryStore(path: path, for: .reading, patience: 0).night().openCount == 1)
      try database.execute(sql: "ROLLBACK")
    }
    let second = try HistoryStore(path: path, for: .recording, patience: 0)
    #expect(try second.add(Night.run(2, [])).closed == 1)
  }

  @Test("two writers at once both end")
  func concurrentWriters() async throws {
    let folder = try ScratchFolder()
    try stored(folder)
    let path = folder.path("s.sqlite")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for app in 0..<4 {
        group.addTask {
          for day in 2..<8 {
            let store = try HistoryStore(path: path, for: .recording)
            _ = try store.add(Night.run(day, app: "app\(app)", [Night.finding("k\(day)")]))
          }
        }
      }
      try await group.waitForAll()
    }
    let store = try HistoryStore(path: path, for: .reading)
    #expect(try store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM run") } == 25)
    #expect(try store.faults().isEmpty)
  }
}
