import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint baseline apply FILE…`.
struct BaselineApplyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply",
    abstract: "Adds findings to the baseline that reviewers decided to ignore.",
    discussion: """
      Example: label-lint baseline apply decisions.json

      Takes decisions.json, xlsx and csv, as review import does, and skips all other decisions. \
      Exit code 0: all taken, 1: some were refused, 2: a file cannot be used, read or written.
      """)

  /// Files of decisions.
  @Argument(help: "Files that review export, the review page or a spreadsheet saved.")
  var files: [String]

  /// Files and folders of catalogs.
  @OptionGroup var catalogs: ReviewedCatalogs

  /// Where the baseline is.
  @OptionGroup var known: BaselineOption

  /// The language that texts are translated from.
  @OptionGroup var language: LanguageOptions
  /// Where the project is.
  @OptionGroup var project: ProjectOptions

  /// Puts the decisions into the baseline.
  mutating func run() async throws {
    let inputs = try files.map { ($0, try ReviewFiles.input(at: $0).only(.ignore)) }
    var session = ReviewSession(inputs)
    var request = Project.Request()
    request.paths = catalogs.paths
    request.sourceLocale = language.sourceLocale
    var check = try project.check(request)
    try check.readSourcesWithNotes()
    var accepted = try AcceptedFindings(known.baseline, check.settings)
    let earlier = EarlierImports(baseline: accepted.baseline)
    check.visit { set in
      let run = ReviewImport(set.found, after: earlier) { set.check($0) }
      session.add(run.run(session.decisions))
    }
    session.end()
    for entry in session.ignored.flatMap(BaselineEntry.entries(of:)) { accepted.add(entry) }
    try accepted.write()
    session.printRefusals()
    project.say(accepted.summary)
    try check.unread.notRead.end(with: session.hasRefusals ? 1 : 0)
  }
}
