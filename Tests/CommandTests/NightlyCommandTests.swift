import Foundation
import Testing

/// `label-lint nightly` on a small fleet.
@Suite("Nightly runs")
struct NightlyCommandTests {
  private func nightly(
    _ folder: TemporaryFolder, _ time: Int, _ more: [String] = []
  ) throws -> BuiltCommand.Outcome {
    try BuiltCommand(folder: folder.url).run(
      ["nightly", "fleet.yml", "--store", "s.sqlite", "--reports", "out/night"] + more,
      environment: ["SOURCE_DATE_EPOCH": "\(time)"])
  }

  @Test("two nights: every app checked, recorded and reported")
  func twoNights() throws {
    let folder = try PlanCommandTests.fleet()
    let first = try nightly(folder, 1_795_226_400)
    #expect(first.status == 0, "\(first.error)")
    #expect(first.output.hasPrefix("Labels 2026-11-21: first run of 2 apps, "))
    #expect(
      try folder.names(in: "out/night") == [
        "badge.json", "badge.svg", "digest-media%20team.html", "digest-media%20team.json",
        "digest-media%20team.md", "digest-media%20team.txt", "digest.html", "digest.json",
        "digest.md", "digest.txt", "index.html", "label_lint.prom", "mail.html", "mail.ndjson",
        "player.html", "player.ndjson", "slack-media%20team.json", "slack.json", "trend.csv",
        "trend.json",
      ])
    let page = try folder.text(of: "out/night/index.html")
    #expect(page.contains("media team"))
    #expect(page.contains("<a href=\"player.html\">"))
    let review = try folder.text(of: "out/night/player.html")
    #expect(review.contains("<title>Label review: player</title>"))
    try folder.write(
      "<resources>\n  <string name=\"play_0_cd\">Play</string>\n</resources>\n",
      to: "player/feature/one/src/main/res/values/strings.xml")
    let second = try nightly(folder, 1_795_312_800, ["--link", "https://example.org/"])
    #expect(second.status == 0, "\(second.error)")
    // The text that stopped the playback is gone.
    #expect(
      second.output.hasPrefix("Labels 2026-11-22: 1 new, 1 fixed, 3 removed with their texts, "),
      "\(second.output)")
    #expect(second.output.contains("player (media team): role-word"))
    #expect(second.output.hasSuffix("Report: https://example.org/\n"))
    let own = try folder.text(of: "out/night/digest-media%20team.md")
    #expect(own.contains("(<https://example.org/player.html>)"), "\(own)")
    #expect(!own.contains("mail"), "\(own)")
    // The same night again changes nothing.
    #expect(
      try nightly(folder, 1_795_312_800, ["--link", "https://example.org/"]).output == second.output
    )
  }

  @Test(
    "a night in lines says what one in a database says, and opens them as often for any number of apps"
  )
  func lines() throws {
    var opened: [Int] = []
    for count in [2, 8] {
      let folder = try TemporaryFolder()
      let apps = (1...count).map { "app\($0)" }
      for app in apps {
        try folder.write(
          "<resources><string name=\"cd_a\">PLAY ALL</string></resources>\n",
          to: "\(app)/res/values/strings.xml")
      }
      try folder.write(
        "apps:\n" + apps.map { "  - {app: \($0), root: \($0)}\n" }.joined(), to: "fleet.yml")
      func night(_ store: String) -> [String] {
        ["nightly", "fleet.yml", "--store", store, "--reports", "out"]
      }
      let database = try folder.runAll(night("s.sqlite"))
      #expect(database.status == 0, "\(database.error)")
      let lines = try folder.runAll(night("s.jsonl"))
      #expect(lines.status == 0, "\(lines.error)")
      // But for the day.
      #expect(lines.output.drop { $0 != ":" } == database.output.drop { $0 != ":" })
      #expect(try folder.text(of: "s.jsonl").split(separator: "\n").count == count)
      // Another night: a run of the same second is the one that is in the store.
      let command = TracedCommand(night("s.jsonl"))
      let later = ["-E", "SOURCE_DATE_EPOCH=1900000000"]
      guard let calls = try command.calls(in: folder, from: "", later) else { return }
      opened.append(calls.count { $0.name == "openat" && $0.line.contains("s.jsonl\"") })
    }
    #expect(opened.first == opened.last && opened.first != 0, "\(opened)")
  }

  @Test("the steps alone give what the command gives")
  func steps() throws {
    let folder = try PlanCommandTests.fleet()
    #expect(try nightly(folder, 1_795_226_400).status == 0)
    let steps = try BuiltCommand(folder: folder.url).shell(
      """
      export SOURCE_DATE_EPOCH=1795226400
      $LABEL_LINT plan fleet.yml | $LABEL_LINT check --sets-from - --format ndjson --exit-zero > all.ndjson
      $LABEL_LINT history add all.ndjson --store t.sqlite --quiet
      $LABEL_LINT history trend --store t.sqlite --format html --fleet fleet.yml --pages out/night -o t.html
      $LABEL_LINT history digest --store t.sqlite --fleet fleet.yml
      """)
    #expect(steps.status == 0, "\(steps.error)")
    #expect(try folder.text(of: "out/night/digest.txt") == steps.output)
    #expect(try folder.text(of: "t.html") == folder.text(of: "out/night/index.html"))
  }

  @Test("an app that cannot be checked is named, and the others are done")
  func missingApp() throws {
    let folder = try PlanCommandTests.fleet()
    #expect(try nightly(folder, 1_795_226_400).status == 0)
    try FileManager.default.removeItem(at: folder.url.appending(path: "mail"))
    let outcome = try nightly(folder, 1_795_312_800)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("label-lint: 1 app could not be checked: mail\n"))
    #expect(
      outcome.output.contains(" (without mail, which did not report)\n"), "\(outcome.output)")
    #expect(
      outcome.output.contains("- mail did not report. Its last run (2026-11-21 02:00 UTC) had "))
    #expect(
      outcome.output.contains(". Error: mail: no such file or folder\n"), "\(outcome.output)")
    #expect(try folder.text(of: "out/night/index.html").contains("<span>did not report</span>"))
  }

  @Test("an app that never reported is named, too")
  func neverReported() throws {
    let folder = try PlanCommandTests.fleet()
    try FileManager.default.removeItem(at: folder.url.appending(path: "mail"))
    let outcome = try nightly(folder, 1_795_226_400)
    #expect(outcome.status == 2)
    #expect(
      outcome.output.contains(
        "\n- mail did not report. It has no earlier run. Error: mail: no such file or folder\n"),
      "\(outcome.output)")
  }

  @Test("the texts of an app that has no catalog any more are lost, until they are back")
  func emptiedApp() throws {
    let folder = try PlanCommandTests.fleet()
    let first = try nightly(folder, 1_795_226_400)
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "mail"), to: folder.url.appending(path: "aside"))
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "mail"), withIntermediateDirectories: false)
    for day in 1...2 {
      let outcome = try nightly(folder, 1_795_226_400 + day * 86_400)
      #expect(outcome.status == 2)
      #expect(outcome.error.contains("label-lint: 1 app could not be checked: mail\n"))
      #expect(outcome.error.contains("label-lint: mail: no catalogs in "))
      #expect(outcome.output.contains("\nLost\n- mail: "), "\(outcome.output)")
      #expect(!outcome.output.contains("removed "), "\(outcome.output)")
      #expect(!outcome.output.contains("nothing changed"), "\(outcome.output)")
    }
    try FileManager.default.removeItem(at: folder.url.appending(path: "mail"))
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "aside"), to: folder.url.appending(path: "mail"))
    let back = try nightly(folder, 1_795_226_400 + 3 * 86_400)
    #expect(back.status == 0, "\(back.error)")
    #expect(!back.output.contains("Lost"), "\(back.output)")
    #expect(
      back.output.split(separator: " ").suffix(3) == first.output.split(separator: " ").suffix(3))
  }

  @Test("where no app could be checked and no night was before, only that is said")
  func nothingChecked() throws {
    let folder = try TemporaryFolder()
    try folder.write("apps:\n  - {app: mail, root: mail}\n", to: "fleet.yml")
    let outcome = try nightly(folder, 1_795_226_400)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(
      outcome.error
        == "label-lint: mail: mail: no such file or folder\nlabel-lint: 1 app could not be checked: mail\n",
      "\(outcome.error)")
  }

  @Test("an app that could not be read whole is named, and what was not seen stays open")
  func unreadFolder() throws {
    let folder = try PlanCommandTests.fleet()
    func night(_ time: Int) throws -> BuiltCommand.Outcome? {
      try Unprivileged.shell(
        folder,
        "export SOURCE_DATE_EPOCH=\(time); "
          + "$LABEL_LINT nightly fleet.yml --store s.sqlite --reports out")
    }
    guard let first = try night(1_795_226_400) else { return }
    #expect(first.status == 0, "\(first.error)")
    let closed = "player/feature/two"
    let second = try Unprivileged.closing([closed], in: folder) { try night(1_795_312_800) }
    #expect(second?.status == 2)
    #expect(
      second?.error == """
        label-lint: player:
        label-lint: feature/two: \(UnreadTests.reason)
        label-lint: not complete: 1 file or folder could not be read
        label-lint: 1 app could not be read whole: player

        """)
    #expect(second?.output.hasPrefix("Labels 2026-11-22: 0 new, 0 fixed, ") ?? false)
    #expect(
      second?.output.contains(
        "- player: the run is not complete: what it could not read stays as it was\n") ?? false)
    #expect(
      try folder.text(of: "out/label_lint.prom").contains(
        "label_lint_run_complete{app=\"player\"} 0\n"))
    #expect(try folder.text(of: "out/player.ndjson").contains(#""notRead":{"count":1,"paths":[{"#))
    // The same as steps: the lines of a plan, the record of a check, the store.
    let steps = try Unprivileged.closing([closed], in: folder) {
      try Unprivileged.shell(
        folder,
        """
        export SOURCE_DATE_EPOCH=1795399200
        $LABEL_LINT plan fleet.yml > plan.ndjson; echo $?
        $LABEL_LINT check --sets-from plan.ndjson --fail-on never --format ndjson > 3.ndjson; echo $?
        $LABEL_LINT history add 3.ndjson --store s.sqlite --whole
        """)
    }
    #expect(
      steps?.output.hasPrefix("2\n2\n") ?? false, "\(steps?.output ?? "") \(steps?.error ?? "")")
    #expect(steps?.output.contains("player: 0 opened, 0 updated, 0 closed, ") ?? false)
    // Read again, nothing was lost.
    let last = try night(1_795_485_600)
    #expect(last?.status == 0)
    #expect(last?.output.contains(": nothing changed, ") ?? false, "\(last?.output ?? "")")
  }

  /// Fleet files that cannot be used, and what is said of them.
  static let bad = [
    ("apps: []\n", "fleet.yml:1:7: 'apps' is missing"),
    ("[1]\n", "fleet.yml:1:1: the fleet file must be a map"),
    ("apps:\n  - {app: a}\n", "fleet.yml:2:5: an app needs a folder"),
    ("apps:\n  - {app: a, root: x}\n  - {app: a, root: y}\n", "a second app is called 'a'"),
    ("apps:\n  - {app: a, rot: x}\n", "fleet.yml:2:14: an app has no 'rot'. Did you mean 'root'?"),
    (
      "apps:\n" + (0..<20).map { "  - {name: a\($0), path: x}\n" }.joined(),
      """
      label-lint: fleet.yml:6:6: an app has no 'name'. It is one of 'app', 'root', 'paths', 'config', \
      'owner', 'twins'.
      label-lint: fleet.yml:6:16: an app has no 'path'. Did you mean 'paths'?
      label-lint: fleet.yml: and 30 more

      """
    ),
    ("version: 2\napps:\n  - {app: a, root: x}\n", "this label-lint reads only 1"),
    ("apps: {\n", "fleet.yml"),
    ("apps:\n  - {app: a, root: x}\n", "no store is named"),
    ("store: s.sqlite\napps:\n  - {app: a, root: x}\n", "no folder for reports is named"),
  ]

  @Test("a fleet file that cannot be used is refused with its place", arguments: bad)
  func badFleet(text: String, says: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "fleet.yml")
    let outcome = try folder.run("nightly", "fleet.yml")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains(says), "\(outcome.error)")
    #expect(try folder.names() == ["fleet.yml"])
  }
}
