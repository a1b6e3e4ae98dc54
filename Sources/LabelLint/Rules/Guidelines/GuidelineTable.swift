/// Every clause of the guidelines that label-lint knows: the other way round to a rule's clauses.
package enum GuidelineTable {
  /// All rows, in the order of the documents.
  package static let rows: [GuidelineRow] = read(Resource.text(of: "guidelines.tsv"))

  /// The rows of one document.
  package static func rows(of document: Guideline) -> [GuidelineRow] {
    rows.filter { $0.document == document }
  }

  /// The rows of the clauses that a rule serves.
  package static func rows(servedBy rule: RuleID) -> [GuidelineRow] {
    rows.filter { $0.rules.contains(rule) }
  }

  /// Whether a clause is known: a row of a document, or a criterion of WCAG.
  package static func isKnown(_ clause: String) -> Bool {
    WCAGCriterion(clause: clause) != nil || rows.contains { $0.id == clause }
  }

  /// The rows of a table, whose first line names its columns.
  ///
  /// Tabs part the columns: the document, the clause, its topic, the rules that serve it, parted by blanks, the
  /// outcome, empty where it is the list of these rules, and the clause's words, exact, passages parted by `·`.
  private static func read(_ table: String) -> [GuidelineRow] {
    table.split(separator: "\n").dropFirst().compactMap { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 6, let document = Guideline(rawValue: columns[0]) else { return nil }
      let rules = columns[3].split(separator: " ").map { RuleID(String($0)) }
      let list = rules.map(\.description).joined(separator: ", ")
      return GuidelineRow(
        document: document, id: "\(columns[0])/\(columns[1])", topic: columns[2],
        words: columns[5], rules: rules, outcome: columns[4].isEmpty ? list : columns[4])
    }
  }
}
