/// Runs the rules of wording over a catalog: each key at its source first, then in every locale.
///
/// Plain texts, kinds and locale facts are made once and shared by all rules. A fault that a
/// translation has because its source has it is noted at the source's finding.
struct TextRulePass {
  private let catalog: Catalog
  private let survey: TextSurvey
  private let context: RuleContext
  private let rules: [any TextRule]
  private let metadata: [RuleMetadata]
  private let ranks: [Int?]
  private let severities: [RuleID: Severity]
  private let exemptions: [JudgedTexts]
  /// The rules that say something of texts of each kind.
  private let activeRules: ActiveRules
  private let lexicons: LexiconShelf
  /// What the source's texts say of each other.
  private let source: SourceEvidence
  /// Whether each rule knows words of a language.
  private let isLexical: [Bool]

  /// What changes while a pass runs.
  private struct Progress {
    /// The locale at hand: that of the last text that was judged.
    var locale: JudgedLocale
    var collector: FindingCollector
    var verdicts: [Verdict] = []
    var rulings: [Ruling] = []
    /// Rulings on words that another rule reports.
    var silenced: [Ruling] = []
    /// What was reported of the entry at hand: equal faults of its texts are one finding.
    var reported: [(rule: Int, pattern: String)] = []
  }

  /// A pass over one catalog.
  init(
    _ catalog: Catalog, _ survey: TextSurvey, _ context: RuleContext, rules: [any TextRule],
    active: ActiveRules,
    severities: [RuleID: Severity], lexicons: LexiconShelf
  ) {
    self.catalog = catalog
    self.survey = survey
    self.context = context
    self.lexicons = lexicons
    source = SourceEvidence(catalog, lexicons)
    isLexical = active.isLexical
    self.rules = rules
    self.severities = severities
    metadata = active.metadata
    ranks = active.ranks
    exemptions = context.exemptions
    activeRules = active
  }

  /// The findings of all rules.
  ///
  /// Locale by locale, the source first, so that the texts of one file are read in a row.
  func findings() -> [Finding] {
    // The files at hand are no part of what is changed for every text: they would be copied for each.
    guard !rules.isEmpty, var current = CurrentFile(catalog) else { return [] }
    var source = current
    var texts = PlainTexts()
    var progress = Progress(
      locale: judgedLocale(Catalog.sourceIndex),
      collector: FindingCollector(for: UnreadableCatalog.metadata))
    var faults = [[SourceRuling]](repeating: [], count: catalog.rows.count)
    let lists = catalog.rows.indices.map { RuleLists(context.kinds[row: $0], activeRules) }
    // Only entries of Apple's formats are told twice.
    let isChained = catalog.format.isApple
    let (surveyed, cells, links) = (survey.texts, catalog.cells, catalog.links)
    let width = catalog.locales.count
    let sourceSigns = lists.map { activeRules.signs(of: $0.of(isSource: true)) }
    let otherSigns = lists.map { activeRules.signs(of: $0.of(isSource: false)) }
    for locale in 0..<width {
      let isSource = locale == Catalog.sourceIndex
      let first = locale &* lists.count
      var next = 0
      while true {
        let row = ActiveRules.row(
          from: next, surveyed.span.extracting(first..<first &+ lists.count),
          isSource ? sourceSigns.span : otherSigns.span)
        if row == lists.count { break }
        next = row &+ 1
        let known = surveyed[first &+ row]
        guard let list = lists[row].of(isSource: isSource) else { continue }
        var link = cells[row &* width &+ locale]
        let hasPlural = isChained && hasStringsdictEntry(from: link)
        while link >= 0 {
          let entry = links[Int(link)].reference
          link = links[Int(link)].next
          // Where a key stands in both files, the text of `.strings` is never shown.
          if hasPlural, catalog.files[Int(entry.file)].format == .strings { continue }
          current.open(catalog, file: Int(entry.file))
          if !progress.reported.isEmpty { progress.reported.removeAll(keepingCapacity: true) }
          let own =
            known.isPlain
            ? Int(known.message)..<Int(known.message) &+ 1
            : current.file.messageRange(ofEntry: Int(entry.entry))
          for message in own {
            let signs =
              known.isPlain
              ? known.signs : survey.signs(ofMessage: message, inFile: Int(entry.file))
            guard known.isPlain || activeRules.mayConcern(list, signs) else { continue }
            let concerned = concerned(
              list, by: message, of: entry, in: current.file, signs, isSource: isSource)
            if concerned == 0 { continue }
            judge(
              message, of: entry, (row, locale), in: current.file, concerned, &source, &texts,
              &progress, faults: &faults[row])
          }
        }
      }
    }
    return progress.collector.findings
  }

