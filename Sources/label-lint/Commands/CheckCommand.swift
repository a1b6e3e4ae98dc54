import ArgumentParser
import Glibc
import LabelLint

/// `label-lint check`.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks catalogs (the default command).",
    discussion: """
      Example: label-lint check --format ndjson=labels.ndjson .

      A folder is searched for catalogs. A file, or the folder of one locale, is compared with its \
      other locales and reported alone. Exit code 0: nothing counted, 1: findings at or above \
      --fail-on, 2: the call was wrong.
      """)

  /// What to read, run and fail on.
  @OptionGroup var options: CheckOptions

  /// Checks the catalogs and exits with 1 when findings count.
  mutating func run() async throws {
    var timings = PhaseTimings()
    let root = try filed { () throws(FileFailure) in try ProjectRoot(option: options.root) }
    var walk = CatalogWalk(root: root)
    for path in options.paths.isEmpty ? [FileSystem.workingFolder] : options.paths {
      do { try walk.add(path) } catch { throw CommandFailure(Self.explained(error)) }
    }
    for failure in walk.failures { StandardStream.error.write("label-lint: \(failure)\n") }
    let plans = CatalogDiscovery.plans(for: walk.locations, declarations: walk.declarations)
    guard !plans.isEmpty else { throw CommandFailure(Self.nothingFound(options.paths)) }
    timings.end("discover")

    let configuration = options.configuration
    let workers = options.jobs ?? ProcessorCount.available
    let sources = try await readSources(root: root, workers: workers)
    if sources != nil { timings.end("sources") }
    var outputs = ReportOutputs(options)
    var progress = ProgressLine(total: plans.count, isOn: !options.noProgress && !options.quiet)
    var tally = RunTally(configuration: configuration)
    let run = CheckRun(
      loading: CatalogLoading(root: root, fallback: options.sourceLocale.flatMap { LocaleTag($0) }),
      linter: Linter(configuration: configuration),
      sources: sources, namedFiles: walk.namedFiles, workers: workers)
    await run.run(plans) { set in
      tally.add(set)
      outputs.add(set)
      progress.advance()
    }
    progress.clear()
    if let sources, !options.quiet { tally.reportUses(sources) }
    timings.end("check")
    tally.end(after: timings.total)
    try outputs.close(tally.summary)
    timings.end("report")
    if options.timings { StandardStream.error.write(timings.description) }
    if tally.fails(options.failOn), !options.exitZero { throw ExitCode(1) }
  }

  /// How the sources that the user named use keys; nil where none were named.
  private func readSources(root: ProjectRoot, workers: Int) async throws -> UsageIndex? {
    if options.sources.isEmpty { return nil }
    do {
      let outcome = try await SourcesReading(root: root, workers: workers).read(options.sources)
      SourcesReading.report(outcome.skipped)
      return outcome.index
    } catch {
      throw CommandFailure(error)
    }
  }

  /// A failure of a path that the user named; the word may have been meant as a command.
  private static func explained(_ failure: FileFailure) -> String {
    guard failure.code == ENOENT, let meant = MisspeltCommand.suggestion(for: failure.path) else {
      return failure.description
    }
    return "\(failure); did you mean '\(meant)'?"
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
