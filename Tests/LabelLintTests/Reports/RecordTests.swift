import Foundation
import LabelLint
import Testing

@Suite struct RecordTests {
  static let example =
    #"{"type":"finding","schemaVersion":1,"fingerprint":"772f89a38cf74e4454d473533b1dd8c7","rule":"role-word","severity":"warning","confidence":"high","app":"player","set":"app/src/main/res","table":"string","format":"android","locale":"en","sourceLocale":"en","key":"play_cd","slot":"","kind":"label","kindEvidence":"key:cd","path":"app/src/main/res/values/strings.xml","line":2,"column":33,"endLine":2,"endColumn":39,"offset":44,"length":6,"text":"Play button","source":"Play button","message":"'Play button' repeats the role 'button'","spoken":"Play button, button","inheritedBy":["de","fr"],"related":[],"fixes":[{"title":"Write 'Play'","safety":"unsafe","edits":[{"path":"app/src/main/res/values/strings.xml","offset":43,"length":7,"text":""}]}],"guidelines":["bbc-text-equivalents/element-type","mobile-practices-india/practice-2","wcag/4.1.2"]}"#

  /// What the example's translations have of its fault.
  private static let german =
    #"{"fingerprint":"6458c90ea5c8c0da880bdede65ff1738","rule":"role-word","severity":"warning","table":"string","locale":"de","key":"play_cd","slot":"","path":"app/src/main/res/values/strings.xml","line":2,"column":33,"endLine":2,"endColumn":39,"offset":44,"length":6,"text":"Play button","source":"Play button","message":"'Play button' repeats the role 'button'"}"#
  private static let french =
    #"{"fingerprint":"fe3108aec19028b70242694358ff9ca9","rule":"role-word","severity":"warning","table":"string","locale":"fr","key":"play_cd","slot":"","path":"app/src/main/res/values/strings.xml","line":2,"column":33,"endLine":2,"endColumn":39,"offset":44,"length":6,"text":"Play button","source":"Play button","message":"'Play button' repeats the role 'button'"}"#

  /// The example in a catalog without translations.
  private static var alone: Finding {
    var finding = Sample.roleWord
    finding.inherited = []
    return finding
  }

  static let findingMembers = [
    "type", "schemaVersion", "fingerprint", "rule", "severity", "confidence", "app", "set", "table",
    "format", "locale", "sourceLocale", "key", "slot", "kind", "kindEvidence", "path", "line",
    "column", "endLine", "endColumn", "offset", "length", "text", "source", "message", "spoken",
    "inheritedBy", "related", "fixes", "guidelines",
  ]
  static let setMembers = [
    "type", "schemaVersion", "app", "set", "format", "sourceLocale", "files", "keys", "messages",
    "locales", "complete",
  ]
  static let runMembers = [
    "type", "schemaVersion", "tool", "ruleSet", "rules", "app", "commit", "started", "durationMs",
    "counts", "known", "suppressed", "fixed", "sets", "files", "messages", "locales",
    "withoutLexicon", "withoutSource", "unreadable", "shard", "complete",
  ]

  /// Texts that break careless writers.
  static let hostile = [
    "\"\\/\u{0}\u{1}\u{8}\t\n\u{C}\r\u{1F}\u{7F}\u{85}\u{9F}\u{A0}", "a\u{2028}b\u{2029}c",
    "]]></script>",
    "::error::%0A", "|*_`<b>@all #1", "👩\u{200D}👩\u{200D}👧 \u{10400}", "نص\u{202E}",
    "e\u{301}\u{301}",
    "\u{FFFD}\u{FFFE}\u{FEFF}", "", String(repeating: "ä\n", count: 500_000),
  ]

