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

  /// Prints the rule's page.
  func run() throws {
    guard let found = RuleRegistry.metadata(of: RuleID(rule)) else {
      let nearest =
        NearestName.find(rule, among: RuleNames.all).map { "; did you mean '\($0)'?" }
        ?? "; label-lint rules lists them"
      throw CommandFailure("no rule is called '\(rule)'\(nearest)")
    }
    StandardStream.output.write(
      RulePages.page(
        found, output.format.format, hasAllExamples: all, width: StandardStream.output.columns))
  }
}
