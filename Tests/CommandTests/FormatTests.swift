import Foundation
import Testing

/// Every format on three projects, judged by its published schema where there is one.
@Suite("Formats")
struct FormatTests {
  /// Files of the formats, by format.
  static let files = [
    "sarif": "out.sarif", "github": "github.txt", "gitlab": "gitlab.json", "junit": "junit.xml",
    "checkstyle": "checkstyle.xml", "rdjsonl": "rd.jsonl", "xcode": "xcode.txt",
    "android-lint": "lint.xml", "sonarqube": "sonar.json", "markdown": "comment.md",
    "csv": "out.csv", "badge": "badge.json",
    "ndjson": "out.ndjson", "concise": "concise.txt",
  ]

  /// What a run wrote, by format.
  struct Written {
    let folder: TemporaryFolder
    let error: String
    let count: Int

    func url(_ format: String) -> URL {
      folder.url.appending(path: FormatTests.files[format] ?? "")
    }
    func text(_ format: String) throws -> String {
      try folder.text(of: FormatTests.files[format] ?? "")
    }
    func json(_ format: String) throws -> Any {
      try JSONSerialization.jsonObject(with: Data(contentsOf: url(format)))
    }
  }

  /// Runs a check once for all formats.
  static func write(_ project: String) throws -> Written {
    let folder = try HostileCorpus.project(project)
    let formats = files.sorted { $0.key < $1.key }.flatMap { ["--format", "\($0)=\($1)"] }
    // Rules that compare all labels with each other take their time in a build for tests.
    let rules = project == "hostile" ? ["--rule", "role-word"] : []
    let outcome = try folder.runAll(["check", "--exit-zero"] + rules + formats)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.isEmpty)
    let lines = try folder.text(of: "concise.txt").split(separator: "\n").count
    return Written(folder: folder, error: outcome.error, count: lines)
  }

  @Test("every format is valid, and leaves nothing out unsaid", arguments: HostileCorpus.projects)
  func formats(project: String) throws {
    let written = try Self.write(project)
    if project == "empty" { #expect(written.count == 0) }
    if project == "hostile" { #expect(written.count > 25_000) }
    try sarif(written)
    try github(written)
    try gitlab(written)
    try junit(written)
    try checkstyle(written)
    try reviewdog(written)
    try androidLint(written)
    try sonarQube(written)
    try markdown(written)
    try table(written)
    try records(written)
    for name in ["gitlab", "sonarqube", "badge"] {
      let schema = Validator.ownSchema("\(name).schema.json")
      let verdict = try Validator.json(written.url(name), schema: schema)
      #expect(verdict.isValid ?? true, "\(name): \(verdict.text)")
    }
    let lines = try written.text("xcode").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == written.count + 1)
    let isLine = #/^/.+:[0-9]+:[0-9]+: (error|warning|note): .+ \([a-z-]+\)$/#
    for line in lines.dropLast().prefix(200) {
      #expect(line.wholeMatch(of: isLine) != nil, "\(line)")
    }
  }

  private func sarif(_ written: Written) throws {
    if let schema = Validator.schema("sarif-schema-2.1.0.json") {
      let verdict = try Validator.json(written.url("sarif"), schema: schema)
      #expect(verdict.isValid ?? true, "\(verdict.text)")
    }
    let log = try #require(written.json("sarif") as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == min(written.count, 25_000))
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(written.count > 25_000 || rules.count > 30)
    var fingerprints: Set<String> = []
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      let prints = try #require(result["partialFingerprints"] as? [String: String])
      #expect(prints["primaryLocationLineHash"] == prints["labelLint/v1"])
      fingerprints.insert(prints["labelLint/v1"] ?? "")
    }
    #expect(fingerprints.count == results.count)
    let order = ["error": 0, "warning": 1, "note": 2]
    let ranks = results.compactMap { order[$0["level"] as? String ?? ""] }
    #expect(ranks == ranks.sorted())
    if written.count > 25_000 {
      #expect(written.error.contains("sarif: \(written.count - 25_000) results left out"))
      let invocations = try #require(run["invocations"] as? [[String: Any]])
      #expect("\(invocations)".contains("results left out"))
      let packed = try BuiltCommand(folder: written.folder.url).shell(
        "gzip -c out.sarif | wc -c"
      ).output
      let bytes = Int(packed.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .max
      #expect(bytes <= 10_000_000)
    }
  }

  private func github(_ written: Written) throws {
    let text = try written.text("github")
    var lines = text.components(separatedBy: "\n")
    #expect(lines.popLast() == "")
    var commands: [String] = []
    if let first = lines.first, first.hasPrefix("::stop-commands::") {
      let token = first.dropFirst("::stop-commands::".count)
      let end = try #require(lines.lastIndex(of: "::\(token)::"))
      #expect(lines.filter { $0 == "::\(token)::" }.count == 1)
      commands = Array(lines[(end + 1)...])
    }
    let grammar = #/^::(error|warning|notice) ((?:[a-zA-Z]+=[^,:\r\n]*,?)+)::[^\r\n]*$/#
    let annotations = commands.filter { $0.hasPrefix("::") }
    for line in annotations { #expect(line.wholeMatch(of: grammar) != nil, "\(line)") }
    for kind in ["error", "warning", "notice"] {
      #expect(annotations.filter { $0.hasPrefix("::\(kind) ") }.count <= 10)
    }
    let left = written.count - annotations.count
    if left > 0 {
      #expect(commands.last?.hasPrefix("label-lint: ") == true)
      #expect(commands.last?.filter(\.isNumber) == "\(left)")
      #expect(written.error.contains("github: "))
    } else {
      #expect(commands.count == annotations.count)
    }
  }

  private func gitlab(_ written: Written) throws {
    let issues = try #require(written.json("gitlab") as? [[String: Any]])
    #expect(issues.count == written.count)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == issues.count)
    for issue in issues.prefix(500) {
      #expect(
        Set(issue.keys) == ["description", "check_name", "fingerprint", "severity", "location"])
      #expect(["major", "minor", "info"].contains(issue["severity"] as? String))
      let location = try #require(issue["location"] as? [String: Any])
      #expect(location["path"] is String && (location["lines"] as? [String: Int])?["begin"] != nil)
    }
    #expect(try Data(contentsOf: written.url("gitlab")).first == UInt8(ascii: "["))
  }

  private func junit(_ written: Written) throws {
    for name in ["windyroad-junit.xsd", "junit-10.xsd"] {
      guard let schema = Validator.schema(name) else { continue }
      let verdict = try Validator.xml(written.url("junit"), schema: schema)
      #expect(verdict.isValid ?? true, "\(name): \(verdict.text.suffix(500))")
    }
    guard let python = Python.withPackages("junitparser") else { return }
    let script = """
      import junitparser, re, sys
      suites = list(junitparser.JUnitXml.fromfile(sys.argv[1], parse_func=None))
      cases = [case for suite in suites for case in suite]
      failed = [case for case in cases if any(isinstance(r, junitparser.Failure) for r in case.result)]
      assert sum(suite.tests for suite in suites) == len(cases), (suites, len(cases))
      assert sum(suite.failures for suite in suites) == len(failed), len(failed)
      assert len({(suite.name, case.name) for suite in suites for case in suite}) == len(cases)
      """
    let read = try BuiltCommand(folder: written.folder.url).run(
      program: python, ["-c", script, written.url("junit").path])
    #expect(read.status == 0, "\(read.error.suffix(500))")
  }

  private func checkstyle(_ written: Written) throws {
    let verdict = try Validator.xml(
      written.url("checkstyle"), schema: Validator.ownSchema("checkstyle.rng"))
    #expect(verdict.isValid ?? true, "\(verdict.text)")
    let text = try written.text("checkstyle")
    #expect(text.components(separatedBy: "<error ").count - 1 == written.count)
    let shape =
      #/<error line="[0-9]+" column="[0-9]+" severity="(error|warning|info)" message="[^"<>]*" source="label-lint\.[a-z-]+"\/>/#
    if written.count < 1_000 { #expect(text.matches(of: shape).count == written.count) }
  }

  private func reviewdog(_ written: Written) throws {
    if let schema = Validator.schema("rdf-Diagnostic.json") {
      let verdict = try Validator.json(written.url("rdjsonl"), schema: schema)
      #expect(verdict.isValid ?? true, "\(verdict.text)")
    }
    let lines = try Data(contentsOf: written.url("rdjsonl")).split(separator: 0x0A)
    #expect(lines.count == written.count)
    for line in lines.prefix(500) {
      let value = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
      #expect(
        Set(value.keys) == [
          "message", "location", "severity", "source", "code", "suggestions", "related_locations",
        ])
      for suggestion in try #require(value["suggestions"] as? [[String: Any]]) {
        #expect(Set(suggestion.keys) == ["range", "text"])
      }
    }
  }

  private func androidLint(_ written: Written) throws {
    let verdict = try Validator.xml(
      written.url("android-lint"), schema: Validator.ownSchema("android-lint.rng"))
    #expect(verdict.isValid ?? true, "\(verdict.text)")
    let text = try written.text("android-lint")
    #expect(text.components(separatedBy: "<issue\n").count - 1 == written.count)
  }

  private func sonarQube(_ written: Written) throws {
    let document = try #require(written.json("sonarqube") as? [String: Any])
    let rules = try #require(document["rules"] as? [[String: Any]])
    let issues = try #require(document["issues"] as? [[String: Any]])
    #expect(issues.count == written.count)
    let ids = Set(rules.compactMap { $0["id"] as? String })
    for issue in issues.prefix(2_000) {
      #expect(ids.contains(issue["ruleId"] as? String ?? ""))
      let place = try #require(issue["primaryLocation"] as? [String: Any])
      let range = try #require(place["textRange"] as? [String: Int])
      if let start = range["startColumn"] {
        let end = try #require(range["endColumn"])
        #expect(start >= 0 && (range["startLine"] != range["endLine"] || end > start))
      } else {
        #expect(Set(range.keys) == ["startLine"])
      }
    }
  }

  private func markdown(_ written: Written) throws {
    let text = try written.text("markdown")
    #expect(!text.contains("did not fit here") && !written.error.contains("markdown: "))
    // Outside code spans only our own words stand.
    for line in text.split(separator: "\n") where line.hasPrefix("- ") {
      var rest = line[...]
      var outside = ""
      while let open = rest.firstIndex(of: "`") {
        outside += rest[..<open]
        let fence = rest[open...].prefix { $0 == "`" }
        let body = rest[fence.endIndex...]
        let close = try #require(Self.closing(fence.count, in: body), "\(line)")
        rest = body[close...]
      }
      outside += rest
      #expect(outside.wholeMatch(of: #/[- ·*~a-z0-9,]*/#) != nil, "\(outside)")
    }
  }

  /// Where a run of exactly so many backticks ends.
  private static func closing(_ count: Int, in text: Substring) -> Substring.Index? {
    var index = text.startIndex
    while let start = text[index...].firstIndex(of: "`") {
      let run = text[start...].prefix { $0 == "`" }
      if run.count == count { return run.endIndex }
      index = run.endIndex
    }
    return nil
  }

  private func table(_ written: Written) throws {
    let script = """
      import csv, sys
      csv.field_size_limit(1 << 30)
      rows = list(csv.reader(open(sys.argv[1], encoding="utf-8-sig", newline="")))
      assert all(len(row) == 17 for row in rows), [row for row in rows if len(row) != 17][:2]
      assert not any(cell[:1] in "=+-@" and cell for row in rows for cell in row)
      print(len(rows) - 1)
      """
    let verdict = try Validator.run("python3", ["-c", script, written.url("csv").path])
    let records = try written.text("ndjson").components(separatedBy: "\n")
      .filter { $0.hasPrefix("{\"type\":\"finding\"") }.count
    if verdict.isValid != nil { #expect(verdict.text == "\(records)\n") }
    #expect(try Data(contentsOf: written.url("csv")).starts(with: [0xEF, 0xBB, 0xBF]))
  }

  @Test("sarif-tools sums up the findings as they are")
  func sarifTools() throws {
    let written = try Self.write("samples")
    let verdict = try Validator.run("sarif", ["summary", written.url("sarif").path])
    guard verdict.isValid != nil else { return }
    #expect(verdict.isValid == true, "\(verdict.text)")
    for (level, name) in [("error", "error"), ("warning", "warning"), ("note", "note")] {
      let count = try written.text("concise").split(separator: "\n").count {
        $0.contains(": \(name): ")
      }
      #expect(verdict.text.contains("\(level): \(count)\n"), "\(count) of \(verdict.text)")
    }
  }

  @Test("our schemas are schemas")
  func metaschemas() throws {
    let folder = Checkout.top.appending(path: "docs/schemas")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let files = names.filter { $0.hasSuffix(".json") }.map { folder.appending(path: $0).path }
    #expect(files.count >= 9)
    let verdict = try Validator.run("check-jsonschema", ["--check-metaschema"] + files)
    #expect(verdict.isValid ?? true, "\(verdict.text)")
  }

  private func records(_ written: Written) throws {
    for line in try written.text("ndjson").components(separatedBy: "\n").dropLast().prefix(3_000) {
      _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
    }
  }

  @Test("a stored run gives in every format what the direct run gave, byte for byte")
  func stored() throws {
    let time = ["SOURCE_DATE_EPOCH": "1780000000"]
    for project in ["empty", "samples"] {
      let folder = try HostileCorpus.project(project)
      for flags in [[], ["--include-suppressed"]] {
        let command = BuiltCommand(folder: folder.url)
        let records = try command.run(
          ["check", "--exit-zero", "--format", "ndjson"] + flags, environment: time)
        try folder.write(records.output, to: "../\(folder.url.lastPathComponent).ndjson")
        let stored = "../\(folder.url.lastPathComponent).ndjson"
        defer { try? FileManager.default.removeItem(at: folder.url.appending(path: stored)) }
        for format in Self.files.keys.sorted() + ["text", "json"] {
          let direct = try command.run(
            ["check", "--exit-zero", "--format", format] + flags, environment: time)
          let again = try command.run(["report", stored, "--format", format], environment: time)
          #expect(again.status == direct.status, "\(again.error)")
          #expect(again.output == direct.output, "\(format)")
        }
        let merged = try command.run(["merge", stored])
        #expect(merged.output == records.output)
      }
    }
  }
}
