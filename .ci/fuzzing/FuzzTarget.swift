import LabelLint
import LabelLintProject

/// What is fuzzed; `LABEL_LINT_FUZZ_TARGET` names it.
enum FuzzTarget: String, CaseIterable {
  /// Readers of catalogs.
  case android, compose, strings, stringsdict, xcstrings, exchange
  /// Whole checks, their reports and their fixes.
  case checkAndroid = "check-android"
  case checkStrings = "check-strings"
  case checkXCStrings = "check-xcstrings"
  case checkExchange = "check-exchange"
  /// Deliveries in XLIFF into apps of both platforms.
  case deliverAndroid = "deliver-android"
  case deliverApple = "deliver-apple"
  /// Lexicon files of users.
  case lexicon
  /// Placeholders of every platform.
  case placeholders
  /// Records that are read back.
  case records, baseline, plan
  /// What the nightly store is made of: records as it reads them, journals and databases.
  case history, journal, store
  /// What writers send back.
  case decisions, table, workbook, xliff, archive
  /// The same by what the file holds.
  case upload
  /// Sources of apps.
  case sources
  /// Patterns of the configuration.
  case globs
  /// Configuration files.
  case configuration
  /// Messages of agents.
  case mcp
  /// Messages of editors, and edits of a text.
  case lsp, edits

  /// Feeds it one input; traps where a property does not hold.
  func run(_ bytes: [UInt8]) {
    switch self {
    case .android: CatalogProperties("res/values/strings.xml").read(bytes)
    case .compose: CatalogProperties("composeResources/values/strings.xml").read(bytes)
    case .strings: CatalogProperties("en.lproj/Localizable.strings").read(bytes)
    case .stringsdict: CatalogProperties("en.lproj/Localizable.stringsdict").read(bytes)
    case .xcstrings: CatalogProperties("Localizable.xcstrings").read(bytes)
    case .exchange: CatalogProperties("de.xliff").read(bytes)
    case .checkExchange: CatalogProperties("de.xliff").check(bytes)
    case .deliverAndroid: DeliveryProperties.android.deliver(bytes)
    case .deliverApple: DeliveryProperties.apple.deliver(bytes)
    case .checkAndroid: CatalogProperties("res/values/strings.xml").check(bytes)
    case .checkStrings: CatalogProperties("en.lproj/Localizable.strings").check(bytes)
    case .checkXCStrings: CatalogProperties("Localizable.xcstrings").check(bytes)
    case .lexicon: Self.readLexicon(bytes)
    case .placeholders: Self.readPlaceholders(bytes)
    case .records: Self.readRecords(bytes)
    case .baseline: Self.readBaseline(bytes)
    case .plan: Self.readPlan(bytes)
    case .history: HistoryProperties.readRecords(bytes)
    case .journal: HistoryProperties.readJournal(bytes)
    case .store: HistoryProperties.readStore(bytes)
    case .decisions: _ = try? DecisionsReader.input(bytes)
    case .table: Self.readTable(bytes)
    case .workbook: _ = try? WorkbookReader(["xl/worksheets/sheet1.xml": bytes]).input()
    case .xliff: _ = try? XLIFFReader.input(bytes)
    case .archive:
      let zip = ZipReader(bytes) { Inflation.inflate($0, size: $1) }
      _ = try? zip.parts { _ in true }
    case .upload: _ = try? ReviewFiles.input(bytes)
    case .sources: Self.readSources(bytes)
    case .globs: Self.readGlobs(bytes)
    case .configuration: Self.readConfiguration(bytes)
    case .mcp: Self.answerMessages(bytes)
    case .lsp: EditorProperties.answerMessages(bytes)
    case .edits: EditorProperties.takeEdits(bytes)
    }
  }

  private static func readLexicon(_ bytes: [UInt8]) {
    var library = LexiconLibrary(additions: [.init(path: "words.txt", text: bytes)])
    if let german = LocaleTag("de") { _ = library.lexicon(for: german) }
  }

  /// Every placeholder lies inside the text; a second reading finds the same.
  private static func readPlaceholders(_ bytes: [UInt8]) {
    guard String(validating: bytes, as: UTF8.self) != nil else { return }
    for platform in Platform.allCases {
      var scanner = PlaceholderScanner()
      scanner.scan(bytes.span, as: PlaceholderReading(platform: platform))
      let first = scanner.placeholders
      for placeholder in first {
        precondition(
          placeholder.span.range.upperBound <= bytes.count, "a placeholder behind the text")
      }
      scanner.scan(bytes.span, as: PlaceholderReading(platform: platform))
      precondition(scanner.placeholders == first, "another reading finds other placeholders")
    }
  }

