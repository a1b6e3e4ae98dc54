/// Who looks on while a run works; nobody by default.
struct RunObserver: Sendable {
  /// Where the time of each phase is added up.
  var timings: PhaseTimings?
  /// What is shown of it meanwhile.
  var progress: ProgressLine?
  /// Who sees whether what the call selects is there.
  var selection: SelectionWatch?
  /// Who sees which texts of code catalogs have.
  var spoken: SpokenTexts?

  /// Does some work, as a part of a phase.
  func measure<Result: ~Copyable, Failure: Error>(
    _ phase: PhaseTimings.Phase, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let timings else { return try work() }
    return try timings.measure(phase, work)
  }
}
