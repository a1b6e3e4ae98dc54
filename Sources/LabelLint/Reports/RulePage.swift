/// All that a rule says of itself, as the parts of a page.
struct RulePage {
  /// The rule.
  let rule: RuleMetadata

  /// The parts of the page, in order.
  var blocks: [PageBlock] {
    [.title("`\(rule.id)`"), .paragraph(rule.summary), .paragraph(level)]
      + [.heading("Why"), .paragraph(rule.rationale)]
      + [.heading("What to write"), .paragraph(rule.remedy)]
      + [.heading("Guidelines")] + guidelines
      + examples("Flagged", rule.flagged, note: "The words between ⟦ and ⟧ are flagged.")
      + examples("Kept", rule.accepted)
      + listings + options + ignoring
  }

  /// Family, levels and fixes in a line or two.
  private var level: String {
    let fix = rule.isFixable ? "Some findings come with a fix." : "Findings come without a fix."
    let former =
      rule.formerIDs.isEmpty
      ? ""
      : " Former names: " + rule.formerIDs.map { "`\($0)`" }.joined(separator: ", ") + "."
    let remark = rule.levelRemark.isEmpty ? "" : " \(rule.levelRemark)"
    return "Level: \(RuleLevel(rule).sentence).\(remark) \(fix)\(former)"
  }

  /// The clauses it cites with their words, then those that serve it without being cited.
  private var guidelines: [PageBlock] {
    let cited = rule.guidelines.map { clause in
      let quote = clause.quote.isEmpty ? "" : ": “\(clause.quote)”"
      let degree = clause.quote.isEmpty ? "" : " (\(clause.degree.phrase))"
      return "\(Self.title(ofClause: clause.id)), `\(clause.id)`\(quote)\(degree)"
    }
    let others = GuidelineTable.rows(servedBy: rule.id).filter { row in
      !rule.guidelines.contains { $0.id == row.id && row.holds($0.quote) }
    }.map { "\(Guideline.name(ofClause: $0.id)), `\($0.id)`: \($0.words)" }
    if cited.isEmpty, others.isEmpty {
      return [.paragraph("No clause asks for it; it serves those who run the checks.")]
    }
    return [.list(cited + others)]
  }

  /// Name of a clause, with the title of a criterion of WCAG.
  private static func title(ofClause id: String) -> String {
    let name = Guideline.name(ofClause: id)
    return WCAGCriterion(clause: id).map { "\(name) \($0.title) (\($0.level))" } ?? name
  }

  private func examples(
    _ title: String, _ examples: [RuleExample], note: String? = nil
  ) -> [PageBlock] {
    if examples.isEmpty { return [] }
    return [.heading(title)] + (note.map { [.paragraph($0)] } ?? [])
      + [.list(examples.map { ExampleSentence($0).text })]
  }

  /// The first flagged example of each of two languages, as files have it.
  private var listings: [PageBlock] {
    var shown: [RuleExample] = []
    for example in rule.flagged where !example.text.isEmpty && shown.count < 2 {
      if !shown.contains(where: { $0.language == example.language }) { shown.append(example) }
    }
    if shown.isEmpty { return [] }
    var blocks: [PageBlock] = [.heading("In the files")]
    for example in shown {
      blocks.append(.paragraph("\(ExampleSentence(example).text):"))
      for format in ExampleListing.formats where example.formats.contains(format) {
        blocks.append(ExampleListing(example: example).block(format))
      }
    }
    return blocks
  }

  private var options: [PageBlock] {
    if rule.configurableOptions.isEmpty { return [] }
    let points = rule.configurableOptions.map { option in
      "`\(option.name)` (\(option.defaultValue.type), default \(option.defaultValue)): \(option.summary)"
    }
    return [.heading("Options"), .list(points)]
  }

  /// The forms that silence the rule, with a reason as every format can hold it: no comment of XML holds `--`.
  private var ignoring: [PageBlock] {
    let forms: [PageBlock] = [
      .heading("To keep a finding away"),
      .list([
        "Android: `tools:ignore=\"\(rule.lintID)\"` on the element or one around it",
        "A comment of the entry, in every format: `label-lint:ignore \(rule.id) - reason`; in a string "
          + "catalog, the `comment` of the key",
        "`strings.xml`, `.strings`, `.stringsdict`: `label-lint:disable \(rule.id) - reason` in a "
          + "comment, up to `label-lint:enable \(rule.id)`",
      ]),
    ]
    guard rule.id == UnreadableCatalog.id else { return forms }
    return forms + [
      .paragraph(
        "Where nothing behind the place is checked, nothing silences the finding: repair the file.")
    ]
  }
}

extension GuidelineClause.Degree {
  /// The degree as a page says it.
  fileprivate var phrase: String {
    switch self {
    case .states: "says so"
    case .implies: "follows"
    }
  }
}
