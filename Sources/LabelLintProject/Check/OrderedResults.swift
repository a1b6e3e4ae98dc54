import LabelLint

/// Holds back what is done early until everything before it has been handed on.
struct OrderedResults {
  /// Takes each set in order.
  let deliver: (ReportedSet) -> Void
  private var waiting: [Int: ReportedSet] = [:]
  private var next = 0

  /// An order that starts with number 0.
  init(deliver: @escaping (ReportedSet) -> Void) { self.deliver = deliver }

  /// Takes a set that is done, and hands on all whose turn it is.
  mutating func add(_ set: ReportedSet, number: Int) {
    waiting[number] = set
    while let set = waiting.removeValue(forKey: next) {
      deliver(set)
      next += 1
    }
  }
}
