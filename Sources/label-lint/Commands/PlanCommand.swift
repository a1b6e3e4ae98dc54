import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint plan`.
struct PlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Lists catalog sets, one per line, to share them among machines.",
    discussion: """
      Example: label-lint plan fleet.yml | label-lint check --sets-from - --format ndjson

      A set is one catalog in all its languages. Without a file, the command lists the sets of this \
      project. Exit code 0: all sets are listed, 2: the command line was wrong, or something could not be read. A line \
      of the list names it, so that check reports it too.
      """)

  /// The fleet.
  @Argument(help: "Fleet file that names the apps.", completion: .file())
  var fleet: String?

  /// The part to list.
  @Option(
    help: ArgumentHelp("This part of the sets only, such as 3/8.", valueName: "i/n"),
    transform: ShardOptions.shard)
  var shard: Shard?

  /// Prints the lines.
  func run() throws {
    let apps = try fleet.map { try Fleet(path: $0).apps.map(AppPlans.init) } ?? [try thisProject()]
    for app in apps {
      for gap in app.gaps { StandardStream.output.write(gap.line) }
      for record in app.records {
        if let shard, !shard.contains(app: record.app, set: record.plan.set) { continue }
        StandardStream.output.write(record.line)
      }
    }
    for app in apps { app.notRead.report() }
    if apps.contains(where: { !$0.notRead.isEmpty }) { throw ExitCode(CommandFailure.exitCode) }
  }

  /// The sets of the project around the working folder.
  private func thisProject() throws -> AppPlans {
    let root: ProjectRoot
    do { root = try ProjectRoot(option: nil) } catch { throw CommandFailure(error) }
    let isHere = (try? FileSystem.resolved(FileSystem.workingFolder)) == root.path
    return try AppPlans(
      Project.Request(), root: root, rootName: isHere ? "." : root.path,
      store: try SettingsStore(root: root), config: nil)
  }
}
