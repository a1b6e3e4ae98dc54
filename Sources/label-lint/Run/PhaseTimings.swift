/// How long each phase of a run took.
struct PhaseTimings: CustomStringConvertible {
  private var last = ContinuousClock.now
  private var phases: [(name: String, duration: Duration)] = []

  /// Ends the phase that began with the last one's end.
  mutating func end(_ name: String) {
    let now = ContinuousClock.now
    phases.append((name, now - last))
    last = now
  }

  /// Time since the first phase began.
  var total: Duration { phases.reduce(.zero) { $0 + $1.duration } }

  /// One line a phase, in milliseconds.
  var description: String {
    phases.map { "\($0.name) \($0.duration.milliseconds) ms\n" }.joined()
  }
}

extension Duration {
  /// Whole milliseconds.
  var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
