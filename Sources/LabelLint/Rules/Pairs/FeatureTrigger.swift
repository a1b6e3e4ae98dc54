/// Which features of a text and its source a rule needs before it looks at the texts themselves.
public struct FeatureTrigger: Sendable {
  /// One of the two must show one of these.
  let either: TextFeatures
  /// Only one of the two must show one of these.
  let differing: TextFeatures
  /// The text itself must show one of these, be it source or translation.
  let own: TextFeatures

  /// A trigger by features; what is left out triggers nothing.
  init(either: TextFeatures = [], differing: TextFeatures = [], own: TextFeatures = []) {
    self.either = either
    self.differing = differing
    self.own = own
  }

  /// Whether a translation and its source may concern the rule.
  func fires(on text: TextFeatures, source: TextFeatures) -> Bool {
    (text.rawValue | source.rawValue) & either.rawValue
      | (text.rawValue ^ source.rawValue) & differing.rawValue
      | text.rawValue & own.rawValue != 0
  }

  /// Whether a source text may concern the rule.
  func fires(on text: TextFeatures) -> Bool { text.rawValue & own.rawValue != 0 }
}
