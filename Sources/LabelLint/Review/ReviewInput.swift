/// What a file of decisions holds.
package struct ReviewInput: Sendable {
  /// The decisions, in the order of the file.
  package var decisions: [ReviewDecision] = []
  /// Rows that hold no decision that can be read, with the reason.
  package var refusals: [ReviewRefusal] = []
  /// Rows that nobody decided.
  package var undecided = 0

  /// A file without decisions.
  package init() {}

  /// The decisions of one way to decide, and what could not be read.
  package func only(_ choice: ReviewDecision.Choice) -> ReviewInput {
    var chosen = self
    chosen.decisions.removeAll { $0.choice != choice || $0.isUndecided }
    return chosen
  }
}
