import Foundation
import Testing

/// What naming a file, one locale's folder or several paths reports.
@Suite("Paths of a check")
struct PathTests {
  /// A catalog whose German and French each have one fault of their own.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let texts = ["values": "Library", "values-de": "ABSPIELEN", "values-fr": "JOUER"]
    for (name, text) in texts {
      try folder.write(
        "<resources><string name=\"cd_play\">\(text)</string></resources>\n",
        to: "app/res/\(name)/strings.xml")
    }
    try folder.write("\"share.label\" = \"SHARE\";\n", to: "ios/en.lproj/Localizable.strings")
    return folder
  }

  private static let german =
    "app/res/values-de/strings.xml:1:35: warning: 'ABSPIELEN' is all capitals [all-caps]\n"
  private static let french =
    "app/res/values-fr/strings.xml:1:35: warning: 'JOUER' is all capitals [all-caps]\n"
  private static let english =
    "ios/en.lproj/Localizable.strings:1:18: warning: 'SHARE' is all capitals [all-caps]\n"

  @Test(
    "a file or one locale's folder is reported alone",
    arguments: [
      (["."], german + french + english),
      (["app/res/values-de/strings.xml"], german),
      (["app/res/values-de"], german),
      (["app/res/values-de/"], german),
      (["app/res/values"], ""),
      (["app/res/values-de", "ios"], german + english),
      (["ios", "app/res/values-fr/strings.xml"], french + english),
      (["app/res/values-fr/strings.xml", "app"], german + french),
      (["ios/en.lproj"], english),
    ])
  func alone(paths: [String], expected: String) throws {
    let folder = try Self.project()
    let outcome = try BuiltCommand(folder: folder.url).run(["--format", "concise"] + paths)
    #expect(outcome.output == expected)
    #expect(outcome.status == 0, "\(outcome.error)")
  }

  @Test("a translation is compared with its source even when it is named alone")
  func source() throws {
    let folder = try Self.project()
    let outcome = try folder.run("app/res/values-de")
    #expect(outcome.output.contains("= source (en): Library\n"), "\(outcome.output)")
  }

  @Test(
    "a part of a project has the source language that the project declares",
    arguments: [
      ("app/res/resources.properties", "unqualifiedResLocale=sv-SE\n", "app/res/values-de"),
      ("app/res/resources.properties", "unqualifiedResLocale=sv-SE\n", "app/res"),
      (
        "App.xcodeproj/project.pbxproj", "developmentRegion = sv;\n",
        "app/res/values-de/strings.xml"
      ),
      ("app/Package.swift", "defaultLocalization: \"sv\",\n", "app/res/values-de/strings.xml"),
    ])
  func declaredSource(file: String, text: String, path: String) throws {
    let folder = try Self.project()
    try folder.write(text, to: file)
    let outcome = try folder.run(path)
    #expect(outcome.output.contains("= source (sv"), "\(outcome.output)")
  }

  @Test("a linked catalog has the locale of the folder that the link lies in")
  func link() throws {
    let folder = try Self.project()
    try folder.write("\"share.label\" = \"Share\";\n", to: "ios/en.lproj/Extra.strings")
    try folder.write("\"share.label\" = \"TEILEN\";\n", to: "texts/german.strings")
    try folder.link("ios/de.lproj/Extra.strings", to: "../../texts/german.strings")
    let outcome = try folder.run("--format", "concise", "ios/de.lproj/Extra.strings")
    #expect(
      outcome.output
        == "ios/de.lproj/Extra.strings:1:18: warning: 'TEILEN' is all capitals [all-caps]\n")
  }

  @Test("paths are relative to the git work tree, from whatever folder inside")
  func workTree() throws {
    let folder = try Self.project()
    try folder.makeFolder(".git")
    let inside = BuiltCommand(folder: folder.url.appending(path: "app/res"))
    #expect(try inside.run(["--format", "concise", "values-de"]).output == Self.german)
    #expect(try inside.run(["--format", "concise", "../../ios"]).output == Self.english)
  }

  @Test("a message names the locale that the place does not show")
  func locale() throws {
    let folder = try TemporaryFolder()
    let names = (1...12).map { "<string name=\"k\($0)\">Text \($0)</string>" }.joined()
    try folder.write("<resources>\(names)</resources>\n", to: "res/values/strings.xml")
    try folder.write(
      "<resources><string name=\"k1\">L'eau</string></resources>\n",
      to: "res/values-fr/strings.xml")
    let lines = try folder.run("--format", "concise", ".").output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("in double quotes [unreadable-catalog]") == true, "\(lines)")
    #expect(
      lines.last?.hasSuffix("not translated in fr, so users get English [missing-translation]")
        == true)
  }
}
