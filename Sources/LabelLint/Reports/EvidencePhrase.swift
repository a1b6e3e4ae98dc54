/// What a text's kind was inferred from, in words.
struct EvidencePhrase {
  /// The kind, such as `label`.
  private let kind: String
  /// The word before the first colon: `key`, `source-use`.
  private let source: Substring
  /// What follows that colon; empty without one.
  private let subject: Substring

  /// The evidence of a finding; nil where kinds do not matter.
  init?(_ finding: ReportedFinding) {
    guard let kind = finding.kind, let evidence = finding.kindEvidence else { return nil }
    self.kind = kind
    let parts = evidence.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    source = parts.first ?? ""
    subject = parts.count > 1 ? parts[1] : ""
  }

  /// Whether it names a control class or a use in code.
  var namesControl: Bool { source == "interface-builder" || source == "source-use" }

  /// Why the text was taken for its kind, or where code uses it so; nil where that is said elsewhere.
  var explanation: String? {
    if source == "source-use" {
      return "used as \(noun) in \(VisibleText.escaped(String(subject)))"
    }
    let reason =
      switch source {
      case "key": "its key contains \(Quotation.quoted(String(subject)))"
      case "comment": "its comment says what it is"
      case "generated-comment": "a comment that a program wrote says what it is"
      case "section-comment": "the comment above its section says what it is"
      case "shape": "of its length and shape"
      default: ""
      }
    return reason.isEmpty ? nil : "treated as \(noun) because \(reason)"
  }

  /// The kind with its article.
  private var noun: String {
    switch kind {
    case "action", "announcement": "an \(kind)"
    case "fieldHint": "a field's hint"
    case "shortText": "a short text"
    case "unknown": "a text of unknown kind"
    default: "a \(kind)"
    }
  }
}
