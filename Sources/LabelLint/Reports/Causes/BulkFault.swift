/// A fault that has one cause where many texts of a locale have it.
enum BulkFault: Sendable {
  /// Texts without a translation.
  case missing
  /// Translations that are the source text.
  case copies
  /// Translations that wait for a review.
  case unreviewed

  /// Fewest texts that are told as one.
  private static let fewest = 5
  /// The part of a locale's texts that is told as one: a fifth.
  private static let part = 5

  private static let ofRules: [RuleID: BulkFault] = [
    MissingTranslation.metadata.id: .missing, UntranslatedCopy.metadata.id: .copies,
    UnreviewedTranslation.metadata.id: .unreviewed,
  ]

  /// The fault that a rule flags; nil for all other rules.
  init?(_ rule: RuleID) {
    guard let fault = Self.ofRules[rule] else { return nil }
    self = fault
  }

  /// Whether so many texts of a locale, of all that must be translated, have one cause.
  static func isBulk(_ count: Int, of required: Int) -> Bool {
    required > 0 && count >= fewest && count >= (required + part - 1) / part
  }

  /// What is wrong with so many texts, of a file where most of it has the fault.
  func message(_ count: Int, ofFile file: String?) -> String {
    let file = file.map { " of '\($0)'" } ?? ""
    switch self {
    case .missing:
      return "\(count.counted("text"))\(file) \(count == 1 ? "is" : "are") not translated"
    case .copies:
      return count == 1
        ? "1 translation\(file) is a copy of the source text"
        : "\(count.grouped) translations\(file) are copies of the source texts"
    case .unreviewed:
      return count == 1
        ? "1 translation\(file) is waiting for a review"
        : "\(count.grouped) translations\(file) are waiting for a review"
    }
  }

  /// How many texts of a locale have it, as coverage counts them.
  func count(in coverage: LocaleCoverage) -> Int {
    switch self {
    case .missing: coverage.missing
    case .copies: coverage.copied
    case .unreviewed: coverage.needsReview
    }
  }

  /// What coverage counts of the same locales, and why that is another number; nil where it is the same.
  func coverageFact(_ inCoverage: Int, beside count: Int) -> String? {
    // Records of the first release count no copies.
    if inCoverage == count || inCoverage == 0 { return nil }
    if inCoverage < count {
      return "coverage counts \(inCoverage.grouped): only texts that must be translated"
    }
    let others =
      switch self {
      case .missing: "texts that need no translation, such as names"
      case .copies, .unreviewed: "texts that other entries report"
      }
    return "coverage counts \(inCoverage.grouped), including \(others)"
  }

  /// Why so many texts have it, most likely, and what to do.
  var probableCause: String {
    switch self {
    case .missing:
      "the translators are not done, or their last delivery is not in the app: ask for it, or "
        + "leave the locale out"
    case .copies:
      "the translation platform exports untranslated strings as copies: in Crowdin, turn on 'skip "
        + "untranslated strings'"
    case .unreviewed:
      "a machine translated them, or a changed source text sent them back: have them reviewed in "
        + "one go"
    }
  }
}
