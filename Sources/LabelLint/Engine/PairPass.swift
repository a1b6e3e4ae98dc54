/// Runs the rules on pairs of texts over a catalog: the source first, then every locale.
///
/// Each text is read once: a few bits of what its bytes show decide which rules look at it at all.
struct PairPass {
  private let catalog: Catalog
  private let survey: TextSurvey
  private let context: RuleContext
  private let rules: [any PairRule]
  private let metadata: [RuleMetadata]
  private let triggers: [FeatureTrigger]
  private let severities: [RuleID: Severity]
  /// What any of the rules needs.
  private let anyTrigger: FeatureTrigger
  /// Files whose texts nobody sees in the app: store texts, screenshots, design-time tables.
  private let isSkipped: [Bool]

  /// Index in `CatalogFile.states` of `new`, the same in every file.
  private static let newState = CatalogFile.commonStates.firstIndex(of: "new") ?? 1
  /// Longest text that is compared, in bytes.
  private static let longestText = 1 << 20
  /// What a feature word is before it is made; no text shows all.
  private static let unknown = UInt32.max

  /// A pass over one catalog.
  init(
    _ catalog: Catalog, _ survey: TextSurvey, _ context: RuleContext, rules: [any PairRule],
    severities: [RuleID: Severity]
  ) {
    self.catalog = catalog
    self.survey = survey
    self.context = context
    self.rules = rules
    self.severities = severities
    metadata = rules.map { type(of: $0).metadata }
    triggers = rules.map { type(of: $0).trigger }
    anyTrigger = FeatureTrigger(
      either: triggers.reduce(into: []) { $0.formUnion($1.either) },
      differing: triggers.reduce(into: []) { $0.formUnion($1.differing) },
      own: triggers.reduce(into: []) { $0.formUnion($1.own) })
    isSkipped = context.exemptions.map(\.isFileExempt)
  }

  /// Adds the findings of all rules.
  func check(into collector: inout FindingCollector) {
    guard !rules.isEmpty, let first = catalog.files.first else { return }
    var progress = Progress(
      tools: PairTools(catalog, context),
      report: PairReport(catalog, metadata: metadata, severities: severities))
    var features = [[UInt32]](repeating: [], count: catalog.files.count)
    let (cells, links, width) = (catalog.cells, catalog.links, catalog.locales.count)
    var (file, fileNumber) = (first, 0)
    var (sourceFile, sourceNumber) = (first, 0)
    for locale in catalog.locales.indices {
      let script = progress.tools.locales[locale].scriptFeatures
      for row in catalog.rows.indices {
        var link = cells[row * width + locale]
        if link < 0 || context.kinds.isConstant(row: row) { continue }
        let hasSeveral = links[Int(link)].next >= 0
        while link >= 0 {
          let entry = links[Int(link)].reference
          link = links[Int(link)].next
          if Int(entry.file) != fileNumber {
            fileNumber = Int(entry.file)
            file = catalog.files[fileNumber]
          }
          let record = file.entries[Int(entry.entry)]
          if record.type == .alias || record.flags.contains(.stale) || isSkipped[fileNumber] {
            continue
          }
          // Where a key stands in both files, the text of `.strings` is never shown.
          if hasSeveral, file.format == .strings, isHidden(row: row, locale: locale) { continue }
          var source =
            locale == Catalog.sourceIndex
            ? nil : catalog.entry(row: row, locale: Catalog.sourceIndex)
          if file.format.isApple, let plain = source {
            source = self.source(plain, ofRow: row, for: record)
          }
          if let known = source {
            if Int(known.file) != sourceNumber {
              sourceNumber = Int(known.file)
              sourceFile = catalog.files[sourceNumber]
            }
            if sourceFile.entries[Int(known.entry)].type == .alias { source = nil }
          }
          progress.report.beginEntry()
          for message in file.messageRange(ofEntry: Int(entry.entry)) {
            let text = file.messages[message]
            if text.text.count == 0 || text.text.count > Self.longestText
              || !text.flags.isDisjoint(with: [.reference, .nothing, .missingValue])
              || Int(text.state) == Self.newState
              || context.copies.owns(message: message, ofFile: fileNumber)
            {
              continue
            }
            let sourceMessage = source.flatMap {
              self.message(of: $0, in: sourceFile, for: text, of: file)
            }
            var own = Self.features(
              of: text, in: file,
              classes: survey.classes(ofMessage: message, inFile: fileNumber))
            if !script.isEmpty, own.isDisjoint(with: script),
              !own.isDisjoint(with: [.letters, .nonASCII])
            {
              own.insert(.foreignScript)
            }
            var other = TextFeatures()
            if let sourceMessage {
              if features[sourceNumber].isEmpty {
                features[sourceNumber] = Array(
                  repeating: Self.unknown, count: sourceFile.messages.count)
              }
              if features[sourceNumber][sourceMessage] == Self.unknown {
                features[sourceNumber][sourceMessage] =
                  Self.features(
                    of: sourceFile.messages[sourceMessage], in: sourceFile,
                    classes: survey.classes(ofMessage: sourceMessage, inFile: sourceNumber)
                  ).rawValue
              }
              other = TextFeatures(rawValue: features[sourceNumber][sourceMessage])
            }
            switch other.mark {
            case .stop: progress.report.countSentence(isClosed: own.mark == .stop)
            case .question: progress.report.countQuestion()
            default: break
            }
            let isAlone = sourceMessage == nil
            if !(isAlone ? anyTrigger.fires(on: own) : anyTrigger.fires(on: own, source: other)) {
              continue
            }
            let subject = Compared(
              place: MessageReference(entry: entry, message: message),
              source: sourceMessage.flatMap { index in
                source.map { MessageReference(entry: $0, message: index) }
              }, row: row, locale: locale, features: own, sourceFeatures: other)
            judge(
              subject, in: file, sourceFile, &progress, into: &collector)
          }
        }
      }
      progress.report.endLocale(locale, into: &collector)
    }
  }

