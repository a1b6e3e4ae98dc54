/// A clause of a guideline, and what label-lint does about it.
public struct GuidelineRow: Sendable, Hashable {
  /// The document it stands in.
  public let document: Guideline
  /// Clause id, `<document>/<clause>`; several rows may share one and part its topics.
  public let id: String
  /// Topic of the row within its clause; empty where the clause has only one.
  public let topic: String
  /// The clause's words, exact; passages are parted by ` · `.
  public let words: String
  /// The rules that serve it.
  public let rules: [RuleID]
  /// What readers are told of the rules that serve it, or of the reason why a string catalog cannot show it.
  public let outcome: String

  /// Whether the row holds a quotation, word for word.
  public func holds(_ quote: String) -> Bool {
    quote.isEmpty || words.contains(quote)
  }
}
