/// A success criterion of the Web Content Accessibility Guidelines that rules cite.
package struct WCAGCriterion: Sendable, Hashable {
  /// Number, such as `1.1.1`.
  package let number: String
  /// Title, as WCAG 2.2 has it.
  package let title: String
  /// Conformance level: `A`, `AA` or `AAA`.
  package let level: String

  /// The criterion of a clause id such as `wcag/1.1.1`; nil for any other id.
  package init?(clause: String) {
    let prefix = "\(Guideline.wcag.rawValue)/"
    guard clause.hasPrefix(prefix),
      let found = Self.all.first(where: { $0.number == clause.dropFirst(prefix.count) })
    else { return nil }
    self = found
  }

  private init(_ number: String, _ title: String, _ level: String) {
    self.number = number
    self.title = title
    self.level = level
  }

  /// The criteria that rules cite, by number (WCAG 2.2, W3C Recommendation of 5 October 2023).
  package static let all = [
    WCAGCriterion("1.1.1", "Non-text Content", "A"),
    WCAGCriterion("1.3.1", "Info and Relationships", "A"),
    WCAGCriterion("1.3.3", "Sensory Characteristics", "A"),
    WCAGCriterion("1.4.1", "Use of Color", "A"),
    WCAGCriterion("2.4.4", "Link Purpose (In Context)", "A"),
    WCAGCriterion("2.4.6", "Headings and Labels", "AA"),
    WCAGCriterion("2.4.9", "Link Purpose (Link Only)", "AAA"),
    WCAGCriterion("2.5.3", "Label in Name", "A"),
    WCAGCriterion("3.1.2", "Language of Parts", "AA"),
    WCAGCriterion("3.1.4", "Abbreviations", "AAA"),
    WCAGCriterion("3.1.6", "Pronunciation", "AAA"),
    WCAGCriterion("3.2.4", "Consistent Identification", "AA"),
    WCAGCriterion("3.3.1", "Error Identification", "A"),
    WCAGCriterion("3.3.2", "Labels or Instructions", "A"),
    WCAGCriterion("3.3.3", "Error Suggestion", "AA"),
    WCAGCriterion("4.1.2", "Name, Role, Value", "A"),
    WCAGCriterion("4.1.3", "Status Messages", "AA"),
  ]
}
