import Foundation
import Testing

/// Files that a tool saved in another way than `review import` reads: each is told what to do.
@Suite("Foreign files of decisions")
struct ForeignDecisionFileTests {
  private static let path = "res/values/strings.xml"

  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <resources>
        <string name="cd_play">Play button</string>
        <string name="cd_stop">Stop, please</string>
      </resources>

      """, to: path)
    try folder.write(
      """
      <resources>
        <string name="cd_play">Wiedergabe</string>
        <string name="cd_stop">Halt</string>
      </resources>

      """, to: "res/values-de/strings.xml")
    for (format, name) in [("xliff", "out"), ("csv", "out.csv"), ("xlsx", "out.xlsx")] {
      let export = try folder.run(
        "review", "export", "--quiet", "--all", "--format", format, "-o", name)
      #expect(export.status == 0, "\(export.error)")
    }
    return folder
  }

  private static func data(_ folder: TemporaryFolder, _ name: String) throws -> Data {
    try Data(contentsOf: folder.url.appending(path: name))
  }

  /// Imports a file and expects that it is refused as a whole, and that nothing changes.
  private func expectRefusal(
    _ data: Data, _ folder: TemporaryFolder, as name: String, _ says: String,
    line: SourceLocation = #_sourceLocation
  ) throws {
    try folder.write(data, to: name)
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
    let texts = [try folder.text(of: Self.path), try folder.text(of: "res/values-de/strings.xml")]
    for arguments in [["review", "import", name, "--write"], ["review", "import", name]] {
      let outcome = try folder.runAll(arguments)
      #expect(outcome.status == 2, "\(outcome)", sourceLocation: line)
      #expect(outcome.output.isEmpty, sourceLocation: line)
      #expect(outcome.error == "label-lint: \(name): \(says)\n", sourceLocation: line)
    }
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted() == before)
    #expect(
      texts == [try folder.text(of: Self.path), try folder.text(of: "res/values-de/strings.xml")])
  }

  @Test("the review page itself, of which no decision was saved")
  func page() throws {
    let folder = try Self.project()
    let export = try folder.run(
      "review", "export", "--quiet", "--format", "html", "-o", "labels.html")
    #expect(export.status == 0, "\(export.error)")
    let says =
      "it is a page without decisions: open it in a browser, choose \"Save decisions\", and "
      + "import the decisions.json that you download there"
    try expectRefusal(try Self.data(folder, "labels.html"), folder, as: "labels.html", says)
    try expectRefusal(Data("\u{FEFF}\n<HTML></HTML>".utf8), folder, as: "labels.html", says)
  }

  @Test("XLIFF in UTF-16 and UTF-32, with and without a mark")
  func wideXLIFF() throws {
    let folder = try Self.project()
    let text = try folder.text(of: "out/de.xliff").replacingOccurrences(
      of: ">Halt<", with: ">Stopp<")
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian] {
      for mark in ["", "\u{FEFF}", "\n", "\u{FEFF}\r\n"] {
        let data = try #require((mark + text).data(using: encoding))
        try expectRefusal(data, folder, as: "de.xliff", "it is XML in UTF-16: save it in UTF-8")
      }
    }
    for encoding in [String.Encoding.utf32LittleEndian, .utf32BigEndian] {
      for mark in ["", "\u{FEFF}", "\n", "\u{FEFF}\r\n"] {
        let data = try #require((mark + text).data(using: encoding))
        try expectRefusal(data, folder, as: "de.xliff", "it is XML in UTF-32: save it in UTF-8")
      }
    }
    let wide = try #require("[{\"type\":\"decisions\"}]".data(using: .utf32BigEndian))
    try expectRefusal(wide, folder, as: "d.json", "it is JSON in UTF-32: save it in UTF-8")
    let json = try #require("{\"type\":\"decisions\"}".data(using: .utf16LittleEndian))
    try expectRefusal(json, folder, as: "d.json", "it is JSON in UTF-16: save it in UTF-8")
  }

  @Test("workbooks with a password, and of an old Excel")
  func encryptedWorkbooks() throws {
    let folder = try Self.project()
    let magic: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
    let rest = [UInt8](repeating: 0, count: 2040)
    let name = try #require("EncryptedPackage".data(using: .utf16LittleEndian))
    try expectRefusal(
      Data(magic + rest) + name + Data(rest), folder, as: "a.xlsx",
      "it is encrypted with a password: open it, take the password off and save it again")
    try expectRefusal(
      Data(magic + rest), folder, as: "a.xls",
      "it is a workbook of an old Excel (.xls): save it as .xlsx")
    var zip = [UInt8](try Self.data(folder, "out.xlsx"))
    // The first bit of the flags of each part, in the list at the end ([APPNOTE], 4.3.12).
    for index in zip.indices.dropLast(9) where zip[index...].starts(with: [0x50, 0x4B, 1, 2]) {
      zip[index + 8] |= 1
    }
    try expectRefusal(
      Data(zip), folder, as: "b.xlsx",
      "its part xl/worksheets/sheet1.xml is encrypted: save the workbook without a password")
    try expectRefusal(
      try Self.data(folder, "out.xlsx").prefix(900), folder, as: "c.xlsx",
      "it is not a complete workbook: save it again as .xlsx")
  }

  @Test("CSV that is cut off or holds a NUL")
  func brokenTables() throws {
    let folder = try Self.project()
    let whole = try folder.text(of: "out.csv").replacingOccurrences(of: "Halt", with: "Stopp")
    // Within quotes, and within a row.
    let quote = try #require(whole.range(of: "\"Stop, "))
    let rows = whole[..<quote.upperBound].split(separator: "\r\n").count
    let message = ": save it again, or export it again with label-lint review export"
    try expectRefusal(
      Data(whole[..<quote.upperBound].utf8), folder, as: "a.csv",
      "it is cut off in row \(rows)" + message)
    let row = try #require(whole.range(of: "Stopp"))
    let number = whole[..<row.upperBound].split(separator: "\r\n").count
    try expectRefusal(
      Data(whole[..<row.upperBound].utf8), folder, as: "b.csv",
      "it is cut off in row \(number)" + message)
    try expectRefusal(
      Data(whole.replacingOccurrences(of: "Stopp", with: "Sto\0pp").utf8), folder, as: "c.csv",
      "row \(number) contains a NUL byte, so it is not text: save it again as CSV in UTF-8")
  }

  @Test(
    "JSON of another shape",
    arguments: ["[]", "[{\"type\":\"decisions\"}]", "\"a\"", "1", "null"])
  func otherShape(text: String) throws {
    let folder = try Self.project()
    try expectRefusal(
      Data(text.utf8), folder, as: "decisions.json",
      "it is JSON, but not an object with decisions: save the decisions on the review page again")
  }

  @Test("JSON that is none", arguments: [("no JSON", 1), ("[1,", 4)])
  func noJSON(text: String, place: Int) throws {
    let folder = try Self.project()
    try folder.write(text, to: "decisions.json")
    let outcome = try folder.run("review", "import", "decisions.json", "--write")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.hasPrefix("label-lint: decisions.json: not JSON at byte \(place): "),
      "\(outcome.error)")
    #expect(outcome.error.hasSuffix("; save the decisions on the review page again\n"))
  }

  @Test("JSON that is cut off")
  func cutJSON() throws {
    let folder = try Self.project()
    try folder.write("{\"type\":\"decisions\",\"decis", to: "decisions.json")
    let outcome = try folder.run("review", "import", "decisions.json", "--write")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("label-lint: decisions.json: not JSON at byte "))
    #expect(outcome.error.hasSuffix("; save the decisions on the review page again\n"))
  }

  @Test("XLIFF of catalogs in which keys stand twice changes nothing unless it is edited")
  func duplicateKeys() throws {
    let folder = try TemporaryFolder()
    let texts = ["res/values/strings.xml": "Play", "res/values-de/strings.xml": "Los"]
    for (path, text) in texts {
      try folder.write(
        """
        <resources>
          <string name="cd_play">\(text)</string>
          <string name="cd_play">\(text) it</string>
          <string name="cd_play">\(text) all</string>
        </resources>

        """, to: path)
    }
    let before = try texts.keys.sorted().map { try folder.text(of: $0) }
    #expect(
      try folder.run("review", "export", "--all", "--quiet", "--format", "xliff", "-o", "out")
        .status == 0)
    let outcome = try folder.run("review", "import", "out/de.xliff", "--write")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains("wrote 0 texts, ignored 0, unsure 0, unchanged "), "\(outcome)")
    #expect(try texts.keys.sorted().map { try folder.text(of: $0) } == before)
  }
}
