import ArgumentParser
import LabelLint
import LabelLintProject

/// Which rules run and which findings are reported.
struct RuleChoice: ParsableArguments {
  /// Rules to run alone.
  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp("Run only these rules (label-lint rules lists them).", valueName: "id,…"),
    completion: .list(RuleNames.all), transform: RuleNames.init(argument:))
  var rules: [RuleNames] = []

  /// Rules to leave out.
  @Option(
    name: .customLong("no-rule"), help: ArgumentHelp("Leave these rules out.", valueName: "id,…"),
    completion: .list(RuleNames.all), transform: RuleNames.init(argument:))
  var excludedRules: [RuleNames] = []

  /// Locales to report.
  @Option(
    name: .customLong("locale"),
    help: ArgumentHelp(
      "Report these locales only; all are read.", valueName: "tag,…"),
    completion: .list(LexiconLibrary.languages), transform: LocaleNames.init(argument:))
  var locales: [LocaleNames] = []

  /// Keys to report.
  @Option(
    name: .customLong("key"),
    help: ArgumentHelp("Report keys of this pattern only.", valueName: "glob"))
  var keys: [String] = []

  /// Checks what the single options cannot.
  func validate() throws {
    _ = try keyGlobs()
    let chosen = choice
    guard !chosen.rules.isEmpty, chosen.rules.isSubset(of: chosen.excludedRules) else { return }
    let names = chosen.rules.map(\.description).sorted().joined(separator: ", ")
    throw ValidationError(
      "No rule is left: --no-rule leaves out all that --rule names: \(names). Name others with one of them."
    )
  }

  /// Patterns of the keys to report.
  private func keyGlobs() throws -> [Glob] {
    try keys.map { pattern in
      do {
        return try Glob(pattern, for: .key)
      } catch let error as GlobError {
        throw ValidationError("--key '\(pattern)' cannot be used: \(error.words).")
      }
    }
  }

  /// What is chosen.
  var choice: FindingChoice {
    var choice = FindingChoice()
    choice.rules = Set(rules.flatMap(\.ids))
    choice.excludedRules = Set(excludedRules.flatMap(\.ids))
    choice.locales = locales.isEmpty ? nil : LocaleSelection(locales.flatMap(\.tags))
    choice.keys = (try? keyGlobs()) ?? []
    return choice
  }
}
