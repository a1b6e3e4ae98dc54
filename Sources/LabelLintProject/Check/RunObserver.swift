/// Who looks on while a run works; nobody by default.
package struct RunObserver: Sendable {
  /// Where the time of each phase is added up.
  package var timings: PhaseTimings?
  /// What is shown of it meanwhile.
  package var progress: (any RunProgress)?
  /// Who sees whether what the call selects is there.
  package var selection: SelectionWatch?
  /// Who sees which texts of code catalogs have.
  var spoken: SpokenTexts?

  /// An observer; nobody without one.
  package init(
    timings: PhaseTimings? = nil, progress: (any RunProgress)? = nil,
    selection: SelectionWatch? = nil
  ) {
    self.timings = timings
    self.progress = progress
    self.selection = selection
  }

  /// Does some work, as a part of a phase.
  package func measure<Result: ~Copyable, Failure: Error>(
    _ phase: PhaseTimings.Phase, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let timings else { return try work() }
    return try timings.measure(phase, work)
  }
}

/// Who is told how far a run is; workers tell it.
package protocol RunProgress: Sendable {
  /// One more file is read.
  func readFile()

  /// The files of one more set are checked.
  func checkSet(files: Int)
}
