import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint check`.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks catalogs (the default command).",
    usage: "label-lint check [<paths> ...] [<options>]",
    discussion: """
      Example: label-lint check . --format text --format html=labels.html

      A folder is searched for catalogs. A set is one catalog in all its languages, such as a folder res with its \
      values folders, or Localizable.strings in every .lproj. A file, or the folder of one locale, is compared with \
      the rest of its set, but only its own findings are reported. A finding is known if the baseline has it. Known \
      findings do not count.

      Exit code 0: no finding at or above --fail-on, 1: there are such findings, 2: the command line was wrong, no \
      text was read, or a file or folder could not be read.
      """)

  // Groups are not nested: in debug builds, the parser checks a nested group many times.
  /// What to write, and what fails the run.
  @OptionGroup(title: "Reports") var outputs: OutputOptions
  /// Which rules run and what is reported.
  @OptionGroup(title: "Rules and findings") var choice: RuleChoice
  /// Which findings are known.
  @OptionGroup(title: "Known findings") var known: KnownOptions
  /// Which findings are written although they do not count.
  @OptionGroup(title: "Known findings") var include: IncludeOptions
  /// What to read and compare with.
  @OptionGroup var options: CheckOptions
  /// The language that texts are translated from.
  @OptionGroup var language: LanguageOptions
  /// Where the project is.
  @OptionGroup var project: ProjectOptions
  /// Which sets of a divided run to check.
  @OptionGroup var sharding: ShardOptions

  /// Checks the catalogs and exits with 1 when findings count.
  mutating func run() async throws {
    if sharding.isOn { return try await runPlanned() }
    // Looking for catalogs takes about as long as reading the words.
    if Threads.areThere { Task.detached { Linter.loadWords() } }
    let timings = PhaseTimings()
    var check = try openedProject(timings)
    let rules = check.activeRules
    if let problem = LookedFor.nothing(by: rules.keys, choice.choice) {
      throw CommandFailure(problem)
    }
    var pipeline = try self.pipeline(for: check, rules)
    let targets = try targets(check.settings)
    let comparing = ContinuousClock.now
    let before = try await compare(&check, scope(of: targets))
    pipeline.comparison = before?.comparison
    if before != nil { timings.end(.compare, since: comparing) }

    let failOn = threshold(for: pipeline, check.settings)
    var style = ReportStyle(check.settings, rules: rules)
    style.failingSeverity = failOn.severity
    outputs.apply(to: &style)
    let sink = OutputSink(
      ReportOutputs(targets, style: style, color: project.color),
      pipeline)
    let progress = check.progressLine(isWanted: !options.noProgress && !project.quiet)
    // What did not change since a revision was not read.
    let selection = options.changedSince == nil ? SelectionWatch(choice.choice) : nil
    let watch = RunObserver(timings: timings, progress: progress, selection: selection)
    let needs = targets.needs.union(pipeline.needs)
    await check.run(workers: options.jobs, needs: needs, watch: watch) { set in
      timings.measure(.report) { sink.add(set) }
    }
    sink.addSetsGone()
    progress?.clear()
    for line in before?.leftOut ?? [] { StandardStream.say(line) }
    try close(sink, check, comparedWith: before?.name, timings)
    let maxWarnings = options.maxWarnings ?? check.settings.maxWarnings
    let fails = sink.pipeline.tally.fails(failOn, maxWarnings: maxWarnings)
    let emptiness = emptiness(selection, sink.pipeline.tally.summary, check)
    if emptiness == nil, !project.quiet { greet(sink, targets, check) }
    let code: Int32 = fails && !options.exitZero ? 1 : 0
    try end(with: code, check.unread.notRead, emptiness, remark: selection?.remark)
  }

  /// The project of the call, with the code that it names.
  private func openedProject(_ timings: PhaseTimings) throws -> Project {
    var check = try timings.measure(.discover) { try project.check(try request()) }
    if options.verbose { Self.explain(check) }
    let readingSources = ContinuousClock.now
    try check.readSourcesWithNotes(
      options.sources, screens: options.screens, workers: options.jobs)
    if check.sources != nil { timings.end(.sources, since: readingSources) }
    return check
  }

  /// What findings go through, but for a comparison.
  private func pipeline(
    for check: Project, _ rules: [RuleID: Severity]
  ) throws -> FindingPipeline {
    var pipeline = FindingPipeline(
      choice: choice.choice, includesKnown: include.includeKnown,
      includesSuppressed: include.includeSuppressed,
      tally: RunTally(
        rules: rules, app: options.app ?? check.settings.app,
        commit: GitHead.commit(of: check.root), keepsStatistics: options.statistics))
    pipeline.baseline = try known.matching(check)
    pipeline.tally.note(pipeline.baseline, app: pipeline.tally.summary.app)
    pipeline.tellsLossesOfBaseline = options.changedSince == nil
    if check.isWhole { pipeline.lossLevel = rules[LostText.metadata.id] }
    return pipeline
  }

  /// What fails the run: what the call says, else the configuration, which is stricter where only new findings count.
  private func threshold(
    for pipeline: FindingPipeline, _ settings: Settings
  ) -> FailureThreshold {
    let countsNewOnly = pipeline.comparison != nil || pipeline.baseline != nil
    return outputs.failOn ?? (countsNewOnly ? settings.failOnNew : settings.failOn)
  }

  /// Ends the reports and says what is not in them.
  private func close(
    _ sink: OutputSink, _ check: Project, comparedWith name: String?, _ timings: PhaseTimings
  ) throws {
    for remark in check.projects.remarks { StandardStream.say(remark) }
    if let line = check.sources.flatMap(sink.pipeline.tally.usesLine) { project.say(line) }
    if let line = check.sources.flatMap(sink.pipeline.tally.screensLine) { project.say(line) }
    sink.pipeline.end(
      after: timings.total, isWhole: check.isWhole && options.changedSince == nil,
      notRead: check.unread.notRead, passedOver: check.passedOver)
    let remarks = try timings.measure(.report) {
      try sink.reports.close(sink.pipeline.tally.summary)
    }
    for remark in remarks { StandardStream.say(remark) }
    if options.verbose { Self.nameLanguages(sink.pipeline.tally.summary) }
    if let name, let line = sink.pipeline.comparisonLine(with: name) { project.say(line) }
    if options.statistics { StandardStream.output.write(sink.pipeline.tally.statisticsText) }
    if options.timings { StandardStream.error.write(timings.description) }
  }

  /// Why nothing was checked; nil where something was.
  private func emptiness(
    _ selection: SelectionWatch?, _ summary: RunSummary, _ check: Project
  ) -> String? {
    if let problem = selection?.problem { return problem }
    if options.changedSince != nil { return nil }
    return LookedFor.noText(in: summary, filesWithoutTarget: check.filesWithoutTarget)
  }

  /// Ends the run with an exit code, which tells also that nothing was checked.
  private func end(
    with code: Int32, _ notRead: NotRead, _ emptiness: String?, remark: String?
  ) throws {
    guard let emptiness else {
      if let remark { project.say(remark) }
      return try notRead.end(with: code)
    }
    notRead.report()
    StandardStream.say(emptiness)
    throw ExitCode(code == 0 ? CommandFailure.exitCode : code)
  }

  /// Says what a person at a terminal is told at the end.
  private func greet(_ sink: OutputSink, _ targets: [OutputTarget], _ check: Project) {
    guard let screen = StandardStream.watched,
      targets.allSatisfy({ $0.path != nil || $0.format == .text || $0.format == .concise })
    else { return }
    let run = sink.pipeline.tally.summary
    let hasSettings = check.settings.file != nil || project.config != nil || project.isolated
    let hasBaseline = sink.pipeline.baseline != nil
    let ending = TerminalEnding(
      run: run, locales: sink.reports.digest.locales.count,
      countsNewOnly: hasBaseline || sink.pipeline.comparison != nil,
      isFirst: !hasSettings && !hasBaseline && !known.noBaseline)
    screen.write(sentences: sink.reports.closingLines(of: run) + ending.lines)
  }

  /// What to check, from the arguments, Xcode and standard input.
  private func request() throws -> Project.Request {
    var request = Project.Request()
    request.paths = options.paths
    if options.useScriptInputFiles { request.paths += try ScriptInputs.files() }
    if options.useScriptInputFileLists { request.paths += try ScriptInputs.listedFiles() }
    if let name = options.stdinFilename {
      request.standardInput = (name, try StoredFiles.bytes(at: "-"))
    }
    request.rules = choice.choice
    request.sourceLocale = language.sourceLocale
    request.app = options.app
    request.workers = options.jobs
    return request
  }

  /// The reports to write: those of the call, else those of the configuration, else text.
  ///
  /// - Throws: That the configuration names a file which is no earlier report.
  private func targets(_ settings: Settings) throws -> [OutputTarget] {
    if outputs.formats.isEmpty, outputs.output == nil, !settings.reports.isEmpty {
      for report in settings.reports { try report.checkReplaces() }
      return [OutputTarget(format: .text, path: nil)] + settings.reports
    }
    return outputs.targets
  }

  /// What to compare with; nil without anything.
  private func compare(
    _ check: inout Project, _ scope: ComparisonScope
  ) async throws -> Project.NamedComparison? {
    if let path = options.compare { return try check.comparison(withRunAt: path) }
    guard let reference = options.changedSince else { return nil }
    return try await check.comparison(since: reference, workers: options.jobs, scope)
  }

  /// How much of the changed sets reports tell of.
  private func scope(of targets: [OutputTarget]) -> ComparisonScope {
    if targets.needs.contains(.contexts) { return .contexts }
    let isWhole =
      options.statistics || include.includeKnown || include.includeSuppressed
      || targets.contains { $0.format.tellsCoverage }
    return isWhole ? .sets : .changedLocales
  }

  /// Names the languages that rules of wording know no words of.
  private static func nameLanguages(_ summary: RunSummary) {
    if summary.withoutLexicon.isEmpty { return }
    StandardStream.error.write(
      lines: ["languages without a word list: \(summary.withoutLexicon.joined(separator: ", "))"])
  }

  /// Says which files and settings are used.
  private static func explain(_ check: Project) {
    var lines = ["root: \(check.root.path)", "configuration: \(check.settings.file ?? "none")"]
    for plan in check.plans {
      lines.append("set: \(plan.set)")
      lines += plan.locations.map { "  \($0.path)" }
    }
    StandardStream.error.write(lines: lines)
  }
}

/// The paths that Xcode hands to a build phase.
enum ScriptInputs {
  /// The input files: `SCRIPT_INPUT_FILE_0` and on, as many as `SCRIPT_INPUT_FILE_COUNT` says.
  static func files() throws -> [String] { try variables("SCRIPT_INPUT_FILE") }

  /// The paths in the input file lists, one a line, without comments.
  static func listedFiles() throws -> [String] {
    try variables("SCRIPT_INPUT_FILE_LIST").flatMap { list in
      try StoredFiles.bytes(at: list)
        .split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        .filter { $0.first != UInt8(ascii: "#") }.map { FileName.text(of: $0) }
    }
  }

  private static func variables(_ name: String) throws -> [String] {
    guard let count = Environment["\(name)_COUNT"].flatMap({ Int($0) }), count >= 0 else {
      throw CommandFailure(
        "\(name)_COUNT is not set: this option is for a build phase of Xcode that names its inputs")
    }
    return try (0..<count).map { number in
      guard let path = Environment["\(name)_\(number)"], !path.isEmpty else {
        throw CommandFailure("\(name)_\(number) is not set, though \(name)_COUNT is \(count)")
      }
      return path
    }
  }
}

/// What a check says at its end to a person at a terminal, and to nobody else: logs and programs read reports.
struct TerminalEnding {
  /// The record of the run.
  let run: RunSummary
  /// How many locales have texts, source languages among them.
  let locales: Int
  /// Whether a baseline, or what the run is compared with, hides findings.
  let countsNewOnly: Bool
  /// Whether the project has neither a configuration nor a baseline, and the call asks for neither.
  let isFirst: Bool

  /// The lines, without line ends.
  var lines: [String] { [clean, nextSteps].compactMap(\.self) }

  /// That nothing was found, and in how much; nil where something was, or where nothing was read.
  private var clean: String? {
    guard run.counts.total == 0, run.messages > 0 else { return nil }
    let what = countsNewOnly ? "No new findings" : "No findings"
    let part = run.notRead.isEmpty ? "" : "the files that were read: "
    let texts = run.messages.counted("text")
    return "\(what) in \(part)\(texts) of \(locales.counted("locale"))"
  }

  /// How to go on from the first findings; nil later.
  private var nextSteps: String? {
    guard isFirst, run.counts.total > 0 else { return nil }
    return "First run? label-lint init writes a configuration. label-lint baseline create accepts "
      + "these findings, so that only new ones count."
  }
}
