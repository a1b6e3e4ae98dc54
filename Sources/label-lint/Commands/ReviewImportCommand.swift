import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint review import FILE…`.
struct ReviewImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Imports decisions from decisions.json, xlsx, csv or xliff.",
    discussion: """
      Example: label-lint review import decisions.json --write

      Without --write nothing changes. The command prints the diff and the decisions that it cannot \
      apply. A text that changed since it was reviewed is never overwritten. Exit code 0: all \
      applied, 1: some were refused, 2: a file cannot be used, read or written.
      """)

  /// Files of decisions.
  @Argument(
    help: ArgumentHelp(
      "Files that review export, the review page or a spreadsheet saved, or a folder of .xliff files."
    ))
  var files: [String]

  /// Files and folders of catalogs.
  @OptionGroup var catalogs: ReviewedCatalogs

  /// Whether files are written.
  @Flag(help: "Write the catalogs and the baseline.")
  var write = false

  /// Baseline that takes the ignored findings.
  @Option(
    help: ArgumentHelp(
      "Baseline that ignored findings go into (default: that of the configuration, else "
        + "\(Baseline.fileName)).",
      valueName: "file"),
    completion: .file(extensions: ["jsonl"]))
  var baseline: String?

  /// The language that texts are translated from.
  @OptionGroup var language: LanguageOptions
  /// Where the project is.
  @OptionGroup var project: ProjectOptions

  /// Reads the decisions, carries them out in memory and, if asked, on disk.
  mutating func run() async throws {
    let files = try files.flatMap { try ReviewFiles.files(at: $0) }
    var session = ReviewSession(try files.map { ($0, try ReviewFiles.input(at: $0)) })
    var request = Project.Request()
    request.paths = catalogs.paths
    request.sourceLocale = language.sourceLocale
    // Rules that the configuration turns off may have been exported.
    request.rules.rules = Set(session.decisions.compactMap(\.rule))
    request.rules.runsAllRules = true
    var check = try project.check(request)
    try check.readSourcesWithNotes()
    // A baseline that cannot be used is said before anything is written.
    let accepted = try AcceptedFindings(baseline, check.settings)
    let interrupted = try InterruptedImport(in: check.root)
    let earlier = EarlierImports(interrupted: interrupted.names, baseline: accepted.baseline)
    var following = FollowingEntries(root: check.root)
    check.visit { set in
      let run = ReviewImport(set.found, after: earlier) { set.check($0) }
      let outcome = run.run(session.decisions)
      if !accepted.baseline.entries.isEmpty { following.note(set, becoming: outcome.catalogFiles) }
      session.add(outcome)
    }
    session.end(after: earlier)
    if write {
      try following.prepare(baseline, check.settings)
      try write(&session, AcceptedFindings(baseline, check.settings), interrupted, check)
    }
    session.followed = try following.write(
      baseline, check.settings, without: session.failedPaths, isDryRun: !write)
    session.print(isDryRun: !write, quiet: project.quiet)
    let code = session.hasFailed ? CommandFailure.exitCode : session.hasRefusals ? 1 : 0
    try check.unread.notRead.end(with: code)
  }

  /// Writes the baseline, then the catalogs.
  ///
  /// So a finding that is accepted with a text is known once the text is there. What is interrupted between
  /// them is ended by the same call.
  private func write(
    _ session: inout ReviewSession, _ accepted: AcceptedFindings,
    _ interrupted: InterruptedImport, _ check: Project
  ) throws {
    if !session.ignored.isEmpty { try accepted.checkKeepsAll() }
    let isOneFile = session.fileCount + (session.ignored.isEmpty ? 0 : 1) < 2
    if !isOneFile { try interrupted.begin(session.carriedOut) }
    try accepted.write(session.ignored)
    session.write(in: check.root)
    if session.hasFailed {
      // What could not be written is accepted as it is.
      try AcceptedFindings(baseline, check.settings).write(session.ignored)
    } else {
      interrupted.end()
    }
  }
}
