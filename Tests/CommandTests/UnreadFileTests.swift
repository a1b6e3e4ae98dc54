import Foundation
import Testing

/// What a comparison, a baseline and a history say of a translation that label-lint could not read.
@Suite("Translation files that cannot be read")
struct UnreadFileTests {
  private static let german = "app/res/values-de/strings.xml"

  /// Why a file cannot be read.
  enum Cause: String, CaseIterable, Sendable {
    case permissions = "not readable: its permissions do not allow it"
    case link = "a link that leads out of the project, and is not followed"
    case pipe = "a pipe, socket or device, but a file is needed"
    case size = "the file has more than 268435456 bytes"
  }

  private static func resources(_ texts: String...) -> String {
    LossTests.resources(
      Dictionary(uniqueKeysWithValues: zip(["a", "b"], texts)))
  }

  /// Makes the German file one that cannot be read; what a link leads to lies in another folder.
  private static func close(
    _ cause: Cause, in folder: TemporaryFolder, beside other: TemporaryFolder
  ) throws {
    let file = folder.url.appending(path: german)
    if cause == .permissions { return }
    try FileManager.default.removeItem(at: file)
    switch cause {
    case .permissions: break
    case .link:
      let target = try other.write(resources("Spiele 7 Lieder"), to: "strings.xml")
      try folder.link(german, to: target.path)
    case .pipe: try folder.makePipe(german)
    case .size:
      // A file of nothing but holes takes no room.
      _ = try BuiltCommand(folder: folder.url).shell("truncate -s \((256 << 20) + 1) \(german)")
    }
  }

