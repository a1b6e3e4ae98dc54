import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint coverage`.
struct CoverageCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Shows how much of each locale is translated.",
    discussion: """
      Example: label-lint coverage --min-coverage de=95

      If there is a baseline, the command also lists translations that the baseline knows and that are gone. Exit code \
      0: done, 1: less than a minimum, or translations are lost, 2: the command line was wrong, no text was read, or a \
      file or folder could not be read to its end.
      """)

  /// What a row stands for.
  enum Grouping: String, CaseIterable {
    /// A locale over all sets.
    case locale
    /// A set and a locale.
    case module
  }

  /// How the table is written.
  enum Format: String, CaseIterable {
    /// For people.
    case text
    /// For machines.
    case json
    /// For spreadsheets.
    case csv
    /// For a comment.
    case markdown
  }

  /// What to look at.
  @OptionGroup var catalogs: CatalogOptions

  /// What a row stands for.
  @Option(
    help: "One row for each locale, or for each locale of a module: locale or module.",
    completion: .list(Grouping.names), transform: Grouping.named)
  var by: Grouping = .locale

  /// Least share of translated texts.
  @Option(
    name: .customLong("min-coverage"),
    help: ArgumentHelp(
      "Exit code 1 below this percentage; * is every other locale; repeatable.",
      valueName: "locale=percent"),
    transform: MinimumCoverage.init(argument:))
  var minimums: [MinimumCoverage] = []

  /// How to write the table.
  @Option(
    help: "Output format: text, json, csv or markdown.", completion: .list(Format.names),
    transform: Format.named)
  var format: Format = .text

  /// Where the project is.
  @OptionGroup var project: ProjectOptions

  /// Prints the table; exit code 1 below a minimum.
  func run() async throws {
    let check = try project.check(catalogs.request())
    let checked = await CollectedRun.sets(of: check)
    let sets = checked.map(\.summary)
    let table = CoverageTable(sets, byModule: by == .module)
    let text =
      switch format {
      case .text: table.text(width: StandardStream.output.columns)
      case .json: table.json
      case .csv: table.csv
      case .markdown: table.markdown
      }
    StandardStream.output.write(text)
    let asked =
      minimums.isEmpty
      ? check.settings.minimumCoverage.map(MinimumCoverage.init(locale:percent:)) : minimums
    let lost = try lostTranslations(of: checked, in: check)
    for line in lost { StandardStream.say(line) }
    let missing = MinimumCoverage.shortfalls(of: CoverageTable(sets, byModule: false), asked)
    for line in missing { StandardStream.say(line) }
    let uncounted = checked.flatMap(Self.uncounted)
    for line in uncounted { StandardStream.say(line) }
    try check.endWithoutText(sets)
    try check.unread.notRead.end(with: missing.isEmpty && lost.isEmpty ? 0 : 1)
    if !uncounted.isEmpty { throw ExitCode(CommandFailure.exitCode) }
  }

  /// The places behind which texts of a set cannot be read, a line each.
  private static func uncounted(in set: ReportedSet) -> [String] {
    set.findings.filter { UnreadableCatalog.hidesRest($0.rule, detail: $0.detail) }.map {
      VisibleText.line(
        "\($0.place.path):\($0.place.line):\($0.place.column): \($0.message); "
          + "texts after it may not be counted")
    }
  }

  /// What the baseline knows of and is gone, a line each; nothing for a part of the project.
  private func lostTranslations(
    of sets: [ReportedSet], in check: Project
  ) throws -> [String] {
    guard check.isWhole, var matching = try KnownFindings.matching(nil, check) else { return [] }
    var losses: [Losses.Loss] = []
    for var set in sets {
      losses += matching.apply(to: &set)
      losses += set.missing(since: matching.baseline)
    }
    return (losses + matching.end()).compactMap { loss in
      let isAccepted = matching.baseline.reason(forLossOf: loss.locale, in: loss.set) != nil
      if isAccepted { return nil }
      let place = VisibleText.escaped(loss.set) + (loss.locale.isEmpty ? "" : ", \(loss.locale)")
      let keys = loss.keys.first.map { ", such as '\(VisibleText.escaped($0))'" } ?? ""
      if loss.isOfSource, let rest = matching.baseline.divided(loss).rest {
        return "\(place): \(Set(rest.keys).count.counted("source text")) lost\(keys)"
      }
      if loss.translations == 0 { return nil }
      return "\(place): \(loss.translations.counted("translation")) lost\(keys)"
    }
  }
}
