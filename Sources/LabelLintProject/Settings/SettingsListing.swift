/// Settings as lines: a name of all names above it, a value, a place.
package enum SettingsListing {
  /// One setting.
  package struct Line {
    /// Names from the top, joined by dots.
    package let name: String
    /// The value as YAML.
    package let value: String
    /// Where it was written.
    package let place: SettingPlace
  }

  /// The settings of a tree, in the order they were first written.
  package static func lines(of node: SettingNode, below name: String = "") -> [Line] {
    guard case .map(let members) = node.value, !members.isEmpty else {
      return [Line(name: name, value: node.line, place: node.place)]
    }
    return members.filter { $0.name != "extends" || $0.node.place.isInFile }.flatMap { member in
      lines(of: member.node, below: name.isEmpty ? member.name : "\(name).\(member.name)")
    }
  }
}
