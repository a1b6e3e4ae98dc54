import ArgumentParser
import LabelLint
import LabelLintProject

/// What the commands on baselines share.
struct BaselineOptions: ParsableArguments {
  /// What to check.
  @OptionGroup var catalogs: CatalogOptions

  /// Where the baseline is.
  @OptionGroup var known: BaselineOption

  /// Where the project is.
  @OptionGroup var project: ProjectOptions

  /// The project to check, with the sources that its configuration names.
  func check() async throws -> Project {
    var check = try project.check(catalogs.request())
    try check.readSourcesWithNotes()
    return check
  }

  /// The baseline, which must be there, compared with what a project has now, and its file.
  func compared(
    _ check: Project
  ) async throws -> (matching: BaselineMatching, file: BaselineFile) {
    let path = try KnownFindings.place(known.baseline, check.settings).path
    let file = try BaselineFile(at: path)
    guard file.isThere else {
      let reason = FileFailure(path: path, code: FileFailure.isMissing)
      throw CommandFailure("\(reason); label-lint baseline create writes a baseline")
    }
    var matching = KnownFindings.matching(file.baseline, check)
    for var set in await CollectedRun.sets(of: check) { matching.apply(to: &set) }
    _ = matching.end()
    return (matching, file)
  }
}
