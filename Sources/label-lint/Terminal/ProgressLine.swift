/// How far a long run is, on one line of a terminal.
struct ProgressLine {
  private static let patience = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)

  private let total: Int
  private let isOn: Bool
  private let start = ContinuousClock.now
  private var shown = ContinuousClock.now
  private var isVisible = false
  private var done = 0

  /// A line for that many sets; shown only to a person, and only after a second.
  init(total: Int, isOn: Bool) {
    self.total = total
    self.isOn = isOn && StandardStream.error.isTerminal
  }

  /// One more set is done.
  mutating func advance() {
    done += 1
    guard isOn else { return }
    let now = ContinuousClock.now
    guard now - start > Self.patience, now - shown > Self.interval else { return }
    shown = now
    isVisible = true
    let rate = Double(done) / Double(max(1, (now - start).milliseconds)) * 1000
    let left = Int(Double(total - done) / max(rate, 0.001))
    StandardStream.error.write("\r\u{1B}[Kchecked \(done) of \(total) sets, \(left) s left")
  }

  /// Takes the line away.
  mutating func clear() {
    if isVisible { StandardStream.error.write("\r\u{1B}[K") }
    isVisible = false
  }
}
