import LabelLint

/// The baseline of a project while decisions are put into it.
struct AcceptedFindings {
  private let file: BaselineFile
  /// Number of decisions that were added.
  private(set) var count = 0
  /// What it holds by now.
  private(set) var baseline: Baseline

  /// Reads the baseline, if there is one.
  ///
  /// - Parameters:
  ///   - option: The path that the call names; nil for that of the settings.
  ///   - settings: The settings of the run.
  /// - Throws: `CommandFailure` for a file that is no baseline: it stays as it is.
  init(_ option: String?, _ settings: Settings) throws {
    file = try BaselineFile(at: KnownFindings.place(option, settings).path)
    baseline = file.baseline
  }

  /// Adds a decision; it takes the place of what the baseline said of the finding.
  mutating func add(_ entry: BaselineEntry) {
    var entry = entry
    entry.on = entry.on ?? Clock.day
    baseline.accept(entry)
    count += 1
  }

  /// Adds the decisions of reviewers and writes the file, if there are some.
  func write(_ ignored: [ReviewImport.Ignored]) throws {
    var all = self
    for ignored in ignored { all.add(BaselineEntry(ignored)) }
    try all.write()
  }

  /// Writes the file, if something was added.
  func write() throws {
    if count > 0 { try file.write(baseline) }
  }

  /// How much was written, and where to.
  var summary: String { "\(count) \(count == 1 ? "entry" : "entries") written to \(file.path)" }
}
