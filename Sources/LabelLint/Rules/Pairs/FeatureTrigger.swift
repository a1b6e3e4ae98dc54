/// Which features of a text and its source a rule needs before it looks at the texts themselves.
public struct FeatureTrigger: Sendable {
  /// One of the two must show one of these.
  let either: TextFeatures
  /// Only one of the two must show one of these.
  let differing: TextFeatures
  /// The text itself must show one of these, be it source or translation.
  let own: TextFeatures
  /// The text itself must show two of these.
  let several: TextFeatures
  /// Whether the text itself must have a character that may be one with a letter before it.
  let isComposing: Bool

  /// A trigger by features; what is left out triggers nothing.
  init(
    either: TextFeatures = [], differing: TextFeatures = [], own: TextFeatures = [],
    several: TextFeatures = [], isComposing: Bool = false
  ) {
    self.either = either
    self.differing = differing
    self.own = own
    self.several = several
    self.isComposing = isComposing
  }

  /// What fires where one of several triggers does; it may fire where none does.
  init(anyOf triggers: [FeatureTrigger]) {
    self.init(
      either: triggers.reduce(into: []) { $0.formUnion($1.either) },
      differing: triggers.reduce(into: []) { $0.formUnion($1.differing) },
      own: triggers.reduce(into: []) { $0.formUnion($1.own) },
      several: triggers.reduce(into: []) { $0.formUnion($1.several) })
  }

  /// Whether a translation and its source may concern the rule.
  func fires(on text: TextFeatures, source: TextFeatures) -> Bool {
    (text.rawValue | source.rawValue) & either.rawValue
      | (text.rawValue ^ source.rawValue) & differing.rawValue
      | text.rawValue & own.rawValue != 0 || showsSeveral(text)
  }

  /// Whether a source text may concern the rule.
  func fires(on text: TextFeatures) -> Bool {
    text.rawValue & own.rawValue != 0 || showsSeveral(text)
  }

  /// Whether a text shows two features of which it must show two.
  private func showsSeveral(_ text: TextFeatures) -> Bool {
    let shown = text.rawValue & several.rawValue
    return shown & (shown &- 1) != 0
  }
}
