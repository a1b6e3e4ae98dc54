import ArgumentParser
import LabelLint

/// Rule ids in one argument, separated by commas.
struct RuleNames: ExpressibleByArgument {
  /// The ids.
  let ids: [RuleID]

  /// Reads ids; nil when one of them names no rule.
  init?(argument: String) {
    var ids: [RuleID] = []
    for name in argument.split(separator: ",") {
      guard let rule = RuleList.metadata(of: RuleID(String(name))) else { return nil }
      ids.append(rule.id)
    }
    self.ids = ids
  }

  /// The ids of all rules, for help and completion.
  static var allValueStrings: [String] { RuleList.metadata.map(\.id.description) }
}
