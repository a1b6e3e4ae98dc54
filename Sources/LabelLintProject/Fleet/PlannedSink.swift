package import LabelLint

/// Takes the sets of a planned run one after the other.
package final class PlannedSink {
  /// What happens to findings before they are written.
  package var pipeline: FindingPipeline
  private let write: (ReportedSet) -> Void

  /// A sink that has taken nothing.
  package init(_ pipeline: FindingPipeline, write: @escaping (ReportedSet) -> Void) {
    self.pipeline = pipeline
    self.write = write
  }

  /// Takes the next set.
  package func add(_ set: ReportedSet) { write(pipeline.pass(set)) }
}
