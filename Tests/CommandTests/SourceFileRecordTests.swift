import Testing

/// Records of sets count the texts of each source file that must be translated.
@Suite("Source files in records of sets") struct SourceFileRecordTests {
  private static func resources(_ texts: [String]) -> String {
    let rows = texts.map { text in
      "<string name=\"k\(text.utf8.count)\">\(text)</string>\n"
    }
    return "<resources>\n\(rows.joined())</resources>\n"
  }

  /// The record of the only set.
  private static func record(_ files: [(path: String, text: String)]) throws -> String {
    let folder = try TemporaryFolder()
    for file in files { try folder.write(file.text, to: file.path) }
    let outcome = try folder.run("check", "--exit-zero", "--format", "ndjson")
    let lines = outcome.output.split(separator: "\n")
    return String(try #require(lines.first { $0.hasPrefix("{\"type\":\"set\"") }))
  }

  @Test("each file has its number of texts that must be translated")
  func android() throws {
    let record = try Self.record([
      ("app/res/values/strings.xml", Self.resources(["Open the door", "Close it", "42"])),
      ("app/res/values/extra.xml", Self.resources(["Turn the light on"])),
      ("app/res/values-de/strings.xml", Self.resources(["Türe öffnen"])),
    ])
    #expect(
      record.contains(
        #""sourceFiles":[{"file":"extra.xml","required":1},{"file":"strings.xml","required":2}]"#),
      "\(record)")
  }

  @Test("a set without translations has none")
  func sourceOnly() throws {
    let record = try Self.record([
      ("app/res/values/strings.xml", Self.resources(["Open the door"]))
    ])
    #expect(!record.contains("sourceFiles"))
  }
}
