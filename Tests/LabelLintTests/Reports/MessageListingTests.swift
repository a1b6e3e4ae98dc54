import Foundation
import LabelLint
import Testing

/// The listing of a file's texts and problems.
@Suite struct MessageListingTests {
  /// A part of a line that is checked.
  private struct Line: Decodable {
    /// A problem.
    struct Problem: Decodable {
      let rule: String
      let code: String
      let severity: String
      let line: Int
    }

    let raw: String?
    let text: String?
    let problem: Problem?
  }

  private func lines(_ path: String, _ bytes: [UInt8]) throws -> [Line] {
    let location = try #require(CatalogLocation(path: path))
    let file = CatalogReader.read(bytes, at: location)
    var output: [UInt8] = []
    MessageListing(file, in: location.place).append(to: &output)
    return try output.split(separator: 0x0A).map {
      try JSONDecoder().decode(Line.self, from: Data($0))
    }
  }

  @Test func binaryPropertyListsHaveNoSpellingOfTheirTexts() throws {
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: ["k": "é 日本", "l": "plain"], format: .binary, options: 0)
    let lines = try lines("de.lproj/A.strings", Array(bytes))
    #expect(Set(lines.map(\.text)) == ["é 日本", "plain"])
    #expect(lines.allSatisfy { $0.raw == $0.text })
  }

  @Test func codesOfStringCatalogsAreJudged() throws {
    func units(_ names: [String]) -> String {
      names.map { "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"b\"}}" }
        .joined(separator: ",\n")
    }
    let names = ["zh_TW", "zh-Hant", "Base", "iw", "he", "de"]
    let text =
      "{\"sourceLanguage\":\"en\",\"strings\":{\"K\":{\"localizations\":{\n\(units(names))}}},"
      + "\"version\":\"1.0\"}"
    let problems = try lines("L.xcstrings", Array(text.utf8)).compactMap(\.problem)
    #expect(
      problems.map { "\($0.line) \($0.severity) \($0.rule) \($0.code)" } == [
        "3 warning duplicate-locale duplicate-locale",
        "6 warning duplicate-locale duplicate-locale",
        "4 error invalid-locale invalid-locale",
      ])
  }

  @Test func namesOfFoldersAreJudged() throws {
    let xml = Array("<resources><string name=\"a\">x</string></resources>".utf8)
    let codes = try ["values-es-419", "values-es"].map { folder in
      try lines("res/\(folder)/strings.xml", xml).compactMap(\.problem?.code)
    }
    #expect(codes == [["invalid-qualifier"], []])
  }
}
