import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint nightly`.
struct NightlyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nightly",
    abstract: "Checks every app of a fleet, records the run and writes the reports.",
    discussion: """
      Example: label-lint nightly fleet.yml

      The numbers of the reports link to a review page of each app. To run the steps one by one, use \
      plan, check --sets-from, history add, history digest, trend, metrics and badge. Exit code 0: \
      every app was checked, 2: some apps could not be checked, or only in part. All others were \
      checked.
      """)

  /// The fleet.
  @Argument(help: "Fleet file that names the apps.", completion: .file())
  var fleet: String

  /// The store.
  @Option(
    help: ArgumentHelp(
      "The store of runs (default: that of the fleet file).", valueName: "file"),
    completion: .file())
  var store: String?

  /// Where reports go.
  @Option(
    help: ArgumentHelp(
      "Folder for the reports (default: that of the fleet file).", valueName: "folder"),
    completion: .directory)
  var reports: String?

  /// Address of the reports.
  @Option(
    help: ArgumentHelp(
      "Address that the digest links to (default: that of the fleet file).", valueName: "url"))
  var link: String?

  /// How far the page goes back.
  @Option(help: ArgumentHelp("Days that the page goes back.", valueName: "number"))
  var days = 90

  /// Number of workers.
  @OptionGroup var workers: WorkerOption

  /// Checks what the single options cannot.
  func validate() throws {
    if days < 1 { throw ValidationError("--days takes a number from 1.") }
    try WebAddress.validate(link, option: "--link")
  }

  /// Checks, records and reports.
  mutating func run() async throws {
    let fleet = try Fleet(path: fleet)
    guard let store = store ?? fleet.store else {
      throw CommandFailure("\(self.fleet): no store is named: add store: FILE, or --store FILE")
    }
    guard let folder = reports ?? fleet.reports else {
      throw CommandFailure(
        "\(self.fleet): no folder for reports is named: add reports: FOLDER, or --reports FOLDER")
    }
    let reports = NightlyReports(folder: folder)
    try reports.check()
    // One time for all apps: a night is one run of the fleet.
    let started = Clock.started
    var recording = NightRecording(store: store)
    var failures: [String] = []
    var incomplete: [String] = []
    // Why apps failed, by name: those without a run of this night, and those whose texts are gone.
    var missing: [String: String] = [:]
    var emptied: [String: String] = [:]
    for app in fleet.apps {
      do {
        let night = try await NightlyCheck(app: app, started: started, workers: workers.jobs).run()
        if let failure = night.nothingFound {
          // What the app had is lost; one that never had a catalog is named wrongly.
          guard try recording.knows(app.name) else { throw failure }
          failure.say()
          failures.append(app.name)
          emptied[app.name] = failure.reason(of: app.name)
        }
        try reports.write(night, of: app.name)
        try recording.add(night.records, of: app.name, isWhole: night.isWhole)
        if !night.notRead.isEmpty {
          StandardStream.say("\(app.name):")
          night.notRead.report()
          incomplete.append(app.name)
        }
      } catch let failure as any FailureInLines {
        failure.say()
        failures.append(app.name)
        missing[app.name] = failure.reason(of: app.name)
      }
    }
    let unrecorded = try recording.end()
    for app in unrecorded.keys.sorted() where !failures.contains(app) { failures.append(app) }
    // Where no night could be recorded yet, there is nothing to tell.
    if failures.count < fleet.apps.count || FileSystem.exists(store) {
      let digest = try reports.write(
        store: store,
        .init(
          apps: fleet.apps.map(\.name), owners: fleet.owners,
          missing: missing.merging(unrecorded) { first, _ in first }, failures: emptied,
          days: days, link: link ?? fleet.link))
      StandardStream.output.write(digest)
    }
    let ends = [
      Self.line(failures, "could not be checked"), Self.line(incomplete, "could not be read whole"),
    ].compactMap(\.self)
    if !ends.isEmpty { throw CommandFailure(lines: ends) }
  }

  /// What befell some apps; nil where there are none.
  private static func line(_ apps: [String], _ what: String) -> String? {
    if apps.isEmpty { return nil }
    return "\(apps.count.counted("app")) \(what): \(apps.joined(separator: ", "))"
  }
}
