import Dispatch
import LabelLint
import Synchronization

/// The workers of a run that have nothing to do: who checks a set shares its parts out among them.
///
/// No more of them work at a time than the run has.
package final class WorkerPool: Sendable {
  private let idle: Atomic<Int>

  /// So many workers with nothing to do.
  init(_ idle: Int) { self.idle = Atomic(idle) }

  /// One more has nothing left to do.
  func add() { idle.add(1, ordering: .relaxed) }

  /// Shares work out among those who are free when it begins; nobody's where there are none.
  var sharing: Parallelism {
    guard idle.load(ordering: .relaxed) > 0 else { return .none }
    return Parallelism { count, body in self.share(count, body) }
  }

  private func share(_ count: Int, _ body: @Sendable (Int) -> Void) {
    let free = idle.exchange(0, ordering: .relaxed)
    let helpers = max(0, min(free, count - 1))
    idle.add(free - helpers, ordering: .relaxed)
    defer { idle.add(helpers, ordering: .relaxed) }
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: helpers + 1) { _ in
      while true {
        let number = next.add(1, ordering: .relaxed).oldValue
        if number >= count { return }
        body(number)
      }
    }
  }
}
