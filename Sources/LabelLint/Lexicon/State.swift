/// A state of a control that screen readers announce; the raw value is the name lexicon files use.
package enum State: String, Sendable, Hashable, CaseIterable {
  case selected
  case notSelected = "not-selected"
  case checked
  case notChecked = "not-checked"
  case partlyChecked = "partly-checked"
  case expanded
  case collapsed
  case enabled
  case disabled
  case pressed
  case notPressed = "not-pressed"
  case muted
  case unmuted
  case on
  case off
  case active
  case inactive
  case required
}
