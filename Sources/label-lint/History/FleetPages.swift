import ArgumentParser
import LabelLint
import LabelLintHistory
import LabelLintProject

/// What a report says of apps that the store does not know: their owners and their review pages.
struct FleetPages: ParsableArguments {
  /// Who looks after the apps.
  @Option(
    help: ArgumentHelp("Fleet file that names the owners of apps.", valueName: "file"),
    completion: .file())
  var fleet: String?

  /// The review pages.
  @Option(
    help: ArgumentHelp(
      "Folder of nightly with the review page of each app, which numbers link to.",
      valueName: "folder"),
    completion: .directory)
  var pages: String?

  /// Who looks after each app, by name.
  func owners() throws -> [String: String] { try fleet.map { try Fleet(path: $0).owners } ?? [:] }

  /// The review pages of some apps.
  func pages(of night: FleetNight) -> AppPages {
    pages.map { NightlyReports(folder: $0).pages(of: night.apps.map(\.app)) } ?? .none
  }
}
