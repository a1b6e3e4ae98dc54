/// A label that is one side of a pair of states, without the other: found by its text.
struct StateWithoutCounterpart {
  /// The member, as the words of the label.
  let member: String
  /// What the other side would be called.
  let partner: String
  /// Whether one side asks for the other so surely that a certain label gets a warning.
  let isSure: Bool
}
