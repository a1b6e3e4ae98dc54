import ArgumentParser
import LabelLint

/// What the commands on baselines share.
struct BaselineOptions: ParsableArguments {
  /// Files and folders to check.
  @Argument(help: "Files and folders; none means the working folder.")
  var paths: [String] = []

  /// The file.
  @Option(
    help: ArgumentHelp(
      "File of known findings (default: \(Baseline.fileName)).", valueName: "file"),
    completion: .file(extensions: ["jsonl"]))
  var baseline: String?

  /// Source language where no file names it.
  @Option(
    help: ArgumentHelp(
      "Source language where no file names one (default: en).", valueName: "language"))
  var sourceLocale: String?

  /// Where the project is.
  @OptionGroup var project: ProjectOptions

  /// The project to check.
  func check() throws -> ProjectCheck {
    var request = ProjectCheck.Request()
    request.paths = paths
    request.sourceLocale = sourceLocale
    return try ProjectCheck(request, project)
  }

  /// The baseline compared with what a project has now, and its path.
  func compared(
    _ check: ProjectCheck
  ) async throws -> (matching: BaselineMatching, path: String) {
    let (path, _) = KnownFindings.place(baseline, check.settings)
    var matching = KnownFindings.matching(try StoredFiles.baseline(at: path), check)
    for var set in await CollectedRun.sets(of: check) { matching.apply(to: &set) }
    return (matching, path)
  }
}
