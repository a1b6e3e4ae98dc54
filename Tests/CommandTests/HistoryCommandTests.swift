import Foundation
import Testing

/// `label-lint history` as users run it.
@Suite("History on the command line")
struct HistoryCommandTests {
  /// A project with a label that repeats its role, and its records of two nights in `1.ndjson` and
  /// `2.ndjson`.
  static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (night, text) in [("1", "Play button"), ("2", "Play")] {
      try folder.write(
        """
        <resources>
          <string name="play_content_description">\(text)</string>
          <string name="stop_content_description">Stop button</string>
        </resources>

        """, to: "res/values/strings.xml")
      let outcome = try folder.run(
        "check", "--format", "ndjson=\(night).ndjson", "--exit-zero", "res",
        environment: ["SOURCE_DATE_EPOCH": night == "1" ? "1795226400" : "1795312800"])
      #expect(outcome.status == 0, "\(outcome.error)")
    }
    return folder
  }

  @Test("record two nights, read what changed, copy the store")
  func walk() throws {
    let folder = try Self.project()
    let first = try folder.run("history", "add", "1.ndjson", "--store", "s.sqlite")
    #expect([first.output, first.error] == ["2 opened, 0 updated, 0 closed, 0 kept\n", ""])
    let second = try folder.run("history", "add", "2.ndjson", "1.ndjson", "--store", "s.sqlite")
    #expect(
      second.output == "this run is recorded already\n0 opened, 0 updated, 1 closed, 1 kept\n")
    let digest = try folder.run("history", "digest", "--store", "s.sqlite")
    #expect(
      digest.output == """
        Labels 2026-11-22: 0 new, 1 fixed, 1 open finding

        Improved
        - role-word 2 → 1

        """)
    let badge = try folder.run("history", "badge", "--store", "s.sqlite", "-o", "b.svg")
    #expect(badge.status == 0)
    #expect(try folder.text(of: "b.svg").contains(">1 open</text>"))
    let page = try folder.run(
      "history", "trend", "--store", "s.sqlite", "--format", "html", "-o", "apps.html")
    #expect(page.status == 0, "\(page.error)")
    #expect(try folder.text(of: "apps.html").contains("role-word: 2 → 1 in 2 nights"))
    let mail = try folder.run(
      "history", "digest", "--store", "s.sqlite", "--format", "html", "-o", "mail.html")
    #expect(mail.status == 0)
    #expect(try folder.text(of: "mail.txt") == digest.output)
    #expect(
      try folder.run("history", "export", "--store", "s.sqlite", "-o", "x.ndjson").status == 0)
    let copy = try folder.run("history", "import", "x.ndjson", "--store", "copy.sqlite")
    #expect(copy.output == "2 runs imported\n")
    #expect(
      try folder.run("history", "export", "--store", "copy.sqlite").output
        == folder.text(of: "x.ndjson"))
    let journal = try folder.run("history", "add", "1.ndjson", "2.ndjson", "--store", "s.jsonl")
    #expect(journal.status == 0, "\(journal.error)")
    #expect(try folder.run("history", "digest", "--store", "s.jsonl").output == digest.output)
  }

  @Test("a record that is not complete is recorded, and the exit code and the message show it")
  func notComplete() throws {
    let folder = try Self.project()
    try folder.makePipe("res/values-de/strings.xml")
    try folder.makePipe("res/resources.properties")
    for app in ["mail", "player"] {
      let outcome = try folder.run(
        "check", "--format", "ndjson=\(app).ndjson", "--exit-zero", "--app", app, "res")
      #expect(outcome.status == 2, "\(outcome.error)")
    }
    let reason = "a pipe, socket or device, but a file is needed"
    func said(_ app: String) -> String {
      "label-lint: \(app): the run is recorded, but not complete: 2 files or folders could not be read\n"
    }
    let files = ["res/resources.properties", "res/values-de/strings.xml"]
    let places = files.map { "label-lint: \($0): \(reason)\n" }.joined()
    for store in ["s.sqlite", "s.jsonl"] {
      let first = try folder.run(
        "history", "add", "player.ndjson", "--quiet", "--store", store)
      #expect([first.output, first.error] == ["", places + said("player")])
      #expect(first.status == 2)
      let both = try folder.run(
        "history", "add", "mail.ndjson", "player.ndjson", "--store", store)
      #expect(both.error == places + said("mail") + said("player"))
      #expect(both.output.contains("player: this run is recorded already\n"), "\(both.output)")
      #expect(both.status == 2)
      let digest = try folder.run("history", "digest", "--store", store)
      #expect(digest.output.contains("mail: the run is not complete: "), "\(digest.output)")
    }
  }

  @Test("a report that is joined of one that is not complete is written, and the exit code is 2")
  func joinedNotComplete() throws {
    let folder = try Self.project()
    try folder.makePipe("res/values-de/strings.xml")
    let check = try folder.run("check", "--format", "ndjson=1.ndjson", "--exit-zero", "res")
    #expect(check.status == 2)
    let said =
      "label-lint: res/values-de/strings.xml: a pipe, socket or device, but a file is needed\n"
    for output in ["-", "all.ndjson"] {
      let outcome = try folder.run("merge", "1.ndjson", "-o", output)
      #expect(
        outcome.error
          == said
          + "label-lint: the joined report is not complete: 1 file or folder could not be read\n")
      #expect(outcome.status == 2)
      let text = output == "-" ? outcome.output : try folder.text(of: output)
      #expect(text == (try folder.text(of: "1.ndjson")))
    }
  }

  @Test("report and diff of a run that is not complete name what it lacks, and the exit code is 2")
  func shownNotComplete() throws {
    let folder = try Self.project()
    #expect(
      try folder.run("check", "--format", "ndjson=whole.ndjson", "--exit-zero", "res").status == 0)
    try folder.makePipe("res/values-de/strings.xml")
    let check = try folder.run("check", "--format", "ndjson=part.ndjson", "--exit-zero", "res")
    #expect(check.status == 2)
    let said = """
      label-lint: res/values-de/strings.xml: a pipe, socket or device, but a file is needed
      label-lint: part.ndjson: the run is not complete: 1 file or folder could not be read

      """
    for arguments in [
      ["report", "part.ndjson", "--format", "concise"],
      ["diff", "part.ndjson", "whole.ndjson", "--fail-on", "never"],
      ["diff", "whole.ndjson", "part.ndjson", "--fail-on", "never"],
    ] {
      let outcome = try folder.runAll(arguments)
      #expect(outcome.error == said, "\(arguments)")
      #expect(outcome.status == 2, "\(arguments)")
      #expect(!outcome.output.isEmpty, "\(arguments)")
    }
    // Findings that count come first, as in the check.
    #expect(try folder.run("report", "part.ndjson", "--fail-on", "note").status == 1)
    for arguments in [["report", "whole.ndjson"], ["diff", "whole.ndjson", "whole.ndjson"]] {
      let outcome = try folder.runAll(arguments)
      #expect(outcome.error == "", "\(arguments)")
      #expect(outcome.status == 0, "\(arguments)")
    }
  }

  @Test("a joined record that lacks a part is not complete either")
  func missingPart() throws {
    let folder = try Self.project()
    try folder.write("\"a\" = \"A\";\n", to: "ios/en.lproj/Localizable.strings")
    let part = try folder.run(
      "check", "--shard", "1/2", "--exit-zero", "--format", "ndjson=part.ndjson", ".")
    #expect(part.status == 0, "\(part.error)")
    let joined = try folder.run("merge", "part.ndjson", "-o", "all.ndjson")
    #expect(joined.status == 2)
    #expect(
      joined.error == "label-lint: the joined report is not complete: a part of it is missing\n")
    #expect(joined.output == "")
    let outcome = try folder.run("history", "add", "all.ndjson", "--store", "s.sqlite")
    #expect(outcome.status == 2)
    #expect(
      outcome.error
        == "label-lint: the run is recorded, but not complete: a part of it is missing\n")
    #expect(try folder.run("history", "add", "2.ndjson", "--store", "t.sqlite").status == 0)
  }

  /// Calls that cannot be answered, and what is said.
  static let refusals: [([String], String)] = [
    (["history", "digest", "--store", "gone.sqlite"], "gone.sqlite: no such file"),
    (["history", "digest", "--store", "gone.jsonl"], "gone.jsonl: no such file"),
    (["history", "digest", "--store", "1.ndjson"], "1.ndjson: not a store of label-lint"),
    (["history", "add", "1.ndjson", "--store", "2.ndjson"], "2.ndjson: not a store of label-lint"),
    (["history", "add", "1.ndjson", "--store", "note.txt"], "note.txt: not a store of label-lint"),
    (["history", "add", "s.sqlite", "--store", "t.sqlite"], "s.sqlite:1: not JSON"),
    (["history", "add", "gone.ndjson", "--store", "t.sqlite"], "gone.ndjson: no such file"),
    (
      ["history", "add", "1.ndjson", "--store", "gone/t.sqlite"],
      "gone/t.sqlite: its folder does not exist"
    ),
    (["history", "digest", "--store", "s.sqlite", "--app", "x"], "no app is called 'x'"),
    (["history", "digest", "--store", "s.sqlite", "--format", "pdf"], "pdf"),
    (["history", "digest", "--store", "s.sqlite", "-o", "gone/d.md"], "gone/d.md"),
    (["history", "badge", "--store", "s.sqlite", "-o", "b.png"], "b.png"),
    (["history", "trend", "--store", "s.sqlite", "--days", "0"], "--days"),
    (["history", "import", "1.ndjson", "--store", "t.sqlite"], "1.ndjson:1: not an export"),
    (["history", "import", "1.ndjson", "--store", "t.jsonl"], "history add"),
    (
      ["history", "trend", "--store", "s.sqlite", "--format", "html", "--fleet", "gone.yml"],
      "gone.yml"
    ),
    (["history", "dijest", "--store", "s.sqlite"], "Did you mean 'label-lint history digest'"),
  ]

  @Test("calls that cannot be answered end with 2 and leave no file")
  func refuse() throws {
    let folder = try Self.project()
    #expect(try folder.run("history", "add", "1.ndjson", "--store", "s.sqlite").status == 0)
    try folder.write("x", to: "note.txt")
    let names = try folder.names()
    for (arguments, says) in Self.refusals {
      let outcome = try folder.runAll(arguments)
      #expect(outcome.status == 2, "\(arguments)")
      #expect(outcome.error.contains(says), "\(arguments): \(outcome.error)")
      #expect(outcome.output.isEmpty, "\(arguments)")
      #expect(try folder.names() == names, "\(arguments)")
    }
    #expect(try folder.text(of: "note.txt") == "x")
  }

  @Test("a store that may not be written is said to be so, and read")
  func readOnly() throws {
    let folder = try Self.project()
    #expect(try folder.run("history", "add", "1.ndjson", "--store", "s.sqlite").status == 0)
    let before = try Data(contentsOf: folder.url.appending(path: "s.sqlite"))
    // The root user writes everywhere; a library that is told to refuse stands in for the device.
    guard let library = try FaultLibrary(in: folder) else { return }
    let outcome = try folder.run(
      "history", "add", "2.ndjson", "--store", "s.sqlite",
      environment: library.environment(.readOnly, store: "s.sqlite"))
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("s.sqlite: the store cannot be"), "\(outcome.error)")
    #expect(try Data(contentsOf: folder.url.appending(path: "s.sqlite")) == before)
  }

  @Test("a kill at any write loses at most the run, never the store")
  func kills() throws {
    try everyFault(.kill) { outcome in #expect(outcome.status != 0) }
  }

  @Test("a signal at any write waits until the store is closed, and leaves nothing beside it")
  func terminations() throws {
    try everyFault(.terminate) { outcome in
      // All that was asked for may be done before the signal is seen.
      #expect([-1, 0].contains(outcome.status), "\(outcome)")
    } files: {
      #expect($0 == ["s.sqlite"])
    }
  }

  @Test("a full disk at any write is said, and nothing is recorded")
  func fullDisk() throws {
    try everyFault(.noSpace) { outcome in
      // A fault while the log is folded into the file, after the run is safe, is no failure.
      guard outcome.status != 0 else { return }
      #expect(outcome.status == 2)
      // SQLite names the cause for the log, not for the index beside it.
      let says = ["no space is left on the device", "the disk may be full"]
      #expect(says.contains(where: outcome.error.contains), "\(outcome.error)")
    }
  }

  /// Records the second night again and again, with a fault at the first write, the second, and so on
  /// to the last.
  private func everyFault(
    _ fault: FaultLibrary.Fault, check: (BuiltCommand.Outcome) -> Void,
    files: ([String]) -> Void = { _ in }
  ) throws {
    let folder = try Self.project()
    guard let library = try FaultLibrary(in: folder) else { return }
    #expect(try folder.run("history", "add", "1.ndjson", "--store", "s.sqlite").status == 0)
    let before = try folder.run("history", "export", "--store", "s.sqlite").output
    let store = try Data(contentsOf: folder.url.appending(path: "s.sqlite"))
    #expect(try folder.run("history", "add", "2.ndjson", "--store", "s.sqlite").status == 0)
    let after = try folder.run("history", "export", "--store", "s.sqlite").output
    #expect(before != after)
    var lost = 0
    for number in 1...200 {
      for name in ["s.sqlite", "s.sqlite-wal", "s.sqlite-shm"] {
        try? FileManager.default.removeItem(at: folder.url.appending(path: name))
      }
      try folder.write(store, to: "s.sqlite")
      let outcome = try folder.run(
        "history", "add", "2.ndjson", "--store", "s.sqlite",
        environment: library.environment(fault, at: number, store: "s.sqlite"))
      let isDone = outcome.status == 0 && !library.hasStruck
      if library.hasStruck { check(outcome) }
      files(try folder.names().filter { $0.hasPrefix("s.sqlite") })
      let now = try folder.run("history", "export", "--store", "s.sqlite")
      #expect(now.status == 0, "write \(number): \(now.error)")
      #expect(now.output == before || now.output == after, "write \(number)")
      if outcome.status == 0 { #expect(now.output == after, "write \(number)") }
      if now.output == before { lost += 1 }
      // The next night goes on as if nothing had been.
      #expect(
        try folder.run("history", "add", "2.ndjson", "--store", "s.sqlite").status == 0,
        "write \(number)")
      #expect(try folder.run("history", "export", "--store", "s.sqlite").output == after)
      if isDone {
        #expect(number > 4)
        if fault != .terminate { #expect(lost > 0) }
        return
      }
    }
    Issue.record("the command never ended without a fault")
  }
}
