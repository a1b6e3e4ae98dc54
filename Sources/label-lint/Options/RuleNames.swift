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
      guard let rule = RuleRegistry.metadata(of: RuleID(String(name))) else {
        throw ValidationError(
          "No rule is called '\(name)'. \(unknown(String(name), among: Self.all))")
      }
      return rule.id
    }
    if ids.isEmpty { throw ValidationError("It names no rule.") }
  }

  /// The ids of all rules, for completion.
  static var all: [String] { RuleRegistry.metadata.map(\.id.description) }
}
