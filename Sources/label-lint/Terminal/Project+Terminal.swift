import LabelLint
import LabelLintProject

extension Project {
  /// How far checking the sets is, for a person who waits at a terminal; nil for others.
  func progressLine(isWanted: Bool) -> ProgressLine? {
    ProgressLine(
      files: plans.reduce(0) { $0 + $1.locations.count }, isWanted: isWanted && checked == nil)
  }

  /// Ends the command where no text was read: nothing read is never success.
  func endWithoutText(_ run: RunSummary) throws {
    guard let problem = LookedFor.noText(in: run, filesWithoutTarget: filesWithoutTarget)
    else { return }
    unread.notRead.report()
    throw CommandFailure(problem)
  }

  /// The same after all sets were checked.
  func endWithoutText(_ sets: [SetSummary]) throws {
    guard sets.allSatisfy({ $0.messages == 0 }) else { return }
    unread.notRead.report()
    throw CommandFailure(
      LookedFor.noText(
        in: sets.reduce(0) { $0 + $1.files }, filesWithoutTarget: filesWithoutTarget))
  }

  /// Reads the code and layouts that the call or else the configuration names, and says what was left out.
  mutating func readSourcesWithNotes(_ folders: [String] = [], workers: Int? = nil) throws {
    try readSources(folders, workers: workers)
    SkippedSources.report(skippedSources, all: false)
  }
}
