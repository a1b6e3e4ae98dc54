import ArgumentParser

/// What a check reads and compares with.
struct CheckOptions: ParsableArguments {
  /// Files and folders to check.
  @Argument(help: "Files and folders; none means the working folder. - is standard input.")
  var paths: [String] = []

  /// Path of what comes in on standard input.
  @Option(
    help: ArgumentHelp("Path that standard input (-) is checked as.", valueName: "path"))
  var stdinFilename: String?

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

  /// Name of the app.
  @Option(help: ArgumentHelp("Name of the app in records.", valueName: "name"))
  var app: String?

  /// Folders with code and layouts.
  @Option(
    help: ArgumentHelp(
      "Folder with code and layouts that show how keys are used; repeatable.", valueName: "folder"),
    completion: .directory)
  var sources: [String] = []

  /// Folders with snapshots of screens.
  @Option(
    help: ArgumentHelp(
      "Folder with snapshots of screens that show what texts are on; repeatable.",
      valueName: "folder"),
    completion: .directory)
  var screens: [String] = []

  /// Number of workers.
  @OptionGroup var workers: WorkerOption

  /// Whether paths come from Xcode.
  @Flag(help: "Take paths from SCRIPT_INPUT_FILE_0 and on, as Xcode sets them.")
  var useScriptInputFiles = false

  /// Whether lists of paths come from Xcode.
  @Flag(help: "Take paths from the files SCRIPT_INPUT_FILE_LIST_0 and on, as Xcode sets them.")
  var useScriptInputFileLists = false

  /// Whether to say what is read.
  @Flag(help: "Say which files and settings are used, and which languages have no word list.")
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

  /// Number of workers; nil for one a core.
  var jobs: Int? { workers.jobs }

  /// Checks what the single options cannot.
  func validate() throws {
    if let maxWarnings, maxWarnings < 0 {
      throw ValidationError("--max-warnings takes a number from 0.")
    }
    if changedSince != nil, compare != nil {
      throw ValidationError("--changed-since and --compare both name what to compare with.")
    }
    if paths.contains("-") != (stdinFilename != nil) {
      throw ValidationError("Standard input needs both: - as the path and --stdin-filename PATH.")
    }
  }
}
