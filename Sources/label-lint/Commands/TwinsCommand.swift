import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint twins`.
struct TwinsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "twins",
    abstract: "Lists short texts that are translated in several ways, with the number of each.",
    discussion: """
      Example: label-lint twins shop-android shop-ios --format csv

      Compares the texts of one kind in all modules, tables and platforms below the paths. With --fleet, it \
      compares each app of the fleet file with those that it names as twins. Exit code 0: done, 2: the \
      command line was wrong, no text was read, or a file or folder could not be read.
      """)

  /// How the table is written.
  enum Format: String, CaseIterable {
    /// For people.
    case text
    /// For spreadsheets.
    case csv
  }

  /// What to look at.
  @OptionGroup var catalogs: CatalogOptions

  /// The fleet.
  @Option(
    help: ArgumentHelp("Fleet file that names the twins.", valueName: "file"),
    completion: .file())
  var fleet: String?

  /// How to write the table.
  @Option(
    help: "Output format: text or csv.", completion: .list(Format.names),
    transform: Format.named)
  var format: Format = .text

  /// Where the project is.
  @OptionGroup var project: ProjectOptions

  /// Checks what the single options cannot.
  func validate() throws {
    if fleet != nil, !catalogs.paths.isEmpty {
      throw ValidationError("--fleet names the apps: give no paths with it.")
    }
  }

  /// Prints the table, or one for each group of apps.
  func run() throws {
    // No rule needs to run.
    var rules = FindingChoice()
    rules.rules = ["lost-text"]
    guard let fleet else {
      let check = try project.check(catalogs.request(rules))
      write([check])
      return try check.unread.notRead.end()
    }
    let products = try Fleet(path: fleet).products.map { apps in
      (names: apps.map(\.name), projects: try apps.map(Project.init(app:)))
    }
    if products.isEmpty {
      throw CommandFailure("\(fleet): no app names its twins: add twins: [NAME] to an app")
    }
    for product in products {
      StandardStream.output.write(product.names.joined(separator: ", ") + "\n")
      write(product.projects)
    }
    for project in products.flatMap(\.projects) { try project.unread.notRead.end() }
  }

  private func write(_ projects: [Project]) {
    var table = TwinTable()
    for project in projects { project.addTwins(to: &table) }
    StandardStream.output.write(format == .csv ? table.csv : table.text)
  }
}