  /// What rules may know of a locale; made for those with texts to be judged, which many lack.
  private func judgedLocale(_ column: Int) -> JudgedLocale {
    var locale = JudgedLocale(
      catalog, column: column, kinds: context.kinds, lexicons: lexicons, source: source)
    locale.textsWithCapitals = survey.withCapitals[column]
    return locale
  }

  /// Whether one of several chained entries comes from a `.stringsdict`.
  private func hasStringsdictEntry(from first: Int32) -> Bool {
    guard first >= 0, catalog.links[Int(first)].next >= 0 else { return false }
    var link = first
    while link >= 0 {
      let reference = catalog.links[Int(link)].reference
      if catalog[reference].flags.contains(.fromStringsdict) { return true }
      link = catalog.links[Int(link)].next
    }
    return false
  }

  /// An entry with its row, its locale, the source entry it translates, and its kind.
  private struct RowSubject {
    var row: Int
    var locale: Int
    var entry: EntryReference
    var source: EntryReference?
    var kind: MessageKind
    var tier: KindTier

    var isSource: Bool { locale == Catalog.sourceIndex }
  }

  /// Judges a text that some rules may say something of, and reports what they do.
  @inline(never)
  private func judge(
    _ message: Int, of entry: EntryReference, _ place: (row: Int, locale: Int),
    in file: borrowing CatalogFile, _ concerned: ActiveRules.RuleSet,
    _ current: inout CurrentFile, _ texts: inout PlainTexts,
    _ progress: inout Progress, faults: inout [SourceRuling]
  ) {
    if context.copies.owns(message: message, ofFile: Int(entry.file)) { return }
    guard let tier = context.kinds[row: place.row].tier else { return }
    let subject = RowSubject(
      row: place.row, locale: place.locale, entry: entry,
      source: catalog.entry(row: place.row, locale: Catalog.sourceIndex),
      kind: context.kinds[row: place.row], tier: tier)
    progress.rulings.removeAll(keepingCapacity: true)
    progress.silenced.removeAll(keepingCapacity: true)
    let source = sourceMessage(subject, file.messages[message], in: file)
    current.open(catalog, file: Int((subject.source ?? entry).file))
    judge(
      message, of: subject, in: file, exemptions: exemptions[Int(entry.file)],
      source: source, in: current.file, &texts, concerned, &progress, faults: faults)
    for ruling in progress.rulings {
      let known = fault(of: ruling, isSource: subject.isSource, among: faults)
      if known == nil, ruling.verdict.needsSource { continue }
      if let known {
        if !subject.isSource, let finding = known.finding {
          progress.collector.inherit(
            catalog.locales[subject.locale].description, finding: finding)
        }
        continue
      }
      let isRepeated = progress.reported.contains {
        $0.rule == ruling.rule && $0.pattern == ruling.verdict.pattern
      }
      if isRepeated { continue }
      progress.reported.append((ruling.rule, ruling.verdict.pattern))
      report(ruling, message: message, of: subject, texts.own, &progress)
      if subject.isSource {
        faults.append(
          SourceRuling(
            ruling.rule, metadata[ruling.rule].id, ruling.verdict,
            finding: progress.collector.findings.count - 1))
      }
    }
    if subject.isSource {
      for ruling in progress.silenced {
        faults.append(
          SourceRuling(ruling.rule, metadata[ruling.rule].id, ruling.verdict, finding: nil))
      }
    }
  }

