import Foundation
import Testing

/// Signals and failures at any system call of a writer leave the old state or the new one, and nothing
/// beside it.
@Suite("Interrupted while it writes")
struct InterruptedWriterTests {
  private static let catalog = "res/values/strings.xml"

  /// A command that writes, and what the folder must hold before it.
  struct Writer: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let arguments: [String]
    var before: [String: String] = [:]
    /// A command that is run before.
    var setup: [String] = []
  }

  static let writers = [
    Writer(testDescription: "fix replaces a catalog", arguments: ["fix", "--root", ".", "res"]),
    Writer(
      testDescription: "a report takes the place of another",
      arguments: ["check", "--exit-zero", "-o", "report.txt", "res"],
      before: ["report.txt": "an older report\n"]),
    Writer(
      testDescription: "a report where there is none",
      arguments: ["check", "--exit-zero", "-o", "report.txt", "res"]),
    Writer(testDescription: "a new baseline", arguments: ["baseline", "create"]),
    Writer(testDescription: "init makes folders", arguments: ["init", "--ci", "github"]),
    Writer(
      testDescription: "XLIFF in a new folder",
      arguments: ["review", "export", "--all", "--format", "xliff", "-o", "new/folder", "res"]),
    Writer(
      testDescription: "a store is begun",
      arguments: ["history", "add", "n", "--store", "s.sqlite"],
      setup: records),
    Writer(
      testDescription: "a journal is begun",
      arguments: ["history", "add", "n", "--store", "s.jsonl"],
      setup: records),
  ]

  private static let records = ["check", "--exit-zero", "--format", "ndjson=n", "res"]

  private static func project(_ writer: Writer) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "<resources>\n<string name=\"cd_share\">Share.</string>\n</resources>\n", to: catalog)
    try folder.write(
      "<resources>\n<string name=\"cd_share\">Teilen</string>\n</resources>\n",
      to: "res/values-de/strings.xml")
    for (path, text) in writer.before { try folder.write(text, to: path) }
    if !writer.setup.isEmpty {
      // One time for all, so that they record the same.
      let outcome = try BuiltCommand(folder: folder.url).run(
        writer.setup, environment: ["SOURCE_DATE_EPOCH": "1795226400"])
      #expect(outcome.status == 0, "\(outcome.error)")
      let text = try folder.text(of: "n")
      let parts = text.split(separator: "\"durationMs\":", maxSplits: 1)
      let rest = parts[1].drop(while: \.isNumber)
      try folder.write("\(parts[0])\"durationMs\":1\(rest)", to: "n")
    }
    return folder
  }

  /// All files of a folder with their texts, and its folders.
  private static func contents(of folder: TemporaryFolder) throws -> [String: String] {
    var contents: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path) {
      contents[path] = (try? folder.text(of: path)) ?? "a folder"
    }
    return contents
  }

  /// Whether every file is as it was or as it should be: commands write several, one after the other.
  private static func isBetween(
    _ now: [String: String], _ before: [String: String], _ after: [String: String]
  ) -> Bool {
    Set(now.keys).union(before.keys).allSatisfy { path in
      now[path] == before[path] || now[path] == after[path]
    }
  }

  private static let calls: Set<String> = [
    "openat", "write", "fchown", "fchmod", "fsync", "mkdir", "linkat", "rename", "unlink", "rmdir",
    "close", "faccessat", "access", "newfstatat", "fstat", "rt_sigprocmask", "rt_sigaction",
    "flock",
  ]

  /// Asks for each call of the writer, from the one that begins its first file on.
  private func everyCall(
    _ writer: Writer, _ event: String, options: ([TracedCommand.Call]) -> [String] = { _ in [] }
  ) throws {
    let folder = try Self.project(writer)
    let before = try Self.contents(of: folder)
    let command = TracedCommand(writer.arguments)
    guard let all = try command.calls(in: folder, from: "O_TMPFILE") else { return }
    let after = try Self.contents(of: folder)
    #expect(before != after)
    let more = options(all)
    let calls = more.isEmpty ? all : all.filter { $0.name != "openat" }
    #expect(calls.count > 5)
    for call in calls where Self.calls.contains(call.name) {
      let folder = try Self.project(writer)
      let outcome = try command.run(in: folder, more + call.inject(event))
      let now = try Self.contents(of: folder)
      #expect(
        Self.isBetween(now, before, after), "\(event) at \(call): \(now.keys.sorted()) \(outcome)")
      if outcome.status == 0 { #expect(now == after, "\(event) at \(call)") }
      // The first write of any thread fails, also of the one that says what has failed.
      if outcome.status == 2, call.name != "write" {
        #expect(outcome.error.contains("label-lint: "), "\(event) at \(call)")
      }
      if now != after {
        #expect(outcome.status != 0, "\(event) at \(call)")
        #expect(
          event.hasPrefix("signal") == (outcome.status < 0), "\(event) at \(call): \(outcome)")
      }
    }
  }

  @Test("a signal at any call leaves nothing beside", arguments: writers)
  func signalled(_ writer: Writer) throws {
    try everyCall(writer, "signal=TERM")
  }

  @Test(
    "a failure of any call leaves nothing beside", arguments: [writers[0], writers[1], writers[5]])
  func failed(_ writer: Writer) throws {
    try everyCall(writer, "error=ENOSPC")
  }

  @Test(
    "every signal that ends a process, and a failing disk",
    arguments: ["signal=INT", "signal=HUP", "error=EIO"])
  func otherEvents(_ event: String) throws {
    try everyCall(Self.writers[0], event)
  }

  @Test(
    "the same where the file system has no files without a name",
    arguments: [writers[0], writers[2], writers[5]], ["signal=TERM", "error=ENOSPC"])
  func named(_ writer: Writer, _ event: String) throws {
    try everyCall(writer, event) { calls in
      calls.first { $0.line.contains("O_TMPFILE") }?.inject("error=EOPNOTSUPP") ?? []
    }
  }

  @Test("a name that is taken is not the end: another one is tried", arguments: writers)
  func takenNames(_ writer: Writer) throws {
    let folder = try Self.project(writer)
    let command = TracedCommand(writer.arguments)
    guard let calls = try command.calls(in: folder, from: "O_TMPFILE") else { return }
    let after = try Self.contents(of: folder)
    guard let link = calls.first(where: { $0.name == "linkat" && $0.line.contains(".part\"") })
    else { return }
    let again = try Self.project(writer)
    let outcome = try command.run(in: again, link.inject("error=EEXIST"))
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try Self.contents(of: again) == after)
  }

  @Test("a file system without links takes new files, too", arguments: [writers[2], writers[3]])
  func noLinks(_ writer: Writer) throws {
    let folder = try Self.project(writer)
    let command = TracedCommand(writer.arguments)
    guard let calls = try command.calls(in: folder, from: "O_TMPFILE"), let first = calls.first
    else { return }
    let after = try Self.contents(of: folder)
    let again = try Self.project(writer)
    let outcome = try command.run(
      in: again, first.inject("error=EOPNOTSUPP") + ["-e", "inject=linkat:error=EPERM"])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try Self.contents(of: again) == after)
  }

  @Test("what other runs have left under any name stops none")
  func leftovers() throws {
    let folder = try Self.project(Self.writers[0])
    for name in [".1.part", ".2.part", ".part"] { try folder.write("x", to: Self.catalog + name) }
    let script = "unshare --pid --fork --mount-proc \"$LABEL_LINT\" fix --root . res"
    let outcome = try BuiltCommand(folder: folder.url).shell(script)
    guard !outcome.error.contains("unshare") else {
      return print("no right to make a process the first of its kind: \(outcome.error)")
    }
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try folder.text(of: Self.catalog).contains(">Share<"))
  }

  @Test("a catalog that vanishes while it is fixed leaves nothing")
  func vanished() throws {
    let writer = Self.writers[0]
    let folder = try Self.project(writer)
    let command = TracedCommand(writer.arguments)
    // Calls that name the catalog alone: those of the loader of the program are no part of it.
    let only = { (folder: TemporaryFolder) in ["-P", folder.url.appending(path: Self.catalog).path]
    }
    guard let calls = try command.calls(in: folder, from: "", only(folder)) else { return }
    // The last look before the new file takes its place.
    let look = try #require(calls.last { $0.name.contains("stat") }, "\(calls)")
    let again = try Self.project(writer)
    let outcome = try command.run(in: again, only(again) + look.inject("error=ENOENT"))
    #expect(outcome.status == 2, "\(outcome.error)")
    // What went wrong is said before what was done; nobody says that there was nothing to do.
    #expect(!(outcome.output + outcome.error).lowercased().contains("nothing to fix"))
    #expect(
      outcome.error.hasSuffix(
        "strings.xml: no such file or folder\nlabel-lint: fixed 0 findings in 0 files\n"),
      "\(outcome.error)")
    #expect(try again.names(in: "res/values") == ["strings.xml"])
  }

  @Test("a file larger than the user may write is said to be so", arguments: [true, false])
  func limit(isThere: Bool) throws {
    let folder = try Self.project(Self.writers[0])
    let texts = (1...40).map { "<string name=\"cd_\($0)\">Share \($0).</string>\n" }
    try folder.write("<resources>\(texts.joined())</resources>\n", to: Self.catalog)
    if isThere { try folder.write("an older report\n", to: "report.txt") }
    let outcome = try BuiltCommand(folder: folder.url).shell(
      "ulimit -f 1; \"$LABEL_LINT\" check --exit-zero -o report.txt res")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.hasSuffix(
        "label-lint: report.txt: larger than the system lets a file be (see ulimit -f)\n"),
      "\(outcome.error)")
    #expect(try folder.names() == (isThere ? ["report.txt", "res"] : ["res"]))
  }

  @Test("what may not be written is not said to be unreadable")
  func permissions() throws {
    let folder = try Self.project(Self.writers[0])
    _ = try FileManager.default.setAttributes(
      [.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
    // The root user writes everywhere.
    let user = getuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : ""
    let outcome = try BuiltCommand(folder: folder.url).shell(
      "\(user) \"$LABEL_LINT\" check --exit-zero -o report.txt res")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.contains(
        "label-lint: report.txt: not writable: the permissions of the file or of its folder do not "
          + "allow it\n"), "\(outcome.error)")
    let missing = try folder.run("check", "--exit-zero", "-o", "gone/report.txt", "res")
    #expect(
      missing.error.contains(
        "label-lint: gone/report.txt: its folder does not exist: make it, or name another file\n"))
  }
}
