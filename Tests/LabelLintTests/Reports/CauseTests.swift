import LabelLint
import Testing

/// Findings with one cause are one entry of a report for people.
@Suite("Causes") struct CauseTests {
  /// Files of some locales; each line holds one letter that may be flagged.
  static func files(_ folders: [String]) -> [CatalogFile] {
    folders.map {
      Sample.file(String(repeating: "x\n", count: 60), path: "\($0)/strings.xml")
    }
  }

  /// A finding of a text on a line of a file, from 0.
  static func finding(
    _ rule: RuleID, _ severity: Severity = .warning, message: Finding.Wording = "is wrong",
    in file: Int = 0, line: Int = 0, key: String = "k", locale: String = "de",
    source: String? = "Play"
  ) -> Finding {
    var finding = Finding(
      rule: rule, severity: severity, confidence: .high,
      subject: Subject(set: "res", table: "string", key: key, locale: locale),
      span: SourceSpan(file: file, bytes: ByteRange(start: UInt32(line * 2), count: 1)),
      message: message)
    finding.text = "x"
    finding.source = source
    return finding
  }

  /// What a text report says of sets, without its last line.
  static func text(
    _ sets: [ReportedSet], isFolded: Bool = true, limit: EntryLimit = .automatic
  ) -> String {
    var style = ReportStyle()
    style.isFolded = isFolded
    style.limit = limit
    return Sample.output(TextReport(style), sets, Sample.run())
  }

  /// The lines of a text report that name entries.
  static func headings(_ sets: [ReportedSet], isFolded: Bool = true) -> [String] {
    text(sets, isFolded: isFolded).split(separator: "\n").filter { !$0.hasPrefix(" ") }.map {
      String($0)
    }
  }

  static let folders = ["values-de", "values-es", "values-fr", "values-it"]
  static let locales = ["de", "es", "fr", "it"]

