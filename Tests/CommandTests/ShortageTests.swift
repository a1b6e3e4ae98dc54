import Foundation
import Testing

/// Where the system gives too little, or something that is no file, the command says so and ends.
@Suite("Shortages")
struct ShortageTests {
  /// Many small sets, each with a finding.
  private static func project() throws -> (folder: TemporaryFolder, output: String) {
    let folder = try TemporaryFolder()
    var output = ""
    for number in 100..<160 {
      let path = "g\(number % 7)/m\(number)/res/values/strings.xml"
      try folder.write(
        "<resources><string name=\"cd_list\">LIBRARY</string></resources>\n", to: path)
    }
    let outcome = try folder.run("check", "--format", "concise", ".")
    #expect(outcome.status == 0, "\(outcome.error)")
    output = outcome.output
    return (folder, output)
  }

  @Test("few files that may be open: all is found, or it is said what is not", arguments: 4...40)
  func files(count: Int) throws {
    let (folder, whole) = try Self.project()
    let outcome = try BuiltCommand(folder: folder.url).shell(
      "ulimit -n \(count); \"$LABEL_LINT\" check --format concise --jobs 4 .")
    if outcome.status == 0 {
      #expect(outcome.output == whole)
      #expect(outcome.error == "")
    } else if outcome.status == 1 {
      // A catalog that could not be opened is a finding, as one that nobody may read.
      #expect(
        outcome.output.contains("too many files are open: raise the limit (ulimit -n)"),
        "\(outcome)")
    } else {
      // The loader of the system ends with 127 where not even the libraries can be opened.
      #expect(outcome.status == 2 || outcome.status == 127 && count < 5, "\(outcome)")
      #expect(outcome.error.contains("ulimit -n") || outcome.status == 127, "\(outcome.error)")
    }
  }

  @Test("little memory: all is found, or a message says that there is too little")
  func memory() throws {
    let (folder, whole) = try Self.project()
    // From too little for the libraries to enough for all.
    for limit in stride(from: 60_000, through: 400_000, by: 20_000) {
      for kind in ["-v \(limit)", "-d \(limit / 5)"] {
        let outcome = try BuiltCommand(folder: folder.url).shell(
          "ulimit \(kind); timeout 120 \"$LABEL_LINT\" check --format concise --jobs 4 .")
        switch outcome.status {
        case 0: #expect(outcome.output == whole)
        case 2: #expect(outcome.error.contains("label-lint: there is too little memory; "))
        // The loader of the system could not even begin.
        case 127: #expect(outcome.error.contains("loading shared libraries"))
        default: Issue.record("\(kind): \(outcome)")
        }
      }
    }
  }

  @Test("without /proc every run gives the whole report")
  func noProcesses() throws {
    let (folder, whole) = try Self.project()
    let command = BuiltCommand(folder: folder.url)
    let hidden = "unshare --user --map-root-user --mount sh -c 'mount -t tmpfs none /proc &&"
    guard try command.shell("\(hidden) true'").status == 0 else {
      print("Passed over: no file system can be mounted for one command here.")
      return
    }
    // Swift takes the words of a call from there, and libdispatch the number of its threads: it trapped in one run of
    // fifty.
    let outcome = try command.shell(
      """
      \(hidden) for run in $(seq 100); do \
      "$LABEL_LINT" check --format concise --exit-zero . || echo $?; done | sort | uniq -c'
      """)
    let lines = Set(whole.split(separator: "\n"))
    #expect(outcome.error == "")
    #expect(
      Set(outcome.output.split(separator: "\n").map { $0.drop { $0 == " " } })
        == Set(lines.map { "100 \($0)" }.map { $0[...] }))
  }

  @Test("where no thread can be had, the first one does everything")
  func threads() throws {
    let (folder, whole) = try Self.project()
    let script = """
      exec setpriv --reuid=64321 --regid=64321 --clear-groups \
      bash -c 'ulimit -u 1; exec "$LABEL_LINT" "$@"' bash
      """
    func run(_ arguments: String) throws -> BuiltCommand.Outcome {
      try BuiltCommand(folder: folder.url).shell("\(script) \(arguments)")
    }
    guard getuid() == 0, try run("--version").status == 0 else {
      return print("skipped: only root can become a user who may have no thread")
    }
    let outcome = try run("check --format concise --jobs 4 .")
    #expect(outcome.output == whole)
    #expect(outcome.error == "")
    #expect(outcome.status == 0)
    let sources = try run("check --format concise --jobs 4 -q --sources . .")
    #expect(sources.output == whole)
    #expect(try run("coverage .").status == 0)
    #expect(try run("fix --dry-run -q .").status == 0)
  }

  /// Calls that read a file, which is a pipe.
  static let calls = [
    "check --config pipe .", "check --baseline pipe .", "baseline prune --baseline pipe",
    "baseline create --update --baseline pipe", "check --compare pipe .", "diff pipe pipe",
    "merge pipe", "report pipe", "check --sets-from pipe", "plan pipe", "nightly pipe",
    "review import pipe", "baseline apply pipe", "history add pipe --store s.jsonl",
    "history digest --store pipe", "history add records.ndjson --store pipe",
    "history import records.ndjson --store pipe", "inspect messages values/pipe.xml",
  ]

  @Test(
    "a pipe, socket or device in a file's place is refused and never waited for", arguments: calls)
  func pipes(call: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<resources><string name=\"a\">A</string></resources>\n", to: "res/values/strings.xml")
    try folder.makePipe("pipe")
    try folder.makePipe("values/pipe.xml")
    #expect(try folder.run("check", "--format", "ndjson=records.ndjson", "res").status == 0)
    let outcome = try BuiltCommand(folder: folder.url).shell("timeout 60 \"$LABEL_LINT\" \(call)")
    #expect(outcome.status == 2, "\(outcome)")
    #expect(
      outcome.error.contains("pipe") && outcome.error.contains("a pipe, socket or device"),
      "\(outcome.error)")
    #expect(outcome.output == "")
  }

  @Test(
    "a pipe that a configuration names is refused",
    arguments: [
      "vocabulary: {lexicons: [./pipe.txt]}", "vocabulary: {accept: [./pipe.txt]}",
      "extends: [./pipe.txt]",
    ])
  func configured(setting: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<resources><string name=\"a\">A</string></resources>\n", to: "res/values/strings.xml")
    try folder.makePipe("pipe.txt")
    try folder.write("version: 1\n\(setting)\n", to: ".label-lint.yml")
    let outcome = try BuiltCommand(folder: folder.url).shell("timeout 60 \"$LABEL_LINT\" check .")
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.error.contains("a pipe, socket or device, but a file is needed"))
  }
}
