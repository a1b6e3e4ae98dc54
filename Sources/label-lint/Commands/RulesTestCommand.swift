import ArgumentParser
import LabelLint
import LabelLintProject

/// `label-lint rules test`.
struct RulesTestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Tries the examples of the team's rules.",
    discussion: """
      Example: label-lint rules test

      The configuration declares the rules under 'teamRules', each with its examples. Exit code 0: each rule flags \
      what its examples say, 1: a rule does not, 2: the configuration cannot be used.
      """)

  /// Where the project is.
  @OptionGroup var project: ProjectOptions

  /// Tries the examples and exits with 1 if a rule does something else.
  func run() throws {
    let settings = try project.settingsOfWorkingFolder()
    let trials = try settings.teamRuleTrials()
    if trials.isEmpty {
      project.say(
        "no rule to test; declare rules of the team under 'teamRules' in the configuration")
    }
    var hasFailed = false
    for trial in trials {
      let failures = trial.failures
      hasFailed = hasFailed || !failures.isEmpty
      StandardStream.output.write(lines: Self.lines(of: trial, failures))
    }
    if hasFailed { throw ExitCode(1) }
  }

  private static func lines(of trial: TeamRuleTrial, _ failures: [TeamRuleTrial.Failure])
    -> [String]
  {
    let id = trial.rule.about.id
    if trial.count == 0 { return ["\(id): no examples"] }
    if failures.isEmpty { return ["\(id): \(trial.count.counted("example")), all right"] }
    return ["\(id): \(failures.count) of \(trial.count.counted("example")) failed"]
      + failures.map { "  '\($0.example)': \($0.words)" }
  }
}
