/// A clause of a guideline that a rule serves, quoted.
package struct GuidelineClause: Sendable, Hashable {
  /// Whether the clause says the rule or the rule follows from it.
  package enum Degree: String, Sendable, Hashable {
    /// The clause says it.
    case states
    /// It follows from the clause.
    case implies
  }

  /// Clause id, `<document>/<clause>`: `mobile-practices-india/practice-2`.
  package let id: String
  /// The clause's own words; empty where the document is named only.
  package let quote: String
  /// Whether the clause says the rule or the rule follows from it.
  package let degree: Degree

  /// A clause with its words.
  package init(_ id: String, _ quote: String = "", _ degree: Degree = .implies) {
    self.id = id
    self.quote = quote
    self.degree = degree
  }
}
