/// Every clause of the guidelines that label-lint knows: the other way round to a rule's clauses.
public enum GuidelineTable {
  /// All rows, in the order of the documents.
  public static let rows: [GuidelineRow] = read(text)

  /// The rows of one document.
  public static func rows(of document: Guideline) -> [GuidelineRow] {
    rows.filter { $0.document == document }
  }

  /// The rows that name a rule.
  public static func rows(naming rule: RuleID) -> [GuidelineRow] {
    rows.filter { $0.rules.contains(rule) }
  }

  /// Whether a clause is known: a row of a document, or a criterion of WCAG.
  public static func isKnown(_ clause: String) -> Bool {
    WCAGCriterion(clause: clause) != nil || rows.contains { $0.id == clause }
  }

  /// The rows of a text: a line each, columns parted by `|`.
  private static func read(_ text: String) -> [GuidelineRow] {
    var rows: [GuidelineRow] = []
    var document: Guideline?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# ") {
        document = Guideline(rawValue: String(line.dropFirst(2)))
        continue
      }
      let columns = line.split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
      guard let document, columns.count == 4 else { continue }
      rows.append(
        GuidelineRow(
          document: document, id: "\(document.rawValue)/\(columns[0])", topic: columns[1],
          words: columns[2], outcome: columns[3]))
    }
    return rows
  }

  /// A column without the blanks around it.
  private static func trimmed(_ column: Substring) -> String {
    let start = column.drop { $0 == " " }
    let end = start.lastIndex { $0 != " " } ?? start.startIndex
    return start.isEmpty ? "" : String(start[...end])
  }
}
