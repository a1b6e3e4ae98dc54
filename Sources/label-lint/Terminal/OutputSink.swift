import LabelLint
import LabelLintProject

/// Takes the sets of a run one after the other: through the pipeline, into the reports.
final class OutputSink {
  /// The reports.
  var reports: ReportOutputs
  /// What happens to findings before.
  var pipeline: FindingPipeline

  /// A sink that has taken nothing.
  init(_ reports: ReportOutputs, _ pipeline: FindingPipeline) {
    self.reports = reports
    self.pipeline = pipeline
  }

  /// Takes the next set.
  func add(_ set: ReportedSet) {
    reports.add(pipeline.pass(set))
  }

  /// Reports the sets that are gone, behind all others.
  func addSetsGone() {
    for set in pipeline.setsGone() { reports.add(set) }
  }
}
