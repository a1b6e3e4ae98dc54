import LabelLint

/// What holds for every catalog file, whatever its bytes are.
struct CatalogProperties {
  private let location: CatalogLocation
  /// Made once: it parses the words of every language that it meets.
  private static let linter = Linter()

  /// Properties of a file at a path.
  init(_ path: String) {
    guard let location = CatalogLocation(path: path) else {
      preconditionFailure("\(path) is no catalog")
    }
    self.location = location
  }

  /// Reading is the same every time; all places lie in the file, between scalars; all texts are UTF-8.
  func read(_ bytes: [UInt8]) {
    let file = CatalogReader.read(bytes, at: location)
    let again = CatalogReader.read(bytes, at: location)
    precondition(
      file.arena == again.arena
        && file.messages.map(\.text.range) == again.messages.map(\.text.range)
        && file.entries.map(file.keySpan) == again.entries.map(again.keySpan)
        && file.problems.map(\.message) == again.problems.map(\.message),
      "a second reading differs")
    for entry in file.entries {
      expect(file.keySpan(of: entry), "a key", in: file)
      expect(file.commentSpan(of: entry), "a comment", in: file)
      expectText(entry.key, in: file)
    }
    for (index, message) in file.messages.enumerated() {
      expect(message.value, "a value", in: file)
      expectText(message.text, in: file)
      let count = message.text.count
      expect(file.sourceRange(of: 0..<count, inMessage: index), "a text", in: file)
    }
    for problem in file.problems { expect(problem.span, "\(problem.code)", in: file) }
    for mark in file.markup { expect(mark.tag, "a tag", in: file) }
  }

  /// Findings lie in the file, every report is well-formed, and safe fixes settle.
  func check(_ bytes: [UInt8]) {
    let checked = self.checked([CatalogReader.read(bytes, at: location)])
    guard let file = checked.catalog.files.first else { return }
    for finding in checked.findings {
      expect(finding.span.bytes, "\(finding.rule)", in: file)
      for edit in finding.fixes.flatMap(\.edits) { expect(edit.span.bytes, "an edit", in: file) }
    }
    expectReports(checked)
    let run = FixRun(allowsUnsafe: false, check: self.checked)
    for fixed in run.run(checked).files {
      let second = run.run(self.checked([CatalogReader.read(fixed.stored, at: location)]))
      precondition(second.applied.isEmpty, "a second run fixes more")
    }
  }

  private func checked(_ files: [CatalogFile]) -> FixRun.Checked {
    guard let plan = CatalogDiscovery.plans(for: [location]).first else {
      preconditionFailure("no plan for \(location.path)")
    }
    let catalog = Catalog(plan: plan, files: files, fallback: nil)
    return (catalog, Self.linter.check(catalog).findings)
  }

  private func expectReports(_ checked: FixRun.Checked) {
    let set = ReportedSet(checked.catalog, Self.linter.check(checked.catalog), app: "")
    let run = RunSummary(toolVersion: "0", started: "2026-01-01T00:00:00Z")
    var reports: [any Report] = [
      NDJSONReport(), SARIFReport(), GitLabReport(), SonarQubeReport(), JUnitReport(),
      CheckstyleReport(), AndroidLintReport(), ReviewdogReport(), MarkdownReport(), CSVReport(),
      GitHubReport(), TextReport(), ConciseReport(), XcodeReport(),
    ]
    for index in reports.indices {
      var output: [UInt8] = []
      reports[index].add(set, to: &output)
      reports[index].close(run, to: &output)
      let name = String(describing: type(of: reports[index]))
      precondition(String(validating: output, as: UTF8.self) != nil, "\(name) is not UTF-8")
      switch index {
      case 0: precondition((try? StoredRun(output)) != nil, "\(name) cannot be read back")
      case 1...3: precondition((try? JSONValue(output.span)) != nil, "\(name) is no JSON")
      case 4...6: precondition(isXML(output), "\(name) is no XML")
      default: break
      }
    }
  }

  /// Whether our reader, which agrees with expat, reads a document to its end without a fault.
  private func isXML(_ bytes: [UInt8]) -> Bool {
    var reader = XMLReader(bytes.span, from: 0)
    while reader.next() != .end {}
    return reader.problems.isEmpty
  }

  private func expect(_ span: ByteRange, _ name: String, in file: CatalogFile) {
    let text = file.source.text
    let range = span.range
    precondition(
      range.upperBound <= text.count, "\(name) ends at \(range.upperBound) of \(text.count) bytes")
    // In a file that is not what it says, a problem stands at the very byte.
    guard String(validating: text, as: UTF8.self) != nil else { return }
    for offset in [range.lowerBound, range.upperBound] where offset < text.count {
      precondition(
        file.source.encoding == .binary || text[offset] & 0xC0 != 0x80,
        "\(name) begins or ends inside a character, at \(offset)")
    }
  }

  private func expectText(_ text: TextRef, in file: CatalogFile) {
    if text.isNone { return }
    let bytes = file.bytes(text)
    let copy = bytes.indices.map { bytes[$0] }
    precondition(
      String(validating: copy, as: UTF8.self) != nil
        || String(validating: file.source.text, as: UTF8.self) == nil,
      "a text that is not UTF-8 in a file that is")
  }
}
