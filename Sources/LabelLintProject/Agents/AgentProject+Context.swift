package import LabelLint

extension AgentProject {
  /// The names of the arguments of `context`.
  private static let contextNames = ["set", "table", "key", "locale"]
  /// Most uses and texts of other keys that are listed.
  private static let mostListed = 20
  /// Most terms of the team that are listed.
  private static let mostTerms = 200

  /// What is known of a key: its texts, what they are for, and what a translation must keep.
  ///
  /// - Throws: Why there is no answer.
  package mutating func context(_ value: JSONValue) throws(AgentRefusal) -> JSONValue {
    let arguments = try AgentArguments(value, names: Self.contextNames)
    try refresh()
    let (key, table) = (try arguments.needed("key"), try arguments.text("table"))
    let number = try number(of: arguments, key: key, table: table)
    var set = agentSet(number)
    let catalog = set.catalog
    guard let row = catalog.row(ofKey: key, in: table) else {
      throw AgentRefusal("no text has the key '\(VisibleText.escaped(key))'")
    }
    let wanted = try arguments.locale().flatMap { LocaleTag($0) }
    let part = set.part(wanted ?? catalog.locales.last ?? catalog.sourceLocale)
    keep(set, number)
    let narrowed = part.prepared.catalog
    let partRow = narrowed.row(ofKey: key, in: catalog.tableName(row: row)) ?? row
    let facts = KeyContext(
      row: row, in: catalog, part.prepared.context, of: narrowed, contextRow: partRow)
    let source = catalog.sourceLocale.description
    let target = wanted?.description
    return .object([
      "set": .string(catalog.set), "table": .string(facts.table), "key": .string(key),
      "sourceLocale": .string(source),
      "source": .array(facts.texts.filter { $0.locale == source }.map(Self.record)),
      "comment": .string(facts.comment),
      "kind": .object([
        "purpose": .string(facts.kind.purpose.rawValue),
        "confidence": .string(facts.kind.confidence.rawValue), "evidence": .string(facts.evidence),
      ]),
      "uses": .array(facts.uses.prefix(Self.mostListed).map(Self.record)),
      "useCount": .integer(facts.uses.count),
      "translations": .array(
        facts.texts.filter { $0.locale != source && (target == nil || $0.locale == target) }
          .map(Self.record)),
      "otherLocales": .array(
        target == nil
          ? [] : facts.texts.filter { $0.locale != source && $0.locale != target }.map(Self.record)),
      "sameSource": Self.sameSource(row, wanted, in: catalog),
      "glossary": Self.glossary(
        set.context.linter.configuration.vocabulary, wanted, facts.texts.first?.text ?? ""),
      "limits": Self.limits(facts, wanted),
      "spoken": Self.spoken(
        facts.texts.first?.text ?? "", facts, locale: source),
      "findings": .array(
        wanted.map { tag in
          Self.records(
            of: ProposalTrial.findings(
              about: Subject(
                set: catalog.set, table: facts.table, key: key, locale: tag.description),
              in: part.checked(key, in: facts.table).findings))
        } ?? []),
    ])
  }

  private static func record(_ text: KeyContext.Wording) -> JSONValue {
    .object([
      "locale": .string(text.locale), "slot": .string(text.slot), "text": .string(text.text),
      "state": .string(text.state),
    ])
  }

  private static func record(_ use: KeyContext.Use) -> JSONValue {
    .object([
      "path": .string(use.path), "line": .integer(use.line),
      "purpose": .string(use.purpose.rawValue),
    ])
  }

  /// How other keys with the same source text are translated.
  private static func sameSource(
    _ row: Int, _ locale: LocaleTag?, in catalog: Catalog
  ) -> JSONValue {
    guard let locale, let column = catalog.locales.firstIndex(of: locale),
      let text = catalog.entry(row: row, locale: Catalog.sourceIndex).flatMap({
        catalog.firstText(of: $0)
      }), !text.isEmpty
    else { return .array([]) }
    var found: [JSONValue] = []
    for other in catalog.rows.indices where other != row && found.count < mostListed {
      guard let source = catalog.entry(row: other, locale: Catalog.sourceIndex),
        catalog.firstText(of: source).map({ ByteOrder.areEqual($0, text) }) ?? false,
        let own = catalog.entry(row: other, locale: column),
        let translation = catalog.firstText(of: own)
      else { continue }
      found.append(
        .object(["key": .string(catalog.key(row: other)), "text": .string(translation)]))
    }
    return .array(found)
  }

  /// The words that the team accepts and rejects in a language, and what it calls the terms of a source text.
  private static func glossary(
    _ words: Vocabulary, _ locale: LocaleTag?, _ source: String
  ) -> JSONValue {
    let uses = words.glossary.uses(in: Array(source.utf8).span)
    let accepted = locale.map { Vocabulary.terms(words.accepted, for: $0, isSource: false) } ?? []
    let rejected = locale.map { Vocabulary.terms(words.rejected, for: $0, isSource: false) } ?? []
    return .object([
      "accepted": .texts(accepted.prefix(mostTerms)),
      "rejected": .array(
        rejected.prefix(mostTerms).map { term in
          .object(["term": .string(term.term), "replacement": .text(term.replacement)])
        }),
      "terms": .array(
        locale.map { locale in
          uses.compactMap { use in
            let translations = use.term.translations(for: locale)
            return translations.isEmpty
              ? nil
              : .object(["source": .string(use.term.source), "translations": .texts(translations)])
          }
        } ?? []),
    ])
  }

  /// What a translation must keep.
  private static func limits(_ facts: KeyContext, _ locale: LocaleTag?) -> JSONValue {
    let forms =
      facts.isPlural ? locale.flatMap { PluralUse($0) }.map { $0.integerCategories } ?? [] : []
    return .object([
      "characters": facts.limit.map { .integer($0) } ?? .null,
      "placeholders": .texts(facts.placeholders),
      "pluralForms": .texts(
        forms.isEmpty ? [] : (forms.filter { $0 != .other } + [.other]).map(\.rawValue)),
      "translatable": .boolean(facts.isTranslatable),
    ])
  }

  /// How a screen reader says a text; null where none does.
  static func spoken(
    _ text: String, _ facts: KeyContext, locale: String
  ) -> JSONValue {
    guard let sound = SpeakingLabels().sound(of: facts.label(text, locale: locale)) else {
      return .null
    }
    return .object([
      "text": .string(sound.text), "likely": .text(sound.likely),
      "readers": .texts(sound.lines.flatMap(\.readers).map(\.rawValue)),
      "remarks": .texts(sound.remarks),
    ])
  }

  /// Findings as tools write them.
  static func records(of findings: [Finding]) -> [JSONValue] {
    findings.map { finding in
      .object([
        "rule": .string(finding.rule.description), "level": .string(finding.severity.rawValue),
        "slot": .string(finding.subject.slot), "message": .string(finding.message),
        "suggestion": .text(finding.fixes.first?.text),
        "isSafe": .boolean(finding.fixes.first?.safety == .safe),
        "guidelines": .texts(finding.guidelines),
      ])
    }
  }
}