  /// Asks the rules that a text and its source concern.
  private func judge(
    _ subject: Compared, in file: CatalogFile, _ sourceFile: CatalogFile,
    _ progress: inout Progress, into collector: inout FindingCollector
  ) {
    let record = file.messages[subject.place.message]
    let slot = Int(record.slot)
    let isAlone = subject.source == nil
    let pair = TextPair(
      text: file.bytes(record.text),
      source: sourceFile.bytes(
        subject.source.map { sourceFile.messages[$0.message].text } ?? .none),
      features: subject.features, sourceFeatures: subject.sourceFeatures, place: subject.place,
      sourcePlace: subject.source, row: subject.row, locale: subject.locale,
      kind: context.kinds[row: subject.row], format: file.format,
      category: slot == 0 ? nil : file.slots[slot].pluralCategory)
    for rule in rules.indices
    where isAlone
      ? triggers[rule].fires(on: subject.features)
      : triggers[rule].fires(on: subject.features, source: subject.sourceFeatures)
    {
      rules[rule].judge(pair, with: &progress.tools, into: &progress.verdicts)
      if progress.verdicts.isEmpty { continue }
      let entry = file.entries[Int(subject.place.entry.entry)]
      for verdict in progress.verdicts {
        progress.report.add(verdict, rule: rule, pair, in: file, entry, into: &collector)
      }
      progress.verdicts.removeAll(keepingCapacity: true)
    }
  }

  /// What changes while a pass runs.
  private struct Progress {
    var tools: PairTools
    var report: PairReport
    var verdicts: [PairVerdict] = []
  }

  /// A text, the source text it is compared with, and what both show.
  private struct Compared {
    var place: MessageReference
    var source: MessageReference?
    var row: Int
    var locale: Int
    var features: TextFeatures
    var sourceFeatures: TextFeatures
  }

  /// What a text shows, tags that the reader took out included.
  private static func features(
    of message: Message, in file: borrowing CatalogFile, classes: TextFeatures
  ) -> TextFeatures {
    var features = TextFeatures.of(file.bytes(message.text), classes: classes)
    if message.flags.contains(.hasMarkup) { features.insert(.tags) }
    return features
  }

  /// Whether a `.stringsdict` of the locale has the key too.
  private func isHidden(row: Int, locale: Int) -> Bool {
    catalog.entries(row: row, locale: locale)
      .contains { catalog[$0].flags.contains(.fromStringsdict) }
  }

  /// The source entry that an entry translates: a `.stringsdict` entry only one of its kind.
  private func source(
    _ plain: EntryReference, ofRow row: Int, for record: Entry
  ) -> EntryReference? {
    let isPlural = record.flags.contains(.fromStringsdict)
    if isPlural == catalog[plain].flags.contains(.fromStringsdict) { return plain }
    return catalog.entries(row: row, locale: Catalog.sourceIndex)
      .first { catalog[$0].flags.contains(.fromStringsdict) == isPlural }
  }

  /// Index of the source text that a text translates: that of its slot, else of `other`, else the
  /// first; nil for a text that is a reference or not there.
  private func message(
    of source: EntryReference, in sourceFile: borrowing CatalogFile, for text: Message,
    of file: borrowing CatalogFile
  ) -> Int? {
    let range = sourceFile.messageRange(ofEntry: Int(source.entry))
    guard let first = range.first else { return nil }
    var found: Int? = first
    let slot = text.slot
    if slot < UInt32(CatalogFile.commonSlots.count) {
      if sourceFile.messages[first].slot != slot {
        let other = UInt32(CatalogFile.commonSlots.count - 1)
        found =
          range.first { sourceFile.messages[$0].slot == slot }
          ?? range.first { sourceFile.messages[$0].slot == other } ?? first
      }
    } else {
      found = catalog.message(of: source, slot: file.slots[Int(slot)])
    }
    guard let found else { return nil }
    let message = sourceFile.messages[found]
    if message.text.count == 0 || !message.flags.isDisjoint(with: [.reference, .nothing]) {
      return nil
    }
    return found
  }
}
