import LabelLint

/// Keeps the sets of a run.
final class SetCollection {
  /// The sets, in the order they came.
  private(set) var all: [ReportedSet] = []

  /// Keeps a set.
  func add(_ set: ReportedSet) { all.append(set) }
}
