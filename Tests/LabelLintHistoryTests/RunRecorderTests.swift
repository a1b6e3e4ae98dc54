import LabelLint
import LabelLintHistory
import Testing

/// What recording a run opens, keeps and closes.
@Suite("Recording runs")
struct RunRecorderTests {
  /// The counts of an addition.
  private func add(
    _ store: HistoryStore, _ run: RecordedRun, isWhole: Bool = false
  ) throws -> [Int] {
    let addition = try store.add(run, isWhole: isWhole)
    #expect(!addition.isKnown)
    return [addition.opened, addition.updated, addition.closed, addition.kept]
  }

  @Test("a night opens what is new, closes what is fixed and keeps the rest")
  func intervals() throws {
    let store = try HistoryStore()
    #expect(
      try add(store, Night.run(1, [Night.finding("a"), Night.finding("b")])) == [2, 0, 0, 0])
    #expect(
      try add(store, Night.run(2, [Night.finding("b"), Night.finding("c")])) == [1, 0, 1, 1])
    let night = try store.night()
    #expect(night.apps.map(\.app) == ["player"])
    #expect(night.apps[0].opened.map(\.subject.key) == ["c"])
    #expect(night.apps[0].fixed == ["role-word": 1])
    #expect(night.apps[0].persisting == 1)
    #expect(night.openCount == 2)
  }

  @Test("another text or severity is an update, another line is not")
  func updates() throws {
    let store = try HistoryStore()
    let first = [Night.finding("a"), Night.finding("b"), Night.finding("c", line: 3)]
    #expect(try add(store, Night.run(1, first)) == [3, 0, 0, 0])
    let second = [
      Night.finding("a", text: "Stop button"), Night.finding("b", severity: .error),
      Night.finding("c", line: 40),
    ]
    #expect(try add(store, Night.run(2, second)) == [0, 2, 0, 1])
    let night = try store.night()
    #expect(night.updatedCount == 2)
    #expect(night.openedCount == 0)
    #expect(night.fixedCount == 0)
    // The line that moved is where the finding is now.
    var lines = ""
    try store.export { lines += String(decoding: $0, as: UTF8.self) }
    #expect(lines.contains(#""key":"c","slot":"","text_hash":"62eecd9cb29b""#))
    #expect(lines.contains(#""line":40"#))
  }

  @Test("a run that is known changes nothing, one that is late is refused")
  func order() throws {
    let store = try HistoryStore()
    _ = try store.add(Night.run(2, [Night.finding("a")]))
    var same = Night.run(2, [Night.finding("a")])
    same.summary.durationMs += 1
    #expect(try store.add(same).isKnown)
    #expect(try store.night().openCount == 1)
    let failure = #expect(throws: HistoryFailure.self) { try store.add(Night.run(1, [])) }
    #expect(failure?.reason.contains("older than the last one recorded") == true)
    #expect(try store.night().apps[0].run.started == "2026-11-02T02:00:00Z")
  }

  @Test("runs of one second with other contents are runs of their own, in the order they came")
  func sameSecond() throws {
    let store = try HistoryStore()
    let runs = [
      Night.run(2, [Night.finding("a")]), Night.run(2, []),
      Night.run(2, sets: [Night.set(translated: 91)]), Night.run(2, [Night.finding("b")]),
    ]
    #expect(try runs.map { try store.add($0).isKnown } == [false, false, false, false])
    #expect(try runs.reversed().map { try store.add($0).isKnown } == [true, true, true, true])
    let night = try store.night()
    #expect(night.apps[0].opened.map(\.subject.key) == ["b"])
    #expect(try store.series(days: 1).apps[0].values == [1])
    #expect(night.apps[0].coverage.map(\.translated) == [90])
    let isSecondPartOfContents = try store.add(
      Night.run(2, ruleSet: "2026.2", [Night.finding("b")]))
    #expect(!isSecondPartOfContents.isKnown)
  }

  @Test("a set that was not checked fixes nothing")
  func failedShard() throws {
    let store = try HistoryStore()
    let both = [Night.set("app/res"), Night.set("lib/res")]
    let findings = [Night.finding("a"), Night.finding("b", set: "lib/res")]
    _ = try store.add(Night.run(1, sets: both, findings))
    // One set could not be read, then its record is missing.
    let broken = [Night.set("app/res"), Night.set("lib/res", complete: false)]
    #expect(try add(store, Night.run(2, sets: broken, [Night.finding("a")])) == [0, 0, 0, 2])
    #expect(
      try add(store, Night.run(3, sets: [Night.set("app/res")], [Night.finding("a")]))
        == [0, 0, 0, 2])
    #expect(try store.night().apps[0].coverage.map(\.set) == ["app/res", "lib/res"])
    #expect(try store.night().apps[0].lost.isEmpty)
    // A run that saw everything says that the set is gone: that fixes nothing either, night after night.
    for day in 4...5 {
      let run = Night.run(day, sets: [Night.set("app/res")], [Night.finding("a")])
      #expect(try add(store, run, isWhole: true) == [0, 0, 0, 2])
      let app = try store.night().apps[0]
      #expect(app.lost == [LostTexts(set: "lib/res", locale: "de", findings: 1, translations: 90)])
      #expect(app.coverage.map(\.set) == ["app/res", "lib/res"])
      #expect(app.coverage.map(\.translated) == [90, 0])
      #expect(app.openCount == 2)
    }
  }

  @Test("what label-lint alone could not read is neither fixed nor lost")
  func unreadFile() throws {
    let store = try HistoryStore()
    _ = try store.add(Night.run(1, [Night.finding("a")]))
    let unread = Night.finding("", rule: "unreadable-catalog", severity: .error)
    for day in 2...3 {
      let run = Night.run(day, sets: [Night.set(complete: false)], [unread])
      #expect(try add(store, run) == (day == 2 ? [1, 0, 0, 1] : [0, 0, 0, 2]))
      let app = try store.night().apps[0]
      #expect(app.lost.isEmpty)
      #expect(app.coverage.map(\.translated) == [90])
      #expect(app.openCount == 2)
    }
    // What is behind a fault of another locale's file is lost, and this one stays as it was.
    var cut = Night.set(complete: false)
    (cut.isCut, cut.cutLocales) = (true, ["fr"])
    #expect(try add(store, Night.run(4, sets: [cut], [unread])) == [0, 0, 1, 1])
    #expect(try store.night().apps[0].lost.isEmpty)
    #expect(try store.night().apps[0].coverage.map(\.translated) == [90])
    // Behind a fault of its own file it is lost.
    let again = [unread, Night.finding("a")]
    _ = try store.add(Night.run(5, sets: [Night.set(complete: false)], again))
    // Beside a fault of another locale's file it stays as it was, and also where nobody knows which files are unread.
    cut.faultyLocales = ["fr"]
    for (day, locales) in [(6, ["de", "fr"]), (7, nil)] {
      cut.cutLocales = locales
      #expect(try add(store, Night.run(day, sets: [cut], [unread])) == [0, 0, 0, 2])
      #expect(try store.night().apps[0].lost.isEmpty)
      #expect(try store.night().apps[0].coverage.map(\.translated) == [90])
    }
    (cut.cutLocales, cut.faultyLocales) = (["de"], nil)
    #expect(try add(store, Night.run(8, sets: [cut], [unread])) == [0, 0, 0, 2])
    #expect(
      try store.night().apps[0].lost == [
        LostTexts(set: "app/res", locale: "de", findings: 1, translations: 90)
      ])
  }

  @Test("behind a fault of the source is the rest of what was read, and no file that was not read")
  func sourceBehindFault() throws {
    func coverage(_ locale: String, _ translated: Int, of required: Int) -> LocaleCoverage {
      LocaleCoverage(
        locale: locale, required: required, translated: translated, checked: translated)
    }
    var whole = Night.set()
    whole.locales = [coverage("de", 3, of: 3), coverage("fr", 3, of: 3)]
    var cut = Night.set(complete: false)
    (cut.isCut, cut.cutLocales, cut.faultyLocales) = (true, ["de", "en"], ["en"])
    cut.locales = [coverage("fr", 2, of: 0)]
    let store = try HistoryStore()
    var journal = try HistoryJournal([], path: "j.jsonl")
    for run in [Night.run(1, sets: [whole], []), Night.run(2, sets: [cut], [])] {
      _ = try store.add(run)
      _ = try journal.add(run, isWhole: false)
    }
    for night in [
      try store.night(), try HistoryJournal(journal.bytes, path: "j.jsonl").store.night(),
    ] {
      #expect(
        night.apps[0].lost == [
          LostTexts(set: "app/res", locale: "fr", findings: 0, translations: 1)
        ])
      #expect(night.apps[0].coverage.map(\.locale) == ["de", "fr"])
      #expect(night.apps[0].coverage.map(\.translated) == [3, 2])
    }
  }

  @Test("a run that could not read everything closes nothing of the sets that it lacks")
  func incompleteRun() throws {
    let both = [Night.set("app/res"), Night.set("lib/res")]
    let findings = [
      Night.finding("a"), Night.finding("b"), Night.finding("c", set: "lib/res"),
    ]
    var incomplete = Night.run(2, sets: [Night.set("app/res")], [Night.finding("a")])
    incomplete.summary.complete = false
    incomplete.sawAllSets = false
    let store = try HistoryStore()
    _ = try store.add(Night.run(1, sets: both, findings))
    // Of the set that it saw it closes a finding, of the other one nothing.
    #expect(try add(store, incomplete, isWhole: true) == [0, 0, 1, 2])
    let night = try store.night()
    #expect(night.apps[0].coverage.map(\.set) == ["app/res", "lib/res"])
    #expect(Digest(night).headline.hasSuffix(", 2 open findings, 1 run not complete"))
    #expect(
      Digest(night).text.contains(
        "- player: the run is not complete: what it could not read stays as it was\n"))
    #expect(OpenMetrics.text(night).contains("label_lint_run_complete{app=\"player\"} 0\n"))
    #expect(BadgePicture(night).message == "2 open, not complete")
    let page = Dashboard(night, try store.series(days: 9), owners: [:]).html
    #expect(page.contains("<strong class=\"warn\">not complete</strong>"))
    // A history of lines says the same when it is read again.
    var journal = try HistoryJournal([], path: "j.jsonl")
    _ = try journal.add(Night.run(1, sets: both, findings), isWhole: true)
    _ = try journal.add(incomplete, isWhole: true)
    #expect(try HistoryJournal(journal.bytes, path: "j.jsonl").store.night().openCount == 2)
  }

  @Test("whether a run saw all sets is read from its record")
  func recordedCompleteness() throws {
    func run(_ notRead: [NotRead.Item], setIsComplete: Bool) throws -> RecordedRun {
      var run = RunSummary(toolVersion: "0.1.0", started: "2026-11-01T02:00:00Z")
      run.notRead = NotRead(notRead)
      run.complete = notRead.isEmpty
      var output: [UInt8] = []
      var report = NDJSONReport()
      let set = Night.set(complete: setIsComplete)
      report.add(ReportedSet(summary: set, findings: []), to: &output)
      report.close(run, to: &output)
      return try #require(try RecordedRun.runs(in: output).first)
    }
    let gap = NotRead.Item(path: "lib", reason: "closed")
    let (whole, broken) = (try run([], setIsComplete: true), try run([], setIsComplete: false))
    #expect(whole.sawAllSets && whole.summary.complete)
    #expect(broken.sawAllSets && !broken.summary.complete)
    let incomplete = try run([gap], setIsComplete: true)
    #expect(!incomplete.sawAllSets && !incomplete.summary.complete)
    #expect(incomplete.summary.notRead == NotRead([gap]))
  }

  @Test("what new rules find is not new, what old rules leave is not fixed")
  func rules() throws {
    let old: [RuleID: Severity] = ["role-word": .warning, "key-echo": .note]
    let store = try Night.store([
      Night.run(1, rules: old, [Night.finding("a"), Night.finding("b", rule: "key-echo")]),
      Night.run(
        2, ruleSet: "2026.2", rules: Night.rules,
        [Night.finding("a"), Night.finding("c", rule: "all-caps"), Night.finding("d")]),
    ])
    let app = try #require(try store.night().apps.first)
    #expect(app.fromNewRules == ["all-caps": 1])
    #expect(app.opened.map(\.subject.key) == ["d"])
    #expect(app.withdrawn == 1)
    #expect(app.fixed.isEmpty)
    let previous = try #require(app.previous)
    #expect(
      app.run.breakReason(from: previous)
        == "rules 2026.1 → 2026.2; added all-caps; removed key-echo")
  }

  @Test("coverage is kept as intervals, and its losses are seen")
  func coverage() throws {
    let store = try Night.store([
      Night.run(1, sets: [Night.set(translated: 90)]),
      Night.run(2, sets: [Night.set(translated: 90)]),
      Night.run(3, sets: [Night.set(translated: 80)]),
    ])
    var lines = ""
    try store.export { lines += String(decoding: $0, as: UTF8.self) }
    #expect(lines.split(separator: "\n").count { $0.hasPrefix(#"{"type":"coverage""#) } == 2)
    let losses = try store.night().lostCoverage
    #expect(losses.map(\.before.translated) == [90])
    #expect(losses.map(\.now.translated) == [80])
  }

  @Test("apps do not mix")
  func apps() throws {
    let store = try Night.store([
      Night.run(1, app: "a", [Night.finding("x")]), Night.run(1, app: "b", [Night.finding("x")]),
      Night.run(2, app: "a", []),
    ])
    let night = try store.night()
    #expect(night.apps.map(\.openCount) == [0, 1])
    #expect(night.absent.map(\.app) == ["b"])
    #expect(try store.night(ofApp: "b").apps.map(\.app) == ["b"])
    let failure = #expect(throws: HistoryFailure.self) { try store.night(ofApp: "c") }
    #expect(failure?.reason == "no app is called 'c': the store has a, b")
  }

  @Test("a merged file becomes a run for each app")
  func mergedFile() throws {
    var run = RunSummary(toolVersion: "0.1.0", started: "2026-11-01T02:00:00Z")
    run.durationMs = 300
    var output: [UInt8] = []
    var report = NDJSONReport()
    for (app, messages) in [("a", 100), ("b", 200)] {
      var set = SetSummary(app: app, set: "res", format: .android, sourceLocale: "en")
      set.messages = messages
      report.add(ReportedSet(summary: set, findings: []), to: &output)
    }
    report.close(run, to: &output)
    let runs = try RecordedRun.runs(in: output)
    #expect(runs.map(\.summary.app) == ["a", "b"])
    #expect(runs.map(\.summary.durationMs) == [100, 200])
  }

  @Test("each app of a record of several apps gets its own commit")
  func commits() throws {
    func runs(_ commit: String?, _ commits: [String: String]) throws -> [RecordedRun] {
      var run = RunSummary(toolVersion: "0.1.0", started: "2026-11-01T02:00:00Z")
      (run.commit, run.commits, run.sets) = (commit, commits, 3)
      var output: [UInt8] = []
      var report = NDJSONReport()
      for app in ["a", "b", "c"] {
        let set = SetSummary(app: app, set: "res", format: .android, sourceLocale: "en")
        report.add(ReportedSet(summary: set, findings: []), to: &output)
      }
      report.close(run, to: &output)
      return try RecordedRun.runs(in: output)
    }
    let several = try runs(nil, ["a": "1", "b": "2"])
    #expect(several.map(\.summary.commit) == ["1", "2", nil])
    #expect(several.map(\.summary.commits) == [[:], [:], [:]])
    // Records of earlier versions have one for all.
    #expect(try runs("1", [:]).map(\.summary.commit) == ["1", "1", "1"])
  }

  @Test("a time that is none is refused", arguments: ["", "yesterday", "2026-13-01T00:00:00Z"])
  func time(_ started: String) throws {
    let store = try HistoryStore()
    var run = Night.run(1)
    run.summary.started = started
    let failure = #expect(throws: HistoryFailure.self) { try store.add(run) }
    #expect(failure?.reason.contains("expected a time such as") == true)
    #expect(try store.apps().isEmpty)
  }
}
