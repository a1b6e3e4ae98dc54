import Foundation
import Testing

/// A path of the command line is the user's own, and need not be that of a plain file.
@Suite("Outputs that are no plain files")
struct OutputPlaceTests {
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "<resources>\n  <string name=\"play_cd\">Play button</string>\n</resources>\n",
      to: "res/values/strings.xml")
    return folder
  }

  private static let call = "\"$LABEL_LINT\" check -q --rule role-word"
  private static let line =
    "res/values/strings.xml:2:31: warning: 'Play button' repeats the role 'button' [role-word]\n"

  @Test(
    "an open file of the process is written where it stands, and not replaced",
    arguments: [
      "-o /dev/stdout", "--format concise=/dev/stdout", "-o /dev/fd/1", "-o /proc/self/fd/1",
      "-o /dev/stderr 2>&1", "-o /dev/fd/7 7>&1", "-o -",
    ])
  func descriptors(options: String) throws {
    let folder = try Self.project()
    let format = options.contains("=") ? "" : "--format concise"
    let outcome = try BuiltCommand(folder: folder.url).shell(
      "{ echo before; \(Self.call) \(format) \(options) res; echo after; } > all")
    #expect(outcome.status == 0, "\(outcome.error)")
    let text = try folder.text(of: "all")
    #expect(text.hasPrefix("before\n\(Self.line)"), "\(text)")
    #expect(text.hasSuffix("\nafter\n"))
    #expect(try folder.names() == ["all", "res"])
  }

  @Test("devices are written and stay devices")
  func devices() throws {
    let folder = try Self.project()
    let null = try BuiltCommand(folder: folder.url).shell("\(Self.call) -o /dev/null res")
    #expect(null.status == 0, "\(null.error)")
    #expect(null.output.isEmpty)
    let full = try BuiltCommand(folder: folder.url).shell("\(Self.call) --format csv=/dev/full res")
    #expect(full.status == 2)
    #expect(full.error == "label-lint: /dev/full: no space left on the device\n")
    let closed = try BuiltCommand(folder: folder.url).shell("\(Self.call) -o /dev/fd/77 res")
    #expect(closed.status == 2)
    #expect(closed.error.hasPrefix("label-lint: /dev/fd/77: "))
    let kinds = try BuiltCommand(folder: folder.url).shell("test -c /dev/null && test -c /dev/full")
    #expect(kinds.status == 0)
  }

  @Test(
    "a pipe that nobody reads is never waited for",
    arguments: [
      "check -o pipe res", "check --format text --format csv=pipe res",
      "review export --format csv -o pipe res", "diff records records -o pipe",
      "merge records -o pipe", "report records --format csv=pipe",
    ])
  func unreadPipe(call: String) throws {
    let folder = try Self.project()
    try folder.makePipe("pipe")
    #expect(
      try folder.run("check", "--format", "ndjson=records", "--exit-zero", "res").status == 0)
    let outcome = try BuiltCommand(folder: folder.url).shell(
      "timeout 60 \"$LABEL_LINT\" \(call); status=$?; test -p pipe && exit $status")
    #expect(outcome.status == 2, "\(outcome)")
    #expect(
      outcome.error.hasSuffix(
        "label-lint: pipe: a pipe that nobody reads from, or a socket: start its reader first, or "
          + "name another file\n"), "\(outcome.error)")
  }

  @Test("a pipe that is read gets the whole report, however large", arguments: [1, 4000])
  func readPipe(count: Int) throws {
    let folder = try TemporaryFolder()
    let lines = (0..<count).map { "\"k\($0).accessibilityLabel\" = \"PLAY SONG \($0) button\";\n" }
    try folder.write(lines.joined(), to: "res/en.lproj/L.strings")
    try folder.makePipe("pipe")
    // The shell holds both ends open until all have theirs.
    let outcome = try BuiltCommand(folder: folder.url).shell(
      """
      exec 3<>pipe
      cat < pipe > copy 3>&- &
      "$LABEL_LINT" check -q --exit-zero --format csv=pipe res 3>&-
      status=$?
      "$LABEL_LINT" check -q --exit-zero --format csv=plain.csv res 3>&-
      exec 3>&-
      wait
      exit $status
      """)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try folder.text(of: "copy") == folder.text(of: "plain.csv"))
    // More than a pipe holds.
    #expect(try folder.text(of: "copy").utf8.count > (count > 1 ? 1 << 18 : 100))
  }

  @Test("process substitution of bash takes reports and reads none twice")
  func substitution() throws {
    let folder = try Self.project()
    let outcome = try BuiltCommand(folder: folder.url).run(
      program: "/usr/bin/env",
      ["bash", "-c", "\(Self.call) --format concise=>(cat > copy) res; wait $!"],
      environment: ["LABEL_LINT": BuiltCommand.path])
    guard outcome.status != 127 else { return print("no bash: substitution is skipped") }
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try folder.text(of: "copy").hasPrefix(Self.line))
  }

  @Test("a configuration names no pipe and no open file")
  func configured() throws {
    let folder = try Self.project()
    try folder.makePipe("pipe")
    try folder.write(
      "version: 1\nreports: [{format: csv, path: pipe}]\n", to: ".label-lint.yml")
    let outcome = try BuiltCommand(folder: folder.url).shell("timeout 60 \(Self.call) res")
    #expect(outcome.status == 2, "\(outcome)")
    #expect(
      outcome.error.hasSuffix(
        "pipe: not replaced, because it is not an earlier csv report of label-lint; name another "
          + "file in 'reports', or remove this one\n"), "\(outcome.error)")
  }
}
