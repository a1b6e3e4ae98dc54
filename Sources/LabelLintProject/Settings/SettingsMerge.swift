import LabelLint

/// Lays settings over others.
package enum SettingsMerge {
  /// Keys that say something of their file alone.
  private static let ownKeys: Set<String> = ["version", "$schema"]

  /// Settings with others over them: maps merge key by key, scalars and lists replace, and the
  /// lists of `vocabulary` add up.
  package static func merged(_ base: SettingNode, _ upper: SettingNode) -> SettingNode {
    var result = base
    for member in upper.members where !ownKeys.contains(member.name) {
      result.set(
        member.name,
        to: merged(base[member.name], member.node, addsUp: member.name == "vocabulary"))
    }
    return result
  }

  private static func merged(_ base: SettingNode?, _ upper: SettingNode, addsUp: Bool)
    -> SettingNode
  {
    guard let base else { return upper }
    switch (base.value, upper.value) {
    case (.map, .map):
      var result = SettingNode(value: base.value, place: upper.place)
      for member in upper.members {
        result.set(member.name, to: merged(base[member.name], member.node, addsUp: addsUp))
      }
      return result
    case (.list(let lower), .list(let higher)) where addsUp:
      return SettingNode(value: .list(lower + higher), place: upper.place)
    // `rules:` with nothing behind it takes nothing back.
    case (.map, .scalar("")): return base
    default: return upper
    }
  }

  /// Settings in which every rule has its present name and a map: `{severity: error}`.
  package static func normalized(_ root: SettingNode) -> SettingNode {
    var result = root
    if let rules = root["rules"] { result.set("rules", to: normalizedRules(rules)) }
    if let overrides = root["overrides"] {
      let elements = overrides.elements.map { override in
        var override = override
        if let rules = override["rules"] { override.set("rules", to: normalizedRules(rules)) }
        return override
      }
      result.set("overrides", to: SettingNode(value: .list(elements), place: overrides.place))
    }
    return result
  }

  private static func normalizedRules(_ rules: SettingNode) -> SettingNode {
    var result = SettingNode(value: .map([]), place: rules.place)
    for member in rules.members {
      let id = RuleRegistry.metadata(of: RuleID(member.name))?.id.description ?? member.name
      var node = member.node
      if node.text != nil {
        let severity = SettingNode.Member(name: "severity", place: node.place, node: node)
        node = SettingNode(value: .map(node.isEmpty ? [] : [severity]), place: node.place)
      }
      result.set(id, to: node)
    }
    return result
  }
}
