package import LabelLint

/// The baseline of a project while decisions are put into it.
package struct AcceptedFindings {
  private let file: BaselineFile
  private var decisions: [BaselineEntry] = []

  /// What it held when it was read.
  package var baseline: Baseline { file.baseline }

  /// Reads the baseline, if there is one.
  ///
  /// - Parameters:
  ///   - option: The path that the call names; nil for that of the settings.
  ///   - settings: The settings of the run.
  /// - Throws: `ProjectError` for a file that is no baseline: it stays as it is.
  package init(_ option: String?, _ settings: Settings) throws(ProjectError) {
    file = try BaselineFile(at: KnownFindings.place(option, settings).path)
  }

  /// Refuses decisions that could not be written.
  package func checkKeepsAll() throws(ProjectError) { try file.checkKeepsAll() }

  /// Adds a decision; it takes the place of what the baseline said of the finding.
  package mutating func add(_ entry: BaselineEntry) {
    var entry = entry
    entry.on = entry.on ?? Clock.day
    decisions.append(entry)
  }

  /// Adds the decisions of reviewers and writes the file, if there are some.
  package func write(_ ignored: [ReviewImport.Ignored]) throws(ProjectError) {
    var all = self
    for entry in ignored.flatMap(BaselineEntry.entries(of:)) { all.add(entry) }
    try all.write()
  }

  /// Writes the file, if something was added.
  package func write() throws(ProjectError) {
    if decisions.isEmpty { return }
    var baseline = file.baseline
    baseline.accept(decisions)
    try file.write(baseline)
  }

  /// How much was written, and where to.
  package var summary: String {
    let count = decisions.count
    return "\(count) \(count == 1 ? "entry" : "entries") written to \(file.path)"
  }
}