  @Test func theExampleByteForByte() throws {
    let set = Sample.set([Sample.roleWord], in: [Sample.file(Sample.catalog)])
    let lines = Sample.output(NDJSONReport(), [set]).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      String(lines[0]) == Self.example.dropLast() + #","inherited":["# + Self.german + ","
        + Self.french + "]}")
    var whole = Sample.roleWord
    whole.inherited[0].text = "Abspielen-Taste"
    whole.inherited[0].fixes = [
      Fix(
        "Write \(quoting: "Abspielen")", safety: .unsafe,
        edits: [Edit(SourceSpan(file: 0, bytes: ByteRange(start: 43, count: 7)), with: "")],
        text: "Abspielen")
    ]
    let output = Sample.output(
      NDJSONReport(), [Sample.set([whole], in: [Sample.file(Sample.catalog)])]
    ).prefix { $0 != "\n" }
    let translation =
      #"{"fingerprint":"6458c90ea5c8c0da880bdede65ff1738","rule":"role-word","severity":"warning","table":"string","locale":"de","key":"play_cd","slot":"","path":"app/src/main/res/values/strings.xml","line":2,"column":33,"endLine":2,"endColumn":39,"offset":44,"length":6,"text":"Abspielen-Taste","source":"Play button","message":"'Play button' repeats the role 'button'","newText":"Abspielen","fixes":[{"title":"Write 'Abspielen'","safety":"unsafe","edits":[{"path":"app/src/main/res/values/strings.xml","offset":43,"length":7,"text":""}]}]}"#
    #expect(
      output == Self.example.dropLast() + #","inherited":["# + translation
        + "," + Self.french + "]}")
  }

  @Test func setAndRunByteForByte() {
    var summary = SetSummary(app: "", set: "ios/App/Main", format: .xcstrings, sourceLocale: "en")
    (summary.files, summary.keys, summary.messages) = (1, 2, 5)
    summary.locales = [
      LocaleCoverage(locale: "fr", required: 2, translated: 1, needsReview: 1, checked: 2),
      LocaleCoverage(locale: "de", required: 2, translated: 2, needsReview: 0, checked: 3),
    ]
    var run = RunSummary(toolVersion: "0.1.0", started: "2026-11-21T02:00:00Z")
    run.rules = ["role-word": .warning, "all-caps": .note]
    run.commit = "abc"
    run.counts = SeverityCounts(error: 1, warning: 2, note: 3)
    (run.durationMs, run.known, run.suppressed, run.fixed) = (12, 4, 5, 6)
    (run.sets, run.files, run.messages, run.unreadable) = (1, 1, 5, 1)
    run.locales = ["fr", "de"]
    run.withoutLexicon = ["ne", "mr"]
    run.withoutSource = ["ios/App/Main"]
    run.shard = "3/8"
    run.complete = false
    #expect(
      Sample.output(NDJSONReport(), [ReportedSet(summary: summary, findings: [])], run)
        == #"{"type":"set","schemaVersion":1,"app":"","set":"ios/App/Main","format":"xcstrings","sourceLocale":"en","files":1,"keys":2,"messages":5,"locales":[{"locale":"de","required":2,"translated":2,"suppressed":0,"inherited":0,"copied":0,"needsReview":0,"machineTranslated":0,"checked":3},{"locale":"fr","required":2,"translated":1,"suppressed":0,"inherited":0,"copied":0,"needsReview":1,"machineTranslated":0,"checked":2}],"complete":true}"#
        + "\n"
        + #"{"type":"run","schemaVersion":1,"tool":{"name":"label-lint","version":"0.1.0"},"ruleSet":"2026.1","rules":{"all-caps":"note","role-word":"warning"},"app":"","commit":"abc","started":"2026-11-21T02:00:00Z","durationMs":12,"counts":{"error":1,"warning":2,"note":3},"known":4,"suppressed":5,"fixed":6,"sets":1,"files":1,"messages":5,"locales":["de","fr"],"withoutLexicon":["mr","ne"],"withoutSource":["ios/App/Main"],"unreadable":1,"shard":"3/8","complete":false}"#
        + "\n")
  }

  @Test func membersThatAppearOnlyWhenTheyApply() throws {
    var finding = Sample.roleWord
    finding.state = .updated
    finding.suppression = Suppression(.baseline, reason: "product \"name\"")
    finding.members = 7
    finding.inherited = []
    let line = Sample.output(
      NDJSONReport(), [Sample.set([finding], in: [Sample.file(Sample.catalog)])]
    ).prefix { $0 != "\n" }
    #expect(
      line.hasSuffix(
        #""wcag/4.1.2"],"state":"updated","suppression":{"kind":"baseline","reason":"product \"name\""},"members":7}"#
      ))
  }

  @Test("records next to others are those that each finding has alone")
  func recordsAmongOthers() {
    let file = Sample.file(Sample.catalog, path: "a/\"b\"")
    let findings = (0..<40).map { number in
      var finding = Sample.roleWord
      finding.rule = ["role-word", "repeated-word", "empty"][number / 5 % 3]
      finding.severity = [.note, .warning][number / 2 % 2]
      finding.confidence = [.certain, .high][number / 4 % 2]
      finding.subject.key = "key\(1000 + number)"
      finding.subject.locale = ["de", "fr", "pt-\u{2028}"][number / 8 % 3]
      if number % 3 == 0 {
        (finding.spoken, finding.inherited, finding.fixes) = (nil, [], [])
      }
      if number % 2 == 0 {
        finding.related = (0..<number).map {
          Related(finding.span, $0 / 3 % 2 == 0 ? "is \(quoting: "not") it" : "is\ttwo")
        }
      }
      if number % 4 == 0 { finding.guidelines = number % 8 == 0 ? [] : ["wcag/1.1.1"] }
      return finding
    }
    let set = Sample.set(findings, in: [file])
    var alone: [String] = []
    for finding in set.findings {
      let one = ReportedSet(summary: set.summary, findings: [finding])
      let lines = Sample.output(NDJSONReport(), [one]).split(separator: "\n")
      alone += lines.prefix(1).map(String.init)
    }
    let lines = Sample.output(NDJSONReport(), [set]).split(separator: "\n").map(String.init)
    #expect(Array(lines.prefix(alone.count)) == alone)
    #expect(alone.count == 40)
  }

  @Test(arguments: hostile.indices) func everyLineParses(_ index: Int) throws {
    let text = Self.hostile[index]
    let file = Sample.file(text, path: "a/\(text.prefix(40))")
    var finding = Sample.roleWord
    finding.subject = Subject(set: text, table: text, key: text, locale: "de", slot: text)
    finding.span.bytes = ByteRange(0..<text.utf8.count)
    finding.fixes = []
    (finding.text, finding.source, finding.spoken) = (text, text, text)
    let set = Sample.set([finding], in: [file], name: text)
    let output = Sample.output(NDJSONReport(), [set])
    let lines = output.utf8.split(separator: 0x0A).map { Data($0) }
    #expect(lines.count == 3)
    let objects = try lines.map {
      try #require(JSONSerialization.jsonObject(with: $0) as? [String: Any])
    }
    #expect(Set(objects[0].keys) == Set(Self.findingMembers + ["inherited"]))
    #expect(Set(objects[1].keys) == Set(Self.setMembers))
    #expect(Set(objects[2].keys) == Set(Self.runMembers))
    for member in ["text", "source", "spoken", "key", "slot", "set"] {
      let read = try #require(objects[0][member] as? String)
      #expect(read.utf8.elementsEqual(text.utf8), "\(member)")
    }
    #expect(!output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!output.unicodeScalars.contains { (0x7F...0x9F).contains($0.value) })
    #expect(!output.unicodeScalars.contains { $0 == "\u{2028}" || $0 == "\u{2029}" })
  }

  @Test func membersComeInTheirOrder() {
    let output = Sample.output(
      NDJSONReport(), [Sample.set([Sample.roleWord], in: [Sample.file(Sample.catalog)])])
    let lines = output.split(separator: "\n").map(String.init)
    for (line, members) in zip(lines, [Self.findingMembers, Self.setMembers, Self.runMembers]) {
      var rest = line[...]
      for member in members {
        guard let range = rest.range(of: "\"\(member)\":") else {
          Issue.record("\(member) is missing or stands too early")
          break
        }
        rest = rest[range.upperBound...]
      }
    }
  }

  @Test func theDocumentHoldsTheSameRecords() throws {
    let files = [Sample.file(Sample.catalog)]
    let sets = [Sample.set([Self.alone], in: files), Sample.set([], in: files, name: "b")]
    let lines = try Sample.output(NDJSONReport(), sets).split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? NSDictionary)
    }
    let text = Sample.output(JSONReport(), sets)
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
    #expect(document["schemaVersion"] as? Int == 1)
    #expect(document["findings"] as? [NSDictionary] == [lines[0]])
    #expect(document["sets"] as? [NSDictionary] == [lines[1], lines[2]])
    #expect(document["run"] as? NSDictionary == lines[3])
    #expect(
      Set(document.allKeys.compactMap { $0 as? String }) == [
        "schemaVersion", "run", "sets", "findings",
      ])
    #expect(
      text.hasPrefix(
        """
        {
          "schemaVersion": 1,
          "run": {
            "type": "run",
            "schemaVersion": 1,
            "tool": {
              "name": "label-lint",
              "version": "0.1.0"
            },
            "ruleSet": "2026.1",
            "rules": {},
        """))
    #expect(
      text.hasSuffix(
        """
              "fixes": [
                {
                  "title": "Write 'Play'",
                  "safety": "unsafe",
                  "edits": [
                    {
                      "path": "app/src/main/res/values/strings.xml",
                      "offset": 43,
                      "length": 7,
                      "text": ""
                    }
                  ]
                }
              ],
              "guidelines": [
                "bbc-text-equivalents/element-type",
                "mobile-practices-india/practice-2",
                "wcag/4.1.2"
              ]
            }
          ]
        }

        """))
  }

  @Test func anEmptyDocument() {
    let text = Sample.output(JSONReport(), [])
    #expect(text.hasSuffix("  },\n  \"sets\": [],\n  \"findings\": []\n}\n"))
  }
}
