import ArgumentParser

/// The catalogs that decisions of a review are about.
struct ReviewedCatalogs: ParsableArguments {
  /// Files and folders.
  @Option(
    name: .customLong("catalogs"),
    help: ArgumentHelp("Where the catalogs are (default: the working folder).", valueName: "path"),
    completion: .file())
  var paths: [String] = []
}
