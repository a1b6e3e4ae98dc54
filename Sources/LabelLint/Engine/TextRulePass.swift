/// Runs the rules of wording over a catalog: each key at its source first, then in every locale.
///
/// Plain texts, kinds and locale facts are made once and shared by all rules. A fault that a
/// translation has because its source has it is noted at the source's finding.
struct TextRulePass {
  /// The catalog.
  let catalog: Catalog
  /// What the rules say of themselves.
  let metadata: [RuleMetadata]
  /// Which rule speaks first where several flag the same words.
  let ranks: [Int?]
  /// The levels that the configuration gives rules.
  let severities: [RuleID: Severity]
  /// Whether each rule knows words of a language.
  let isLexical: [Bool]
  private let survey: TextSurvey
  private let context: RuleContext
  private let rules: [any TextRule]
  private let exemptions: [JudgedTexts]
  /// The rules that say something of texts of each kind.
  private let activeRules: ActiveRules
  private let lexicons: LexiconShelf
  /// What the source's texts say of each other.
  private let source: RelatedSourceTexts

  /// What changes while some locales are judged.
  struct Progress {
    /// What rules may know; of the locale of the last text that was judged.
    var facts: Facts
    /// What was found.
    var collector = FindingCollector(for: UnreadableCatalog.metadata)
    /// The faults of the source texts.
    var faults: SourceFaults
    /// Faults that translations have because the source has them, each with the source's finding.
    var inherited: [(finding: Finding, source: Int)] = []
    /// What the rule at hand says of the text at hand.
    var verdicts: [Verdict] = []
    /// What all rules say of it.
    var rulings: [Ruling] = []
    /// Rulings on words that another rule reports.
    var silenced: [Ruling] = []
    /// The findings of the entry at hand: equal faults of its texts are one finding.
    var reported: [FaultName: Int] = [:]
  }

  /// What was found in some locales.
  private struct Found {
    var findings: [Finding]
    /// The faults of the source texts.
    let faults: SourceFaults
    /// Faults that translations have because the source has them, each with the source's finding.
    let inherited: [(finding: Finding, source: Int)]
  }

