import LabelLint

/// Takes the sets of a planned run one after the other.
final class PlannedSink {
  /// What happens to findings before they are written.
  var pipeline: FindingPipeline
  private let write: (ReportedSet) -> Void

  /// A sink that has taken nothing.
  init(_ pipeline: FindingPipeline, write: @escaping (ReportedSet) -> Void) {
    self.pipeline = pipeline
    self.write = write
  }

  /// Takes the next set.
  func add(_ set: ReportedSet) { write(pipeline.pass(set)) }
}
