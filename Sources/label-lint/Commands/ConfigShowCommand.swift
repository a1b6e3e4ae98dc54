import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint config show`.
struct ConfigShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Prints every setting with its value and the place it was written at.",
    discussion: "Example: label-lint config show app/src/main/res --key cd_play --locale de")

  /// The file or folder to show the settings of.
  @Argument(help: "File or folder (default: the working folder).")
  var path: String?

  /// Key that levels are shown for.
  @Option(help: ArgumentHelp("Show the levels that rules have for this key.", valueName: "key"))
  var key: String?

  /// Locale that levels are shown for.
  @Option(help: ArgumentHelp("Show the levels that rules have in this locale.", valueName: "tag"))
  var locale: String?

  /// Where the project is.
  @OptionGroup var project: ProjectOptions

  /// Prints the settings.
  func run() throws {
    let root = try project.projectRoot()
    var store = try project.settings(in: root)
    let place: String
    do {
      place = try FileSystem.resolved(path ?? FileSystem.workingFolder)
    } catch {
      throw CommandFailure(error)
    }
    let isFolder = (try? FileSystem.status(of: place))?.isDirectory ?? false
    let settings = try store.settings(in: isFolder ? place : ProjectRoot.folder(of: place))
    var lines = ["configuration: \(settings.file.map { root.relative($0) } ?? "none")"]
    lines += settings.lines
    if key != nil || locale != nil || path != nil {
      lines.append("")
      lines += levels(settings, path: isFolder ? "" : root.relative(place))
    }
    StandardStream.output.write(lines: lines)
  }

  /// The level of every rule for the path, key and locale, and where it was set.
  private func levels(_ settings: Settings, path: String) -> [String] {
    let subject = SettingsSubject(path: path, key: key ?? "", locale: locale ?? "")
    return (RuleRegistry.metadata + settings.teamRules.map(\.about)).map(\.id).sorted().map {
      rule in
      let (level, place) = settings.level(of: rule, for: subject)
      return "\(rule): \(level)  # \(place)"
    }
  }
}
