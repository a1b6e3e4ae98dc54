import Foundation
import Testing

/// A bad file costs a message with a place, and nothing else.
@Suite("Bad input")
struct BadInputTests {
  /// Bytes that the command may write to whatever it reads: its own data and workers' stacks.
  private static let baseMemory = 96 << 20
  /// Bytes that it may write to for each byte of input.
  private static let memoryPerByte = 6

  /// A project with one good set that has one finding, which must show whatever else is there.
  static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "<resources><string name=\"cd_play\">PLAY ALL</string></resources>\n",
      to: "good/res/values/strings.xml")
    return folder
  }

  /// The finding of the good set.
  static let goodLine =
    "good/res/values/strings.xml:1:35: warning: 'PLAY ALL' is all capitals [all-caps]"

  @Test(
    "a bad file gets a message with its place; the others are reported", arguments: BadInput.all)
  func file(_ input: BadInput) throws {
    let folder = try Self.project()
    try folder.write(input.data, to: input.path)
    let outcome = try BuiltCommand(folder: folder.url).run(
      ["check", "--format", "concise", "--jobs", "2", "."],
      memoryLimit: Self.baseMemory + Self.memoryPerByte * input.data.count)
    #expect(outcome.error.isEmpty, "\(outcome.error)")
    var lines = outcome.output.split(separator: "\n").map(String.init)
    let good = try #require(lines.firstIndex(of: Self.goodLine), "\(lines)")
    lines.remove(at: good)
    #expect(lines.count == input.findings.count, "\(lines)")
    for (line, expected) in zip(lines, input.findings) {
      #expect(line.hasPrefix("\(input.path):\(expected)"), "\(line)")
      #expect(line.hasSuffix(" [unreadable-catalog]"), "\(line)")
    }
    let isError = input.findings.contains { $0.contains(" error: ") }
    #expect(outcome.status == (isError ? 1 : 0))
  }

  @Test("the listing of a bad file says the same", arguments: BadInput.all)
  func listing(_ input: BadInput) throws {
    let folder = try TemporaryFolder()
    try folder.write(input.data, to: input.path)
    let outcome = try folder.run("inspect", "messages", input.path)
    let problems = outcome.output.split(separator: "\n").filter { $0.hasPrefix("{\"problem\"") }
    #expect(!problems.isEmpty)
    #expect(problems.allSatisfy { $0.contains("\"path\":\"\(input.path)\",\"line\":") })
    #expect(outcome.error.isEmpty)
    #expect(outcome.status == (input.findings.contains { $0.contains(" error: ") } ? 1 : 0))
  }

  @Test("every cut of a file reads or gets a message, and no cut ends the command")
  func cuts() throws {
    let folder = try Self.project()
    let samples = [
      "catalogs/android/app/src/main/res/values/strings.xml": "values/strings.xml",
      "catalogs/ios/Player/de.lproj/Localizable.strings": "en.lproj/Localizable.strings",
      "catalogs/ios/Player/de.lproj/Localizable.stringsdict": "en.lproj/Localizable.stringsdict",
      "catalogs/ios/Library/Localizable.xcstrings": "Localizable.xcstrings",
    ]
    for (sample, path) in samples {
      let data = try Data(contentsOf: Checkout.top.appending(path: sample))
      for cut in 1...40 {
        try folder.write(data.prefix(data.count * cut / 41), to: "cut/\(cut)/\(path)")
      }
    }
    let outcome = try folder.run("check", "--format", "ndjson", ".")
    #expect(outcome.status == 1)
    #expect(outcome.error.isEmpty, "\(outcome.error)")
    let unreadable = outcome.output.split(separator: "\n").filter {
      $0.contains("\"rule\":\"unreadable-catalog\"")
    }
    for cut in 1...40 {
      for path in [
        "values/strings.xml", "en.lproj/Localizable.stringsdict", "Localizable.xcstrings",
      ] {
        let place = "\"path\":\"cut/\(cut)/\(path)\""
        #expect(unreadable.contains { $0.contains(place) }, "\(place)")
      }
    }
  }

  @Test(
    "a text of 11 MB is read in little more memory than it takes",
    arguments: [
      ("res/values/strings.xml", "<resources><string name=\"a\">", "</string></resources>"),
      ("en.lproj/Localizable.strings", "\"a\" = \"", "\";\n"),
      (
        "en.lproj/P.strings", "<plist version=\"1.0\"><dict><key>a</key><string>",
        "</string></dict></plist>"
      ),
      (
        "Localizable.xcstrings",
        "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"localizations\":{\"en\":{\"stringUnit\":"
          + "{\"state\":\"translated\",\"value\":\"", "\"}}}}},\"version\":\"1.0\"}"
      ),
    ])
  func hugeText(path: String, head: String, tail: String) throws {
    let folder = try Self.project()
    let size = 11_000_000
    let text = Data(String(repeating: "word ", count: size / 5).utf8)
    try folder.write(Data(head.utf8) + text + Data(tail.utf8), to: path)
    let outcome = try BuiltCommand(folder: folder.url).run(
      ["check", "--format", "concise", "."],
      memoryLimit: Self.baseMemory + Self.memoryPerByte * size)
    #expect(outcome.error.isEmpty, "\(outcome.error)")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.contains(Self.goodLine))
    // No rule judges so long a text, and that is said.
    #expect(
      lines.contains {
        $0.hasPrefix("\(path):1:")
          && $0.hasSuffix(" bytes: rules check at most 2097152 [unreadable-catalog]")
      },
      "\(outcome.output.prefix(400))")
    #expect(outcome.status == 1, "\(outcome.output.prefix(400))")
  }
}
