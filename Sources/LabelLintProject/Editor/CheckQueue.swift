import Dispatch
import LabelLint
import Synchronization

/// The whole checks of folders, one at a time, beside what the editor goes on to do.
struct CheckQueue {
  /// A check that goes on, and later its result; an object, as another thread leaves it there.
  private final class Running: Sendable {
    let folder: String
    let result = Mutex<FolderCheck.Outcome?>(nil)

    init(folder: String) { self.folder = folder }
  }

  /// How long the editor is quiet before all is checked.
  private static let quiet = Duration.milliseconds(250)
  /// How often a check that goes on is looked at, in milliseconds.
  private static let glance = 5

  private var running: Running?
  private var nextStart = ContinuousClock.now

  /// Lets the next check wait until the editor is quiet.
  mutating func wait() { nextStart = .now + Self.quiet }

  /// Lets the next check begin at once.
  mutating func hurry() { nextStart = .now }

  /// Milliseconds until there is something to do; nil for nothing.
  func patience(_ workspace: Workspace) -> Int? {
    if running != nil { return Self.glance }
    guard workspace.folders.contains(where: \.isDue) else { return nil }
    let left = (nextStart - .now).components
    return max(0, Int(left.seconds) * 1000 + Int(left.attoseconds / 1_000_000_000_000_000) + 1)
  }

  /// Whether all that is wanted was checked as it is now.
  func isDone(_ workspace: Workspace) -> Bool {
    running == nil && !workspace.folders.contains(where: \.isDue)
  }

  /// Begins a check, if its time has come.
  ///
  /// - Parameters:
  ///   - workspace: What is open.
  ///   - isAwaited: Whether an answer waits for it, so that it begins at once.
  /// - Returns: Whether one begins.
  mutating func begin(_ workspace: inout Workspace, isAwaited: Bool) -> Bool {
    guard running == nil, isAwaited || nextStart <= .now,
      let number = workspace.folders.firstIndex(where: \.isDue)
    else { return false }
    let check = workspace.nextCheck(ofFolder: number)
    let run = Running(folder: workspace.folders[number].identity)
    running = run
    if Threads.areThere {
      DispatchQueue.global().async { run.result.withLock { $0 = check.run() } }
    } else {
      run.result.withLock { $0 = check.run() }
    }
    return true
  }

  /// Takes the result of a check that is done.
  ///
  /// - Returns: The number of its folder; nil where none is done, or the folder is closed.
  mutating func takeResult(_ workspace: inout Workspace) -> Int? {
    guard let run = running,
      let outcome = run.result.withLockIfAvailable({ $0.take() }) ?? nil
    else { return nil }
    running = nil
    guard let number = workspace.folders.firstIndex(where: { $0.identity == run.folder }) else {
      return nil
    }
    workspace.take(outcome, ofFolder: number)
    return number
  }
}
