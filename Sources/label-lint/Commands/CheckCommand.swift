import ArgumentParser
import LabelLint

/// `label-lint check`.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks catalogs (the default command).",
    discussion: """
      Example: label-lint check --format ndjson=labels.ndjson .

      A folder is searched for catalogs; a file brings its whole set along and is reported alone.
      """)

  /// What to read, run and fail on.
  @OptionGroup var options: CheckOptions

  /// Checks the catalogs and exits with 1 when findings count.
  mutating func run() async throws {
    var timings = PhaseTimings()
    let root = try filed { () throws(FileFailure) in try ProjectRoot(option: options.root) }
    var walk = CatalogWalk(root: root)
    for path in options.paths.isEmpty ? [FileSystem.workingFolder] : options.paths {
      try filed { () throws(FileFailure) in try walk.add(path) }
    }
    for failure in walk.failures { StandardStream.error.write("label-lint: \(failure)\n") }
    let plans = CatalogDiscovery.plans(for: walk.locations, declarations: walk.declarations)
    guard !plans.isEmpty else { throw CommandFailure(Self.nothingFound(options.paths)) }
    timings.end("discover")

    let configuration = options.configuration
    var outputs = try ReportOutputs(options)
    var progress = ProgressLine(total: plans.count, isOn: !options.noProgress && !options.quiet)
    var tally = RunTally(configuration: configuration)
    let run = CheckRun(
      loading: CatalogLoading(root: root, fallback: options.sourceLocale.flatMap { LocaleTag($0) }),
      linter: Linter(configuration: configuration),
      namedFiles: walk.namedFiles.count == walk.namedPathCount ? Set(walk.namedFiles) : [],
      workers: options.jobs ?? ProcessorCount.available)
    await run.run(plans) { set in
      tally.add(set)
      outputs.add(set)
      progress.advance()
    }
    progress.clear()
    timings.end("check")
    tally.end(after: timings.total)
    try outputs.close(tally.summary)
    timings.end("report")
    if options.timings { StandardStream.error.write(timings.description) }
    if tally.fails(options.failOn), !options.exitZero { throw ExitCode(1) }
  }

  private static func nothingFound(_ paths: [String]) -> String {
    let place = paths.isEmpty ? "the working folder" : paths.joined(separator: ", ")
    return """
      no catalogs in \(place): expected strings.xml in a values folder, .strings, .stringsdict or \
      .xcstrings; name a file or folder that holds some
      """
  }

  /// Runs a step that touches files; its failure ends the command with code 2.
  private func filed<Result>(_ step: () throws(FileFailure) -> Result) throws -> Result {
    do { return try step() } catch { throw CommandFailure(error) }
  }
}