  @Test("one key in several locales is one entry, with a place for each")
  func locales() {
    let findings = Self.locales.indices.map {
      Self.finding("wrong-script", .error, in: $0, line: $0, locale: Self.locales[$0])
    }
    #expect(
      Self.text([Sample.set(findings, in: Self.files(Self.folders))]) == """
        values-de/strings.xml:1:1: error: is wrong in 4 locales [wrong-script]
          1 | x
            | ^
            = key: k
            = source (en): Play
            = in 4 locales: de, es, fr, it
            = also es: values-es/strings.xml:2:1
            = also fr: values-fr/strings.xml:3:1
            = also it: values-it/strings.xml:4:1
            = more: label-lint explain wrong-script

        """)
  }

  @Test("in a file of all locales, the line of an entry names the locale")
  func fileOfAllLocales() {
    func headings(_ findings: [Finding]) -> [String] {
      let file = Sample.file(
        String(repeating: "x\n", count: 60), path: "L.xcstrings", format: .xcstrings)
      return Self.headings([Sample.set(findings, in: [file])])
    }
    let first = Self.finding("all-caps", message: "is wrong; mend it", key: "one")
    let second = Self.finding("all-caps", message: "is wrong; mend it", line: 1, key: "two")
    let other = Self.finding("wrong-script", message: "has 'a'", line: 3)
    let another = Self.finding("wrong-script", message: "has 'b'", line: 4)
    #expect(
      headings([first]) == ["L.xcstrings:1:1: warning: is wrong in de; mend it [all-caps]"])
    #expect(
      headings([first, second])
        == ["L.xcstrings:1:1: warning: is wrong under 2 keys in de; mend it [all-caps]"])
    #expect(
      headings([other, another])
        == ["L.xcstrings:4:1: warning: has 'a' in de; also in 1 more place [wrong-script]"])
  }

  @Test("what is said of each place is shown where it differs")
  func words() {
    let findings = [
      Self.finding("wrong-script", message: "has 'a'"),
      Self.finding("wrong-script", message: "has 'b'", in: 1, locale: "es"),
    ]
    #expect(
      Self.text([Sample.set(findings, in: Self.files(Self.folders))]) == """
        values-de/strings.xml:1:1: warning: has 'a'; also in 1 more place [wrong-script]
          1 | x
            | ^
            = key: k
            = source (en): Play
            = also es: values-es/strings.xml:1:1: has 'b'
            = more: label-lint explain wrong-script

        """)
  }

  @Test("one text of the source under several keys and in several sets is one entry")
  func sourceTexts() {
    func set(_ name: String, _ texts: [(line: Int, key: String, text: String)]) -> ReportedSet {
      let findings = texts.map { line, key, text in
        var finding = Self.finding("all-caps", line: line, key: key, locale: "en", source: text)
        finding.subject.set = name
        return finding
      }
      return Sample.set(findings, in: Self.files(["\(name)/values"]), name: name)
    }
    let sets = [
      set("a", [(0, "one", "PLAY"), (1, "two", "PLAY"), (2, "three", "STOP")]),
      set("b", [(4, "one", "PLAY")]),
    ]
    #expect(
      Self.text(sets) == """
        a/values/strings.xml:1:1: warning: is wrong under 2 keys [all-caps]
          1 | x
            | ^
            = keys: one, two
            = in 2 sets: a, b
            = also en: a/values/strings.xml:2:1
            = also en: b/values/strings.xml:5:1
            = more: label-lint explain all-caps

        a/values/strings.xml:3:1: warning: is wrong [all-caps]
          3 | x
            | ^
            = key: three

        """)
  }

  /// Copies in two locales of a set with so many texts in each.
  static func copies(_ german: Int, _ spanish: Int, of required: Int) -> ReportedSet {
    let findings = [(german, 0), (spanish, 1)].flatMap { count, file in
      (0..<count).map {
        finding(
          "untranslated-copy", message: "is copied: \($0)", in: file, line: $0, key: "k\($0)",
          locale: locales[file],
          source: "Text \($0)")
      }
    }
    var set = Sample.set(findings, in: files(folders))
    set.summary.locales = locales.map {
      LocaleCoverage(locale: $0, required: required, translated: required, checked: required)
    }
    return set
  }

  @Test(
    "a fifth of the texts of a locale is one entry, five texts at the least",
    arguments: [(6, 30, 1), (5, 30, 5), (5, 25, 1), (4, 4, 4), (5, 5, 1)])
  func bulk(count: Int, required: Int, entries: Int) {
    #expect(Self.headings([Self.copies(count, 0, of: required)]).count == entries)
  }

  @Test("many copies come with their probable cause, and a place in each locale")
  func copies() {
    func text(_ limit: EntryLimit) -> String {
      Self.text([Self.copies(12, 6, of: 30)], limit: limit)
    }
    let start = """
      values-de/strings.xml:1:1: warning: 18 translations are copies of the source texts in de, es \
      [untranslated-copy]
          = probable cause: the translation platform exports untranslated strings as copies: in \
      Crowdin, turn on 'skip untranslated strings'
          = in 2 locales: de (12 of 30): values-de/strings.xml:1:1,
              es (6 of 30): values-es/strings.xml:1:1

      """
    let end = "    = more: label-lint explain untranslated-copy\n"
    #expect(
      text(.automatic) == start + """
            = also: values-de/strings.xml:2:1, 3:1, 4:1, 5:1
            = also: values-es/strings.xml:1:1, 2:1, 3:1, 4:1
            = also: 9 more places, which --limit all shows

        """ + end)
    #expect(
      text(.all) == start + """
            = also: values-de/strings.xml:2:1, 3:1, 4:1, 5:1, 6:1, 7:1, 8:1, 9:1, 10:1,
                11:1, 12:1
            = also: values-es/strings.xml:1:1, 2:1, 3:1, 4:1, 5:1, 6:1

        """ + end)
  }

  @Test("what is wrong with the files of several sets is one entry")
  func filesOfSets() {
    func set(_ name: String, locale: String) -> ReportedSet {
      var finding = Self.finding("catalog-without-target", .note, key: "", locale: locale)
      finding.subject.set = name
      (finding.text, finding.source, finding.members) = (nil, nil, 2)
      return Sample.set([finding], in: Self.files(["\(name)/values"]), name: name)
    }
    #expect(
      Self.headings([set("a", locale: ""), set("b", locale: "")]) == [
        "a/values/strings.xml:1:1: note: 4 files of 2 tables belong to no target of the Xcode project; add them to a target, or delete them [catalog-without-target]"
      ])
    // Texts of a locale are others in each set.
    #expect(Self.headings([set("a", locale: "de"), set("b", locale: "de")]).count == 2)
  }

  @Test("a fault of a key in a set and in its copy is one entry with both places")
  func copiesOfSets() {
    func set(
      _ name: String, _ key: String = "k", _ message: Finding.Wording = "is twice",
      locale: String = "de"
    ) -> ReportedSet {
      var finding = Self.finding("duplicate-key", message: message, key: key, locale: locale)
      finding.subject.set = name
      (finding.text, finding.source) = (nil, nil)
      return Sample.set([finding], in: Self.files(["\(name)/values-de"]), name: name)
    }
    let text = Self.text([set("a"), set("b")])
    #expect(
      text.hasPrefix("a/values-de/strings.xml:1:1: warning: is twice in 2 places [duplicate-key]\n")
    )
    #expect(text.contains("\n    = in 2 sets: a, b\n    = also de: b/values-de/strings.xml:1:1\n"))
    #expect(Self.headings([set("a"), set("b", "l")]).count == 2)
    #expect(Self.headings([set("a"), set("b", "k", "is new")]).count == 2)
    #expect(Self.headings([set("a"), set("b", locale: "fr")]).count == 2)
  }

  @Test("three keys of a set and its copy that say the same are one entry")
  func alikeInCopies() {
    func set(_ name: String) -> ReportedSet {
      let findings = (0..<3).map { line in
        var finding = Self.finding("duplicate-key", line: line, key: "k\(line)")
        finding.subject.set = name
        (finding.text, finding.source) = (nil, nil)
        return finding
      }
      return Sample.set(findings, in: Self.files(["\(name)/values-de"]), name: name)
    }
    let text = Self.text([set("a"), set("b")])
    #expect(text.contains("    = keys: k0, k1, k2\n    = in 2 sets: a, b\n"))
    #expect(Self.headings([set("a"), set("b")]).count == 1)
  }

  @Test("many texts of a set and its copy are one entry")
  func bulkInCopies() {
    func set(_ name: String) -> ReportedSet {
      var set = Self.copies(6, 0, of: 10)
      set.summary.set = name
      for index in set.findings.indices { set.findings[index].subject.set = name }
      return set
    }
    let text = Self.text([set("a"), set("b")])
    #expect(
      text.hasPrefix(
        "values-de/strings.xml:1:1: warning: 12 translations are copies of the source texts in de ["
      ))
    #expect(text.contains("\n    = in 1 locale: de (12 of 20): values-de/strings.xml:1:1\n"))
    #expect(text.contains("\n    = in 2 sets: a, b\n"))
    #expect(Self.headings([set("a"), set("b")]).count == 1)
  }

  @Test("the place of a copy is that of its translation, not that of the source")
  func placeOfCopy() {
    var set = Self.copies(6, 0, of: 6)
    for index in set.findings.indices {
      set.findings[index].related = [
        ReportedRelated(
          path: "values-de/a.xml", line: index + 1, column: 7, message: "the translation")
      ]
    }
    #expect(
      Self.text([set]).contains("\n    = in 1 locale: de (6 of 6): values-de/a.xml:1:7\n"))
  }

  @Test("where a fault is, is said before what to do")
  func advice() {
    func heading(_ message: Finding.Wording) -> String {
      let findings = Self.locales.prefix(2).indices.map {
        Self.finding("wrong-script", message: message, in: $0, locale: Self.locales[$0])
      }
      return Self.headings([Sample.set(findings, in: Self.files(Self.folders))])[0]
    }
    let place = "values-de/strings.xml:1:1: warning: "
    #expect(
      heading("users see 'x'; write 'y' as the source does")
        == "\(place)users see 'x' in de, es; write 'y' as the source does [wrong-script]")
    #expect(heading("reads 'a; b' twice") == "\(place)reads 'a; b' twice in de, es [wrong-script]")
  }

  @Test("what is said of three texts in the same locales is said once")
  func alike() {
    func set(_ count: Int, _ locales: [String]) -> ReportedSet {
      let findings = (0..<count).flatMap { line in
        locales.indices.map { file in
          Self.finding(
            "whitespace-mismatch", message: "is wrong in '\(file)'", in: file, line: line,
            key: "k\(line)", locale: locales[file], source: "Text \(line)")
        }
      }
      return Sample.set(findings, in: Self.files(Self.folders))
    }
    #expect(
      Self.headings([set(3, ["de"])]) == [
        "values-de/strings.xml:1:1: warning: is wrong in '0' in 3 texts [whitespace-mismatch]"
      ])
    #expect(Self.headings([set(2, ["de"])]).count == 2)
    #expect(
      Self.text([set(3, ["de", "es"])]) == """
        values-de/strings.xml:1:1: warning: is wrong in '0'; also in 5 more places [whitespace-mismatch]
          1 | x
            | ^
            = source (en): Text 0
            = keys: k0, k1, k2
            = also de: values-de/strings.xml:2:1, 3:1
            = also es: values-es/strings.xml:1:1, 2:1, 3:1: is wrong in '1'
            = more: label-lint explain whitespace-mismatch

        """)
  }

  @Test("another level, another state and another rule are another entry")
  func apart() {
    var known = Self.finding("all-caps", in: 2, locale: "fr")
    known.state = .new
    let findings = [
      Self.finding("all-caps"), Self.finding("all-caps", .note, in: 1, locale: "es"), known,
      Self.finding("wrong-script", in: 3, locale: "it"),
    ]
    #expect(Self.headings([Sample.set(findings, in: Self.files(Self.folders))]).count == 4)
  }

  @Test("without folding each finding is an entry")
  func unfolded() {
    let headings = Self.headings([Self.copies(12, 6, of: 30)], isFolded: false)
    #expect(headings.prefix(while: { !$0.hasPrefix("rule ") }).count == 18)
  }
}
