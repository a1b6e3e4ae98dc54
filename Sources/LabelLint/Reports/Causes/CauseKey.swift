/// What findings have in common that are one entry.
struct CauseKey: Sendable, Hashable {
  /// In what they are alike, beside rule, level and state.
  enum Likeness: Sendable, Hashable {
    /// In nothing: the finding with that number is an entry of its own.
    case alone(Int)
    /// A fifth or more of the texts of a locale has the fault, in a file or in all.
    case bulk(set: String, file: String?)
    /// Each stands for many texts already.
    case group(set: String)
    /// They say the same, and are about no key.
    case file(message: String)
    /// They are about one key.
    case key(String, table: String, set: String)
    /// They are about one text of the source, whatever key it has.
    case sourceText(String)
    /// They say the same of the same keys, in the same locales, in a set and its copies.
    case copies([String])
    /// They say the same of several texts, in the same locales.
    case words([String], set: String)
  }

  /// The rule.
  let rule: RuleID
  /// The level.
  let severity: Severity
  /// The app.
  let app: String
  /// What became of them since an earlier run.
  let state: FindingState?
  /// Why they are not counted.
  let suppression: Suppression?
  /// In what they are alike.
  let likeness: Likeness

  /// What a finding has in common with those that are alike; many texts at once have the highest level of theirs.
  init(_ finding: ReportedFinding, _ likeness: Likeness, severity: Severity) {
    rule = finding.rule
    self.severity = severity
    app = finding.app
    state = finding.state
    suppression = finding.suppression
    self.likeness = likeness
  }

  /// The same rule, level and state with another likeness.
  init(_ other: CauseKey, _ likeness: Likeness) {
    rule = other.rule
    severity = other.severity
    app = other.app
    state = other.state
    suppression = other.suppression
    self.likeness = likeness
  }

  /// Whether the findings count for the outcome of a run.
  var isCounted: Bool { suppression == nil && state != .unchanged && state != .absent }

  /// The fault of many texts; nil where it is not told so.
  var bulk: BulkFault? {
    if case .bulk = likeness { BulkFault(rule) } else { nil }
  }

  /// The file with the fault of many texts; nil where it is in several, and of all others.
  var bulkFile: String? {
    if case .bulk(_, let file) = likeness { file } else { nil }
  }
}
