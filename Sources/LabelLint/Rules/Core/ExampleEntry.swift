/// Another entry of the catalog that an example is judged in.
package struct ExampleEntry: Sendable, Hashable {
  /// The key; `⟦` and `⟧` stand around it when it must be flagged.
  package let key: String
  /// The text, in the example's language; `⟦` and `⟧` stand around words that must be flagged.
  package let text: String
  /// The source text, where the example is a translation; nil where the source lacks the entry.
  package let source: String?

  /// An entry beside an example's own.
  package init(_ key: String, _ text: String, source: String? = nil) {
    self.key = key
    self.text = text
    self.source = source
  }
}
