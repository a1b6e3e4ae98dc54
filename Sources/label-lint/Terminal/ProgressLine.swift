import LabelLintProject
import Synchronization

/// How far a long run is, on one line of a terminal.
///
/// Files are the measure: half of the work on one is to read it, the other half to check its set.
final class ProgressLine: RunProgress {
  private static let patience = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)
  /// Cells of the bar.
  private static let width = 20

  private let total: Int
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  private struct State {
    var read = 0
    var checked = 0
    var shown = ContinuousClock.now
    var isVisible = false
  }

  /// A line for that many files, shown after a second.
  ///
  /// - Returns: Nil unless a person looks at the terminal and wants it.
  init?(files: Int, isWanted: Bool) {
    guard isWanted, StandardStream.error.isTerminal else { return nil }
    total = files
  }

  /// One more file is read.
  func readFile() { advance { $0.read += 1 } }

  /// The files of one more set are checked.
  func checkSet(files: Int) { advance { $0.checked += files } }

  /// Takes the line away.
  func clear() {
    state.withLock { state in
      if state.isVisible { StandardStream.error.write("\r\u{1B}[K") }
      state.isVisible = false
    }
  }

  private func advance(_ change: (inout State) -> Void) {
    state.withLock { state in
      change(&state)
      let now = ContinuousClock.now
      guard now - start > Self.patience, now - state.shown > Self.interval else { return }
      state.shown = now
      state.isVisible = true
      StandardStream.error.write(
        "\r\u{1B}[K" + Self.text(halves: state.read + state.checked, of: total, in: now - start))
    }
  }

  /// The line: a bar, the share that is done, files a second, and the time that is left.
  ///
  /// - Parameters:
  ///   - halves: Files read, and files checked.
  ///   - total: Files in all.
  ///   - time: Time since the run began.
  /// - Returns: Fewer than 80 columns.
  static func text(halves: Int, of total: Int, in time: Duration) -> String {
    let all = max(1, 2 * total)
    let done = min(halves, all)
    let cells = done * width / all
    let bar = String(repeating: "#", count: cells) + String(repeating: "-", count: width - cells)
    let milliseconds = max(1, time.milliseconds)
    let rate = done * 500 / milliseconds
    let left = done == 0 ? "" : ", \(milliseconds * (all - done) / done / 1000) s left"
    return "[\(bar)] \(done * 100 / all) % of \(total) files, \(rate) a second\(left)"
  }
}
