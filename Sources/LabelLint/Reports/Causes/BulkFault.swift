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

  /// What is wrong with so many texts.
  func message(_ count: Int) -> String {
    switch self {
    case .missing: "\(count.counted("text")) \(count == 1 ? "is" : "are") not translated"
    case .copies:
      count == 1
        ? "1 translation is a copy of the source text"
        : "\(count.grouped) translations are copies of the source texts"
    case .unreviewed:
      count == 1
        ? "1 translation is waiting for a review"
        : "\(count.grouped) translations are waiting for a review"
    }
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
