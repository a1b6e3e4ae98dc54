import LabelLint
import Testing

/// Keys that stand twice in one file, and where they stand first.
@Suite("Keys that stand twice")
struct DuplicateKeyTests {
  /// A file, and the keys and first places that findings name.
  struct Case: Sendable, CustomTestStringConvertible {
    /// Path of the file.
    var path: String
    /// Its text; `⟦` and `⟧` stand around the place of the fault, `⟪` and `⟫` around the first.
    var text: String

    /// The path.
    var testDescription: String { path }
  }

  @Test(
    "A finding names the first place",
    arguments: [
      Case(
        path: "res/values/a.xml",
        text: """
          <resources><string name="⟪play⟫">Play</string><string name="b">B</string>
          <string name="⟦play⟧">Start</string></resources>
          """),
      Case(
        path: "res/values/a.xml",
        text: """
          <resources><plurals name="n"><item quantity="one">⟪%d day⟫</item>
          <item quantity="other">%d days</item><item quantity="⟦one⟧">%d date</item></plurals>
          </resources>
          """),
      Case(
        path: "res/values/a.xml",
        text: """
          <resources><string name="⟪play⟫" product="tv">Play</string>
          <string name="play">Play</string><string name="⟦play⟧" product="tv">Go</string></resources>
          """),
      Case(
        path: "en.lproj/T.strings", text: "\"⟪a⟫\" = \"1\";\n\"b\" = \"2\";\n\"⟦a⟧\" = \"3\";\n"),
      Case(
        path: "T.xcstrings",
        text: """
          {"sourceLanguage": "en", "strings": {
          "⟪a⟫": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "A"}}}},
          "⟦a⟧": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "B"}}}}
          }, "version": "1.0"}
          """),
    ])
  func first(_ subject: Case) throws {
    var bare = subject.text
    for mark in ["⟦", "⟧", "⟪", "⟫"] { bare = bare.replacing(mark, with: "") }
    let location = try #require(CatalogLocation(path: subject.path))
    let plan = try #require(CatalogDiscovery.plans(for: [location]).first)
    let file = CatalogReader.read(Array(bare.utf8), at: location)
    let catalog = Catalog(plan: plan, files: [file], fallback: nil)
    let linter = Linter(configuration: Configuration().limited { $0 == "duplicate-key" })
    let findings = linter.check(catalog).findings
    #expect(findings.map { Int($0.span.bytes.start) } == [offset(of: "⟦", in: subject.text)])
    #expect(
      findings.map { $0.related.map { Int($0.span.bytes.start) } }
        == [[offset(of: "⟪", in: subject.text)]])
    #expect(findings.first?.related.map(\.message) == ["first here"])
  }

  /// Bytes of text before a mark, other marks not counted.
  private func offset(of mark: Character, in text: String) -> Int {
    let before = text.prefix { $0 != mark }
    return before.filter { !"⟦⟧⟪⟫".contains($0) }.utf8.count
  }
}
