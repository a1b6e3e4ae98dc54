import LabelLint
import Testing

/// Nothing of the findings is lost in reports for people: each place can be read back.
@Suite("Every finding in reports for people") struct EveryPlaceTests {
  /// Two sets with all kinds of causes: copies in bulk, missing texts, one key in several locales, one text
  /// under several keys, the same words of several texts, a key in a set and its copy, and findings by themselves.
  static var sets: [ReportedSet] {
    let files = CauseTests.files(CauseTests.folders + ["values"])
    var findings = CauseTests.locales.indices.flatMap { file in
      [
        CauseTests.finding(
          "wrong-script", .error, message: "has '\(file)'", in: file, line: 40,
          locale: CauseTests.locales[file]),
        CauseTests.finding(
          "all-caps", in: file, line: 41 + file, key: "l\(file)",
          locale: CauseTests.locales[file], source: "STOP"),
      ]
    }
    for line in 0..<5 {
      findings.append(
        CauseTests.finding(
          "whitespace-mismatch", .note, in: 2, line: 50 + line, key: "w\(line)", locale: "fr",
          source: "Text \(line)"))
      for locale in CauseTests.locales {
        var missing = CauseTests.finding(
          "missing-translation", message: "is missing", in: 4, line: line, key: "m\(line)",
          locale: locale, source: "Missing \(line)")
        missing.text = nil
        findings.append(missing)
      }
    }
    findings.append(CauseTests.finding("empty-label", .error, in: 4, line: 30, locale: "en"))
    var twice = CauseTests.finding("duplicate-key", in: 4, line: 31, key: "d", locale: "en")
    (twice.text, twice.source) = (nil, nil)
    findings.append(twice)
    var second = Sample.set(
      findings, in: CauseTests.files(CauseTests.folders.map { "lib/\($0)" } + ["lib/values"]),
      name: "lib/res")
    for index in second.findings.indices where second.findings[index].rule == "duplicate-key" {
      second.findings[index].subject.set = "lib/res"
    }
    return [CauseTests.copies(25, 12, of: 60), Sample.set(findings, in: files), second]
  }

  /// The places of all findings.
  static var places: Set<String> {
    Set(
      sets.flatMap(\.findings).map { "\($0.place.path):\($0.place.line):\($0.place.column)" })
  }

  /// The places that rows such as `de: a/b.xml:1:2, 3:4` name.
  static func places(inRow row: Substring) -> [String] {
    guard let first = row.firstMatch(of: #/([a-z-]+(?:/[a-z-]+)+\.xml):(\d+):(\d+)/#) else {
      return []
    }
    let path = first.output.1
    var places = ["\(path):\(first.output.2):\(first.output.3)"]
    for more in row[first.range.upperBound...].matches(of: #/, (\d+):(\d+)/#) {
      places.append("\(path):\(more.output.1):\(more.output.2)")
    }
    return places
  }

  @Test("text")
  func text() {
    var rows: [String] = []
    for line in CauseTests.text(Self.sets, limit: .all).split(separator: "\n") {
      let isPlaces = line.wholeMatch(of: #/ +\d[\d:, ]*/#) != nil
      if isPlaces, let last = rows.last {
        rows[rows.count - 1] = "\(last) \(line.trimmingPrefix(while: { $0 == " " }))"
      } else {
        rows.append(String(line))
      }
    }
    #expect(Set(rows.flatMap { Self.places(inRow: $0[...]) }) == Self.places)
    let entries = rows.count { $0.hasPrefix("values") || $0.hasPrefix("lib") }
    #expect(Double(entries) <= 0.4 * Double(Self.sets.flatMap(\.findings).count))
  }

  @Test("markdown")
  func markdown() {
    let report = Sample.output(MarkdownReport(ReportStyle(), limit: .max), Self.sets)
    let rows = report.split(separator: "`")
    #expect(Set(rows.flatMap { Self.places(inRow: $0) }) == Self.places)
  }

  @Test("the review page")
  func page() throws {
    let data = try HTMLReportTests.data(Sample.output(HTMLReport(), Self.sets))
    let paths = try HTMLReportTests.column("path", data)
    let lines = try HTMLReportTests.numbers("line", data)
    let columns = try HTMLReportTests.numbers("column", data)
    let places = paths.indices.map { "\(paths[$0] ?? ""):\(lines[$0]):\(columns[$0])" }
    #expect(Set(places) == Self.places)
    #expect(places.count == Self.sets.flatMap(\.findings).count)
  }

  @Test("a comment that is too small says how many findings it leaves out")
  func smallComment() throws {
    var report = MarkdownReport(ReportStyle(), limit: 4_000)
    var bytes: [UInt8] = []
    for set in Self.sets { report.add(set, to: &bytes) }
    report.close(Sample.run(Self.sets), to: &bytes)
    #expect(bytes.count <= 4_000)
    let text = String(decoding: bytes, as: UTF8.self)
    let left = try #require(text.firstMatch(of: #/_(\d+) more findings did not fit here\._/#))
    #expect(report.remarks == ["markdown: \(left.output.1) findings left out of 4,000 bytes"])
  }
}
