/// All that a rule says of itself, as the parts of a page.
struct RulePage {
  /// Most examples of a page that does not have all.
  private static let fewExamples = 8
  /// Most flagged ones of these, where there are as many that are not flagged.
  private static let fewFlagged = 5

  /// The rule.
  let rule: RuleMetadata
  /// Whether the page has every example, and how files have them.
  var hasAllExamples = true

  /// The parts of the page, in order: what a reader wants to do first stands before the examples.
  var blocks: [PageBlock] {
    var blocks: [PageBlock] = [
      .title("`\(rule.id)`"), .paragraph(rule.summary), .paragraph(level),
    ]
    // Samples have the rules of label-lint alone.
    if !rule.id.isOfTeam { blocks.append(.paragraph(LevelFigures(rule.id).sentence)) }
    if RuleLevel(rule).namesTiers { blocks.append(.paragraph(RuleLevel.meaningOfTiers)) }
    blocks += [.heading("Why"), .paragraph(rule.rationale)]
    blocks += heard
    blocks += [.heading("What to write"), .paragraph(rule.remedy)]
    blocks += options + ignoring
    blocks += [.heading("Guidelines")] + guidelines
    blocks += examples("Flagged", flagged, note: "The words between ⟦ and ⟧ are flagged.")
    blocks += examples(
      "Not flagged", accepted, note: "Texts that resemble a problem of this rule, but are right.")
    blocks += hasAllExamples ? listings : rest
    return blocks
  }

  /// Examples of one side: texts, then files.
  private struct Examples {
    var texts: ArraySlice<RuleExample>
    var files: ArraySlice<FileExample>

    var count: Int { texts.count + files.count }

    /// The first ones of them.
    func first(_ most: Int) -> Examples {
      Examples(texts: texts.prefix(most), files: files.prefix(max(0, most - texts.count)))
    }
  }

  private var allFlagged: Examples {
    Examples(
      texts: rule.flagged[...], files: FileExample.all(of: rule.id).filter(\.isFlagged)[...])
  }

  private var allAccepted: Examples {
    Examples(
      texts: rule.accepted[...], files: FileExample.all(of: rule.id).filter { !$0.isFlagged }[...])
  }

  /// Flagged examples of the page.
  private var flagged: Examples {
    let all = allFlagged
    if hasAllExamples { return all }
    return all.first(max(Self.fewFlagged, Self.fewExamples - allAccepted.count))
  }

  /// Examples of the page that are not flagged.
  private var accepted: Examples {
    hasAllExamples ? allAccepted : allAccepted.first(Self.fewExamples - flagged.count)
  }

  /// How to see the examples that are left out; nothing where there are none at all.
  private var rest: [PageBlock] {
    let count = allFlagged.count + allAccepted.count
    if count == 0 { return [] }
    return [
      .paragraph(
        "All \(count.counted("example")), and how files have them: "
          + "`label-lint explain \(rule.id) --all`")
    ]
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
      return [.paragraph("No clause of the guidelines asks for this.")]
    }
    return [.list(cited + others)]
  }

  /// Name of a clause, with the title of a criterion of WCAG.
  private static func title(ofClause id: String) -> String {
    let name = Guideline.name(ofClause: id)
    return WCAGCriterion(clause: id).map { "\(name) \($0.title) (\($0.level))" } ?? name
  }

  private func examples(_ title: String, _ examples: Examples, note: String) -> [PageBlock] {
    if examples.count == 0 { return [] }
    var blocks: [PageBlock] = [.heading(title), .paragraph(note)]
    if !examples.texts.isEmpty {
      blocks.append(.list(examples.texts.map { ExampleSentence($0).text }))
    }
    return blocks + examples.files.flatMap(FileExampleListing.blocks)
  }

  /// Most flagged examples that are shown as they are heard.
  private static let mostHeard = 3
  /// Rules about the labels of fields.
  private static let rulesOfFields = [RequiredAsterisk.id, RequiredTwice.id]

  /// The first flagged examples of a rule of wording as screen readers say them; nothing where that shows no fault.
  private var heard: [PageBlock] {
    guard rule.family == .accessibility, rule.levels != nil else { return [] }
    let role = Self.rulesOfFields.contains(rule.id) ? Role.textField : .button
    let sentences = rule.flagged.lazy.map { ExampleSpeech($0, on: role).sentences }
      .filter { !$0.isEmpty }.prefix(Self.mostHeard).flatMap(\.self)
    if sentences.isEmpty { return [] }
    return [
      .heading("Heard"),
      .paragraph(
        "This is what TalkBack and VoiceOver are likely to say. If a text names a control or a "
          + "state, such as “button”, the example assumes that the element is such a control or has "
          + "that state. `label-lint speak` prints this for any text."),
      .list(Array(sentences)),
    ]
  }

  /// The first flagged example of each of two languages, as files have it.
  private var listings: [PageBlock] {
    var shown: [RuleExample] = []
    for example in rule.flagged where ExampleListing.canShow(example) && shown.count < 2 {
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
        "If nothing after the place is checked, the finding cannot be ignored: fix the file.")
    ]
  }
}

extension GuidelineClause.Degree {
  /// The degree as a page says it.
  fileprivate var phrase: String {
    switch self {
    case .states: "states this"
    case .implies: "implies this"
    }
  }
}

/// An example as a point of a list: its language, its entries, and the remark; only the remark if it has no text.
///
/// `uk: NEXT_HINT “Наступне медіа”, source “Next media” (a remark)`
struct ExampleSentence {
  /// The sentence.
  let text: String

  /// The sentence of an example.
  init(_ example: RuleExample) {
    let isDefaultKey = example.key == RuleExample("").key
    let own = Self.entry(
      isDefaultKey ? nil : example.key, example.text, source: example.source,
      comment: example.comment)
    let others = example.others.prefix(ExampleListing.mostOthers)
      .map { Self.entry($0.key, $0.text, source: $0.source) }
    let rest = example.others.count - others.count
    let entries = ([own] + others + [rest > 0 ? "and \(rest) more" : ""])
      .filter { !$0.isEmpty }.joined(separator: "; ")
    let remark = example.remark.isEmpty ? "" : " (\(example.remark))"
    text = entries.isEmpty ? example.remark : "\(example.language): \(entries)\(remark)"
  }

  /// An entry with what is known of it.
  private static func entry(
    _ key: String?, _ text: String, source: String?, comment: String = ""
  ) -> String {
    let own = [key.map { "`\($0)`" }, text.isEmpty ? nil : "“\(shown(text))”"]
      .compactMap(\.self).joined(separator: " ")
    let parts = [
      own, source.map { "source “\(shown($0))”" } ?? "",
      comment.isEmpty ? "" : "comment “\(shown(comment))”",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// A text on one line, with what cannot be seen made visible.
  private static func shown(_ text: String) -> String { VisibleText.escaped(text) }
}
