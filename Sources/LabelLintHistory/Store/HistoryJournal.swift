import LabelLint

/// A history kept as lines, one a run: its record, the identities of what is open, and the whole of
/// what the run before did not have as it is.
///
/// For teams that keep a small history as a file of their builds. It is read by recording its runs
/// anew in memory, which takes as long as they took.
package struct HistoryJournal {
  /// The runs so far.
  package let store: HistoryStore
  /// Whether the last line was cut off, so that its run is lost.
  package private(set) var isCut = false
  /// The lines that hold, as they were.
  package private(set) var bytes: [UInt8] = []
  /// Findings of the last run of each app, by identity.
  private var known: [String: [String: RecordedFinding]] = [:]

  /// A journal of what a file holds; of nothing for an empty one.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: Its path, for failures.
  /// - Throws: The first line that is no run.
  package init(_ bytes: [UInt8], path: String) throws(HistoryFailure) {
    store = try HistoryStore()
    var line = 0
    for range in LineRanges(bytes) {
      line += 1
      guard range.upperBound < bytes.count else {
        isCut = true
        return
      }
      let record: JSONValue
      do throws(JSONProblem) {
        record = try JSONValue(bytes.span.extracting(range))
      } catch {
        throw HistoryFailure(
          path: "\(path):\(line)",
          line == 1
            ? HistoryFailure.notAStore : "not JSON at byte \(error.offset + 1): \(error.message)")
      }
      let lineReader = JournalLine(record, path: "\(path):\(line)")
      let app = try lineReader.app()
      let run = try lineReader.run(known: known[app] ?? [:])
      _ = try store.add(run, isWhole: lineReader.isWhole)
      remember(run)
      self.bytes.append(contentsOf: bytes[range.lowerBound...range.upperBound])
    }
  }

  /// Records a run: adds its line, unless it is known.
  package mutating func add(
    _ run: RecordedRun, isWhole: Bool
  ) throws(HistoryFailure) -> RunAddition {
    let isWhole = isWhole && run.sawAllSets
    let addition = try store.add(run, isWhole: isWhole)
    if addition.isKnown { return addition }
    let known = known[run.summary.app] ?? [:]
    var run = run
    run.fates = addition.fates
    (run.sourceKeys, run.sourceLosses) = (addition.sourceKeys, addition.sourceLosses)
    JSONWriter.lines(to: &bytes) { _, writer in
      JournalLine.write(run, isWhole: isWhole, known: known, to: &writer)
    }
    remember(run)
    return addition
  }

  private mutating func remember(_ run: RecordedRun) {
    known[run.summary.app] = Dictionary(
      run.findings.map { ($0.fingerprint, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
