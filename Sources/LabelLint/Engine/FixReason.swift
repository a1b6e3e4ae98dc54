/// Why a fix is left.
enum FixReason {
  /// Another fix replaces the same bytes.
  case overlaps(RuleID)
  /// The result cannot be stored.
  case cannotBeStored(String)
  /// Reading the result shows more changed than the edits say.
  case changesMore
  /// The finding is there afterwards as before.
  case stays
  /// The source of the text was put right, and its own words have to be found.
  case ownWords
  /// The result has a fault that was not there.
  case brings(Finding)

  /// The reason in words for one who accepted a suggestion: what it would do, and what to do instead.
  var refusal: String {
    guard case .brings(let finding) = self else { return "\(words); write your own text" }
    let key = finding.subject.key.isEmpty ? "" : "\(finding.subject.key), "
    return "it would bring a finding of \(finding.rule) (\(key)\(finding.subject.locale)): "
      + "\(finding.message). Fix that too, or write your own text"
  }

  /// Whether nothing makes the fix applicable.
  ///
  /// A fix that brings a finding can be applied together with a fix of that finding.
  var isFinal: Bool {
    if case .brings = self { false } else { true }
  }

  /// The reason in words: lower-case start, no final full stop.
  var words: String {
    switch self {
    case .overlaps(let rule): "it overlaps a fix of \(rule)"
    case .cannotBeStored(let cause): "the result cannot be stored: \(cause)"
    case .changesMore: "the result has more changes than the fix"
    case .stays: "the finding would stay"
    case .ownWords: "its source had the same problem and is fixed; write a new translation"
    case .brings(let finding): "it would bring a finding of \(finding.rule)"
    }
  }
}
