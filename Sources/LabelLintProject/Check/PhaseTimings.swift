import Synchronization

/// How long each phase of a run took, summed over its workers.
package final class PhaseTimings: Sendable, CustomStringConvertible {
  /// A part of the work, in the order of printing.
  package enum Phase: Int, CaseIterable {
    /// Finding catalogs and their settings.
    case discover
    /// Reading the app's code.
    case sources
    /// Getting the earlier findings that the new ones are compared with.
    case compare
    /// Getting the bytes of files.
    case read
    /// Making messages of bytes.
    case parse
    /// Joining messages by key, and what is known of texts before rules look at them.
    case text
    /// Running the rules.
    case rules
    /// Writing the findings.
    case report
  }

  private let start = ContinuousClock.now
  private let durations = Mutex([Duration?](repeating: nil, count: Phase.allCases.count))

  /// A run that begins now.
  package init() {}

  /// Time since the run began.
  package var total: Duration { ContinuousClock.now - start }

  /// Does some work and adds the time it took to a phase.
  package func measure<Result: ~Copyable, Failure: Error>(
    _ phase: Phase, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = ContinuousClock.now
    defer { add(ContinuousClock.now - start, to: phase) }
    return try work()
  }

  /// Ends a phase that began at an instant.
  package func end(_ phase: Phase, since start: ContinuousClock.Instant) {
    add(ContinuousClock.now - start, to: phase)
  }

  private func add(_ duration: Duration, to phase: Phase) {
    durations.withLock { $0[phase.rawValue] = ($0[phase.rawValue] ?? .zero) + duration }
  }

  /// One line a phase that there was, and the time of all of it by the clock, in milliseconds.
  package var description: String {
    let known = durations.withLock { $0 }
    let lines = Phase.allCases.compactMap { phase in
      known[phase.rawValue].map { "\(phase) \($0.milliseconds) ms\n" }
    }
    return lines.joined() + "total \(total.milliseconds) ms\n"
  }
}

extension Duration {
  /// Whole milliseconds.
  package var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
