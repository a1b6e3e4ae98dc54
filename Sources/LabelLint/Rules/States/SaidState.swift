/// States that screen readers say themselves, and others that only apps have words for.
enum SaidState {
  /// Makes a note of a verdict on a state that no screen reader of the platform says: nothing is heard twice.
  ///
  /// - Parameters:
  ///   - verdict: The verdict.
  ///   - sense: What the words mean.
  ///   - text: The label.
  static func settle(_ verdict: inout Verdict, _ sense: Sense?, _ text: borrowing Text) {
    let readers = ScreenReader.of(text.format)
    guard case .state(let state)? = sense, let range = verdict.range,
      !readers.contains(where: { $0.says(state, on: text.controlRole) })
    else { return }
    verdict.level = .note
    let words = text.string(range)
    // Two labels that differ in the state have more to mend.
    if verdict.message == .state(text.whole, words) {
      verdict.message = .unsaid(text.whole, words, readers)
    }
  }
}
