/// What a configuration says of a rule: a level, or that it is off.
public enum ConfiguredLevel: Sendable, Hashable {
  /// The rule says nothing.
  case off
  /// The rule reports at this level, whatever its own.
  case on(Severity)

  /// The level as configurations write it; nil for another word.
  public init?(_ word: String) {
    if word == "off" {
      self = .off
    } else if let severity = Severity(rawValue: word) {
      self = .on(severity)
    } else {
      return nil
    }
  }
}
