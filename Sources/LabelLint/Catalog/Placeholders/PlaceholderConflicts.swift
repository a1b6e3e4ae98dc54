/// Arguments that one text uses as two kinds of value.
enum PlaceholderConflicts {
  /// Adds a problem for every use that does not fit an earlier one; problems stay in order of place.
  static func report(_ placeholders: [Placeholder], to problems: inout [PlaceholderProblem]) {
    // Few texts use an argument twice.
    guard hasRepeats(placeholders) else { return }
    let before = problems.count
    var first: [Int32: ArgumentClass] = [:]
    for placeholder in placeholders where placeholder.index > 0 {
      let earlier = first[placeholder.index] ?? placeholder.argument
      if earlier.conflicts(with: placeholder.argument) {
        problems.append(PlaceholderProblem(.argumentTypeConflict, at: placeholder.span.range))
      }
      // A text takes any value; the use that narrows it down is the one to compare with.
      if first[placeholder.index] == nil || earlier == .general {
        first[placeholder.index] = placeholder.argument
      }
    }
    if problems.count > before { problems.sort { $0.span.start < $1.span.start } }
  }

  /// Most placeholders that are compared with each other.
  private static let mostCompared = 8

  /// Whether two placeholders may stand for one argument.
  private static func hasRepeats(_ placeholders: [Placeholder]) -> Bool {
    if placeholders.count > mostCompared { return true }
    for index in placeholders.indices where placeholders[index].index > 0 {
      for other in 0..<index where placeholders[other].index == placeholders[index].index {
        return true
      }
    }
    return false
  }
}
