/// Arguments that one text uses as two kinds of value.
enum PlaceholderConflicts {
  /// Adds a problem for every use that does not fit an earlier one; problems stay in order of place.
  static func report(_ placeholders: [Placeholder], to problems: inout [PlaceholderProblem]) {
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
}