  /// The fault of the source text that a ruling repeats; nil for a fault of its own.
  ///
  /// Rules with words of a language call one thing by several names, and a translator may write
  /// "picture" for "icon": a translation repeats any of their faults, unless both name a control and
  /// another one.
  private func fault(
    of ruling: Ruling, isSource: Bool, among faults: [SourceRuling]
  ) -> SourceRuling? {
    let same = faults.first {
      $0.rule == ruling.rule && $0.pattern == ruling.verdict.pattern
    }
    if same != nil || isSource || !isLexical[ruling.rule] { return same }
    let alike = faults.filter { isLexical[$0.rule] && $0.isAlike(ruling.verdict) }
    return alike.first { $0.rule == ruling.rule } ?? alike.first
  }

  /// The rules that may have something to say of a text, as far as its decoded bytes tell.
  private func concerned(
    _ list: Int, by message: Int, of entry: EntryReference, in file: borrowing CatalogFile,
    _ signs: TextSigns, isSource: Bool
  ) -> ActiveRules.RuleSet {
    activeRules.concerned(
      list,
      by: DecodedText(
        file.bytes(file.messages[message].text),
        key: file.bytes(file.entries[Int(entry.entry)].key), signs: signs,
        isCertain: activeRules.isCertain(list), isSource: isSource))
  }

  /// Index of the source text that a message translates; nil for a source text.
  private func sourceMessage(
    _ subject: RowSubject, _ message: Message, in file: borrowing CatalogFile
  ) -> Int? {
    guard !subject.isSource, let source = subject.source else { return nil }
    let slot = Int(message.slot)
    let first = Int(catalog[source].firstMessage)
    let sourceFile = Int(source.file)
    if slot == 0, first < catalog.files[sourceFile].messages.count,
      catalog.files[sourceFile].messages[first].slot == 0
    {
      return first
    }
    return catalog.message(of: source, slot: file.slots[slot])
  }

  /// The plain form of a source text, which its translations share.
  private func readSource(
    _ message: Int, of subject: RowSubject, in file: borrowing CatalogFile,
    _ texts: inout PlainTexts
  ) -> PlainTexts.Source {
    guard let reference = subject.source else { return .decoded(0..<0) }
    let number = Int(reference.file)
    let record = file.messages[message]
    // Most are plain as they stand: that is told sooner than looked up.
    if survey.signs(ofMessage: message, inFile: number).arePlain,
      !record.flags.contains(.hasMarkup)
    {
      let decoded = file.bytes(record.text)
      if let plain = PlainText.range(ofPlain: decoded) { return .decoded(plain) }
    }
    return texts.source(message, ofFile: number) { plain in
      read(message, of: catalog[reference], in: file, number: number, into: &plain)
    }
  }

  /// Makes the plain form of a text.
  private func read(
    _ message: Int, of entry: Entry, in file: borrowing CatalogFile, number: Int,
    into plain: inout PlainText
  ) {
    let record = file.messages[message]
    if survey.signs(ofMessage: message, inFile: number).arePlain,
      !record.flags.contains(.hasMarkup), plain.take(file.bytes(record.text))
    {
      return
    }
    plain.read(
      message, of: entry, in: file, as: PlaceholderReading(platform: file.format.platform))
  }

