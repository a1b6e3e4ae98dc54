import LabelLint
import Testing

@Suite struct FindingResolverTests {
  /// A finding of a key at a place in a file.
  static func finding(
    _ key: String, table: String = "string", locale: String = "en", slot: String = "",
    file: Int = 0, start: UInt32 = 0, rule: RuleID = "role-word"
  ) -> Finding {
    Finding(
      rule: rule, severity: .warning, confidence: .high,
      subject: Subject(set: "res", table: table, key: key, locale: locale, slot: slot),
      span: SourceSpan(file: file, bytes: ByteRange(start: start, count: 1)), message: "is wrong")
  }

  @Test func recordsComeInCanonicalOrder() {
    let sorted = [
      Self.finding("z", table: "array"),
      Self.finding("a", locale: "de"),
      Self.finding("Z"), Self.finding("a", start: 1), Self.finding("a", start: 2, rule: "all-caps"),
      Self.finding("a", start: 2), Self.finding("a", slot: "plural=one"),
      // Canonically equivalent, and of other bytes: e with an accent comes before é.
      Self.finding("e\u{301}"), Self.finding("f"), Self.finding("\u{E9}"),
      Self.finding("\u{FF5E}"), Self.finding("\u{1F600}"),
    ]
    let file = Sample.file("abcdef")
    for shift in 0..<sorted.count {
      let findings = Array(sorted[shift...] + sorted[..<shift]).reversed()
      let reported = Sample.set(Array(findings), in: [file]).findings
      #expect(
        reported.map { Array($0.subject.key.utf8) } == sorted.map { Array($0.subject.key.utf8) })
      #expect(reported.map(\.rule) == sorted.map(\.rule))
      #expect(reported.map(\.place.offset) == sorted.map { Int($0.span.bytes.start) })
    }
  }

  @Test(arguments: [0, 1, 100, 101, 250]) func manyRelatedPlacesAreCounted(_ count: Int) {
    var finding = Self.finding("k")
    let place = SourceSpan(file: 0, bytes: ByteRange(start: 2, count: 1))
    finding.related = (0..<count).map { Related(place, "is \($0)") }
    let related = Sample.set([finding], in: [Sample.file("a\nb")]).findings[0].related
    #expect(related.count == min(count, 101))
    #expect(related.allSatisfy { $0.line == 2 && $0.column == 1 && $0.path == Sample.path })
    if count > 101 { #expect(related.last?.message == "and \(count - 100) more") }
    if count <= 101 { #expect(related.last?.message == (count == 0 ? nil : "is \(count - 1)")) }
  }

  @Test(arguments: SourceIndexTests.storages)
  func editsAndPlacesAreBytesAsStored(_ storage: SourceIndexTests.Storage) {
    let source = storage.file("é\u{10400}\r\nPlay")
    let start = UInt32(source.start + 8)
    var finding = Self.finding("k", start: start)
    let span = SourceSpan(file: 0, bytes: ByteRange(start: start, count: 4))
    finding.fixes = [Fix("Write it so", safety: .safe, edits: [Edit(span, with: "Pause")])]
    finding.inherited = ["fr", "de"].map { Sample.inherited(finding, in: $0) }
    let set = Sample.set([finding], in: [Sample.file(source)])
    let before = storage.mark.count + (storage.encoding == .utf8 ? 8 : 10)
    let width = storage.encoding == .utf8 ? 1 : 2
    #expect(
      set.findings[0].place
        == Place(
          path: "f", line: 2, column: 1, endLine: 2, endColumn: 2, offset: before, length: width))
    #expect(
      set.findings[0].fixes[0].edits == [
        ReportedEdit(path: "f", offset: before, length: 4 * width, text: "Pause")
      ])
    #expect(set.findings[0].inheritedBy == ["de", "fr"])
  }

  @Test func onlyFilesWithFindingsAreWalked() {
    let files = ["a", "b", "c"].map { Sample.file("text", path: $0) }
    let set = Sample.set([Self.finding("k", file: 1)], in: files)
    #expect(set.sources.map(\.file.path) == ["b"])
  }
}
