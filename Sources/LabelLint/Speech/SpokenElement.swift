/// An element as a screen reader meets it.
package struct SpokenElement: Sendable, Hashable {
  /// The label, or the text that is shown.
  package var name: String
  /// What it is; nil for a text, or an element of the app's own that names no role.
  package var role: Role?
  /// A role in the app's own words, which is said in place of the reader's; empty without one.
  package var roleDescription = ""
  /// Its states.
  package var states: [State] = []
  /// Its value, or its state in the app's own words; empty without one.
  package var value = ""
  /// What the app says of a press; empty without that.
  package var hint = ""
  /// Its place among others; nil where none is said.
  package var position: ItemPosition?
  /// Whether it is the control of a row that is read as one, such as a setting with its switch.
  package var isInRow = false
  /// Whether the user has left the reader's own hints switched on.
  package var hasReaderHints = false

  /// An element with a name.
  package init(_ name: String, role: Role? = nil) {
    (self.name, self.role) = (name, role)
  }
}

/// The place of an item among others.
package struct ItemPosition: Sendable, Hashable {
  /// Its number, from 1.
  package let index: Int
  /// How many there are.
  package let count: Int

  /// A place; nil for one that cannot be.
  package init?(index: Int, count: Int) {
    guard index > 0, index <= count else { return nil }
    (self.index, self.count) = (index, count)
  }
}

extension State {
  /// The states that some reader has a word for, in the order of their names.
  package static let spoken = allCases.filter { $0.slot != nil }

  /// Roles of elements that are on or off, or checked.
  static let checkable: Set<Role> = [.switch, .toggleButton, .checkbox, .radioButton]

  /// Where the state is said; nil for one that no reader says by itself.
  var slot: SpeechSlot? {
    switch self {
    case .selected, .notSelected: .selection
    case .expanded, .collapsed: .expansion
    case .checked, .notChecked, .partlyChecked, .on, .off: .check
    case .disabled: .ability
    default: nil
    }
  }

  /// The state of an element of a role: a switch is on, and not checked.
  func of(_ role: Role?) -> State {
    guard role == .switch || role == .toggleButton else { return self }
    switch self {
    case .checked: return .on
    case .notChecked: return .off
    default: return self
    }
  }
}
