import ArgumentParser
import LabelLint

/// `label-lint review import FILE…`.
struct ReviewImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Takes decisions back: decisions.json, xlsx, csv, xliff.",
    discussion: """
      Example: label-lint review import decisions.json --write

      Without --write nothing changes: the diff and the decisions that cannot be carried out are \
      printed. A text that changed since it was reviewed is never overwritten. Exit code 0: all \
      carried out, 1: some were refused, 2: a file cannot be used or written.
      """)

  /// Files of decisions.
  @Argument(help: "Files that review export, the review page or a spreadsheet saved.")
  var files: [String]

  /// Files and folders of catalogs.
  @Option(
    name: .customLong("catalogs"),
    help: ArgumentHelp("Where the catalogs are (default: the working folder).", valueName: "path"))
  var paths: [String] = []

  /// Whether files are written.
  @Flag(help: "Write the catalogs and the baseline.")
  var write = false

  /// Baseline that takes the ignored findings.
  @Option(
    help: ArgumentHelp(
      "Baseline that ignored findings go into (default: .label-lint-baseline.jsonl in the root).",
      valueName: "file"))
  var baseline: String?

  /// Source language where no file names it.
  @Option(
    help: ArgumentHelp(
      "Source language where no file names one (default: en).", valueName: "language"))
  var sourceLocale: String?

  /// Folder that paths are relative to.
  @Option(
    help: ArgumentHelp(
      "Folder that paths are relative to (default: the git work tree).", valueName: "folder"),
    completion: .directory)
  var root: String?

  /// Whether to print nothing but results.
  @Flag(name: .shortAndLong, help: "Print results and errors only.")
  var quiet = false

  /// Reads the decisions, carries them out in memory and, if asked, on disk.
  func run() throws {
    let inputs = try files.map { ($0, try ReviewFiles.input(at: $0)) }
    let sets = try ProjectSets(
      ProjectSets.Request(paths: paths, sourceLocale: sourceLocale, root: root))
    var session = ReviewSession(inputs)
    try sets.visit { set in
      let run = ReviewImport((set.catalog, set.checked.findings), check: set.recheck)
      try session.add(run.run(session.decisions), writingTo: write ? sets.root : nil)
    }
    session.end()
    if write, !session.ignored.isEmpty {
      let path = baseline ?? sets.root.absolute(".label-lint-baseline.jsonl")
      do throws(FileFailure) {
        let old = (try? FileSystem.bytes(of: path)) ?? []
        try WholeFile.write(
          BaselineLines.adding(session.ignored, to: old, on: String(Clock.started.prefix(10))),
          to: path)
      } catch {
        throw CommandFailure(error)
      }
    }
    session.print(isDryRun: !write, quiet: quiet)
    if session.hasFailed { throw ExitCode(EntryPoint.wrongCall) }
    if session.hasRefusals { throw ExitCode(1) }
  }
}
