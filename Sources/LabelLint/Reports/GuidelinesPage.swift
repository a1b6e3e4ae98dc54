/// Every clause of the guidelines with the rules that serve it, or the reason why none can.
struct GuidelinesPage {
  /// The rules in force; others that the table names get no link.
  let rules: [RuleMetadata]

  /// The parts of the page.
  var blocks: [PageBlock] {
    [
      .title("Guidelines and rules"),
      .paragraph(
        "These tables list every clause of the guidelines. Each row names the rules that serve the "
          + "clause, or the reason why a string catalog cannot "
          + "show it. “missing labels: none (layout)” means that no rule serves this part of the clause, "
          + "because only layouts show it. The words are quoted exactly; ` · ` separates passages."),
    ]
      + Guideline.allCases.flatMap { document -> [PageBlock] in
        let rows = GuidelineTable.rows(of: document)
        if rows.isEmpty { return [] }
        return [
          .heading(document.name), .paragraph("Clause ids: `\(document.rawValue)/…`"),
          .table(head: ["Clause", "Words", "Rules, or why none"], rows: rows.map(row)),
        ]
      } + criteria
  }

  private func row(_ row: GuidelineRow) -> [String] {
    let clause = "`\(row.id.dropFirst(row.document.rawValue.utf8.count + 1))`"
    return [
      row.topic.isEmpty ? clause : "\(clause) \(row.topic)", row.words, linked(row.outcome),
    ]
  }

  /// The criteria of WCAG that rules in force cite.
  private var criteria: [PageBlock] {
    let rows = WCAGCriterion.all.compactMap { criterion -> [String]? in
      let citing = rules.filter { rule in
        rule.guidelines.contains { WCAGCriterion(clause: $0.id) == criterion }
      }
      if citing.isEmpty { return nil }
      return [
        "`\(criterion.number)`", "\(criterion.title) (\(criterion.level))",
        citing.map { Self.link(to: $0.id.description) }.joined(separator: ", "),
      ]
    }
    if rows.isEmpty { return [] }
    return [
      .heading(Guideline.wcag.name), .paragraph("Clause ids: `\(Guideline.wcag.rawValue)/…`"),
      .table(head: ["Criterion", "Title", "Rules"], rows: rows),
    ]
  }

  /// An outcome whose rules in force are links.
  private func linked(_ outcome: String) -> String {
    var linked = ""
    var word = ""
    for character in outcome + " " {
      if character.isLetter || character == "-" {
        word.append(character)
        continue
      }
      linked += rules.contains { $0.id.description == word } ? Self.link(to: word) : word
      linked.append(character)
      word = ""
    }
    return String(linked.dropLast())
  }

  private static func link(to rule: String) -> String { "[`\(rule)`](rules/\(rule).md)" }
}