  /// What is read can be written, and read again.
  private static func readRecords(_ bytes: [UInt8]) {
    guard let run = try? StoredRun(bytes) else { return }
    var report = NDJSONReport()
    var output: [UInt8] = []
    for set in run.sets { report.add(set, to: &output) }
    for record in run.runs { report.close(record, to: &output) }
    guard let again = try? StoredRun(output) else {
      preconditionFailure("stored records cannot be read")
    }
    precondition(
      again.sets.map(\.findings.count) == run.sets.map(\.findings.count), "findings are lost")
    for format in OutputFormat.allCases { render(run, as: format) }
    var merging = RunMerging()
    guard (try? merging.add(run)) != nil, (try? merging.add(run)) != nil else { return }
    precondition((try? StoredRun(merging.bytes)) != nil, "merged records cannot be read")
  }

  /// Writes a report of stored records over files that are no longer as they were.
  private static func render(_ run: StoredRun, as format: OutputFormat) {
    var report = OutputTarget(format: format, path: nil).report(ReportStyle())
    var output: [UInt8] = []
    for var set in run.sets {
      set.sources = Set(set.findings.map(\.place.path)).compactMap { path in
        CatalogLocation(path: path).map { location in
          let text = Array("<resources>\n<string name=\"cd_a\">Läden</string>\n</resources>\n".utf8)
          return SourceIndex(CatalogReader.read(text, at: location).source)
        }
      }
      report.add(set, to: &output)
    }
    for record in run.runs { report.close(record, to: &output) }
  }

  private static func readPlan(_ bytes: [UInt8]) {
    guard let plan = try? PlanRecord(bytes.span, line: 1) else { return }
    let line = plan.line
    guard let again = try? PlanRecord(line.span.extracting(0..<line.count - 1), line: 1) else {
      preconditionFailure("a written plan cannot be read")
    }
    precondition(again.line == line, "a plan changes when it is written")
  }

  private static func readBaseline(_ bytes: [UInt8]) {
    guard let baseline = try? Baseline(bytes) else { return }
    guard let again = try? Baseline(baseline.bytes) else {
      preconditionFailure("a written baseline cannot be read")
    }
    precondition(again.bytes == baseline.bytes, "a baseline changes when it is written")
  }

  private static func readTable(_ bytes: [UInt8]) {
    _ = try? TableReading.input(try CSVText.rows(of: bytes))
  }

  private static func readSources(_ bytes: [UInt8]) {
    for path in [
      "app/src/main/res/layout/a.xml", "A.kt", "A.java", "A.swift", "A.m", "A.storyboard",
    ] {
      guard let kind = SourceKind(path: path) else { continue }
      var draft = UsageDraft()
      draft.read(path: path, bytes, as: kind)
      _ = UsageIndex(draft)
    }
  }

  private static func readGlobs(_ bytes: [UInt8]) {
    let half = bytes.count / 2
    let pattern = String(decoding: bytes[..<half], as: UTF8.self)
    let text = Array(bytes[half...])
    if let glob = try? Glob(pattern, for: .path) { _ = glob.matches(text.span) }
    if let glob = try? Glob(pattern, for: .key) { _ = glob.matches(text.span) }
  }

  /// Every answer is one line of JSON, whatever the messages are.
  private static func answerMessages(_ bytes: [UInt8]) {
    let root = ProjectRoot(name: "/")
    guard let store = try? SettingsStore(root: root, isIsolated: true),
      let project = try? AgentProject(
        isReadOnly: false,
        open: { () throws(ProjectError) -> Project in
          try Project(Project.Request(), planned: [], root: root, store: store)
        })
    else { return }
    var server = MCPServer(project)
    var framing = MessageFraming(.lines, longest: MCPServer.longestMessage)
    framing.take(bytes)
    framing.end()
    var frames: [MessageFraming.Frame] = []
    while let frame = framing.next() { frames.append(frame) }
    server.answer(frames) { answer in
      precondition(answer.last == 0x0A, "an answer has no end")
      precondition(!answer.dropLast().contains(0x0A), "an answer has several lines")
      precondition((try? JSONValue(answer.span)) != nil, "an answer is not JSON")
    }
  }

  /// Settings that nothing is wrong with can be used, over the defaults; a second reading finds the
  /// same faults.
  private static func readConfiguration(_ bytes: [UInt8]) {
    guard let settings = try? YAMLSettings.read(bytes, source: "label-lint.yml") else { return }
    let problems = SettingsCheck.problems(of: settings)
    let again = try? YAMLSettings.read(bytes, source: "label-lint.yml")
    precondition(
      again.map { SettingsCheck.problems(of: $0) } == problems, "another reading finds other faults"
    )
    guard problems.isEmpty, let base = try? SettingsLoader(root: ProjectRoot(name: "/")).isolated()
    else { return }
    let tree = SettingsMerge.merged(base.tree, SettingsMerge.normalized(settings))
    _ = Settings(tree: tree, file: nil, root: base.root).configuration()
  }
}
