import Foundation
import Testing

/// What lies in a folder need not be a plain file.
@Suite("Odd files")
struct OddFileTests {
  /// A project with the good set, checked whole.
  private static func check(_ make: (TemporaryFolder) throws -> Void) throws
    -> (lines: [String], outcome: BuiltCommand.Outcome)
  {
    let folder = try BadInputTests.project()
    try make(folder)
    let outcome = try folder.run("check", "--format", "concise", ".")
    var lines = outcome.output.split(separator: "\n").map(String.init)
    let good = try #require(lines.firstIndex(of: BadInputTests.goodLine), "\(lines)")
    lines.remove(at: good)
    return (lines, outcome)
  }

  @Test("a named pipe in a catalog's place is reported and does not hang")
  func pipe() throws {
    let path = "ios/en.lproj/Localizable.strings"
    let (lines, outcome) = try Self.check { try $0.makePipe(path) }
    let message = "a pipe, socket or device, but a file is needed"
    #expect(lines == ["\(path):1:1: error: \(message) [unreadable-catalog]"])
    #expect(outcome.status == 1)
  }

  @Test("a link to a device is reported and not read")
  func device() throws {
    let path = "ios/en.lproj/Localizable.strings"
    let (lines, outcome) = try Self.check { try $0.link(path, to: "/dev/zero") }
    let message = "a link that leads out of the project, and is not followed"
    #expect(lines == ["\(path):1:1: error: \(message) [unreadable-catalog]"])
    #expect(outcome.status == 1)
  }

  @Test(
    "a folder in a catalog's place is reported",
    arguments: [
      "app/res/values/strings.xml", "ios/en.lproj/Localizable.strings", "ios/Localizable.xcstrings",
      "ios/en.lproj/Localizable.stringsdict",
    ])
  func folder(path: String) throws {
    let (lines, outcome) = try Self.check { try $0.makeFolder(path) }
    #expect(
      lines == ["\(path):1:1: error: a folder, but a file is needed [unreadable-catalog]"])
    #expect(outcome.status == 1)
  }

  @Test("a folder that is called like a table, but lies in no locale's folder, is entered")
  func folderOfThatName() throws {
    let (lines, outcome) = try Self.check {
      try $0.write("\"a\" = \"b\"", to: "tests/c.strings/en.lproj/Localizable.strings")
    }
    #expect(
      lines == [
        "tests/c.strings/en.lproj/Localizable.strings:1:10: error: `;` is missing here [unreadable-catalog]"
      ])
    #expect(outcome.status == 1)
  }

  @Test("a folder named by the user in a catalog's place is a wrong call")
  func namedFolder() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("x.xcstrings")
    let outcome = try folder.run("x.xcstrings")
    #expect(outcome.status == 2)
    #expect(outcome.error == "label-lint: x.xcstrings: a folder, but a file is needed\n")
  }

  @Test("loops of links end, and links to nothing are reported")
  func links() throws {
    let (lines, outcome) = try Self.check { folder in
      try folder.link("loop/a/b/up", to: "../..")
      try folder.link("loop/self.strings", to: "self.strings")
      try folder.link("loop/en.lproj/Localizable.strings", to: "nowhere")
    }
    #expect(
      lines == [
        "loop/en.lproj/Localizable.strings:1:1: error: no such file or folder [unreadable-catalog]",
        "loop/self.strings:1:1: error: a loop of symbolic links [unreadable-catalog]",
      ])
    #expect(outcome.status == 1)
  }

  @Test(
    "files about as long as the room they are read into are read to their ends",
    arguments: [32_766, 32_767, 32_768, 32_769, 65_536])
  func lengths(count: Int) throws {
    let folder = try TemporaryFolder()
    let (start, end) = (
      "<resources>\n<!-- ", " -->\n<string name=\"play\">PLAY NOW</string>\n</resources>"
    )
    let filling = String(repeating: "x", count: count - start.utf8.count - end.utf8.count)
    try folder.write(start + filling + end, to: "res/values/strings.xml")
    let outcome = try folder.run("check", "--format", "concise", "--rule", "all-caps", ".")
    #expect(outcome.output.hasPrefix("res/values/strings.xml:3:21: "), "\(outcome)")
    #expect(outcome.output.hasSuffix("[all-caps]\n"))
  }

  @Test(
    "a file that vanishes behind the listing, and one that the device cannot read, are reported",
    arguments: [
      ("openat:error=ENOENT", "no such file or folder"), ("read:error=EIO", "Input/output error"),
    ])
  func vanished(fault: String, message: String) throws {
    let path = "ios/en.lproj/Localizable.strings"
    let folder = try BadInputTests.project()
    let file = try folder.write("\"a\" = \"A\";\n", to: path)
    let outcome = try BuiltCommand(folder: folder.url).run(
      program: "/usr/bin/env",
      [
        // A file is opened by its name in the folder around its locale's.
        "strace", "-f", "-o", "trace", "-P", file.path, "-P", "en.lproj/Localizable.strings",
        "-e", "inject=\(fault)",
        BuiltCommand.path, "check", "--format", "concise", folder.url.path,
      ])
    guard outcome.status != 126, outcome.status != 127 else {
      return print("no strace: files that vanish are passed over")
    }
    #expect(
      outcome.output.split(separator: "\n").sorted() == [
        BadInputTests.goodLine[...], "\(path):1:1: error: \(message) [unreadable-catalog]",
      ], "\(outcome.error)")
    #expect(outcome.status == 1)
  }

  @Test("ten thousand tiny files cost little memory each")
  func manyFiles() throws {
    let folder = try BadInputTests.project()
    let script = """
      i=0; while [ $i -lt 100 ]; do mkdir -p many/$i/en.lproj; n=0; while [ $n -lt 100 ]; do
      echo '"a" = "A";' > many/$i/en.lproj/T$n.strings; n=$((n + 1)); done; i=$((i + 1)); done
      """
    #expect(try BuiltCommand(folder: folder.url).shell(script).status == 0)
    let outcome = try BuiltCommand(folder: folder.url).run(
      ["check", "--format", "concise", "."], memoryLimit: 128 << 20)
    #expect(outcome.error.isEmpty, "\(outcome.error)")
    #expect(outcome.output == BadInputTests.goodLine + "\n")
    #expect(outcome.status == 0)
  }

  @Test("a file without the right to read it is reported; root may read it all the same")
  func permissions() throws {
    let path = "ios/en.lproj/Localizable.strings"
    let (lines, outcome) = try Self.check { folder in
      let file = try folder.write("\"a\" = \"A\";\n", to: path)
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
    }
    if getuid() == 0 {
      print("run as root, which reads files of any permissions")
      #expect(lines.isEmpty)
      #expect(outcome.status == 0)
    } else {
      let message = "not readable: its permissions do not allow it"
      #expect(lines == ["\(path):1:1: error: \(message) [unreadable-catalog]"])
      #expect(outcome.status == 1)
    }
  }
}
