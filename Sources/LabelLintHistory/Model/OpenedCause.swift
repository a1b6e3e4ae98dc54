import LabelLint

/// New findings with one cause.
///
/// That is a text that several locales lack or get wrong at one place. If a rule has more such causes in an app than
/// a reader would look at one by one, they are one line with a count.
package struct OpenedCause: Sendable {
  /// The app.
  package let app: String
  /// The first of the findings.
  package let finding: RecordedFinding
  /// The locales, ordered; none for what is about a whole set.
  package private(set) var locales: [String]
  /// Number of findings.
  package private(set) var count = 1
  /// Number of places.
  package private(set) var places = 1

  /// Most causes of one rule, app and level that have a line each.
  private static let mostEqual = 3

  /// What findings have in common that differ only in their locale.
  private struct Name: Hashable {
    let app: String
    let rule: String
    let severity: Severity
    let subject: Subject
    let place: String
    let message: String

    init(_ app: String, _ finding: RecordedFinding) {
      self.app = app
      (rule, severity, message) = (finding.rule, finding.severity, finding.message)
      var subject = finding.subject
      subject.locale = ""
      self.subject = subject
      place = "\(finding.path):\(finding.line)"
    }
  }

  /// What many causes have in common.
  private struct Kind: Hashable {
    let app: String
    let rule: String
    let severity: Severity

    init(_ cause: OpenedCause) {
      (app, rule, severity) = (cause.app, cause.finding.rule, cause.finding.severity)
    }
  }

  private init(_ app: String, _ finding: RecordedFinding) {
    (self.app, self.finding) = (app, finding)
    locales = finding.subject.locale.isEmpty ? [] : [finding.subject.locale]
  }

  /// The causes of new findings, worst first: by level, then by the harm of the rule.
  static func causes(of opened: [(app: String, finding: RecordedFinding)]) -> [OpenedCause] {
    var causes: [OpenedCause] = []
    var numbers: [Name: Int] = [:]
    for (app, finding) in opened {
      let name = Name(app, finding)
      if let number = numbers[name] {
        causes[number].count += 1
        causes[number].locales.append(finding.subject.locale)
      } else {
        numbers[name] = causes.count
        causes.append(OpenedCause(app, finding))
      }
    }
    var joined = joinedWhereMany(causes)
    for number in joined.indices {
      joined[number].locales = Set(joined[number].locales).sorted(by: ByteOrder.precedes)
    }
    return joined.enumerated().sorted { left, right in
      isWorse(left.element, right.element) ?? (left.offset < right.offset)
    }.map(\.element)
  }

  /// The causes, with one instead of many that have the same rule, app and level.
  private static func joinedWhereMany(_ causes: [OpenedCause]) -> [OpenedCause] {
    var counts: [Kind: Int] = [:]
    for cause in causes { counts[Kind(cause), default: 0] += 1 }
    var joined: [OpenedCause] = []
    var numbers: [Kind: Int] = [:]
    for cause in causes {
      let kind = Kind(cause)
      if let number = numbers[kind] {
        joined[number].count += cause.count
        joined[number].places += 1
        joined[number].locales += cause.locales
      } else {
        if counts[kind, default: 0] > mostEqual { numbers[kind] = joined.count }
        joined.append(cause)
      }
    }
    return joined
  }

  /// Whether a cause comes before another one; nil where nothing but their places decides.
  private static func isWorse(_ left: OpenedCause, _ right: OpenedCause) -> Bool? {
    let (leftLevel, rightLevel) = (left.finding.severity, right.finding.severity)
    if leftLevel != rightLevel { return leftLevel > rightLevel }
    let leftRank = RuleImportance.rank(of: RuleID(left.finding.rule))
    let rightRank = RuleImportance.rank(of: RuleID(right.finding.rule))
    return leftRank == rightRank ? nil : leftRank < rightRank
  }
}
