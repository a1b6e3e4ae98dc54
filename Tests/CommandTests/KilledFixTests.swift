import Foundation
import Testing

/// A process that is killed at any system call leaves the file as it was or as it should be.
@Suite("Killed while it fixes")
struct KilledFixTests {
  /// A system call of a thread: its name and which of those of its name it is.
  private struct Call: Hashable {
    let name: String
    let number: Int
  }

  private static let path = "res/values/strings.xml"
  private static let old = #"<resources><string name="cd_share">Share.</string></resources>"#
  private static let new = #"<resources><string name="cd_share">Share</string></resources>"#

  /// Calls that are made for files alone: threads wake each other by `write`, too.
  private static let fileCalls: Set<String> = ["openat", "fchmod", "fsync", "linkat", "rename"]

  @Test("every system call from the first that opens the file")
  func killed() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.old, to: Self.path)
    let outcome = try Self.run(folder)
    guard outcome.status == 0 else {
      return print("strace cannot trace here, so no process was killed: \(outcome.error)")
    }
    #expect(try folder.text(of: Self.path) == Self.new)
    let calls = Self.calls(try folder.text(of: "trace"))
    #expect(calls.contains { $0.name.hasPrefix("rename") })
    #expect(calls.contains { $0.name == "fsync" })
    #expect(calls.contains { $0.name == "write" })
    var texts: [String] = []
    for call in calls {
      try folder.write(Self.old, to: Self.path)
      let options = ["-e", "inject=\(call.name):signal=KILL:when=\(call.number)"]
      let killed = try Self.run(folder, options)
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
        #expect(!name.hasSuffix(".xml"), "killed at \(call): \(name)")
        try FileManager.default.removeItem(at: folder.url.appending(path: "res/values/\(name)"))
      }
    }
    #expect(Set(texts) == [Self.old, Self.new])
  }

  /// The calls of a trace from the first that names the catalog, each with its number in its thread.
  private static func calls(_ trace: String) -> [Call] {
    var counts: [String: Int] = [:]
    var calls: [Call] = []
    var hasBegun = false
    for line in trace.split(separator: "\n") {
      // `1234  openat(AT_FDCWD, …) = 3`; the rest of an interrupted call begins with `<...`.
      let thread = line.prefix { $0 != " " }
      let call = line[thread.endIndex...].drop { $0 == " " }
      guard let open = call.firstIndex(of: "("),
        call[..<open].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { continue }
      let name = String(call[..<open])
      counts["\(thread) \(name)", default: 0] += 1
      hasBegun = hasBegun || line.contains("strings.xml")
      if hasBegun { calls.append(Call(name: name, number: counts["\(thread) \(name)"] ?? 0)) }
    }
    return calls
  }

  /// Fixes under strace, with its options.
  private static func run(
    _ folder: TemporaryFolder, _ options: [String] = []
  ) throws -> BuiltCommand.Outcome {
    try BuiltCommand(folder: folder.url).run(
      program: "/usr/bin/env",
      ["strace", "-f", "-s", "1024", "-o", "trace"] + options
        + [BuiltCommand.path, "fix", "--root", ".", "res"])
  }
}
