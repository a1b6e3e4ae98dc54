import ArgumentParser
import LabelLint

/// What a check reads, compares with and fails on.
struct CheckOptions: ParsableArguments {
  /// Files and folders to check.
  @Argument(help: "Files and folders; none means the working folder. - is standard input.")
  var paths: [String] = []

  /// Path of what comes in on standard input.
  @Option(
    help: ArgumentHelp("Path that standard input is read as, with -.", valueName: "path"))
  var stdinFilename: String?

  /// Output formats, each with an optional file.
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "Output format: \(OutputFormat.names.joined(separator: ", ")); repeatable, NAME=PATH writes "
        + "a file.",
      valueName: "name[=path]"),
    completion: .list(OutputFormat.names), transform: OutputTarget.init(argument:))
  var formats: [OutputTarget] = []

  /// Where the format without a path goes.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "File for the format that names none; - is standard output.", valueName: "path"),
    completion: .file())
  var output: String?

  /// Lowest severity that fails the run.
  @Option(
    help: ArgumentHelp(
      "Lowest severity that makes the exit code 1: error (default), warning, note or never.",
      valueName: "severity"),
    completion: .list(FailureThreshold.names), transform: FailureThreshold.named)
  var failOn: FailureThreshold?

  /// Most warnings that do not fail the run.
  @Option(help: ArgumentHelp("More warnings make the exit code 1.", valueName: "number"))
  var maxWarnings: Int?

  /// Whether findings leave the exit code alone.
  @Flag(help: "Findings never change the exit code.")
  var exitZero = false

  /// Revision to compare with.
  @Option(
    help: ArgumentHelp(
      "Report only what is new since this git revision's merge base.", valueName: "ref"))
  var changedSince: String?

  /// Stored run to compare with.
  @Option(
    help: ArgumentHelp("Report only what is new since this NDJSON report.", valueName: "file"),
    completion: .file(extensions: ["ndjson"]))
  var compare: String?

  /// Known findings.
  @Option(
    help: ArgumentHelp(
      "File of known findings (default: \(Baseline.fileName) where it exists).",
      valueName: "file"),
    completion: .file(extensions: ["jsonl"]))
  var baseline: String?

  /// Whether known findings are reported like others.
  @Flag(help: "Use no baseline.")
  var noBaseline = false

  /// Whether known findings are written, marked.
  @Flag(help: "Write known findings too, marked; they do not count.")
  var includeKnown = false

  /// Whether suppressed findings are written, marked.
  @Flag(help: "Write suppressed findings too, marked; they do not count.")
  var includeSuppressed = false

  /// Name of the app.
  @Option(help: ArgumentHelp("Name of the app in records.", valueName: "name"))
  var app: String?

  /// Source language where no file names it.
  @Option(
    help: ArgumentHelp(
      "Source language where no file names one (default: en).", valueName: "language"))
  var sourceLocale: String?

  /// Folders with code and layouts.
  @Option(
    help: ArgumentHelp(
      "Folder with code and layouts that show how keys are used; repeatable.", valueName: "folder"),
    completion: .directory)
  var sources: [String] = []

  /// Number of workers.
  @Option(help: ArgumentHelp("Number of workers (default: one a core).", valueName: "number"))
  var jobs: Int?

  /// Whether paths come from Xcode.
  @Flag(help: "Take paths from SCRIPT_INPUT_FILE_0 and on, as Xcode sets them.")
  var useScriptInputFiles = false

  /// Whether lists of paths come from Xcode.
  @Flag(help: "Take paths from the files SCRIPT_INPUT_FILE_LIST_0 and on, as Xcode sets them.")
  var useScriptInputFileLists = false

  /// Whether to say what is read.
  @Flag(help: "Say which files and settings are used.")
  var verbose = false

  /// Whether to count findings.
  @Flag(help: "Print counts by rule and locale.")
  var statistics = false

  /// Whether to print phase times.
  @Flag(help: "Print the time of each phase on standard error.")
  var timings = false

  /// Whether to keep quiet about progress.
  @Flag(help: "Never show progress.")
  var noProgress = false

  /// Checks what the single options cannot.
  func validate() throws {
    try OutputTarget.validate(formats, output: output)
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1.") }
    if let maxWarnings, maxWarnings < 0 {
      throw ValidationError("--max-warnings takes a number from 0.")
    }
    if let sourceLocale, LocaleTag(sourceLocale) == nil {
      throw ValidationError("'\(sourceLocale)' is no BCP 47 language tag.")
    }
    if changedSince != nil, compare != nil {
      throw ValidationError("--changed-since and --compare both name what to compare with.")
    }
    if baseline != nil, noBaseline {
      throw ValidationError("--baseline and --no-baseline say opposite things: give one of them.")
    }
    if paths.contains("-") != (stdinFilename != nil) {
      throw ValidationError("Standard input needs both: - as the path and --stdin-filename PATH.")
    }
  }
}
