import LabelLint
import Testing

/// Fixes of what readers could not read: one edit, and only where no other is possible.
@Suite struct ReadingProblemFixTests {
  /// A file and what is left of it once all safe fixes are applied.
  struct Case: Sendable, CustomTestStringConvertible {
    let path: String
    let before: String
    /// The text afterwards; that of before where nobody can know what was meant.
    let after: String
    var testDescription: String { before }
  }

  static let android = "app/src/main/res/values/strings.xml"
  static let strings = "App/en.lproj/Main.strings"

  static let cases: [Case] = [
    Case(
      path: android, before: "<resources><string name=\"k\">L'été d'or</string></resources>\n",
      after: "<resources><string name=\"k\">L\\'été d\\'or</string></resources>\n"),
    Case(
      path: strings, before: "\"a\" = \"One\"\n\"b\" = \"Two\";\n",
      after: "\"a\" = \"One\";\n\"b\" = \"Two\";\n"),
    Case(
      path: strings, before: "\"a\" = \"Caf\\u00e9 \\u00e9\";\n",
      after: "\"a\" = \"Caf\\U00e9 \\U00e9\";\n"),
    // A brace is no digit: what `\u{e9}` stands for is to be written itself.
    Case(
      path: strings, before: "\"a\" = \"Caf\\u{e9}\";\n",
      after: "\"a\" = \"Caf\\u{e9}\";\n"),
    // Another escape would make it another key.
    Case(
      path: strings, before: "\"\\u2022 %@\" = \"\\u2022 %@\";\n",
      after: "\"\\u2022 %@\" = \"\\U2022 %@\";\n"),
    // The second of two equal entries goes, unless a comment goes with it.
    Case(
      path: strings, before: "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"a\" = \"One\";\n",
      after: "\"a\" = \"One\";\n\"b\" = \"Two\";\n"),
    Case(
      path: strings, before: "\"a\" = \"One\";\n/* A */\n\"a\" = \"One\";\n",
      after: "\"a\" = \"One\";\n/* A */\n\"a\" = \"One\";\n"),
    Case(
      path: "App/L.xcstrings",
      before: #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{},"b":{},"a":{}}}"#,
      after: #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{},"b":{}}}"#),
    // Which value is meant, and where the text ends, is not to be known.
    Case(
      path: strings, before: "\"a\" = \"One\";\n\"a\" = \"Two\";\n",
      after: "\"a\" = \"One\";\n\"a\" = \"Two\";\n"),
    Case(
      path: strings, before: "\"a\" = \"Say \"hi\" now\";\n\"b\" = \"Two\";\n",
      after: "\"a\" = \"Say \"hi\" now\";\n\"b\" = \"Two\";\n"),
  ]

  @Test("a place that cannot be read is put right where one edit does it", arguments: cases)
  func fixes(example: Case) throws {
    let location = try #require(CatalogLocation(path: example.path))
    let plan = try #require(CatalogDiscovery.plans(for: [location]).first)
    let rules: Set<RuleID> = ["unreadable-catalog", "duplicate-key"]
    let linter = Linter(configuration: Configuration().limited { rules.contains($0) })
    let check: ([CatalogFile]) -> FixRun.Checked = { files in
      let catalog = Catalog(plan: plan, files: files, fallback: nil)
      return (catalog, linter.check(catalog).findings)
    }
    let file = CatalogReader.read(Array(example.before.utf8), at: location)
    let outcome = FixRun(allowsUnsafe: false, check: check).run(check([file]))
    let after = outcome.files.first?.stored ?? Array(example.before.utf8)
    #expect(String(decoding: after, as: UTF8.self) == example.after)
    #expect(outcome.applied.isEmpty == (example.before == example.after))
  }
}
