import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint doctor`.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Shows what label-lint finds in a project, and what would make its reports better.",
    discussion: """
      Example: label-lint doctor app

      Shows the configuration, the catalogs with their source languages, the code that is read, git, the baseline, and \
      the versions of ICU and CLDR. Exit code 0: done, 2: the command line was wrong, or a path cannot be read.
      """)

  /// What to look at.
  @OptionGroup var catalogs: CatalogOptions

  /// Whether a program reads the result.
  @Flag(help: "Print one JSON object.")
  var json = false

  /// Where the project is.
  @OptionGroup var project: ProjectOptions

  /// Prints what is found.
  func run() async throws {
    let diagnosis = try await diagnosis()
    if json {
      StandardStream.output.write(diagnosis.json)
    } else {
      StandardStream.output.write(lines: diagnosis.lines)
    }
  }

  /// A project without catalogs is described as well: people ask because nothing is found.
  private func diagnosis() async throws -> ProjectDiagnosis {
    do {
      var found = try project.check(catalogs.request())
      try found.readSources([], workers: nil)
      return try ProjectDiagnosis(found, await CollectedRun.sets(of: found))
    } catch let error as ProjectError where error.isNothingFound {
      return ProjectDiagnosis(root: try project.projectRoot(), without: error)
    }
  }
}
