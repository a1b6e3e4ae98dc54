import ArgumentParser
import LabelLint
import LabelLintProject

/// Where the project is, how it is configured, and how the command speaks.
struct ProjectOptions: ParsableArguments {
  /// Configuration to use.
  @Option(
    help: ArgumentHelp(
      "Configuration (default: the nearest .label-lint.yml above each catalog).", valueName: "file"),
    completion: .file())
  var config: String?

  /// Whether no configuration is read.
  @Flag(help: "Read no configuration at all.")
  var isolated = false

  /// Folder that paths are relative to.
  @OptionGroup var folder: RootOption

  /// When to use colour.
  @Option(
    help: ArgumentHelp(
      "Colour: auto (on a terminal), always or never.", valueName: "when"),
    completion: .list(ColorChoice.names), transform: ColorChoice.named)
  var color: ColorChoice = .auto

  /// Whether to print nothing but findings.
  @Flag(name: .shortAndLong, help: "Print findings and errors only.")
  var quiet = false

  /// Checks what the single options cannot.
  func validate() throws {
    if isolated, config != nil {
      throw ValidationError("--config and --isolated say opposite things: give one of them.")
    }
  }

  /// The folder that paths are relative to.
  func projectRoot() throws -> ProjectRoot {
    do {
      return try ProjectRoot(option: folder.root)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The settings of the project's parts.
  func settings(in root: ProjectRoot) throws -> SettingsStore {
    try SettingsStore(root: root, path: config, isIsolated: isolated)
  }

  /// The settings for what is in the working folder.
  func settingsOfWorkingFolder() throws -> Settings {
    let root = try projectRoot()
    var store = try settings(in: root)
    let folder = (try? FileSystem.resolved(FileSystem.workingFolder)) ?? root.path
    return try store.settings(in: folder)
  }

  /// The sets that a call asks for, and their settings.
  func check(_ request: Project.Request) throws -> Project {
    let root = try projectRoot()
    let store = try settings(in: root)
    do throws(ProjectError) {
      return try Project(request, root: root, store: store)
    } catch {
      // The word may have been meant as a command.
      guard error.isMissing, let meant = error.path.flatMap(MisspeltCommand.suggestion(for:)) else {
        throw error
      }
      throw CommandFailure("\(error); did you mean '\(meant)'?")
    }
  }

  /// Says something that is no result.
  func say(_ text: String) {
    if !quiet { StandardStream.say(text) }
  }
}
