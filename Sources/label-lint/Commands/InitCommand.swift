import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint init`.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a configuration for what it finds; never overwrites.",
    discussion: "Example: label-lint init --ci github")

  /// Services that a job can be written for.
  enum Service: String, CaseIterable {
    /// GitHub Actions.
    case github
    /// GitLab CI/CD.
    case gitlab
  }

  /// Service to write a job for.
  @Option(
    help: "Write a job for: github or gitlab.", completion: .list(Service.names),
    transform: Service.named)
  var ci: Service?

  /// Whether to write a hook.
  @Flag(help: "Write a hook for pre-commit.")
  var preCommit = false

  /// Whether to print only.
  @Flag(help: "Print the files and write nothing.")
  var dryRun = false

  /// Where the project is.
  @OptionGroup var project: ProjectOptions

  /// Writes the files.
  func run() throws {
    let root = try project.projectRoot()
    let unread = UnreadFiles(root: root)
    var walk = CatalogWalk(root: root, unread: unread)
    do {
      try walk.add(root.path)
    } catch {
      throw CommandFailure(error)
    }
    let plans = CatalogDiscovery.plans(for: walk.locations, declarations: walk.declarations)
    var files = [(path: SettingsStore.fileNames[0], text: StarterSettings(plans).text)]
    switch ci {
    case .github: files.append((".github/workflows/labels.yml", IntegrationFiles.githubWorkflow))
    case .gitlab: files.append((".gitlab-ci.yml", IntegrationFiles.gitlabJob))
    case nil: break
    }
    if preCommit { files.append((".pre-commit-config.yaml", IntegrationFiles.preCommitSettings)) }
    if !dryRun {
      let taken = files.map { ProjectRoot.joined(root.path, $0.path) }
        .filter { (try? FileSystem.status(of: $0)) != nil }
      guard taken.isEmpty else {
        throw CommandFailure(
          "\(taken.joined(separator: ", ")): already exists, so nothing was written; "
            + "--dry-run prints what to add")
      }
    }
    for file in files {
      if dryRun {
        StandardStream.output.write("# \(file.path)\n\(file.text)")
      } else {
        do {
          try WholeFile.write(
            Array(file.text.utf8), to: try root.placeInside(file.path), isNew: true,
            makesFolders: true)
        } catch {
          throw CommandFailure(error)
        }
        project.say("wrote \(file.path)")
      }
    }
    try unread.notRead.end()
  }
}
