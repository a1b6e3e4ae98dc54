import Foundation
import Testing

/// A process that is killed at any system call leaves the file as it was or as it should be.
@Suite("Killed while it fixes")
struct KilledFixTests {
  private static let path = "res/values/strings.xml"
  private static let old = #"<resources><string name="cd_share">Share.</string></resources>"#
  private static let new = #"<resources><string name="cd_share">Share</string></resources>"#

  /// Calls that are made for files alone: threads wake each other by `write`, too.
  private static let fileCalls: Set<String> = ["openat", "fchmod", "fsync", "linkat", "rename"]

  @Test("every system call from the first that opens the file")
  func killed() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.old, to: Self.path)
    let fix = TracedCommand(["fix", "--root", ".", "res"])
    guard let calls = try fix.calls(in: folder, from: "strings.xml") else { return }
    #expect(try folder.text(of: Self.path) == Self.new)
    #expect(calls.contains { $0.name.hasPrefix("rename") })
    #expect(calls.contains { $0.name == "fsync" })
    #expect(calls.contains { $0.name == "write" })
    var texts: [String] = []
    for call in calls {
      try folder.write(Self.old, to: Self.path)
      let killed = try fix.run(in: folder, call.inject("signal=KILL"))
      let text = try folder.text(of: Self.path)
      #expect(text == Self.old || text == Self.new, "killed at \(call): \(text)")
      // How often memory is asked for, and threads are woken, differs from run to run; calls on files
      // do not.
      if Self.fileCalls.contains(call.name) {
        #expect(killed.status != 0, "\(call) did not end it")
      } else if killed.status == 0 {
        #expect(text == Self.new, "\(call)")
      }
      texts.append(text)
      // A file that was complete but not renamed yet may stay beside it; nobody takes it for one.
      for name in try folder.names(in: "res/values") where name != "strings.xml" {
        #expect(name.hasPrefix(".label-lint-") && name.hasSuffix(".part"), "\(call): \(name)")
        let again = try folder.runAll(["--root", ".", "res"])
        #expect(!again.output.contains(".part") && again.error.isEmpty, "\(again)")
        try FileManager.default.removeItem(at: folder.url.appending(path: "res/values/\(name)"))
      }
    }
    #expect(Set(texts) == [Self.old, Self.new])
  }
}
