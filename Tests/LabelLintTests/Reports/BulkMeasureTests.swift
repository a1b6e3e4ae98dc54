import LabelLint
import Testing

/// Many texts of a locale with one fault are measured by the file that they are in.
@Suite("Many texts of a file") struct BulkMeasureTests {
  /// Copies in two locales of a source file on so many lines of it, in a set with several files.
  static func set(
    _ german: Int, _ spanish: Int, of required: Int, inSet all: Int, copied: Int = 0
  ) -> ReportedSet {
    let findings = [("de", german), ("es", spanish)].flatMap { locale, count in
      (0..<count).map {
        CauseTests.finding(
          "untranslated-copy", message: "is copied: \($0)", line: $0, key: "k\($0)",
          locale: locale, source: "Text \($0)")
      }
    }
    var set = Sample.set(findings, in: CauseTests.files(["values"]))
    set.summary.locales = ["de", "es"].map {
      LocaleCoverage(
        locale: $0, required: all, translated: all, copied: copied, checked: all)
    }
    set.summary.sourceFiles = [SourceFileTexts(file: "strings.xml", required: required)]
    if all > required {
      set.summary.sourceFiles.append(
        SourceFileTexts(file: "arrays.xml", required: all - required))
    }
    return set
  }

  @Test(
    "a fifth of a file is one entry, however large the set is, and most of a file names it",
    arguments: [
      (6, 12, 100, "6 translations of 'strings.xml' are copies of the source texts in de"),
      (6, 30, 100, "6 translations are copies of the source texts in de"),
      (6, 12, 12, "6 translations of 'strings.xml' are copies of the source texts in de"),
      // A fifth of all texts.
      (6, 12, 30, "6 translations are copies of the source texts in de"),
    ])
  func files(count: Int, required: Int, all: Int, message: String) {
    #expect(
      CauseTests.headings([Self.set(count, 0, of: required, inSet: all)]) == [
        "values/strings.xml:1:1: warning: \(message) [untranslated-copy]"
      ])
  }

  @Test("less than a fifth of a file are entries of their own")
  func tooFew() {
    #expect(CauseTests.headings([Self.set(6, 0, of: 31, inSet: 100)]).count == 6)
  }

  @Test("each locale is measured by itself")
  func locales() {
    let text = CauseTests.text([Self.set(6, 12, of: 20, inSet: 100)])
    #expect(text.contains("18 translations are copies of the source texts in de, es ["))
    #expect(text.contains("\n    = in 2 locales: de (6 of 20): values/strings.xml:1:1"))
    #expect(text.contains("es (12 of 20): values/strings.xml:1:1\n"))
  }

  @Test("several forms of a key are one text")
  func forms() {
    let findings = (0..<8).map { line in
      var finding = CauseTests.finding(
        "untranslated-copy", line: line, key: "k\(line / 2)", source: "Text \(line)")
      finding.subject.slot = line % 2 == 0 ? "one" : "other"
      return finding
    }
    var set = Sample.set(findings, in: CauseTests.files(["values"]))
    set.summary.locales = [
      LocaleCoverage(locale: "de", required: 4, translated: 4, checked: 4)
    ]
    // Four keys are too few for an entry of many texts.
    #expect(!CauseTests.text([set]).contains("translations are copies"))
  }

  @Test(
    "where coverage counts another number, the entry says what that includes",
    arguments: [
      (6, nil), (0, nil),
      (9, "    = coverage counts 9, including texts that other entries report\n"),
      (5, "    = coverage counts 5: only texts that must be translated\n"),
    ] as [(Int, String?)])
  func coverage(copied: Int, fact: String?) {
    let text = CauseTests.text([Self.set(6, 0, of: 12, inSet: 12, copied: copied)])
    #expect(text.contains("= coverage counts") == (fact != nil))
    if let fact { #expect(text.contains(fact)) }
  }

  @Test("an entry of new findings, which are a part, is not compared with coverage")
  func partOfCoverage() {
    var set = Self.set(6, 0, of: 12, inSet: 12, copied: 9)
    for index in set.findings.indices { set.findings[index].state = .new }
    let text = CauseTests.text([set])
    #expect(text.contains("6 translations of 'strings.xml' are copies of the source texts in de"))
    #expect(!text.contains("coverage counts"))
  }

  @Test("a locale that is measured as a whole does not raise the level of files of others")
  func levels() {
    var set = Self.set(6, 24, of: 30, inSet: 100)
    for index in set.findings.indices where set.findings[index].subject.locale == "es" {
      set.findings[index].severity = .error
    }
    #expect(
      CauseTests.headings([set]) == [
        "values/strings.xml:1:1: error: 24 translations are copies of the source texts in es [untranslated-copy]",
        "values/strings.xml:1:1: warning: 6 translations are copies of the source texts in de [untranslated-copy]",
      ])
  }

  @Test("records keep the texts of source files")
  func records() throws {
    let set = Self.set(1, 0, of: 12, inSet: 30)
    let lines = Sample.output(NDJSONReport(), [set])
    #expect(
      lines.contains(
        #","sourceFiles":[{"file":"strings.xml","required":12},"#
          + #"{"file":"arrays.xml","required":18}],"complete":true}"#))
    let stored = try StoredRun(Array(lines.utf8))
    #expect(stored.sets.first?.summary.sourceFiles == set.summary.sourceFiles)
  }
}
