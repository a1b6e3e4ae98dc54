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
  ///
  /// - Parameters:
  ///   - folders: Folders that the call names.
  ///   - screens: Folders of snapshots of screens.
  ///   - workers: Number of workers; nil for one a core.
  /// - Throws: That a folder cannot be read, or that no screen is in those of screens.
  mutating func readSourcesWithNotes(
    _ folders: [String] = [], screens: [String] = [], workers: Int? = nil
  ) throws {
    try readSources(folders, screens: screens, workers: workers)
    SkippedSources.report(skippedSources, all: !screens.isEmpty)
    if !screens.isEmpty, sources?.screenCount == 0 {
      throw CommandFailure(
        "no screen in \(screens.joined(separator: ", ")): expected .xml files of uiautomator dump, .json or .txt; "
          + "docs/screens.md names the formats")
    }
  }
}
