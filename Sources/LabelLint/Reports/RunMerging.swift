/// Joins stored runs: shards of one run, or the runs of several apps.
package struct RunMerging {
  private var sets: [[UInt8]: ReportedSet] = [:]
  private var runs: [RunSummary] = []
  private var seen: [[UInt8]: ReportedFinding] = [:]

  /// A merge of nothing.
  package init() {}

  /// Adds a stored run; the same finding twice is kept once.
  ///
  /// - Throws: What two runs say differently of one finding.
  package mutating func add(_ stored: StoredRun) throws(RecordProblem) {
    runs += stored.runs
    for set in stored.sets {
      let name = Self.name(set.summary.app, set.summary.set)
      var joined = sets[name] ?? ReportedSet(summary: set.summary, findings: [])
      for finding in set.findings {
        let identity = Self.name(finding.app, finding.fingerprint.description)
        if let known = seen[identity] {
          guard known == finding else {
            throw RecordProblem(
              line: 0,
              "two runs say different things of the finding \(finding.fingerprint) (\(finding.rule)"
                + " at \(VisibleText.escaped(finding.place.path)):\(finding.place.line)): they are"
                + " not parts of one run")
          }
          continue
        }
        seen[identity] = finding
        joined.findings.append(finding)
      }
      if !set.summary.isWhole, set.summary != joined.summary {
        let (known, other) = (joined.summary, set.summary)
        joined.summary.cutLocales = Self.union(
          known.isWhole ? [] : known.cutLocales, other.cutLocales)
        joined.summary.faultyLocales = Self.union(
          known.isCut ? known.faultyLocales : [], other.isCut ? other.faultyLocales : [])
        joined.summary.isCut = known.isCut || other.isCut
      }
      joined.summary.complete = joined.summary.complete && set.summary.complete
      sets[name] = joined
    }
  }

  /// The joined records, in their order.
  package var bytes: [UInt8] {
    var output: [UInt8] = []
    var report = NDJSONReport()
    let ordered = sets.values.sorted { left, right in
      let order = ByteOrder.compare(left.summary.app, right.summary.app)
      return order == 0
        ? ByteOrder.precedes(left.summary.set, right.summary.set) : order < 0
    }
    for var set in ordered {
      FindingOrder.sort(&set.findings)
      report.add(set, to: &output)
    }
    if let summary { report.close(summary, to: &output) }
    return output
  }

  /// The records of the runs added up; nil without any.
  package var summary: RunSummary? {
    guard var sum = runs.first else { return nil }
    for run in runs.dropFirst() {
      sum.durationMs += run.durationMs
      sum.counts.add(run.counts)
      sum.known += run.known
      sum.suppressed += run.suppressed
      if let fixed = run.fixed { sum.fixed = (sum.fixed ?? 0) + fixed }
      sum.removedFindings += run.removedFindings
      sum.lost += run.lost
      sum.sets += run.sets
      sum.files += run.files
      sum.messages += run.messages
      sum.unreadable += run.unreadable
      sum.isSelection = sum.isSelection || run.isSelection
      if ByteOrder.precedes(run.started, sum.started) { sum.started = run.started }
      for (rule, severity) in run.rules {
        sum.rules[rule] = max(severity, sum.rules[rule] ?? severity)
      }
      if sum.app != run.app { sum.app = "" }
    }
    // A part without sets has nothing of any commit.
    let commits = Set(
      (runs.contains { $0.sets > 0 } ? runs.filter { $0.sets > 0 } : runs).map(\.commit))
    sum.commit = commits.count == 1 ? commits.first ?? nil : nil
    sum.locales = Self.union(runs.map(\.locales))
    sum.withoutLexicon = Self.union(runs.map(\.withoutLexicon))
    sum.withoutSource = Self.union(runs.map(\.withoutSource))
    // A part that had no sets does not know whose it is.
    let apps = Set(runs.filter { $0.sets > 0 }.map(\.app))
    if apps.count == 1, let app = apps.first { sum.app = app }
    sum.commits = sum.app.isEmpty ? RunSummary.commits(in: runs) : [:]
    sum.removals = runs.dropFirst().reduce(into: runs[0].removals) { all, run in
      all += run.removals.filter { !all.contains($0) }
    }
    sum.notRead = runs.dropFirst().reduce(runs[0].notRead) { $0 + $1.notRead }
    sum.complete = !runs.contains { !$0.complete } && hasAllShards
    sum.shard = nil
    return sum
  }

  /// Whether of every division all parts are there.
  private var hasAllShards: Bool {
    var parts: [Int: Set<Int>] = [:]
    for shard in runs.compactMap(\.shard) {
      let numbers = shard.split(separator: "/").compactMap { Int($0) }
      guard numbers.count == 2, numbers[0] > 0, numbers[0] <= numbers[1] else { return false }
      parts[numbers[1], default: []].insert(numbers[0])
    }
    return parts.allSatisfy { $0.value.count == $0.key }
  }

  /// All locales of two lists; nil, which stands for any, where one of them is.
  private static func union(_ one: [String]?, _ other: [String]?) -> [String]? {
    guard let one, let other else { return nil }
    return union([one, other])
  }

  private static func union(_ lists: [[String]]) -> [String] {
    Set(lists.joined()).sorted(by: ByteOrder.precedes)
  }

  private static func name(_ app: String, _ name: String) -> [UInt8] {
    Array("\(app.utf8.count):\(app)\(name)".utf8)
  }
}
