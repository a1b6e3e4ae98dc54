/// A locale of an app that is less translated than the night before.
package struct CoverageLoss: Sendable, Hashable {
  /// Name of the app.
  package var app: String
  /// The night before.
  package var before: CoverageCell
  /// Now.
  package var now: CoverageCell

  /// How much was lost, as a share from 0 to 1.
  package var lost: Double { (before.ratio ?? 0) - (now.ratio ?? 0) }
}
