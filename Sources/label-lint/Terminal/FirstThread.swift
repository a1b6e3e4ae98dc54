import Synchronization

/// Runs all parts of an asynchronous work on the thread that calls, one after the other.
final class FirstThread: TaskExecutor {
  private let waiting = Mutex<[UnownedJob]>([])

  /// Does some work, and what it asks for; it may wait for nothing but its own parts.
  static func run(_ work: @escaping @Sendable () async -> Void) {
    let thread = FirstThread()
    Task(executorPreference: thread) { await work() }
    while let job = thread.next() {
      unsafe job.runSynchronously(on: thread.asUnownedTaskExecutor())
    }
  }

  /// Takes a part of the work, to be done when those before it are.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    waiting.withLock { $0.append(job) }
  }

  private func next() -> UnownedJob? {
    waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
