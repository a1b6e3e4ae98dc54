/// Settings as lines: a name of all names above it, a value, a place.
enum SettingsListing {
  /// One setting.
  struct Line {
    /// Names from the top, joined by dots.
    let name: String
    /// The value as YAML.
    let value: String
    /// Where it was written.
    let place: SettingPlace
  }

  /// The settings of a tree, in the order they were first written.
  static func lines(of node: SettingNode, below name: String = "") -> [Line] {
    guard case .map(let members) = node.value, !members.isEmpty else {
      return [Line(name: name, value: node.line, place: node.place)]
    }
    return members.filter { $0.name != "extends" || $0.node.place.isInFile }.flatMap { member in
      lines(of: member.node, below: name.isEmpty ? member.name : "\(name).\(member.name)")
    }
  }
}
