import GRDB
import LabelLint
import Testing

@testable import LabelLintHistory

/// Source texts that are gone while their translations are left, in nights without a baseline.
@Suite("Lost source texts")
struct SourceTextLossTests {
  private static let rules: [RuleID: Severity] = [
    "role-word": .warning, "lost-text": .error, "extra-translation": .warning,
  ]

  /// A night that read three keys, of which the source lacks some.
  private func night(
    _ day: Int, withoutSource lacking: [Int], keys: [String] = ["close", "play", "stop"],
    isCut: Bool = false, removed: [String] = [], _ findings: [RecordedFinding] = []
  ) -> RecordedRun {
    var set = Night.set()
    set.texts = TextInventory(
      tables: [TextInventory.Table(name: "string", keys: keys)],
      lacking: ["en": lacking, "de": []])
    set.isCut = isCut
    if isCut { set.cutLocales = ["en"] }
    var run = Night.run(day, rules: Self.rules, sets: [set], findings)
    run.summary.removals = removed.map {
      RunSummary.Removal(app: "player", set: "app/res", locale: "en", key: $0, reason: "wanted")
    }
    return run
  }

  private func lost(_ store: HistoryStore) throws -> [LostTexts] {
    try store.night().lost.map(\.texts)
  }

  private func loss(of keys: [String]) -> [LostTexts] {
    var lost = LostTexts(set: "app/res", locale: "en")
    for key in keys { lost.add(findingOf: key) }
    return keys.isEmpty ? [] : [lost]
  }

  @Test("a source text that became empty is lost every night until it is back")
  func emptied() throws {
    let store = try Night.store([night(1, withoutSource: [2])])
    #expect(try lost(store) == [])
    let addition = try store.add(night(2, withoutSource: [0, 2]))
    #expect(addition.opened == 1)
    #expect(addition.lost == 1)
    #expect(try lost(store) == loss(of: ["close"]))
    #expect(try store.night().openedCount == 0)
    #expect(
      try Digest(store.night()).text.hasPrefix(
        """
        Labels 2026-11-02: 1 lost, 0 new, 0 fixed, 1 open finding

        Lost
        - player: app/res, en: 1 lost ('close')

        """))
    _ = try store.add(night(3, withoutSource: [0, 2]))
    #expect(try lost(store) == loss(of: ["close"]))
    _ = try store.add(night(4, withoutSource: [2]))
    #expect(try lost(store) == [])
    #expect(try store.night().fixedCount == 0)
    #expect(try store.night().openCount == 0)
  }

  @Test("a key that is new, or gone with its translations, is not lost")
  func othersThanLosses() throws {
    let store = try Night.store([
      night(1, withoutSource: []),
      night(2, withoutSource: [2], keys: ["close", "play", "new"]),
    ])
    #expect(try lost(store) == [])
    #expect(try store.night().openCount == 0)
  }

  @Test("a loss that extra-translation tells of, or that was decided, is not told")
  func toldOtherwise() throws {
    let extra = Night.finding("close", rule: "extra-translation")
    let store = try Night.store([
      night(1, withoutSource: []),
      night(2, withoutSource: [0, 1], removed: ["play"], [extra]),
    ])
    #expect(try lost(store) == [])
    #expect(try store.night().openedCount == 1)
  }

  @Test("what a source hides that was not read whole stays as it was")
  func cutSource() throws {
    let store = try Night.store([
      night(1, withoutSource: []), night(2, withoutSource: [0]),
      night(3, withoutSource: [0, 1], isCut: true),
    ])
    #expect(try lost(store) == loss(of: ["close"]))
    _ = try store.add(night(4, withoutSource: [0, 1]))
    #expect(try lost(store) == loss(of: ["close", "play"]))
  }

  @Test("a history in lines tells the same, also when it is read again for each night")
  func journal() throws {
    let nights = [[2], [0, 2], [0, 2], [1, 2], [2]].enumerated().map {
      night($0.offset + 1, withoutSource: $0.element)
    }
    let expected = [[], ["close"], ["close"], ["play"], []]
    var bytes: [UInt8] = []
    for (run, keys) in zip(nights, expected) {
      var journal = try HistoryJournal(bytes, path: "j")
      _ = try journal.add(run, isWhole: true)
      #expect(try lost(journal.store) == loss(of: keys))
      // The same night again is known.
      #expect(try journal.add(run, isWhole: true).isKnown)
      bytes = journal.bytes
      #expect(try lost(HistoryJournal(bytes, path: "j").store) == loss(of: keys))
    }
  }

  @Test("a store of the version before tells losses from its second new night on")
  func olderStore() throws {
    let folder = try ScratchFolder()
    let path = folder.path("s.sqlite")
    let queue = try DatabaseQueue(path: path)
    try queue.writeWithoutTransaction { database in
      try HistorySchema(steps: Array(HistorySchema.current.steps.prefix(4)))
        .migrate(database, path: "")
      try database.execute(
        sql: """
          PRAGMA journal_mode = WAL;
          INSERT INTO app VALUES (1, 'player');
          INSERT INTO run VALUES (1, 1, '2026-11-01T02:00:00Z', 'c', NULL, '0.1.0', '2026.1',
            '{"role-word":"warning"}', 1, 200, 0, 1, 0, 1500, 1, 1);
          INSERT INTO finding VALUES (1, 'f', 1, NULL, 'role-word', 'warning', 'app/res', 'string',
            'de', 'b', '', 'h', 'p', 4, 'm', NULL, 0);
          """)
    }
    try queue.close()
    let store = try HistoryStore(path: path, for: .recording)
    #expect(try store.faults().isEmpty)
    #expect(try store.night().openCount == 1)
    _ = try store.add(night(2, withoutSource: [2]))
    #expect(try lost(store) == [])
    _ = try store.add(night(3, withoutSource: [0, 2]))
    #expect(try lost(store) == loss(of: ["close"]))
    // What is remembered goes with an export.
    var bytes: [UInt8] = []
    try store.export { bytes += $0 }
    let copy = try HistoryStore()
    _ = try copy.restore(bytes, from: "x.ndjson")
    _ = try copy.add(night(4, withoutSource: [0, 1]))
    #expect(try lost(copy) == loss(of: ["close", "play"]))
  }
}
