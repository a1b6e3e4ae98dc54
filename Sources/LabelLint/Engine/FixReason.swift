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
  case brings(RuleID)

  /// The reason in words: lower-case start, no final full stop.
  var words: String {
    switch self {
    case .overlaps(let rule): "it overlaps a fix of \(rule)"
    case .cannotBeStored(let cause): "the result cannot be stored: \(cause)"
    case .changesMore: "reading the result shows more changed than the fix says"
    case .stays: "the finding would stay"
    case .ownWords: "its source had the fault too and is mended; write this text anew"
    case .brings(let rule): "it would bring a finding of \(rule)"
    }
  }
}