  @Test("it is neither missing, nor lost, nor fixed", arguments: Cause.allCases)
  func unread(cause: Cause) throws {
    let folder = try LossTests.project([
      LossTests.source: Self.resources("Play 7 songs", "Open the list"),
      Self.german: Self.resources("Spiele 8 Lieder", "Liste zeigen"),
    ])
    let other = try TemporaryFolder()
    try Self.close(cause, in: folder, beside: other)
    let known = try folder.text(of: "known.jsonl").split(separator: "\n")
    let entry = try #require(known.first { $0.contains("number-mismatch") })
    func run(_ line: String) throws -> BuiltCommand.Outcome? {
      try Unprivileged.closing(cause == .permissions ? [Self.german] : [], in: folder) {
        try Unprivileged.shell(folder, line)
      }
    }
    guard
      let compared = try run("\"$LABEL_LINT\" check --format concise --compare 1.ndjson app")
    else { return }
    #expect(
      compared.output
        == "\(Self.german):1:1: error: \(cause.rawValue) [unreadable-catalog]\n", "\(compared)")
    #expect(
      compared.error.contains(": 1 new, 0 updated, 0 unchanged, 0 fixed\n"), "\(compared)")
    #expect(compared.status == 1)
    let check = try run("\"$LABEL_LINT\" baseline check --baseline known.jsonl app")
    #expect(check?.output == "")
    for call in ["baseline prune", "baseline create --update"] {
      let outcome = try run("\"$LABEL_LINT\" \(call) --baseline known.jsonl app")
      #expect(
        try folder.text(of: "known.jsonl").split(separator: "\n").contains(entry),
        "\(call): \(String(describing: outcome))")
    }
    let digest = try run(
      "SOURCE_DATE_EPOCH=1795312800 \"$LABEL_LINT\" nightly fleet.yml --store s.sqlite --reports out"
    )
    #expect(digest?.output.contains(": 1 new, 0 fixed, ") ?? false, "\(String(describing: digest))")
    #expect(digest?.output.contains(" lost") == false, "\(String(describing: digest))")
  }

  /// Expects that a cut file is reported with the one translation that is lost, and the German file
  /// only as not read.
  private static func expectLoss(
    of cutFile: String, beside cause: Cause, in folder: TemporaryFolder
  ) throws {
    let unread = "\(german):1:1: error: \(cause.rawValue) [unreadable-catalog]\n"
    let lost =
      "\(cutFile):1:1: error: 1 translation can no longer be read: fix the file, its texts "
      + "from there on are lost [lost-text]\n"
    let cut = "\(cutFile):3:1: error: the file ends inside a tag [unreadable-catalog]\n"
    let compared = try LossTests.gate(folder, "--compare", "1.ndjson")
    #expect(compared.output == unread + lost + cut, "\(compared)")
    #expect(
      compared.error.contains(
        ": 1 translation lost, 2 new, 0 updated, 1 unchanged, 0 fixed\n"), "\(compared)")
    let known = try LossTests.gate(folder, "--baseline", "known.jsonl")
    #expect(known.output == unread + lost + cut, "\(known)")
    let digest = try LossTests.night(1, in: folder)
    #expect(digest.contains(" 1 translation lost, 2 new, 0 fixed, "), "\(digest)")
    #expect(digest.contains("- player: res, fr: 1 translation lost\n"), "\(digest)")
    #expect(!digest.contains(", de: "), "\(digest)")
  }

  @Test(
    "beside a file that is cut it is not lost, and of that file only what is gone",
    arguments: [Cause.link, .pipe])
  func besideCutFile(cause: Cause) throws {
    let folder = try LossTests.project([
      LossTests.source: Self.resources("Play 7 songs", "Open the list"),
      Self.german: Self.resources("Spiele 8 Lieder", "Liste zeigen"),
      LossTests.french: Self.resources("Jouer 8 titres", "Ouvrir la liste"),
    ])
    let other = try TemporaryFolder()
    try Self.close(cause, in: folder, beside: other)
    try folder.write(
      "<resources>\n<string name=\"a\">Jouer 8 titres</string>\n<string na", to: LossTests.french)
    try Self.expectLoss(of: LossTests.french, beside: cause, in: folder)
    let check = try folder.run("baseline", "check", "--baseline", "known.jsonl", "app")
    #expect(check.output == "", "\(check)")
    #expect(check.status == 2)
  }

  @Test("beside a source that is cut it is not lost, and of what was read only the rest")
  func besideCutSource() throws {
    let folder = try LossTests.project([
      LossTests.source: Self.resources("Play 7 songs", "Open the list"),
      Self.german: Self.resources("Spiele 8 Lieder", "Liste zeigen"),
      LossTests.french: Self.resources("Jouer 8 titres", "Ouvrir la liste"),
    ])
    try Self.close(.pipe, in: folder, beside: folder)
    try folder.write(
      "<resources>\n<string name=\"a\">Play 7 songs</string>\n<string na", to: LossTests.source)
    try Self.expectLoss(of: LossTests.source, beside: .pipe, in: folder)
  }

  @Test("a problem behind the most that are told of a file is not fixed")
  func furtherProblems() throws {
    let table = "app/en.lproj/L.strings"
    let double = "\"key\" = \"Play it\";\n\"key\" = \"Play it now\";\n"
    let folder = try TemporaryFolder()
    try folder.write(double, to: table)
    try folder.write("apps:\n  - {app: player, root: app}\n", to: "fleet.yml")
    try folder.run("check", "--exit-zero", "--format", "ndjson=1.ndjson", "app").expectDone()
    _ = try folder.run("baseline", "create", "--baseline", "known.jsonl", "app")
    let known = try folder.text(of: "known.jsonl")
    let entry = try #require(known.split(separator: "\n").first { $0.contains("duplicate-key") })
    _ = try LossTests.night(0, in: folder)
    try folder.write(
      String(repeating: "\"a\" = \"Open it\";\n", count: 10_002) + double, to: table)
    let compared = try folder.run(
      "check", "--format", "ndjson", "--compare", "1.ndjson", "app")
    #expect(
      compared.error.hasSuffix(" new, 0 updated, 0 unchanged, 0 fixed\n"), "\(compared.error)")
    #expect(!compared.error.contains(" lost"), "\(compared.error)")
    let set = compared.output.split(separator: "\n").first { $0.contains("\"type\":\"set\"") }
    #expect(set?.hasSuffix("\"complete\":false}") ?? false)
    let check = try folder.run("baseline", "check", "--baseline", "known.jsonl", "app")
    #expect(check.output == "", "\(check)")
    for call in [["prune"], ["create", "--update"]] {
      _ = try folder.runAll(["baseline"] + call + ["--baseline", "known.jsonl", "app"])
      #expect(try folder.text(of: "known.jsonl").split(separator: "\n").contains(entry), "\(call)")
    }
    let digest = try LossTests.night(1, in: folder)
    #expect(digest.contains(" new, 0 fixed, "), "\(digest.prefix(200))")
    #expect(!digest.contains(" lost"), "\(digest.prefix(200))")
  }
}
