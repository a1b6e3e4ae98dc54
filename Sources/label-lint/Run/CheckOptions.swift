import ArgumentParser
import LabelLint

/// What a check reads, runs and fails on.
struct CheckOptions: ParsableArguments {
  /// Files and folders to check.
  @Argument(help: "Files and folders; none means the working folder.")
  var paths: [String] = []

  /// Output formats, each with an optional file.
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "Output format: text, concise, ndjson or json; repeatable, NAME=PATH writes a file.",
      valueName: "name[=path]"))
  var formats: [OutputTarget] = []

  /// Where the format without a path goes.
  @Option(name: .shortAndLong, help: "File for the format that names none; - is standard output.")
  var output: String?

  /// Lowest severity that fails the run.
  @Option(help: "Lowest severity that makes the exit code 1: error, warning, note or never.")
  var failOn: FailureThreshold = .error

  /// Whether findings leave the exit code alone.
  @Flag(help: "Findings never change the exit code.")
  var exitZero = false

  /// Rules to run alone.
  @Option(name: .customLong("rule"), help: ArgumentHelp("Run only these rules.", valueName: "id,…"))
  var rules: [RuleNames] = []

  /// Rules to leave out.
  @Option(
    name: .customLong("no-rule"), help: ArgumentHelp("Leave these rules out.", valueName: "id,…"))
  var excludedRules: [RuleNames] = []

  /// Source language where no file names it.
  @Option(help: "Source language where no file names one (default: en).")
  var sourceLocale: String?

  /// Folder that paths are relative to.
  @Option(help: "Folder that paths in reports are relative to (default: the git work tree).")
  var root: String?

  /// Number of workers.
  @Option(help: "Number of workers (default: one a core).")
  var jobs: Int?

  /// When to use colour.
  @Option(help: "Colour: auto, always or never.")
  var color: ColorChoice = .auto

  /// Whether to print phase times.
  @Flag(help: "Print the time of each phase on standard error.")
  var timings = false

  /// Whether to keep quiet about progress.
  @Flag(help: "Never show progress.")
  var noProgress = false

  /// Whether to print nothing but findings.
  @Flag(name: .shortAndLong, help: "Print findings and errors only.")
  var quiet = false

  /// Checks what the single options cannot.
  func validate() throws {
    if formats.count(where: { $0.path == nil }) > 1 {
      throw ValidationError("At most one --format may be without a path.")
    }
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1.") }
    if let sourceLocale, LocaleTag(sourceLocale) == nil {
      throw ValidationError("'\(sourceLocale)' is no BCP 47 language tag.")
    }
  }

  /// The rules to run.
  var configuration: Configuration {
    let wanted = Set(rules.flatMap(\.ids))
    let unwanted = Set(excludedRules.flatMap(\.ids))
    return Configuration(including: wanted).limited { id in
      (wanted.isEmpty || wanted.contains(id)) && !unwanted.contains(id)
    }
  }
}
