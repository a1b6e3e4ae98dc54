import LabelLint
import LabelLintProject

extension Project {
  /// How far checking the sets is, for a person who waits at a terminal; nil for others.
  func progressLine(isWanted: Bool) -> ProgressLine? {
    ProgressLine(
      files: plans.reduce(0) { $0 + $1.locations.count }, isWanted: isWanted && checked == nil)
  }

  /// Reads the code and layouts that the call or else the configuration names, and says what was left out.
  mutating func readSourcesWithNotes(_ folders: [String] = [], workers: Int? = nil) throws {
    try readSources(folders, workers: workers)
    SkippedSources.report(skippedSources, all: false)
  }
}
