import LabelLint

/// Findings and files that the tests of reports share.
enum Sample {
  /// The example that the description of records gives.
  static let catalog = """
    <resources>
        <string name="play_cd">Play button</string>
    </resources>

    """
  static let path = "app/src/main/res/values/strings.xml"

  /// A catalog file of a text.
  static func file(
    _ text: String, path: String = path, format: CatalogFormat = .android
  ) -> CatalogFile {
    file(SourceFile(path: path, stored: Array(text.utf8)), format: format)
  }

  /// A catalog file of a source.
  static func file(_ source: SourceFile, format: CatalogFormat = .android) -> CatalogFile {
    CatalogFile(source: source, format: format, table: "string")
  }

  /// The bytes of words in a text: those between `⟦` and `⟧`, which are taken out.
  static func marked(_ text: String) -> (text: String, bytes: ByteRange) {
    // By scalars: a combining mark behind a bracket is no part of it.
    let scalars = Array(text.unicodeScalars)
    func string(_ part: ArraySlice<Unicode.Scalar>) -> String {
      String(String.UnicodeScalarView(part))
    }
    let start = scalars.firstIndex(of: "⟦") ?? 0
    let end = scalars.firstIndex(of: "⟧") ?? start + 1
    let (before, words) = (string(scalars[..<start]), string(scalars[(start + 1)..<end]))
    let bytes = ByteRange(before.utf8.count..<before.utf8.count + words.utf8.count)
    return (before + words + string(scalars[(end + 1)...]), bytes)
  }

  /// The finding of the example.
  static var roleWord: Finding {
    var finding = Finding(
      rule: "role-word", severity: .warning, confidence: .high,
      subject: Subject(set: "app/src/main/res", table: "string", key: "play_cd", locale: "en"),
      span: SourceSpan(file: 0, bytes: ByteRange(start: 44, count: 6)),
      message: "\(quoting: "Play button") repeats the role \(quoting: "button")")
    finding.detail = "button"
    finding.kind = "label"
    finding.kindEvidence = "key:cd"
    finding.text = "Play button"
    finding.source = "Play button"
    finding.spoken = "Play button, button"
    finding.inherited = ["de", "fr"].map { inherited(finding, in: $0) }
    finding.fixes = [
      Fix(
        "Write \(quoting: "Play")", safety: .unsafe,
        edits: [Edit(SourceSpan(file: 0, bytes: ByteRange(start: 43, count: 7)), with: "")])
    ]
    finding.guidelines = [
      "bbc-text-equivalents/element-type", "mobile-practices-india/practice-2", "wcag/4.1.2",
    ]
    return finding
  }

  /// The fault of a finding in a translation, at the same place.
  static func inherited(_ finding: Finding, in locale: String) -> Finding {
    var own = finding
    own.subject.locale = locale
    (own.inherited, own.fixes) = ([], [])
    return own
  }

  /// A set with findings in its files.
  static func set(
    _ findings: [Finding], in files: [CatalogFile], app: String = "player",
    name: String = "app/src/main/res"
  ) -> ReportedSet {
    var resolver = FindingResolver(app: app, sourceLocale: "en", files: files)
    let reported = resolver.resolve(findings)
    let summary = SetSummary(app: app, set: name, format: .android, sourceLocale: "en")
    return ReportedSet(summary: summary, findings: reported, sources: resolver.sources)
  }

  /// A run with the counts of some sets.
  static func run(_ sets: [ReportedSet] = []) -> RunSummary {
    var run = RunSummary(toolVersion: "0.1.0", started: "2026-11-21T02:00:00Z")
    run.sets = sets.count
    for finding in sets.flatMap(\.findings) { run.counts.add(finding.severity) }
    return run
  }

  /// What a report writes of sets and a run.
  static func output(
    _ report: some Report, _ sets: [ReportedSet], _ run: RunSummary? = nil
  ) -> String {
    var report = report
    var bytes: [UInt8] = []
    for set in sets { report.add(set, to: &bytes) }
    report.close(run ?? Self.run(sets), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
