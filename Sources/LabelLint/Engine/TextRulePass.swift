/// Runs the rules of wording over a catalog: each key at its source first, then in every locale.
///
/// Plain texts, kinds and locale facts are made once and shared by all rules. A fault that a
/// translation has because its source has it is noted at the source's finding.
struct TextRulePass {
  private let catalog: Catalog
  private let rules: [any TextRule]
  private let severities: [RuleID: Severity]
  private let exemptions: [JudgedTexts]
  private var locales: [JudgedLocale]
  private var collector: FindingCollector

  /// A verdict with the rule that gave it.
  private struct Ruling {
    var rule: Int
    var verdict: Verdict
  }

  /// A ruling on a source text, and the finding it became.
  private struct SourceRuling {
    var rule: Int
    var pattern: String
    var finding: Int
  }

  /// A pass over one catalog.
  init(_ catalog: Catalog, rules: [any TextRule], severities: [RuleID: Severity]) {
    self.catalog = catalog
    self.rules = rules
    self.severities = severities
    exemptions = catalog.files.map { JudgedTexts($0) }
    locales = catalog.locales.indices.map { JudgedLocale(catalog, column: $0) }
    collector = FindingCollector(for: UnreadableCatalog.metadata)
  }

  /// The findings of all rules.
  mutating func findings() -> [Finding] {
    if rules.isEmpty { return [] }
    let kinds = SourceKinds(catalog)
    for row in catalog.rows.indices {
      let source = catalog.entry(row: row, locale: Catalog.sourceIndex)
      let kind = kinds.kind(of: source ?? catalog.rows[row].first)
      if kind.purpose == .constant { continue }
      var faults: [SourceRuling] = []
      for locale in catalog.locales.indices {
        var link = catalog.cells[row * catalog.locales.count + locale]
        while link >= 0 {
          let reference = catalog.links[Int(link)].reference
          link = catalog.links[Int(link)].next
          judge(
            reference, source: source, row: row, locale: locale, kind: kind, faults: &faults)
        }
      }
    }
    return collector.findings
  }

  /// Judges the texts of one entry.
  private mutating func judge(
    _ reference: EntryReference, source: EntryReference?, row: Int, locale: Int, kind: MessageKind,
    faults: inout [SourceRuling]
  ) {
    let file = Int(reference.file)
    for message in catalog.files[file].messageRange(ofEntry: Int(reference.entry)) {
      let rulings = rulings(
        message: message, reference, source: source, locale: locale, kind: kind)
      for ruling in rulings {
        let verdict = ruling.verdict
        if locale != Catalog.sourceIndex,
          let inherited = faults.first(where: {
            $0.rule == ruling.rule && $0.pattern == verdict.pattern
          })
        {
          collector.inherit(catalog.locales[locale].description, finding: inherited.finding)
          continue
        }
        let isRepeated = faults.contains {
          $0.rule == ruling.rule && $0.pattern == verdict.pattern
        }
        if locale == Catalog.sourceIndex, isRepeated { continue }
        report(
          ruling, message: message, reference, row: row, locale: locale, kind: kind,
          source: source)
        if locale == Catalog.sourceIndex {
          faults.append(
            SourceRuling(
              rule: ruling.rule, pattern: verdict.pattern,
              finding: collector.findings.count - 1))
        }
      }
    }
  }

  /// What all rules say of one text.
  private mutating func rulings(
    message: Int, _ reference: EntryReference, source: EntryReference?, locale: Int,
    kind: MessageKind
  ) -> [Ruling] {
    let number = Int(reference.file)
    let sourceNumber = source.map { Int($0.file) } ?? number
    let slot = catalog.files[number].messages[message].slot
    let path = catalog.files[number].slots[Int(slot)]
    let sourceText = source.map { catalog.text(of: $0, slot: path) } ?? .none
    return rulings(
      message: message, of: catalog[reference], in: catalog.files[number],
      exemptions: exemptions[number], source: locale == Catalog.sourceIndex ? .none : sourceText,
      in: catalog.files[sourceNumber], locale: locale, kind: kind)
  }

  /// What all rules say of one text of a file, with its source text in another.
  private mutating func rulings(
    message: Int, of entry: Entry, in file: borrowing CatalogFile, exemptions: JudgedTexts,
    source: TextRef, in sourceFile: borrowing CatalogFile, locale: Int, kind: MessageKind
  ) -> [Ruling] {
    let record = file.messages[message]
    if record.text.count == 0 { return [] }
    let plain = file.bytes(record.text)
    let exemption = exemptions.exemption(
      of: record, of: entry, in: file, kind: kind, plain: plain)
    if exemption != nil { return [] }
    var rulings: [Ruling] = []
    var verdicts: [Verdict] = []
    let text = JudgedText(
      plain: plain, source: sourceFile.bytes(source), kind: kind,
      isSource: locale == Catalog.sourceIndex)
    for rule in rules.indices {
      rules[rule].judge(text, in: &locales[locale], into: &verdicts)
      if verdicts.isEmpty { continue }
      rulings += verdicts.map { Ruling(rule: rule, verdict: $0) }
      verdicts.removeAll(keepingCapacity: true)
    }
    return rulings
  }

  /// Makes a finding of a ruling.
  private mutating func report(
    _ ruling: Ruling, message: Int, _ reference: EntryReference, row: Int, locale: Int,
    kind: MessageKind, source: EntryReference?
  ) {
    let metadata = type(of: rules[ruling.rule]).metadata
    let verdict = ruling.verdict
    let number = Int(reference.file)
    let file = catalog.files[number]
    let slot = file.slots[Int(file.messages[message].slot)]
    let place = file.sourceRange(of: verdict.range, inMessage: message)
    let evidence = catalog.printedEvidence(of: kind, row: row)
    let text = file.string(file.messages[message].text)
    let sourceText =
      locale == Catalog.sourceIndex ? text : source.flatMap { catalog.string(of: $0, slot: slot) }
    collector.begin(metadata, severity: severities[metadata.id])
    collector.add(
      catalog.subject(row: row, locale: locale, slot: slot.description),
      at: SourceSpan(file: number, bytes: place), verdict.message, level: verdict.level,
      confidence: min(verdict.confidence, kind.confidence)
    ) { finding in
      finding.detail = verdict.pattern
      finding.text = text
      finding.source = sourceText
      finding.kind = kind.purpose.rawValue
      finding.kindEvidence = evidence
      finding.spoken = verdict.spoken
    }
  }
}
