import Foundation
import Testing

/// Documents, pages, help and messages keep to `docs/style.md`.
@Suite("Plain English")
struct PlainEnglishTests {
  /// A line in which a phrase of the style page is right.
  struct Exception: Sendable {
    let path: String
    /// What the line begins with.
    let start: String
    let phrase: String

    /// Whether this is the place of a finding.
    func allows(_ finding: StylePage.Finding) -> Bool {
      finding.path == path && finding.phrase == phrase && finding.source.hasPrefix(start)
    }
  }

  private static let exceptions = [
    // Reasons of the catalogue of rules, word for word.
    Exception(path: "docs/guidelines.md", start: "| `html-alt`", phrase: "is no"),
    // A line of a lexicon.
    Exception(
      path: "Sources/LabelLint/Rules/Wording/RoleWord/RoleWord.swift",
      start: "control certain either", phrase: "certain"),
  ]

  private static func page() throws -> StylePage {
    StylePage(lines: try lines(of: "docs/style.md"))
  }

  private static func lines(of path: String) throws -> [Substring] {
    let text = try String(contentsOf: Repository.top.appending(path: path), encoding: .utf8)
    return Repository.SourceText(path: path, text: text).lines
  }

  /// The documents that people write; pages of rules and clauses are made by the program.
  private static func documents() throws -> [Prose] {
    let single = [
      ".ci/bench/README.md", "CONTRIBUTING.md", "README.md", "SECURITY.md", "catalogs/README.md",
      "Sources/LabelLint/LabelLint.docc/LabelLint.md",
      "Sources/LabelLintProject/LabelLintProject.docc/LabelLintProject.md",
    ]
    var documents: [Prose] = []
    for path in single { documents.append(Prose(path: path, lines: try lines(of: path))) }
    documents.append(
      Prose(path: "CHANGELOG.md", lines: unreleased(try lines(of: "CHANGELOG.md"))))
    let pages = Repository.files(below: "docs") { name in
      name.hasSuffix(".md") && !name.hasPrefix("rules/") && name != "guidelines.md"
    }
    for page in pages { documents.append(Prose(path: page.path, lines: page.lines)) }
    return documents
  }

  /// The lines before the first release: what was published is not rewritten.
  private static func unreleased(_ lines: [Substring]) -> [Substring] {
    var headings = 0
    var kept: [Substring] = []
    for line in lines {
      if line.hasPrefix("## ") { headings += 1 }
      if headings > 1 { break }
      kept.append(line)
    }
    return kept
  }

  @Test("documents and shown texts use no phrase that the style page advises against")
  func phrases() throws {
    let page = try Self.page()
    #expect(page.avoided.count > 40)
    #expect(try Self.documents().count > 20)
    #expect(ShownTexts.rulePages.count > 60)
    #expect(ShownTexts.manual.count == 1 && ShownTexts.reviewPage.count == 1)
    let documents =
      try Self.documents() + ShownTexts.rulePages + ShownTexts.manual + ShownTexts.reviewPage
      + ShownTexts.messages
    var found: [String] = []
    var isUsed = Self.exceptions.map { _ in false }
    for finding in documents.flatMap({ page.findings(in: $0) }) {
      if let place = Self.exceptions.firstIndex(where: { $0.allows(finding) }) {
        isUsed[place] = true
      } else {
        found.append("\(finding.path):\(finding.line): \(finding.phrase): \(finding.source)")
      }
    }
    #expect(found == [])
    let unused = zip(Self.exceptions, isUsed).filter { !$1 }.map { $0.0.start }
    #expect(unused == [])
  }

  @Test("no sentence of a document is longer than the style page allows")
  func sentences() throws {
    let page = try Self.page()
    #expect(page.longestSentence == 35)
    let found = try Self.documents().flatMap { page.longSentences(in: $0) }
    #expect(found == [])
  }

  /// A style page with three phrases.
  private static let sample = StylePage(
    lines: """
      | Limit | Value |
      |---|---|
      | words in a sentence | 5 |

      | Term | Means | Do not write | Allowed in |
      |---|---|---|---|
      | space | `between` words | `blank`, `blank` | |
      | not a | | `is no` | `is no longer` |
      | People who | | `Who` | |
      """.split(separator: "\n", omittingEmptySubsequences: false))

  @Test("the tables of a style page")
  func tables() {
    #expect(Self.sample.avoided == ["blank", "is no", "Who"].map(StylePage.Phrase.init))
    #expect(Self.sample.right == [StylePage.Phrase("is no longer")])
    #expect(Self.sample.longestSentence == 5)
  }

  @Test("phrases are found in prose, over line ends, and not in code, links and longer phrases")
  func findings() {
    let prose = Prose(
      path: "a.md",
      lines: """
        # Who Blank

        A BLANK, blanks, `blank` and `code
        blank` and [x](blank). This is
        no space. It is no longer. Who
        says who?

            a blank in code

        ```sh
        blank
        ```
        | a blank | b |
        """.split(separator: "\n", omittingEmptySubsequences: false))
    #expect(
      Self.sample.findings(in: prose) == [
        StylePage.Finding(path: "a.md", line: 1, phrase: "blank", source: "# Who Blank"),
        StylePage.Finding(
          path: "a.md", line: 3, phrase: "blank", source: "A BLANK, blanks, `blank` and `code"),
        StylePage.Finding(
          path: "a.md", line: 4, phrase: "is no", source: "blank` and [x](blank). This is"),
        StylePage.Finding(
          path: "a.md", line: 5, phrase: "Who", source: "no space. It is no longer. Who"),
        StylePage.Finding(path: "a.md", line: 13, phrase: "blank", source: "| a blank | b |"),
      ])
  }

  @Test("literals of code are read without values, comments, metadata and short ones")
  func literals() {
    let code = #"""
      /// A "comment of three words".
      static let metadata = RuleMetadata(
        summary: "One two three.",
        accepted: [
      ])
      let name = "a short", message = "the \"text\" of \(name(of: "a b c")) ends"
      let page = """
        One \(two) three four. \
        five
        """
      say("one two three", "four five six")
      """#
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    // The end of metadata is known by its place.
    let shifted = lines.map { $0 == "])" ? "    ])" : $0 }
    #expect(
      ShownTexts.literals(in: shifted) == [
        "", "", "", "", "", "the text of … ends -", "", "One … three four.  -", "", "",
        "one two three - four five six -",
      ])
    #expect(ShownTexts.withoutQuotation("- en “a “b” c” (d)") == "- en “” (d)")
    #expect(ShownTexts.withoutQuotation("- en a") == "- en a")
  }

  @Test("sentences end with their mark, their block and their cell")
  func longSentences() {
    let prose = Prose(
      path: "a.md",
      lines: """
        # One two three
        Four five (six.) One two
        three four – `five` six.
        - one two three
        - four five six
        1. one two three

        one two three four five six
        | one two three | four five six |
        | one two three four five six | |
        """.split(separator: "\n", omittingEmptySubsequences: false))
    #expect(
      Self.sample.longSentences(in: prose) == [
        "a.md:2: 6 words: One two three four ` six.",
        "a.md:8: 6 words: one two three four five six",
        "a.md:10: 6 words: one two three four five six",
      ])
  }
}
