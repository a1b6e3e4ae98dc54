import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint explain RULE`.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains what a rule finds, why it matters and what to write.",
    discussion: """
      Example: label-lint explain all-caps

      A tier says how sure it is that a screen reader speaks a text: known labels, probable labels, prose. Rules of \
      wording may have a level for each.
      """)

  /// The rule's id.
  @Argument(help: "Rule id, as `label-lint rules` lists them.", completion: .list(RuleNames.all))
  var rule: String

  /// How to print the page.
  @OptionGroup var output: RuleOutputOption

  /// Whether every example is printed.
  @Flag(help: "Print all examples and how they appear in files; otherwise only the first eight.")
  var all = false

  /// Where the project is.
  @OptionGroup var project: ProjectOptions

  /// Prints the rule's page.
  func run() throws {
    guard let found = try RuleRegistry.metadata(of: RuleID(rule)) ?? teamRule() else {
      let teamRules = (try? project.settingsOfWorkingFolder().teamRules) ?? []
      let names = RuleNames.all + teamRules.map(\.about.id.description)
      let nearest =
        NearestName.find(rule, among: names).map { "; did you mean '\($0)'?" }
        ?? "; label-lint rules lists them"
      throw CommandFailure("no rule is called '\(rule)'\(nearest)")
    }
    StandardStream.output.write(
      RulePages.page(
        found, output.format.format, hasAllExamples: all, width: StandardStream.output.columns))
  }

  /// A rule that the configuration declares.
  private func teamRule() throws -> RuleMetadata? {
    guard RuleID(rule).isOfTeam else { return nil }
    return try project.settingsOfWorkingFolder().metadata(of: RuleID(rule))
  }
}
