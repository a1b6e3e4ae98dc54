/// A state of a control that screen readers announce; the raw value is the name lexicon files use.
package enum State: String, Sendable, Hashable, CaseIterable {
  /// `selected`.
  case selected
  /// `not-selected`.
  case notSelected = "not-selected"
  /// `checked`.
  case checked
  /// `not-checked`.
  case notChecked = "not-checked"
  /// `partly-checked`.
  case partlyChecked = "partly-checked"
  /// `expanded`.
  case expanded
  /// `collapsed`.
  case collapsed
  /// `enabled`.
  case enabled
  /// `disabled`.
  case disabled
  /// `pressed`.
  case pressed
  /// `not-pressed`.
  case notPressed = "not-pressed"
  /// `muted`.
  case muted
  /// `unmuted`.
  case unmuted
  /// `on`.
  case on
  /// `off`.
  case off
  /// `active`.
  case active
  /// `inactive`.
  case inactive
  /// `required`.
  case required
}
