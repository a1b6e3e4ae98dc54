import ArgumentParser
import LabelLint
import LabelLintProject

/// Rule ids in one argument, separated by commas.
struct RuleNames {
  /// The ids.
  let ids: [RuleID]

  /// Reads ids.
  init(argument: String) throws {
    ids = try argument.split(separator: ",").map { name in
      // Which rules a configuration declares is known when it is read.
      if RuleID(String(name)).isOfTeam { return RuleID(String(name)) }
      guard let rule = RuleRegistry.metadata(of: RuleID(String(name))) else {
        let advice =
          NearestName.find(String(name), among: Self.all).map { "Did you mean '\($0)'?" }
          ?? "label-lint rules lists them."
        throw ValidationError("No rule is called '\(name)'. \(advice)")
      }
      return rule.id
    }
    if ids.isEmpty { throw ValidationError("It names no rule.") }
  }

  /// The ids of all rules, for completion.
  static var all: [String] { RuleRegistry.metadata.map(\.id.description) }
}
