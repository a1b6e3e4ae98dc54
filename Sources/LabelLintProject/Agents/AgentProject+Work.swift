package import LabelLint

extension AgentProject {
  /// Something that is left to do.
  private struct Item {
    let row: Int
    let locale: Int
    let reason: String
    let rules: [String]
  }

  private static let reasons = ["missing", "review", "finding"]

  /// What is missing or to be reviewed, some at a time.
  ///
  /// - Throws: Why there is no answer.
  package mutating func next(_ value: JSONValue) throws(AgentRefusal) -> JSONValue {
    let arguments = try AgentArguments(
      value, names: ["set", "locale", "reasons", "limit", "cursor"])
    try refresh()
    let wanted = try arguments.texts("reasons")
    for reason in wanted where !Self.reasons.contains(reason) {
      throw AgentRefusal("'reasons' are \(Self.reasons.joined(separator: ", "))")
    }
    let limit = try arguments.number("limit", in: 1...200, otherwise: 20)
    let numbers =
      try arguments.text("set").map { name throws(AgentRefusal) in [try number(ofSet: name)] }
      ?? Array(project.plans.indices)
    let locale = try arguments.locale()
    let start = try Self.start(arguments)
    var items: [JSONValue] = []
    var (position, left) = (0, 0)
    var end: Int?
    for number in numbers {
      var set = agentSet(number)
      let whole = set.wholeSet(current: false)
      keep(set, number)
      for item in Self.items(of: whole, locale, wanted.isEmpty ? Self.reasons : wanted) {
        defer { position += 1 }
        let subject = whole.catalog.subject(row: item.row, locale: item.locale)
        let text = AgentText(table: subject.table, key: subject.key, locale: subject.locale)
        if set.written.contains(text) { continue }
        left += 1
        if position < start { continue }
        if items.count == limit {
          end = end ?? position
          continue
        }
        items.append(Self.record(item, subject, in: whole.catalog))
      }
    }
    return .object([
      "items": .array(items), "total": .integer(left),
      "nextCursor": end.map { .string(String($0)) } ?? .null,
    ])
  }

  private static func start(_ arguments: AgentArguments) throws(AgentRefusal) -> Int {
    guard let cursor = try arguments.text("cursor") else { return 0 }
    guard let start = Int(cursor), start >= 0 else {
      throw AgentRefusal("'cursor' must be a nextCursor of this tool: begin without one")
    }
    return start
  }

  /// The items of a set, in the order of its locales and keys.
  private static func items(
    of set: AgentSet.WholeSet, _ locale: String?, _ reasons: [String]
  ) -> [Item] {
    let catalog = set.catalog
    var suppressed: Set<AgentText> = []
    var rules: [AgentText: [String]] = [:]
    for finding in set.reported.findings.flatMap(\.eachText) {
      let subject = finding.subject
      let text = AgentText(table: subject.table, key: subject.key, locale: subject.locale)
      let isMissing = finding.rule == Self.missingTranslation
      if finding.suppression != nil {
        if isMissing { suppressed.insert(text) }
      } else if !isMissing, !subject.key.isEmpty {
        rules[text, default: []].append(finding.rule.description)
      }
    }
    var items: [Item] = []
    for column in catalog.locales.indices {
      let name = catalog.locales[column].description
      if let locale, !ByteOrder.areEqual(locale, name) { continue }
      let missing = Set(set.coverage.missing[column])
      for row in catalog.rows.indices {
        let text = AgentText(
          table: catalog.tableName(row: row), key: catalog.key(row: row), locale: name)
        var reason: String?
        if missing.contains(row), !suppressed.contains(text) {
          reason = "missing"
        } else if column != Catalog.sourceIndex, catalog.isWaiting(row: row, locale: column) {
          reason = "review"
        } else if rules[text] != nil {
          reason = "finding"
        }
        guard let reason, reasons.contains(reason) else { continue }
        items.append(
          Item(
            row: row, locale: column, reason: reason,
            rules: Set(rules[text] ?? []).sorted(by: ByteOrder.precedes)))
      }
    }
    return items
  }

  private static let missingTranslation: RuleID = "missing-translation"

  private static func record(
    _ item: Item, _ subject: Subject, in catalog: Catalog
  ) -> JSONValue {
    func text(_ locale: Int) -> JSONValue {
      .text(catalog.entry(row: item.row, locale: locale).flatMap { catalog.firstText(of: $0) })
    }
    return .object([
      "set": .string(subject.set), "table": .string(subject.table), "key": .string(subject.key),
      "locale": .string(subject.locale), "reason": .string(item.reason),
      "rules": .texts(item.rules), "source": text(Catalog.sourceIndex), "text": text(item.locale),
    ])
  }

  // MARK: Coverage and rules

  /// How far locales are translated.
  ///
  /// - Throws: Why there is no answer.
  package mutating func coverage(_ value: JSONValue) throws(AgentRefusal) -> JSONValue {
    let arguments = try AgentArguments(value, names: ["set", "locale"])
    try refresh()
    let numbers =
      try arguments.text("set").map { name throws(AgentRefusal) in [try number(ofSet: name)] }
      ?? Array(project.plans.indices)
    let locale = try arguments.locale()
    var summaries: [SetSummary] = []
    for number in numbers {
      var set = agentSet(number)
      summaries.append(set.wholeSet(current: true).reported.summary)
      keep(set, number)
    }
    let rows = CoverageTable(summaries, byModule: false).rows.filter { row in
      locale.map { ByteOrder.areEqual($0, row.locale) } ?? true
    }
    return .object([
      "sets": .texts(summaries.map(\.set)),
      "locales": .array(
        rows.map { row in
          .object([
            "locale": .string(row.locale), "required": .integer(row.coverage.required),
            "translated": .integer(row.coverage.translated),
            "missing": .integer(row.coverage.missing),
            "needsReview": .integer(row.coverage.needsReview),
            "machineTranslated": .integer(row.coverage.machineTranslated),
            "percent": .string(row.percent),
          ])
        }),
    ])
  }

  /// What a rule of label-lint or of the configuration finds, why that matters and what to write.
  ///
  /// - Throws: That there is no such rule.
  package mutating func explain(_ value: JSONValue) throws(AgentRefusal) -> JSONValue {
    let arguments = try AgentArguments(value, names: ["rule"])
    let name = try arguments.needed("rule")
    try refresh()
    guard let rule = project.settings.metadata(of: RuleID(name)) else {
      let rules = RuleRegistry.metadata + project.settings.teamRules.map(\.about)
      let names = rules.map(\.id.description)
      let nearest = NearestName.find(name, among: names).map { "; did you mean '\($0)'?" } ?? ""
      throw AgentRefusal("no rule is called '\(VisibleText.escaped(name))'\(nearest)")
    }
    return .object([
      "rule": .string(rule.id.description), "level": .string(rule.severity.rawValue),
      "summary": .string(rule.summary), "rationale": .string(rule.rationale),
      "remedy": .string(rule.remedy),
      "guidelines": .texts(rule.guidelines.map(\.id)),
    ])
  }
}
