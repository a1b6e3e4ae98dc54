import Glibc
import LabelLint
import LabelLintHistory
import LabelLintProject

/// What holds for anything that the nightly store is made of.
enum HistoryProperties {
  /// Runs that are read can be recorded, and a journal of them says what the store says.
  static func readRecords(_ bytes: [UInt8]) {
    guard let runs = try? RecordedRun.runs(in: bytes), let store = try? HistoryStore(),
      var journal = try? HistoryJournal([], path: "j")
    else { return }
    for run in runs {
      // What is refused, such as a time that is none, is so by both.
      guard let addition = try? store.add(run) else {
        precondition(
          (try? journal.add(run, isWhole: false)) == nil, "a journal takes what a store does not")
        return
      }
      precondition(
        (try? journal.add(run, isWhole: false)) == addition, "a journal adds what a store does not")
      precondition((try? store.add(run))?.isKnown == true, "a run is not known again")
    }
    expectCopies(of: store)
    guard let again = try? HistoryJournal(journal.bytes, path: "j") else {
      preconditionFailure("a written journal cannot be read")
    }
    precondition(again.bytes == journal.bytes, "a journal changes when it is read")
    precondition(export(again.store) == export(store), "a journal is another history")
  }

  /// The lines of a journal that are read are read again.
  static func readJournal(_ bytes: [UInt8]) {
    guard let journal = try? HistoryJournal(bytes, path: "j") else { return }
    guard let again = try? HistoryJournal(journal.bytes, path: "j") else {
      preconditionFailure("the lines of a journal cannot be read again")
    }
    precondition(export(again.store) == export(journal.store), "the lines say something else")
    expectCopies(of: journal.store)
  }

  /// A file that is opened as a store answers or refuses, for reading and for recording.
  static func readStore(_ bytes: [UInt8]) {
    let folder = Environment["TMPDIR"] ?? "/tmp"
    let path = "\(folder)/label-lint-fuzz-\(getpid())-\(UInt64.random(in: .min ... .max)).sqlite"
    guard (try? WholeFile.write(bytes, to: path)) != nil else { return }
    defer { for end in ["", "-wal", "-shm", "-journal"] { FileSystem.remove(path + end) } }
    for purpose in [HistoryStore.Purpose.reading, .recording] {
      guard let store = try? HistoryStore(path: path, for: purpose, patience: 0) else { continue }
      show(store)
      _ = export(store)
    }
  }

  /// A sound store is shown, and is the same after an export and an import.
  private static func expectCopies(of store: HistoryStore) {
    show(store)
    guard let lines = export(store), let copy = try? HistoryStore(),
      (try? copy.restore(lines, from: "x")) != nil
    else { preconditionFailure("a store cannot be copied") }
    precondition(export(copy) == lines, "a copy is another store")
  }

  private static func show(_ store: HistoryStore) {
    guard let night = try? store.night(), let series = try? store.series(days: 90) else { return }
    _ = Dashboard(night, series, owners: [:]).html
    let digest = Digest(night, link: nil)
    _ = (digest.text, digest.markdown, digest.html, digest.json, digest.slack)
    _ = (TrendReport(series).json, TrendReport(series).csv, OpenMetrics.text(night))
  }

  private static func export(_ store: HistoryStore) -> [UInt8]? {
    var lines: [UInt8] = []
    guard (try? store.export { lines += $0 }) != nil else { return nil }
    return lines
  }
}
