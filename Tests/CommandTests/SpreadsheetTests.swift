import Foundation
import Testing

/// What spreadsheet programs save comes back, with all that they make of texts.
@Suite("Spreadsheets")
struct SpreadsheetTests {
  private static let path = "app/src/main/res/values/strings.xml"

  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <resources>
        <string name="cd_play">Play button</string>
        <string name="cd_formula">=1+1 button</string>
        <string name="cd_zero">007.</string>
        <string name="cd_day">2026-01-02.</string>
        <string name="cd_truth">true</string>
        <string name="cd_lines">Line\\nbreak, "quoted"; 👩‍👩‍👧.</string>
      </resources>

      """, to: path)
    return folder
  }

  /// Has LibreOffice save a file in another format; nil where it is not installed.
  private static func saved(
    _ name: String, as format: String, reading filter: String? = nil, in folder: TemporaryFolder
  ) throws -> String? {
    let office = ["/usr/bin/soffice", "/usr/bin/libreoffice"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let office else {
      print("LibreOffice is absent, make tools installs it: what it saves was not read")
      return nil
    }
    let profile = "-env:UserInstallation=file://\(folder.url.path)/profile"
    let outcome = try BuiltCommand(folder: folder.url).run(
      program: office,
      [profile, "--headless"] + (filter.map { ["--infilter=\($0)"] } ?? [])
        + ["--convert-to", format, "--outdir", "saved", name])
    #expect(outcome.status == 0, "\(outcome.error)")
    return "saved/" + name.split(separator: ".")[0] + "." + format.split(separator: ":")[0]
  }

  private static let csv = "Text - txt - csv (StarCalc):44,34,76,1"

  @Test("a workbook that LibreOffice saved changes no byte")
  func workbook() throws {
    let folder = try Self.project()
    let before = try folder.text(of: Self.path)
    for arguments in [["a.xlsx"], ["b.xlsx", "--all"]] {
      let export = ["review", "export", "--format", "xlsx", "-o"]
      #expect(try folder.runAll(export + arguments).status == 0)
      guard let path = try Self.saved(arguments[0], as: "xlsx", in: folder) else { return }
      let outcome = try folder.run("review", "import", "--write", path)
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
      #expect(outcome.error.contains("wrote 0 texts"))
      #expect(try folder.text(of: Self.path) == before)
    }
  }

  @Test("what LibreOffice makes of numbers and days in CSV is named, and never written")
  func table() throws {
    let folder = try Self.project()
    let before = try folder.text(of: Self.path)
    #expect(
      try folder.run("review", "export", "--format", "csv", "--all", "-o", "a.csv").status == 0)
    let formats = ["xlsx", "csv:Text - txt - csv (StarCalc):59,34,76,1,,0,false,true,false"]
    for format in formats {
      guard let path = try Self.saved("a.csv", as: format, reading: Self.csv, in: folder) else {
        return
      }
      let outcome = try folder.run("review", "import", "--write", path)
      #expect(outcome.error.contains("wrote 0 texts"), "\(outcome.output)\(outcome.error)")
      for line in outcome.output.split(separator: "\n") {
        #expect(line.contains("a spreadsheet may have made "), "\(line)")
      }
      #expect(try folder.text(of: Self.path) == before)
      try FileManager.default.removeItem(at: folder.url.appending(path: "saved"))
    }
  }

  @Test("a number that a reviewer means is written from new_target")
  func meant() throws {
    let folder = try Self.project()
    let rows = try folder.run("review", "export", "--format", "csv", "--all", "-o", "-").output
    let edited = rows.components(separatedBy: "\r\n").map { line in
      line.contains(",cd_zero,") ? line.replacing(",,,,,", with: ",,008,,,") : line
    }
    try folder.write(edited.joined(separator: "\r\n"), to: "a.csv")
    let outcome = try folder.run("review", "import", "--write", "a.csv")
    #expect(
      outcome.output.contains("+  <string name=\"cd_zero\">008</string>"), "\(outcome.output)")
    #expect(try folder.text(of: Self.path).contains(">008<"))
  }
}
