import Foundation
import Testing

/// A process that is killed at any system call leaves the file as it was or as it should be.
@Suite("Killed while it fixes")
struct KilledFixTests {
  private static let path = "res/values/strings.xml"
  private static let old = #"<resources><string name="cd_share">Share.</string></resources>"#
  private static let new = #"<resources><string name="cd_share">Share</string></resources>"#

  @Test(
    "every system call from the first that opens the file",
    .disabled("the injected signal does not end the process here"))
  func killed() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.old, to: Self.path)
    guard try run(folder).status == 0, try folder.text(of: Self.path) == Self.new else {
      return print("strace cannot trace here: no process was killed")
    }
    let calls = try folder.text(of: "trace").split(separator: "\n")
    let first = try #require(calls.firstIndex { $0.contains("strings.xml") })
    #expect(calls.contains { $0.contains("rename(") })
    var texts: [String] = []
    for number in first + 1...calls.count {
      try folder.write(Self.old, to: Self.path)
      _ = try run(folder, ["-e", "inject=all:signal=KILL:when=\(number)"])
      let text = try folder.text(of: Self.path)
      #expect(text == Self.old || text == Self.new, "killed at \(calls[number - 1]): \(text)")
      texts.append(text)
      // A file that was complete but not renamed yet may stay beside it, never a part of one.
      for name in try folder.names(in: "res/values") where name != "strings.xml" {
        #expect(try folder.text(of: "res/values/\(name)") == Self.new, "\(calls[number - 1])")
        try FileManager.default.removeItem(at: folder.url.appending(path: "res/values/\(name)"))
      }
    }
    #expect(Set(texts) == [Self.old, Self.new])
  }

  /// Fixes under strace, with its options.
  private func run(
    _ folder: TemporaryFolder, _ options: [String] = []
  ) throws -> BuiltCommand.Outcome {
    try BuiltCommand(folder: folder.url).run(
      program: "/usr/bin/env",
      ["strace", "-o", "trace", "-e", "trace=all"] + options
        + [BuiltCommand.path, "fix", "--root", ".", "res"])
  }
}
