/// How the number of findings of a rule in an app has changed.
package struct Movement: Sendable, Hashable {
  /// Name of the app.
  package var app: String
  /// The rule.
  package var rule: String
  /// Number before.
  package var before: Int
  /// Number now.
  package var now: Int

  /// By how much it rose.
  package var change: Int { now - before }

  /// The greatest change first, then by name.
  package static func isOrderedBefore(_ left: Movement, _ right: Movement) -> Bool {
    abs(left.change) != abs(right.change)
      ? abs(left.change) > abs(right.change) : (left.app, left.rule) < (right.app, right.rule)
  }
}
