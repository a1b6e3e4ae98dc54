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
  var failOn: FailureThreshold = .error

  /// Whether findings leave the exit code alone.
  @Flag(help: "Findings never change the exit code.")
  var exitZero = false

  /// Rules to run alone.
  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp("Run only these rules (label-lint rules lists them).", valueName: "id,…"),
    completion: .list(RuleNames.all), transform: RuleNames.init(argument:))
  var rules: [RuleNames] = []

  /// Rules to leave out.
  @Option(
    name: .customLong("no-rule"), help: ArgumentHelp("Leave these rules out.", valueName: "id,…"),
    completion: .list(RuleNames.all), transform: RuleNames.init(argument:))
  var excludedRules: [RuleNames] = []

  /// Source language where no file names it.
  @Option(
    help: ArgumentHelp(
      "Source language where no file names one (default: en).", valueName: "language"))
  var sourceLocale: String?

  /// Folder that paths are relative to.
  @Option(
    help: ArgumentHelp(
      "Folder that paths in reports are relative to (default: the git work tree).",
      valueName: "folder"),
    completion: .directory)
  var root: String?

  /// Folders with code and layouts.
  @Option(
    help: ArgumentHelp(
      "Folder with code and layouts that show how keys are used; repeatable.", valueName: "folder"),
    completion: .directory)
  var sources: [String] = []

  /// Number of workers.
  @Option(help: ArgumentHelp("Number of workers (default: one a core).", valueName: "number"))
  var jobs: Int?

  /// When to use colour.
  @Option(
    help: ArgumentHelp(
      "Colour: auto (on a terminal), always or never.", valueName: "when"),
    completion: .list(ColorChoice.names), transform: ColorChoice.named)
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
    let places = targets.map(\.path)
    if places.count(where: { $0 == nil }) > 1 {
      throw ValidationError(
        "Two formats would go to standard output: give all but one a file, --format NAME=PATH.")
    }
    if let twice = places.first(where: { place in places.count { $0 == place } > 1 }) {
      throw ValidationError("Two formats would go to \(twice ?? "-"): give each its own file.")
    }
    if let output, output != "-", !formats.isEmpty, formats.allSatisfy({ $0.path != nil }) {
      throw ValidationError("Nothing would go to \(output): every --format names its own file.")
    }
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1.") }
    if let sourceLocale, LocaleTag(sourceLocale) == nil {
      throw ValidationError("'\(sourceLocale)' is no BCP 47 language tag.")
    }
  }

  /// The reports to write, with the file of each; without one it goes to standard output.
  var targets: [OutputTarget] {
    (formats.isEmpty ? [OutputTarget(format: .text, path: nil)] : formats).map { target in
      let path = target.path ?? output
      return OutputTarget(format: target.format, path: path == "-" ? nil : path)
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
