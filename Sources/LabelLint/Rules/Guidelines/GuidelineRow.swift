/// A clause of a guideline, and what label-lint does about it.
package struct GuidelineRow: Sendable, Hashable {
  /// The document it stands in.
  package let document: Guideline
  /// Clause id, `<document>/<clause>`; several rows may share one and part its topics.
  package let id: String
  /// Topic of the row within its clause; empty where the clause has only one.
  package let topic: String
  /// The clause's words, exact; passages are parted by ` · `.
  package let words: String
  /// The rules that serve it.
  package let rules: [RuleID]
  /// What readers are told of the rules that serve it, or of the reason why a string catalog cannot show it.
  package let outcome: String

  /// Whether the row holds a quotation, word for word.
  package func holds(_ quote: String) -> Bool {
    quote.isEmpty || words.contains(quote)
  }
}
