import ArgumentParser

/// The folder that paths are relative to.
struct RootOption: ParsableArguments {
  /// The folder.
  @Option(
    help: ArgumentHelp(
      "Folder that paths in reports are relative to (default: the git work tree).",
      valueName: "folder"),
    completion: .directory)
  var root: String?
}
