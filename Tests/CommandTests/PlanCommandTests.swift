import Foundation
import Testing

/// Sets as lines, checked in parts on many machines and joined again.
@Suite("Plans and shards")
struct PlanCommandTests {
  /// Two apps of several sets, one of which overrides another.
  static func fleet() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    func resources(_ texts: [String]) -> String {
      "<resources>\n"
        + texts.enumerated().map { "  <string name=\"play_\($0)_cd\">\($1)</string>\n" }.joined()
        + "</resources>\n"
    }
    for module in ["app", "feature/one", "feature/two"] {
      let res = "player/\(module)/src/main/res"
      try folder.write(
        resources(["Play button", "OK", "STOP NOW"]), to: "\(res)/values/strings.xml")
      try folder.write(resources(["Wiedergabe"]), to: "\(res)/values-de/strings.xml")
    }
    try folder.write(
      resources(["Play button"]), to: "player/app/src/debug/res/values/strings.xml")
    try folder.write(
      "\"Play\" = \"Play button\";\n", to: "mail/ios/en.lproj/Localizable.strings")
    try folder.write(
      "\"Play\" = \"Wiedergabe\";\n\"Stop\" = \"Halt\";\n",
      to: "mail/ios/de.lproj/Localizable.strings")
    try folder.write("<resources><string", to: "mail/android/src/main/res/values/strings.xml")
    try folder.write(
      """
      version: 1
      apps:
        - {app: player, root: player, owner: media team}
        - {app: mail, root: mail}

      """, to: "fleet.yml")
    return folder
  }

  private func shell(_ folder: TemporaryFolder, _ line: String) throws -> BuiltCommand.Outcome {
    try BuiltCommand(folder: folder.url).shell("export SOURCE_DATE_EPOCH=1795226400; " + line)
  }

  @Test("a plan names every set with its files, size and app")
  func plan() throws {
    let folder = try Self.fleet()
    let outcome = try folder.run("plan", "fleet.yml")
    let lines = outcome.output.split(separator: "\n")
    #expect(outcome.status == 0 && outcome.error.isEmpty)
    #expect(lines.count == 6)
    #expect(
      lines[0].hasPrefix(
        #"{"type":"plan","schemaVersion":1,"app":"player","root":"player","config":null,"#
          + #""set":"app/src/debug/res","format":"android","sourceLocale":null,"files":[{"path":"#))
    #expect(lines[0].contains(#""overrides":{"set":"app/src/main/res""#))
    #expect(try folder.run("plan").output.split(separator: "\n").count == 6)
  }

  @Test("lines in, records out: the same as a check of the folder")
  func filter() throws {
    let folder = try Self.fleet()
    let whole = try shell(
      folder, "cd player && $LABEL_LINT check --root . --format ndjson --exit-zero .")
    let filtered = try shell(
      folder,
      "cd player && $LABEL_LINT plan | $LABEL_LINT check --sets-from - --format ndjson --exit-zero")
    #expect(filtered.status == 0, "\(filtered.error)")
    #expect(whole.output == filtered.output)
    #expect(!filtered.output.contains(#""type":"plan""#))
  }

  @Test("1, 2, 7 and 64 parts in any order, joined, are the whole")
  func shards() throws {
    let folder = try Self.fleet()
    let whole = try shell(
      folder,
      "$LABEL_LINT plan fleet.yml | $LABEL_LINT check --sets-from - --format ndjson --exit-zero | $LABEL_LINT merge -"
    )
    #expect(whole.status == 0, "\(whole.error)")
    #expect(whole.output.contains(#""app":"mail","set":"ios/Localizable""#))
    for count in [1, 2, 7, 64] {
      let parts = try shell(
        folder,
        """
        $LABEL_LINT plan fleet.yml > plan.jsonl
        for i in $(seq \(count) -1 1); do
          $LABEL_LINT check --sets-from plan.jsonl --shard $i/\(count) --format ndjson=part-$i.ndjson --exit-zero || exit 9
        done
        $LABEL_LINT merge part-*.ndjson; rm part-*
        """)
      #expect(parts.status == 0, "\(parts.error)")
      #expect(parts.output == whole.output, "\(count) parts")
    }
  }

  @Test("parts without sets take nothing away from a run of one app")
  func emptyParts() throws {
    let folder = try Self.fleet()
    try folder.write("apps: [{app: player, root: player}]\n", to: "one.yml")
    let whole = try shell(
      folder,
      "$LABEL_LINT plan one.yml | $LABEL_LINT check --sets-from - --format ndjson --exit-zero | $LABEL_LINT merge -"
    )
    #expect(whole.output.contains(#""app":"player","commit""#), "\(whole.error)")
    let parts = try shell(
      folder,
      """
      $LABEL_LINT plan one.yml > plan.jsonl
      for i in $(seq 1 16); do
        $LABEL_LINT check --sets-from plan.jsonl --shard $i/16 --format ndjson --exit-zero
      done | $LABEL_LINT merge -
      """)
    #expect(parts.output == whole.output, "\(parts.error)")
  }

  @Test("a part of a project needs no plan")
  func projectParts() throws {
    let folder = try Self.fleet()
    let whole = try shell(
      folder, "$LABEL_LINT check player --root player --format ndjson --exit-zero")
    let parts = try shell(
      folder,
      """
      for i in 1 2 3; do
        $LABEL_LINT check player --root player --shard $i/3 --format ndjson=part-$i.ndjson --exit-zero
      done
      $LABEL_LINT merge part-*.ndjson
      """)
    #expect(parts.output == whole.output, "\(parts.error)")
  }

  /// Calls and inputs that cannot be used.
  static let refusals: [(String, String)] = [
    ("echo nonsense | $LABEL_LINT check --sets-from -", "-:1: not JSON"),
    ("echo '{\"type\":\"run\"}' | $LABEL_LINT check --sets-from -", "-:1: no plan of a set"),
    ("$LABEL_LINT check --sets-from gone.jsonl", "gone.jsonl: no such file"),
    ("$LABEL_LINT plan | $LABEL_LINT check --sets-from - player", "give no paths with it"),
    ("$LABEL_LINT check --shard 9/8 .", "'9/8' names no part"),
    ("$LABEL_LINT plan gone.yml", "gone.yml: no such file"),
  ]

  @Test("what cannot be used ends with 2")
  func refused() throws {
    let folder = try Self.fleet()
    for (line, says) in Self.refusals {
      let outcome = try shell(folder, line)
      #expect(outcome.status == 2, "\(line): \(outcome.output)")
      #expect(outcome.error.contains(says), "\(line): \(outcome.error)")
    }
  }

  @Test("no line is no error: a run of no sets")
  func empty() throws {
    let folder = try Self.fleet()
    let outcome = try shell(folder, "$LABEL_LINT check --sets-from - --format ndjson </dev/null")
    #expect(outcome.status == 0)
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.output.contains(#""sets":0,"#))
  }

  @Test("a set whose files are gone becomes records, and the rest goes on")
  func goneFiles() throws {
    let folder = try Self.fleet()
    let outcome = try shell(
      folder,
      "$LABEL_LINT plan fleet.yml > plan.jsonl; rm -r player/feature/one; $LABEL_LINT check --sets-from plan.jsonl --format ndjson"
    )
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(#""rule":"unreadable-catalog""#))
    let records = outcome.output.split(separator: "\n").filter { $0.hasPrefix(#"{"type":"set""#) }
    #expect(records.count == 6)
    #expect(
      records.contains {
        $0.contains(#""set":"feature/one/src/main/res""#) && $0.hasSuffix(#""complete":false}"#)
      })
  }
}
