import LabelLint
import Testing

@Suite struct TextReportTests {
  /// A finding at the words between `⟦` and `⟧` of a file.
  static func finding(
    _ marked: String, message: Finding.Wording = "is wrong", locale: String = "en",
    encoding: TextEncoding = .utf8
  ) -> (Finding, CatalogFile) {
    let (text, bytes) = Sample.marked(marked)
    let source = SourceFile(path: "strings.xml", stored: Array(text.utf8))
    let finding = Finding(
      rule: "role-word", severity: .warning, confidence: .high,
      subject: Subject(set: "res", table: "string", key: "k", locale: locale),
      span: SourceSpan(file: 0, bytes: bytes), message: message)
    return (finding, Sample.file(source))
  }

  /// The excerpt of a report with one finding: what stands between its first and its last line.
  static func excerpt(_ marked: String, width: Int = 80) -> String {
    let (finding, file) = finding(marked)
    var options = ReportStyle()
    options.width = width
    let output = Sample.output(TextReport(options), [Sample.set([finding], in: [file])])
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().prefix { !$0.contains("    = ") }.joined(separator: "\n")
  }

  /// A line with flagged words and its excerpt.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let excerpt: String
    init(_ name: String, _ text: String, _ excerpt: String) {
      testDescription = name
      self.text = text
      self.excerpt = excerpt
    }
  }

  static let cases = [
    Case(
      "wide characters take two columns", "<s>再生⟦ボタン⟧です</s>",
      """
        1 | <s>再生ボタンです</s>
          |        ^^^^^^
      """),
    Case(
      "combining marks take none", "e\u{301}e\u{301} ⟦u\u{308}⟧ x",
      """
        1 | e\u{301}e\u{301} u\u{308} x
          |    ^
      """),
    Case(
      "an emoji of several scalars takes two", "👩\u{200D}👩\u{200D}👧👍🏽🇩🇪 ⟦Share⟧ x",
      """
        1 | 👩\u{200D}👩\u{200D}👧👍🏽🇩🇪 Share x
          |        ^^^^^
      """),
    Case(
      "right-to-left text has no carets", "<s>שלום ⟦כפתור⟧</s>",
      """
        1 | \u{2068}<s>שלום כפתור</s>\u{2069}
          | '\u{2068}כפתור\u{2069}'
      """),
    Case(
      "flagged Latin words in a right-to-left line", "<s>שלום ⟦Play⟧</s>",
      """
        1 | \u{2068}<s>שלום Play</s>\u{2069}
          | '\u{2068}Play\u{2069}'
      """),
    Case(
      "tabs end at every fourth column", "\t\tx\t⟦y⟧",
      """
        1 |         x   y
          |             ^
      """),
    Case(
      "what acts or hides is written out", "a\u{202E}b\u{7F}\u{0} ⟦c\u{1B}d⟧ e",
      #"""
        1 | a\u{202E}b\u{7F}\u{0} c\u{1B}d e
          |                       ^^^^^^^^
      """#),
    Case(
      "a place without characters", "ab⟦⟧cd",
      """
        1 | abcd
          |   ^
      """),
    Case(
      "at the end of a line", "ab⟦⟧\ncd",
      """
        1 | ab
          |   ^
      """),
    Case(
      "in an empty file", "⟦⟧",
      """
        1 |
          | ^
      """),
    Case(
      "a long line is cut on both sides",
      String(repeating: "abc ", count: 40) + "⟦button⟧" + String(repeating: " xyz", count: 40),
      """
        1 | … abc abc abc abc abc abc abc abc button xyz xyz xyz xyz xyz xyz xyz xyz …
          |                                   ^^^^^^
      """),
    Case(
      "or only before", String(repeating: "abc ", count: 40) + "⟦button⟧ x",
      """
        1 | … abc abc abc abc abc abc abc abc abc abc abc abc abc abc abc abc button x
          |                                                                   ^^^^^^
      """),
    Case(
      "or only behind", "x ⟦button⟧" + String(repeating: " xyz", count: 40),
      """
        1 | x button xyz xyz xyz xyz xyz xyz xyz xyz xyz xyz xyz xyz xyz xyz xyz xyz …
          |   ^^^^^^
      """),
    Case(
      "long flagged words are cut themselves",
      "abc " + "⟦" + String(repeating: "mno ", count: 40) + "⟧ xyz",
      """
        1 | …mno mno mno mno mno mno mno mno mno mno mno mno mno mno mno mno mno mno …
          |  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      """),
    Case(
      "three lines", "x ⟦one\ntwo\nthree⟧ y",
      """
        1 | x one
          |   ^^^
        2 | two
          | ^^^
        3 | three y
          | ^^^^^
      """),
    Case(
      "more than three, with every kind of end", "x ⟦one\r\ntwo\rthree\n\nfour\nfive⟧ y",
      """
        1 | x one
          |   ^^^
        2 | two
          | ^^^
        3 | three
          | ^^^^^
          | … 3 more lines
      """),
    Case(
      "nothing is flagged of a line that only ends the place", "x ⟦one\n⟧y",
      """
        1 | x one
          |   ^^^
      """),
    Case(
      "line numbers are set flush", String(repeating: "\n", count: 8) + "⟦nine\nten⟧",
      """
         9 | nine
           | ^^^^
        10 | ten
           | ^^^
      """),
  ]

  @Test(arguments: cases) func excerpt(_ example: Case) {
    #expect(Self.excerpt(example.text) == example.excerpt)
  }

  @Test func noLineIsWiderThanAskedFor() {
    for width in [30, 40, 81, 120] {
      for before in 0..<60 {
        let text =
          String(repeating: "再a\u{301}", count: before) + "⟦bo⟧"
          + String(repeating: "é👍🏽", count: 90 - before)
        let lines = Self.excerpt(text, width: width).split(separator: "\n")
        let widths = lines.map {
          $0.reduce(0) { $0 + DisplayWidth.columns(cluster: $1.unicodeScalars) }
        }
        #expect(widths.allSatisfy { $0 <= width }, "\(lines)")
        #expect(lines.count == 2 && lines[1].hasSuffix(" ^^"))
      }
    }
  }

  @Test("flagged words from right to left are cut to the width, too")
  func longRightToLeft() {
    for width in [30, 80, 120] {
      let lines = Self.excerpt("⟦\(String(repeating: "שלום ", count: 40))⟧", width: width)
        .split(separator: "\n")
      #expect(lines.count == 2 && lines[1].hasSuffix("…\u{2069}'"), "\(lines)")
      #expect(lines.allSatisfy { TextLayout.columns(of: $0) <= width }, "\(lines)")
    }
  }

  @Test func hostileLinesAreSafeAndShort() {
    for text in RecordTests.hostile + [String(repeating: "\u{301}", count: 1_000_000)] {
      let excerpt = Self.excerpt("x⟦\(text)⟧y")
      #expect(excerpt.utf8.count < 10_000)
      #expect(!excerpt.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      #expect(!excerpt.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{2028}" })
    }
  }

  @Test func illFormedBytesAreShownAsReplacements() {
    let source = SourceFile(path: "strings.xml", stored: [0x61, 0xFF, 0x80, 0x62, 0xE2, 0x80])
    for start in 0...6 {
      for end in start...6 {
        let finding = Finding(
          rule: "unreadable-catalog", severity: .error, confidence: .certain,
          subject: Subject(set: "res", table: "string", key: "", locale: ""),
          span: SourceSpan(file: 0, bytes: ByteRange(start..<end)), message: "is no text")
        let set = Sample.set([finding], in: [Sample.file(source)])
        #expect(Sample.output(TextReport(), [set]).contains("  1 | a"))
      }
    }
  }

  @Test(arguments: SourceIndexTests.storages)
  func theExampleInEveryEncoding(_ storage: SourceIndexTests.Storage) {
    var finding = Sample.roleWord
    finding.kindEvidence = "interface-builder:UIButton.accessibilityLabel"
    finding.span.bytes.start += UInt32(storage.encoding == .utf8 ? storage.mark.count : 0)
    let source = storage.file(Sample.catalog)
    let file = Sample.file(
      SourceFile(
        path: Sample.path, stored: storage.stored(Sample.catalog), encoding: source.encoding,
        markLength: source.markLength))
    #expect(
      Sample.output(TextReport(), [Sample.set([finding], in: [file])])
        == """
        app/src/main/res/values/strings.xml:2:33: warning: 'Play button' repeats the role 'button' [role-word]
          2 |     <string name="play_cd">Play button</string>
            |                                 ^^^^^^ write: Play
            = spoken: "Play button, button"
            = spoken after the change: "Play, button"
            = inherited by: de, fr
            = guideline: BBC Text equivalents: element type; Mobile Practice 2: Labels for UI elements
            = more: label-lint explain role-word

        1 finding (1 warning) in 1 of 1 set

        """)
  }

  @Test func everyKindOfFact() {
    var (finding, file) = Self.finding("⟦Wiedergabetaste⟧", locale: "de")
    finding.text = "Wiedergabetaste"
    finding.source = "Start\nplayback"
    finding.spoken = "Wiedergabetaste, Schaltfläche"
    finding.kind = "action"
    finding.kindEvidence = "key:button"
    let place = SourceSpan(file: 0, bytes: ByteRange(start: 2, count: 1))
    finding.related = (1...5).map { Related(place, "is number \($0)") }
    finding.state = .updated
    finding.suppression = Suppression(.inSource, reason: "custom control")
    finding.fixes = [Fix("Remove the role", safety: .unsafe, edits: [])]
    finding.guidelines = ["wcag/1.1.1"]
    #expect(
      Sample.output(TextReport(), [Sample.set([finding], in: [file])], Sample.run())
        == #"""
        strings.xml:1:1: warning: is wrong in de [role-word]
          1 | Wiedergabetaste
            | ^^^^^^^^^^^^^^^ remove the role
            = key: k
            = source (en): Start\nplayback
            = spoken, if it is a button: "Wiedergabetaste, Schaltfläche"
            = treated as an action because its key contains 'button'
            = see: strings.xml:1:3: is number 1
            = see: strings.xml:1:3: is number 2
            = see: strings.xml:1:3: is number 3
            = see: 2 more places
            = state: updated
            = suppressed in the catalog: custom control
            = guideline: WCAG 1.1.1
            = more: label-lint explain role-word

        """#)
  }

  @Test("what is heard is put in doubt only where a button is assumed")
  func heard() {
    for (spoken, line) in [
      ("Lautstärkeregler, Schieberegler", "spoken"),
      ("Lautstärkeregler, Schaltfläche", "spoken, if it is a button"),
    ] {
      var (finding, file) = Self.finding("⟦Lautstärkeregler⟧", locale: "de")
      finding.text = "Lautstärkeregler"
      finding.spoken = spoken
      let output = Sample.output(TextReport(), [Sample.set([finding], in: [file])], Sample.run())
      #expect(output.contains("= \(line): \"\(spoken)\"\n"), "\(output)")
    }
  }

  @Test func withoutItsFileAFindingHasNoExcerpt() {
    let set = Sample.set([Sample.roleWord], in: [Sample.file(Sample.catalog)])
    let bare = ReportedSet(summary: set.summary, findings: set.findings)
    let lines = Sample.output(TextReport(), [bare]).split(separator: "\n")
    #expect(lines[1] == "    = write: Play")
    #expect(lines[2] == "    = key: play_cd")
    #expect(lines[3] == #"    = spoken, if it is a button: "Play button, button""#)
  }

  @Test func aFileThatChangedIsNotShownAsItWas() {
    let set = Sample.set([Sample.roleWord], in: [Sample.file(Sample.catalog)])
    for text in ["", "<resources/>", "\n\n" + Sample.catalog] {
      let changed = SourceFile(path: Sample.path, stored: Array(text.utf8))
      let other = ReportedSet(
        summary: set.summary, findings: set.findings, sources: [SourceIndex(changed)])
      let lines = Sample.output(TextReport(), [other]).split(separator: "\n")
      #expect(lines[1...2] == ["    = write: Play", "    = no excerpt: the file has changed"])
    }
  }

  @Test func everyFindingIsShownInItsFile() {
    let made = Sample.set([Sample.roleWord], in: [Sample.file(Sample.catalog)])
    // Neither by path nor all of one length; one is a start of another.
    let paths = ["values/b.xml", "values-de/a.xml", "values/b", "values/bb.xml", "a.xml"]
    var set = ReportedSet(
      summary: made.summary, findings: [],
      sources: paths.map {
        SourceIndex(SourceFile(path: $0, stored: Array("<!--\($0)-->\n".utf8)))
      })
    for path in paths + ["values/c.xml"] {
      var finding = made.findings[0]
      finding.place = Place(
        path: path, line: 1, column: 5, endLine: 1, endColumn: 6, offset: 4, length: 1)
      set.findings.append(finding)
    }
    var style = ReportStyle()
    style.isFolded = false
    let excerpts = Sample.output(TextReport(style), [set]).split(separator: "\n").filter {
      $0.contains(" | <!--")
    }
    #expect(excerpts == paths.sorted().map { "  1 | <!--\($0)-->" })
  }

  @Test func colours() {
    let (finding, file) = Self.finding("x ⟦y⟧")
    var options = ReportStyle()
    options.isColored = true
    let output = Sample.output(TextReport(options), [Sample.set([finding], in: [file])])
    #expect(
      output == """
        \u{1B}[1mstrings.xml:1:3:\u{1B}[0m \u{1B}[1;33mwarning:\u{1B}[0m is wrong [role-word]
          \u{1B}[2m1 |\u{1B}[0m x y
            \u{1B}[2m|\u{1B}[0m   \u{1B}[1;32m^\u{1B}[0m
            = key: k
            = more: label-lint explain role-word

        1 finding (1 warning) in 1 of 1 set

        """)
  }

  @Test func blocksComeByImportance() {
    let files = ["b.strings", "a.strings"].map { Sample.file("one two", path: $0) }
    func set(_ name: String, _ places: [(Int, UInt32, RuleID)]) -> ReportedSet {
      let findings = places.map { file, start, rule in
        Finding(
          rule: rule, severity: .note, confidence: .low,
          subject: Subject(set: name, table: "t", key: "\(start)", locale: "en"),
          span: SourceSpan(file: file, bytes: ByteRange(start: start, count: 3)), message: "m")
      }
      return Sample.set(findings, in: files, name: name)
    }
    let sets = [
      set("x", [(0, 4, "all-caps"), (1, 0, "role-word")]),
      set("y", [(0, 0, "role-word"), (1, 0, "all-caps")]),
    ]
    let output = Sample.output(TextReport(), sets)
    let heads = output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      heads == [
        "a.strings:1:1: note: m in 2 places [role-word]",
        "a.strings:1:1: note: m [all-caps]", "b.strings:1:5: note: m [all-caps]",
        "4 findings (4 notes) in 2 of 2 sets",
      ])
    #expect(output.split(separator: "= more").count == 3)
    let blocks = output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(blocks.count { $0.isEmpty } == 4)
    #expect(
      Sample.output(ConciseReport(), sets) == """
        a.strings:1:1: note: m [all-caps]
        a.strings:1:1: note: m [role-word]
        b.strings:1:1: note: m [role-word]
        b.strings:1:5: note: m [all-caps]

        """)
  }
}
