import LabelLint

/// The rules of a run with their levels, as the store writes them: `{"all-caps":"warning"}`.
enum RuleLevels {
  /// The text of some levels, ordered by rule.
  static func text(of rules: [RuleID: Severity]) -> String {
    var writer = JSONWriter(.compact)
    writer.object { writer in
      for (rule, severity) in rules.sorted(by: { $0.key < $1.key }) {
        writer.member(named: rule.description, severity.rawValue)
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The levels that a text names; none for a text of another kind.
  static func levels(in text: String) -> [RuleID: Severity] {
    guard case .object(let members)? = try? JSONValue(Array(text.utf8).span) else { return [:] }
    var levels: [RuleID: Severity] = [:]
    for member in members {
      guard let severity = member.value.text.flatMap(Severity.init) else { continue }
      levels[RuleID(member.name)] = severity
    }
    return levels
  }
}
