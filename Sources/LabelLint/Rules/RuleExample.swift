/// A text that a rule flags or keeps: documentation and test in one.
public struct RuleExample: Sendable, Hashable {
  /// The text; in flagged ones `⟦` and `⟧` stand around the words that must be flagged.
  public let text: String
  /// Language of the text, BCP 47.
  public let language: String
  /// The source text, where the example is a translation.
  public let source: String?
  /// Key to write it under.
  public let key: String
  /// Why the text is kept, or what makes it a fault; empty where the text says it.
  public let remark: String

  /// An example, by default of English.
  public init(
    _ text: String, language: String = "en", source: String? = nil,
    key: String = "content_description", remark: String = ""
  ) {
    self.text = text
    self.language = language
    self.source = source
    self.key = key
    self.remark = remark
  }
}
