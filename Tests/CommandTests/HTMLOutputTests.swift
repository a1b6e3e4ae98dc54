import Foundation
import Testing

/// The review page as the built command writes it.
@Suite("Review page on disk")
struct HTMLOutputTests {
  @Test("a page from a check and one from its records are the same bytes")
  func fromRecords() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<resources>\n<string name=\"cd_play\">Play button</string>\n</resources>\n",
      to: "res/values/strings.xml")
    try folder.write(
      "<resources>\n<string name=\"cd_play\">Wiedergabe</string>\n</resources>\n",
      to: "res/values-de/strings.xml")
    let fixed = ["SOURCE_DATE_EPOCH": "1800000000"]
    let checked = try folder.run(
      "check", "--exit-zero", "--root", ".", "--format", "html=checked.html", "--format",
      "markdown=checked.md", "--format", "ndjson=run.ndjson", ".", environment: fixed)
    #expect(checked.status == 0, "\(checked.error)")
    let report = try folder.run(
      "report", "run.ndjson", "--root", ".", "--format", "html=stored.html", "--format",
      "markdown=stored.md")
    #expect(report.status == 0, "\(report.error)")
    let page = try folder.text(of: "checked.html")
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\" dir=\"ltr\">"))
    #expect(page.contains("Wiedergabe"))
    #expect(try folder.text(of: "stored.html") == page)
    #expect(try folder.text(of: "stored.md") == folder.text(of: "checked.md"))
  }

  @Test("records whose catalogs are gone make a page without them")
  func withoutCatalogs() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"play.button.label\" = \"Play button\";\n", to: "en.lproj/A.strings")
    _ = try folder.run("check", "--exit-zero", "--root", ".", "--format", "ndjson=run.ndjson", ".")
    try FileManager.default.removeItem(at: folder.url.appending(path: "en.lproj"))
    let report = try folder.run("report", "run.ndjson", "--root", ".", "--format", "html")
    #expect(report.status == 0, "\(report.error)")
    #expect(report.output.contains("Play button"))
  }
}
