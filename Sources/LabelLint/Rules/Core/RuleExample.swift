/// A text that a rule flags or keeps: documentation and test in one.
///
/// Tests write every example out in all formats, read it back and check it with its rule alone.
public struct RuleExample: Sendable, Hashable {
  /// The text; in flagged ones `⟦` and `⟧` stand around the words that must be flagged.
  ///
  /// Empty where the example is about a whole file and has no text that could be written down.
  package let text: String
  /// Language of the text, BCP 47.
  package let language: String
  /// The source text, where the example is a translation.
  package let source: String?
  /// Key to write it under; `⟦` and `⟧` stand around it where the rule flags the key.
  package let key: String
  /// The comment above the entry; empty for none.
  package let comment: String
  /// Other entries of the catalog, in order, where they decide about this one.
  package let others: [ExampleEntry]
  /// Formats it can be written in; where that is not all of them, placeholders stay as they are.
  package let formats: [CatalogFormat]
  /// Why the text is kept, or what makes it a fault; empty where the text says it.
  package let remark: String

  /// An example, by default of English.
  package init(
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

  /// An example in all formats with no entry beside it, by default of English.
  public init(
    _ text: String, language: String = "en", source: String? = nil,
    key: String = "content_description", comment: String = "", remark: String = ""
  ) {
    self.init(
      text, language: language, source: source, key: key, comment: comment, beside: [],
      formats: CatalogFormat.allCases, remark: remark)
  }
}
