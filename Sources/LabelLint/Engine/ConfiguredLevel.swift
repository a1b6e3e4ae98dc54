/// What a configuration says of a rule: a level, or that it is off.
package enum ConfiguredLevel: Sendable, Hashable {
  /// The rule says nothing.
  case off
  /// The rule reports at this level, whatever its own.
  case on(Severity)
  /// Each finding has the level above its own, as `Severity.raised(for:)` says.
  case raised

  /// The level as configurations write it; nil for another word.
  package init?(_ word: String) {
    if word == "off" {
      self = .off
    } else if word == "raised" {
      self = .raised
    } else if let severity = Severity(rawValue: word) {
      self = .on(severity)
    } else {
      return nil
    }
  }
}

extension Severity {
  /// The rules on what matters most to people who hear the interface: to a strict team, their warnings are errors.
  static let centralRules: Set<RuleID> = [
    "all-caps", "missing-translation", "untranslated-copy", "redundant-phrase", "verbose-label",
    "role-word", "non-unique-label", "label-collision", "missing-state-counterpart",
    "state-pair-collapse", "combined-state-label",
  ]

  /// The level above: notes are warnings, and warnings of the central rules errors.
  func raised(for rule: RuleID) -> Severity {
    switch self {
    case .note: .warning
    case .warning: Self.centralRules.contains(rule) ? .error : .warning
    case .error: .error
    }
  }
}
