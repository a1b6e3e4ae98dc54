/// Writes what rules say of themselves: the list of rules and a page for each.
public enum RulePages {
  /// The table of all rules.
  public static func list(_ format: RuleFormat) -> String {
    let rules = RuleList.metadata
    switch format {
    case .text: return textList(rules)
    case .markdown: return markdownList(rules)
    case .json: return json(rules)
    }
  }

  /// The page of one rule.
  public static func page(_ rule: RuleMetadata, _ format: RuleFormat) -> String {
    switch format {
    case .text: textPage(rule)
    case .markdown: markdownPage(rule)
    case .json: json([rule])
    }
  }

  private static func textList(_ rules: [RuleMetadata]) -> String {
    let width = rules.map { $0.id.description.utf8.count }.max() ?? 0
    return rules.map { rule in
      let id = rule.id.description
      let name = id + String(repeating: " ", count: width - id.utf8.count)
      let level = rule.printedLevel
      let padding = String(repeating: " ", count: "warning".utf8.count - level.utf8.count)
      return "\(name)  \(level)\(padding)  \(rule.isFixable ? "fix" : "   ")  \(rule.summary)\n"
    }.joined()
  }

  private static func markdownList(_ rules: [RuleMetadata]) -> String {
    let lines = rules.map { rule in
      "| [`\(rule.id)`](\(rule.id).md) | \(rule.printedLevel) | "
        + "\(rule.isFixable ? "yes" : "") | \(rule.summary) |\n"
    }
    return "| Rule | Level | Fix | Finds |\n|---|---|---|---|\n" + lines.joined()
  }

  private static func textPage(_ rule: RuleMetadata) -> String {
    var page = "\(rule.id) (\(rule.printedLevel))\n\n"
    page += "\(TextLayout.wrapped(rule.summary))\n\n"
    page += "Why\n\(TextLayout.wrapped(rule.rationale, indent: 2))\n\n"
    page += "Instead\n\(TextLayout.wrapped(rule.remedy, indent: 2))\n\n"
    page += "Guidelines\n"
    for clause in rule.guidelines {
      page += TextLayout.wrapped(quotation(clause), indent: 2) + "\n"
    }
    if !rule.flagged.isEmpty { page += "\nFlagged\n" + textExamples(rule.flagged) }
    if !rule.accepted.isEmpty { page += "\nKept\n" + textExamples(rule.accepted) }
    page += "\nTo keep one finding away\n"
    page += "  tools:ignore=\"\(rule.lintID)\" on an Android element\n"
    page += "  label-lint:ignore \(rule.id) -- reason, in a comment of the entry\n"
    return page
  }

  private static func textExamples(_ examples: [RuleExample]) -> String {
    examples.map { TextLayout.wrapped(sentence($0), indent: 2) + "\n" }.joined()
  }

  private static func markdownPage(_ rule: RuleMetadata) -> String {
    var page = "# `\(rule.id)`\n\n\(rule.summary)\n\n"
    page += "Level: \(rule.printedLevel)."
    page += " Fix: \(rule.isFixable ? "yes" : "none").\n\n"
    page += "## Why\n\n\(rule.rationale)\n\n## Instead\n\n\(rule.remedy)\n\n## Guidelines\n\n"
    for clause in rule.guidelines { page += "- \(quotation(clause))\n" }
    if !rule.flagged.isEmpty { page += "\n## Flagged\n\n" + markdownExamples(rule.flagged) }
    if !rule.accepted.isEmpty { page += "\n## Kept\n\n" + markdownExamples(rule.accepted) }
    page += "\n## To keep one finding away\n\n"
    page += "- `tools:ignore=\"\(rule.lintID)\"` on an Android element\n"
    page += "- `label-lint:ignore \(rule.id) -- reason` in a comment of the entry\n"
    return page
  }

  private static func markdownExamples(_ examples: [RuleExample]) -> String {
    examples.map { "- \(sentence($0))\n" }.joined()
  }

  /// An example as a line: its language, text and remark.
  private static func sentence(_ example: RuleExample) -> String {
    let text = example.text.isEmpty ? "" : " \"\(example.text)\""
    let source = example.source.map { " for \"\($0)\"" } ?? ""
    let remark = example.remark.isEmpty ? "" : (text.isEmpty ? " " : ": ") + example.remark
    return "\(example.language)\(text)\(source)\(remark)"
  }

  /// A clause with the name of its document and its words.
  private static func quotation(_ clause: GuidelineClause) -> String {
    let name = "\(Guideline.name(ofClause: clause.id)) (\(clause.id))"
    return clause.quote.isEmpty ? name : "\(name): “\(clause.quote)”"
  }

  private static func json(_ rules: [RuleMetadata]) -> String {
    var output: [UInt8] = []
    for rule in rules {
      var writer = JSONWriter(.compact)
      writer.object { writer in
        writer.member("id", rule.id.description)
        writer.member("severity", rule.printedLevel)
        writer.member("family", rule.family.rawValue)
        writer.member("fixable", rule.isFixable)
        writer.member("summary", rule.summary)
        writer.array("guidelines", of: rule.guidelines.map(\.id))
      }
      output.append(contentsOf: writer.bytes)
      output.append(0x0A)
    }
    return String(decoding: output, as: UTF8.self)
  }
}