  /// Parts that the locales are made into where work is shared: each makes the source texts plain anew.
  private static let parts = 4

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
    source = RelatedSourceTexts(catalog, lexicons)
    isLexical = active.isLexical
    self.rules = rules
    self.severities = severities
    metadata = active.metadata
    ranks = active.ranks
    exemptions = context.exemptions
    activeRules = active
  }

  /// The findings of all rules: the source first, whose faults translations may have too.
  ///
  /// - Parameter sharing: How the locales are shared out.
  /// - Returns: Those of the source, then those of each locale.
  func findings(_ sharing: Parallelism = .none) -> [Finding] {
    guard !rules.isEmpty, let file = FileCursor(catalog) else { return [] }
    let lists = catalog.rows.indices.map { RuleSelection(context.kinds[row: $0], activeRules) }
    var source = judge(Catalog.sourceIndex..<1, lists, SourceFaults(count: lists.count), file)
    let others = catalog.locales.count - 1
    let ranges = sharing.ranges(of: others, size: max(1, (others + Self.parts - 1) / Self.parts))
    let faults = source.faults
    let parts = sharing.map(ranges.count) { part in
      judge(ranges[part].lowerBound + 1..<ranges[part].upperBound + 1, lists, faults, file)
    }
    for (finding, number) in parts.flatMap(\.inherited) { source.findings[number].inherit(finding) }
    return source.findings + parts.flatMap(\.findings)
  }

  /// Judges locale by locale, so that the texts of one file are read one after the other.
  private func judge(
    _ locales: Range<Int>, _ lists: [RuleSelection], _ faults: SourceFaults, _ file: FileCursor
  ) -> Found {
    // The files at hand are no part of what is changed for every text: they would be copied for each.
    var (current, source) = (file, file)
    var texts = PlainTexts()
    var progress = Progress(
      facts: Facts(
        locale: judgedLocale(locales.lowerBound), comparison: ComparisonContext(catalog, context)),
      faults: faults)
    // Only entries of Apple's formats are told twice.
    let isChained = catalog.format.isApple
    let (surveyed, cells, links) = (survey.texts, catalog.cells, catalog.links)
    let isSource = locales.lowerBound == Catalog.sourceIndex
    let wanted = lists.map { activeRules.signs(of: $0.of(isSource: isSource)) }
    for locale in locales {
      let first = locale &* lists.count
      var next = 0
      while true {
        let row = ActiveRules.row(
          from: next, surveyed.span.extracting(first..<first &+ lists.count), wanted.span)
        if row == lists.count { break }
        next = row &+ 1
        let known = surveyed[first &+ row]
        guard let list = lists[row].of(isSource: isSource) else { continue }
        var link = cells[first &+ row]
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
              &progress)
          }
        }
      }
    }
    return Found(
      findings: progress.collector.findings, faults: progress.faults,
      inherited: progress.inherited)
  }

  /// What rules may know of a locale; made for those with texts to be judged, which many lack.
  private func judgedLocale(_ column: Int) -> JudgedLocale {
    JudgedLocale(
      column: column, kinds: context.kinds, lexicons: lexicons, source: source,
      textsWithCapitals: survey.withCapitals[column])
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

  /// Judges a text that some rules may say something of, and reports what they do.
  @inline(never)
  private func judge(
    _ message: Int, of entry: EntryReference, _ place: (row: Int, locale: Int),
    in file: borrowing CatalogFile, _ concerned: ActiveRules.RuleSet,
    _ current: inout FileCursor, _ texts: inout PlainTexts,
    _ progress: inout Progress
  ) {
    if file.messages[message].text.count > Message.longestText { return }
    guard let tier = context.kinds[row: place.row].tier else { return }
    let subject = RowSubject(
      entry, row: place.row, locale: place.locale, context.kinds[row: place.row], tier, in: catalog)
    // A copy of the source has the faults that the source has, and is told as a copy else.
    let isCopy = context.copies.owns(message: message, ofFile: Int(entry.file))
    if isCopy, progress.faults[subject].isEmpty { return }
    progress.rulings.removeAll(keepingCapacity: true)
    progress.silenced.removeAll(keepingCapacity: true)
    let source = sourceMessage(subject, file.messages[message], in: file)
    current.open(catalog, file: Int((subject.source ?? entry).file))
    judge(
      message, of: subject, in: file, exemptions: exemptions[Int(entry.file)],
      source: source, in: current.file, &texts, concerned, &progress)
    for ruling in progress.rulings {
      var known = fault(of: ruling, isSource: subject.isSource, among: progress.faults[subject])
      if known == nil, subject.isSource, subject.variant != nil {
        // What the plain text has too is told there.
        known = fault(
          of: ruling, isSource: true, among: progress.faults.plain(row: subject.row))
        if let known { note(known, of: subject, ruling.rule, &progress) }
      }
      if known == nil, ruling.verdict.needsSource || isCopy { continue }
      if let known {
        guard let first = known.finding else { continue }
        report(ruling, message: message, of: subject, texts.own, &progress)
        if subject.isSource {
          progress.collector.inheritLast(finding: first)
        } else if let own = progress.collector.takeLast() {
          progress.inherited.append((own, first))
        }
        continue
      }
      report(ruling, message: message, of: subject, texts.own, &progress)
      let name = FaultName(rule: ruling.rule, pattern: ruling.verdict.pattern)
      let number = progress.collector.findings.count - 1
      if let first = progress.reported[name] {
        progress.collector.inheritLast(finding: first)
        continue
      }
      progress.reported[name] = number
      if subject.isSource {
        note(
          SourceRuling(
            ruling.rule, metadata[ruling.rule].id, ruling.verdict, finding: number),
          of: subject, ruling.rule, &progress)
      }
    }
    if subject.isSource {
      for ruling in progress.silenced {
        note(
          SourceRuling(ruling.rule, metadata[ruling.rule].id, ruling.verdict, finding: nil),
          of: subject, ruling.rule, &progress)
      }
    }
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

  /// The plain source text of a translation whose key only translations have: the key itself where it is the text,
  /// or a phrase; else nothing.
  @_lifetime(copy key, copy plain)
  private static func source(
    _ key: Span<UInt8>, of plain: Span<UInt8>, decoded: Span<UInt8>
  ) -> Span<UInt8> {
    if decoded.hasSameBytes(as: key) { return plain }
    guard LiteralKeys.isPhrase(key), key.firstIndex(of: UInt8(ascii: "%")) == nil,
      let range = PlainText.range(ofPlain: key)
    else {
      return key.extracting(0..<0)
    }
    return key.extracting(range)
  }

  /// Collects what all rules say of one text of a file, with its source text in another.
  private func judge(
    _ message: Int, of subject: RowSubject, in file: borrowing CatalogFile,
    exemptions: JudgedTexts, source: Int?, in sourceFile: borrowing CatalogFile,
    _ texts: inout PlainTexts,
    _ concerned: ActiveRules.RuleSet, _ progress: inout Progress
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
    let faults = progress.faults[subject]
    let translated = texts.bytes(of: plainSource, sourceBytes)
    let hasNoSource = subject.source == nil && !subject.isSource && file.format.isApple
    let text = Text(
      plain: plain,
      source: hasNoSource
        ? Self.source(file.bytes(entry.key), of: plain, decoded: file.bytes(record.text))
        : translated,
      sentenceBreaks: texts.own.sentenceBreaks.span, decoded: file.bytes(record.text),
      decodedSource: sourceBytes, key: file.bytes(entry.key),
      controlClass: file.bytes(file.note(of: entry)?.interfaceClass ?? .none),
      Text.Origin(
        place: MessageReference(entry: subject.entry, message: message),
        sourcePlace: source.flatMap { message in
          subject.source.map { MessageReference(entry: $0, message: message) }
        },
        row: subject.row, locale: subject.locale, kind: subject.kind, format: file.format,
        category: file.slots[Int(record.slot)].pluralCategory,
        use: context.uses?.facts(row: subject.row), sourceFaults: faults))
    if progress.facts.locale.column != subject.locale {
      progress.facts.locale = judgedLocale(subject.locale)
    }
    ask(active, of: text, &progress.facts, &progress.verdicts, &progress.rulings)
    // What is protected from translation is read, and no fault of the text.
    if !texts.own.protectedRanges.isEmpty {
      let protected = PlaceSet(texts.own.protectedRanges)
      progress.rulings.removeAll { protected.contain($0.range) }
    }
    if progress.rulings.count > 1 {
      // What is no fault without one of the source silences nothing.
      if !subject.isSource {
        progress.rulings.removeAll {
          $0.verdict.needsSource && fault(of: $0, isSource: false, among: faults) == nil
        }
      }
      silenceOthers(&progress)
      let joined = JoinedSuggestion(
        progress.rulings.map(\.verdict), in: plain, progress.facts.locale.caseMapping)
      for index in progress.rulings.indices { progress.rulings[index].joined = joined }
    }
  }

  /// Collects what the rules of a set say of a text, which lies still for that: inlined, it would be copied
  /// for each rule.
  @inline(never)
  private func ask(
    _ set: ActiveRules.RuleSet, of text: borrowing Text, _ facts: inout Facts,
    _ verdicts: inout [Verdict], _ rulings: inout [Ruling]
  ) {
    var active = set
    facts.locale.turn()
    while active != 0 {
      let rule = active.trailingZeroBitCount
      active &= active &- 1
      rules[rule].check(text, &facts, into: &verdicts)
      if verdicts.isEmpty { continue }
      for verdict in verdicts { rulings.append(Ruling(rule: rule, verdict: verdict)) }
      verdicts.removeAll(keepingCapacity: true)
    }
  }
}
