/// Where a part of an utterance is; the raw value is the name that `speech/orders.tsv` uses.
package enum SpeechSlot: String, Sendable, Hashable, CaseIterable {
  /// Selected.
  case selection
  /// Expanded or collapsed.
  case expansion
  /// Checked or on.
  case check
  /// Disabled.
  case ability
  /// The value, or a state in the app's own words.
  case value
  /// The label.
  case name
  /// What it is.
  case role
  /// Its place among others.
  case position
  /// What a press does, and how to press.
  case hint

  /// What it is to people: all states are states.
  package var noun: String {
    switch self {
    case .selection, .expansion, .check, .ability: "state"
    default: rawValue
    }
  }
}

/// One part of an utterance.
package struct SpokenPart: Sendable, Hashable {
  /// Where it is.
  package let slot: SpeechSlot
  /// What is said.
  package let text: String
  /// Where the reader's words are known from; nil for words of the app.
  package let source: String?

  /// Whether they have a source, or are the app's own.
  package var isVerified: Bool { source != SpokenWord.unverified }
}
