import Foundation
import Testing

/// Disks that are full, processes that are killed, several runs at once: nothing is half written or lost.
@Suite("Faults of files")
struct FaultTests {
  private static let catalog = "res/values/strings.xml"
  private static let flawed = #"<resources><string name="cd_share">Share.</string></resources>"#
  private static let mended = #"<resources><string name="cd_share">Share</string></resources>"#
  private static let accepted = """
    {"type":"baseline","schemaVersion":1,"ruleSet":"2026.1"}

    """

  /// A command that writes a file: its arguments, the file, and what stands there before.
  struct Write: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let path: String
    let before: String
    var testDescription: String { arguments[0] }
  }

  /// Commands that replace files.
  static let writes = [
    Write(arguments: ["fix", "--root", ".", "res"], path: catalog, before: flawed),
    Write(
      arguments: ["baseline", "create", "--update"], path: ".label-lint-baseline.jsonl",
      before: accepted),
    Write(
      arguments: ["check", "--exit-zero", "-o", "report.txt", "res"], path: "report.txt",
      before: "an older report\n"),
  ]

  /// The project of a write, before it.
  private static func project(_ write: Write) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(flawed, to: catalog)
    try folder.write(write.before, to: write.path)
    return folder
  }

  @Test("a fault at any write leaves the old file or the new one", arguments: writes)
  func everyWrite(_ write: Write) throws {
    let whole = try Self.project(write)
    #expect(try whole.runAll(write.arguments).status == 0)
    let after = try whole.text(of: write.path)
    #expect(after != write.before)
    for fault in [FaultLibrary.Fault.noSpace, .kill] {
      var number = 0
      var isOver = false
      while !isOver, number < 50 {
        number += 1
        let folder = try Self.project(write)
        guard let library = try FaultLibrary(in: folder) else { return }
        // All files of the folder, also one that has no name yet.
        let outcome = try BuiltCommand(folder: folder.url).run(
          write.arguments,
          environment: library.environment(fault, at: number, store: folder.url.path))
        isOver = !library.hasStruck
        let text = try folder.text(of: write.path)
        #expect(text == (isOver ? after : write.before), "\(fault) at write \(number)")
        #expect((outcome.status == 0) == isOver, "\(fault) at write \(number): \(outcome.error)")
        if fault == .noSpace, !isOver {
          #expect(outcome.error.contains("no space left on the device"), "\(outcome.error)")
          #expect(outcome.status == 2)
        }
      }
      #expect(isOver && number > 1, "\(fault)")
    }
  }

  @Test("a full device behind standard output is said")
  func fullOutput() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.flawed, to: Self.catalog)
    let outcome = try BuiltCommand(folder: folder.url).shell("\"$LABEL_LINT\" res > /dev/full")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("no space left on the device"), "\(outcome.error)")
  }

  @Test(
    "runs at once on one baseline: each decision is in it, or its run says that it is not",
    arguments: [true, false])
  func baselinesAtOnce(isThere: Bool) throws {
    let folder = try TemporaryFolder()
    let keys = (1...6).map { "cd_share\($0)" }
    try folder.write(
      "<resources>" + keys.map { "<string name=\"\($0)\">Share \($0).</string>" }.joined()
        + "</resources>", to: Self.catalog)
    if isThere { try folder.write(Self.accepted, to: ".label-lint-baseline.jsonl") }
    let run = """
      "$LABEL_LINT" ignore trailing-punctuation KEY --reason ok --locale en 2>>said \
      && echo KEY >> done; true
      """
    let outcome = try BuiltCommand(folder: folder.url).shell(
      "printf '%s\\n' \(keys.joined(separator: " ")) | xargs -P 6 -I KEY sh -c '\(run)'")
    #expect(outcome.status == 0, "\(outcome.error)")
    let said = try folder.text(of: "said")
    let baseline = try folder.text(of: ".label-lint-baseline.jsonl")
    let done = (try? folder.text(of: "done")) ?? ""
    #expect(!done.isEmpty, "\(said)")
    for key in keys {
      #expect(baseline.contains("\"\(key)\"") == done.contains(key), "\(key): \(said)\(baseline)")
    }
    #expect(try folder.names().filter { $0.hasSuffix(".part") } == [])
  }
}
