import Foundation
import LabelLint
import Testing

@testable import LabelLintHistory

/// A store as lines and back, and a history that is kept as lines.
@Suite("Copies of the store")
struct HistoryCopyTests {
  static let runs = [
    Night.run(1, [Night.finding("a"), Night.finding("b", text: "größe \u{202E}|`")]),
    Night.run(1, app: "other", sets: [Night.set(translated: 100)], []),
    Night.run(2, [Night.finding("b"), Night.finding("c", severity: .error, locale: "")]),
    Night.run(3, sets: [Night.set(complete: false)], [Night.finding("d", set: "new/res")]),
  ]

  private func export(_ store: HistoryStore) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try store.export { bytes += $0 }
    return bytes
  }

  @Test("an export becomes the same store again")
  func roundTrip() throws {
    let first = try export(Night.store(Self.runs))
    let store = try HistoryStore()
    #expect(try store.restore(first, from: "x.ndjson") == 4)
    #expect(try export(store) == first)
    #expect(try store.faults().isEmpty)
    // And it goes on from there.
    #expect(try store.add(Night.run(4, app: "other", [Night.finding("z")])).opened == 1)
  }

  @Test("runs of one second are told apart in every copy")
  func sameSecond() throws {
    let runs = [Night.run(1, [Night.finding("a")]), Night.run(1, [Night.finding("b")])]
    let store = try Night.store(runs)
    let copy = try HistoryStore()
    #expect(try copy.restore(try export(store), from: "x.ndjson") == 2)
    #expect(try copy.add(runs[0]).isKnown && copy.add(runs[1]).isKnown)
    var journal = try HistoryJournal([], path: "j")
    for run in runs + runs { _ = try journal.add(run, isWhole: false) }
    #expect(journal.bytes.count { $0 == 0x0A } == 2)
    let again = try HistoryJournal(journal.bytes, path: "j")
    #expect(try export(again.store) == export(store))
  }

  @Test("an export and a journal of the first version are read")
  func firstVersion() throws {
    let header = "{\"type\":\"history\",\"schemaVersion\":1,\"store\":1}\n"
    let lines = String(decoding: try export(Night.store(Self.runs)), as: UTF8.self)
      .split(separator: "\n").dropFirst()
    let old = lines.map { line -> String in
      guard let start = line.range(of: ",\"contents\":\"") else {
        return line.replacingOccurrences(of: ",\"suppressed\":0", with: "")
      }
      let end = line[start.upperBound...].firstIndex(of: "\"") ?? line.endIndex
      return String(line[..<start.lowerBound] + line[line.index(after: end)...])
    }
    let store = try HistoryStore()
    let bytes = Array((header + old.joined(separator: "\n") + "\n").utf8)
    #expect(try store.restore(bytes, from: "x") == 4)
    // What an older release recorded is known by its second alone.
    #expect(try store.add(Night.run(2, app: "other")).isKnown == false)
    #expect(try store.add(Night.run(3, [])).isKnown)
    var journal = try HistoryJournal([], path: "j")
    for run in Self.runs { _ = try journal.add(run, isWhole: false) }
    let first = String(decoding: journal.bytes, as: UTF8.self)
      .replacingOccurrences(of: "\"schemaVersion\":2", with: "\"schemaVersion\":1")
    let again = try HistoryJournal(Array(first.utf8), path: "j")
    #expect(try export(again.store) == export(Night.store(Self.runs)))
  }

  @Test("a store that has runs is not filled")
  func notEmpty() throws {
    let bytes = try export(Night.store(Self.runs))
    let store = try Night.store([Night.run(1)])
    let failure = #expect(throws: HistoryFailure.self) {
      try store.restore(bytes, from: "x.ndjson")
    }
    #expect(failure?.reason.hasPrefix("the store has runs already") == true)
  }

  /// What is no export, and what is said of it.
  static let bad = [
    ("", "x:1", "the file is empty"),
    ("{}\n", "x:1", "not an export of a store"),
    ("{\"type\":\"history\",\"schemaVersion\":1,\"store\":9}\n", "x:1", "another version"),
    ("{\"type\":\"history\",\"store\":1}\nnot\n", "x:2", "not JSON at byte"),
    ("{\"type\":\"history\",\"store\":1}\n{\"type\":\"x\"}\n", "x:2", "not a row of a table"),
    (
      "{\"type\":\"history\",\"store\":1}\n{\"type\":\"app\",\"id\":\"1\",\"name\":\"a\"}\n", "x:2",
      "'id' is missing or of another kind"
    ),
    (
      "{\"type\":\"history\",\"store\":1}\n{\"type\":\"app\",\"id\":1,\"name\":\"a\"}\n"
        + "{\"type\":\"app\",\"id\":1,\"name\":\"b\"}\n", "x:3", "contradicts others"
    ),
  ]

  @Test("what is no export is refused with its line, and nothing is kept", arguments: bad)
  func badLines(text: String, path: String, reason: String) throws {
    let store = try HistoryStore()
    let failure = #expect(throws: HistoryFailure.self) {
      try store.restore(Array(text.utf8), from: "x")
    }
    #expect(failure?.path == path)
    #expect(failure?.reason.contains(reason) == true, "\(failure?.reason ?? "")")
    #expect(try store.apps().isEmpty)
  }

  @Test("a journal says what the store says")
  func journal() throws {
    var journal = try HistoryJournal([], path: "j")
    for run in Self.runs { _ = try journal.add(run, isWhole: false) }
    let again = try HistoryJournal(journal.bytes, path: "j")
    #expect(!again.isCut)
    #expect(again.bytes == journal.bytes)
    let store = try Night.store(Self.runs)
    #expect(Digest(try again.store.night()).json == Digest(try store.night()).json)
    #expect(try export(again.store) == export(store))
    // The second line of an app describes only what is new in it.
    #expect(journal.bytes.count { $0 == 0x0A } == 4)
    var known = again
    #expect(try known.add(Self.runs[3], isWhole: false).isKnown)
    #expect(known.bytes == journal.bytes)
  }

  @Test("a journal that is cut off loses its last run, no other")
  func cutJournal() throws {
    var journal = try HistoryJournal([], path: "j")
    for run in Self.runs.prefix(2) { _ = try journal.add(run, isWhole: false) }
    let whole = journal.bytes
    _ = try journal.add(Self.runs[2], isWhole: false)
    for count in [whole.count + 1, journal.bytes.count - 1] {
      let cut = try HistoryJournal(Array(journal.bytes.prefix(count)), path: "j")
      #expect(cut.isCut)
      #expect(cut.bytes == whole)
    }
  }

  @Test(
    "a file that is no journal is refused",
    arguments: [
      ("text\n", "j:1", HistoryFailure.notAStore),
      ("{\"type\":\"run\"}\n", "j:1", HistoryFailure.notAStore),
      (
        "{\"type\":\"night\",\"schemaVersion\":3}\n", "j:1",
        "written by a newer label-lint: update label-lint"
      ),
      (
        "{\"type\":\"night\",\"schemaVersion\":1}\n", "j:1",
        "the member 'app' is missing or of another kind: expected a string"
      ),
    ])
  func noJournal(text: String, path: String, reason: String) {
    let failure = #expect(throws: HistoryFailure.self) {
      try HistoryJournal(Array(text.utf8), path: "j")
    }
    #expect(failure == HistoryFailure(path: path, reason))
  }
}
