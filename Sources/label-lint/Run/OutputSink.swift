import LabelLint

/// Takes the sets of a run one after the other: through the pipeline, into the reports.
final class OutputSink {
  /// The reports.
  var reports: ReportOutputs
  /// What happens to findings before.
  var pipeline: FindingPipeline
  /// How far the run is.
  var progress: ProgressLine

  /// A sink that has taken nothing.
  init(_ reports: ReportOutputs, _ pipeline: FindingPipeline, _ progress: ProgressLine) {
    self.reports = reports
    self.pipeline = pipeline
    self.progress = progress
  }

  /// Takes the next set.
  func add(_ set: ReportedSet) {
    reports.add(pipeline.pass(set))
    progress.advance()
  }
}
