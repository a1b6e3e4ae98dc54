/// A text that a rule flags or keeps: documentation and test in one.
///
/// Tests write every example out in all formats, read it back and check it with its rule alone.
public struct RuleExample: Sendable, Hashable {
  /// The text; in flagged ones `⟦` and `⟧` stand around the words that must be flagged.
  ///
  /// Empty where the example is about a whole file and has no text that could be written down.
  public let text: String
  /// Language of the text, BCP 47.
  public let language: String
  /// The source text, where the example is a translation.
  public let source: String?
  /// Key to write it under; `⟦` and `⟧` stand around it where the rule flags the key.
  public let key: String
  /// The comment above the entry; empty for none.
  public let comment: String
  /// Other entries of the catalog, in order, where they decide about this one.
  public let others: [ExampleEntry]
  /// Formats it can be written in; where that is not all of them, placeholders stay as they are.
  public let formats: [CatalogFormat]
  /// Why the text is kept, or what makes it a fault; empty where the text says it.
  public let remark: String

  /// An example, by default of English.
  public init(
    _ text: String, language: String = "en", source: String? = nil,
    key: String = "content_description", comment: String = "", beside others: [ExampleEntry] = [],
    formats: [CatalogFormat] = CatalogFormat.allCases, remark: String = ""
  ) {
    self.text = text
    self.language = language
    self.source = source
    self.key = key
    self.comment = comment
    self.others = others
    self.formats = formats
    self.remark = remark
  }
}