  /// Collects what all rules say of one text of a file, with its source text in another.
  private func judge(
    _ message: Int, of subject: RowSubject, in file: borrowing CatalogFile,
    exemptions: JudgedTexts, source: Int?, in sourceFile: borrowing CatalogFile,
    _ texts: inout PlainTexts,
    _ concerned: ActiveRules.RuleSet, _ progress: inout Progress, faults: [SourceRuling]
  ) {
    let record = file.messages[message]
    let entry = file.entries[Int(subject.entry.entry)]
    read(message, of: entry, in: file, number: Int(subject.entry.file), into: &texts.own)
    let plainSource =
      source.map { readSource($0, of: subject, in: sourceFile, &texts) } ?? .decoded(0..<0)
    let plain = texts.own.bytes(of: file.bytes(record.text))
    let exemption = exemptions.exemption(
      of: record, of: entry, in: file, kind: subject.kind, plain: plain)
    let isWordless = exemption == .wordless
    if exemption != nil, !isWordless { return }
    let active = isWordless ? activeRules.wordless(concerned) : concerned
    if active == 0 { return }
    let sourceText = source.map { sourceFile.messages[$0].text } ?? .none
    let sourceBytes = sourceFile.bytes(sourceText)
    let text = JudgedText(
      plain: plain,
      source: texts.bytes(of: plainSource, sourceBytes),
      kind: subject.kind, isSource: subject.isSource,
      decoded: file.bytes(record.text), key: file.bytes(entry.key),
      controlClass: file.bytes(file.note(of: entry)?.interfaceClass ?? .none),
      sentenceBreaks: texts.own.sentenceBreaks.span, use: context.uses?.facts(row: subject.row),
      sourceFaults: faults.span)
    if progress.locale.column != subject.locale { progress.locale = judgedLocale(subject.locale) }
    ask(active, of: text, in: &progress.locale, &progress.verdicts, &progress.rulings)
    // What is protected from translation is read, and no fault of the text.
    if !texts.own.protectedRanges.isEmpty {
      progress.rulings.removeAll { ruling in
        texts.own.protectedRanges.contains {
          $0.lowerBound <= ruling.verdict.range.lowerBound
            && ruling.verdict.range.upperBound <= $0.upperBound
        }
      }
    }
    if progress.rulings.count > 1 { silenceOthers(&progress) }
  }

  /// Collects what the rules of a set say of a text.
  private func ask(
    _ set: ActiveRules.RuleSet, of text: borrowing JudgedText, in locale: inout JudgedLocale,
    _ verdicts: inout [Verdict], _ rulings: inout [Ruling]
  ) {
    var active = set
    locale.turn()
    while active != 0 {
      let rule = active.trailingZeroBitCount
      active &= active &- 1
      rules[rule].judge(text, in: &locale, into: &verdicts)
      if verdicts.isEmpty { continue }
      for verdict in verdicts { rulings.append(Ruling(rule: rule, verdict: verdict)) }
      verdicts.removeAll(keepingCapacity: true)
    }
  }

  /// Sets the rulings aside on words that a rule which speaks first has flagged too.
  private func silenceOthers(_ progress: inout Progress) {
    let all = progress.rulings
    progress.rulings.removeAll(keepingCapacity: true)
    for ruling in all {
      if all.contains(where: { $0.silences(ruling, ranks: ranks) }) {
        progress.silenced.append(ruling)
      } else {
        progress.rulings.append(ruling)
      }
    }
  }

  /// Makes a finding of a ruling.
  private func report(
    _ ruling: Ruling, message: Int, of subject: RowSubject, _ plain: PlainText,
    _ progress: inout Progress
  ) {
    let metadata = metadata[ruling.rule]
    let verdict = ruling.verdict
    let level = subject.kind.tier.flatMap { metadata.levels?[$0] }
    let number = Int(subject.entry.file)
    let file = catalog.files[number]
    let slot = file.slots[Int(file.messages[message].slot)]
    let place = plain.fileRange(of: verdict.range, inMessage: message, of: file)
    let text = file.string(file.messages[message].text)
    let fix = WordingFix(
      fileIndex: number, file: file, message: message,
      entry: file.entries[Int(subject.entry.entry)], plain: plain
    ).fix(of: verdict)
    progress.collector.begin(metadata, severity: severities[metadata.id])
    progress.collector.add(
      catalog.subject(row: subject.row, locale: subject.locale, slot: slot.description),
      at: SourceSpan(file: number, bytes: place), verdict.message,
      level: verdict.level ?? level,
      confidence: min(verdict.confidence, subject.kind.confidence)
    ) { finding in
      finding.detail = verdict.pattern
      finding.text = text
      finding.source =
        subject.isSource
        ? text : subject.source.flatMap { catalog.string(of: $0, slot: slot) }
      finding.kind = subject.kind.purpose.rawValue
      finding.kindEvidence = catalog.printedEvidence(of: subject.kind, row: subject.row)
      finding.spoken = verdict.spoken
      if let fix { finding.fixes = [fix] }
    }
  }
}
