/// Makes the findings of rulings on one text.
struct FindingMaking {
  private let catalog: Catalog
  private let rules: TextRules
  private let plain: PlainText

  /// Findings on a text of a catalog with its plain form.
  init(_ catalog: Catalog, _ rules: TextRules, _ plain: PlainText) {
    self.catalog = catalog
    self.rules = rules
    self.plain = plain
  }

  /// The finding of a ruling, as it is told by itself.
  ///
  /// - Parameters:
  ///   - ruling: The ruling.
  ///   - text: The text.
  ///   - joined: What mends all faults of its words; nil where each is mended by itself.
  /// - Returns: The finding.
  func finding(
    of ruling: Ruling, in text: borrowing Text, _ joined: JoinedSuggestion?
  ) -> Finding {
    let verdict = ruling.verdict
    let (number, message) = (Int(text.place.entry.file), text.place.message)
    let file = catalog.files[number]
    let slot = file.slots[Int(file.messages[message].slot)]
    let isOfWords = ruling.plainRange != nil
    var finding = rules.stamps[ruling.rule].finding(
      catalog.subject(row: text.row, locale: text.locale, slot: slot.description),
      at: SourceSpan(file: number, bytes: place(of: verdict, message, in: file)),
      verdict.groupMessage.map { $0(1) } ?? verdict.message,
      level: isOfWords ? level(of: ruling, in: text) : verdict.level,
      confidence: isOfWords ? min(verdict.confidence, text.kind.confidence) : verdict.confidence)
    finding.text = file.string(file.messages[message].text)
    finding.source = source(of: text, finding.text)
    finding.spoken = verdict.spoken ?? verdict.heardAs.flatMap { heard(text, as: $0) }
    if verdict.groupMessage == nil { finding.detail = verdict.pattern }
    if isOfWords {
      finding.kind = text.purpose.rawValue
      finding.kindEvidence = catalog.printedEvidence(of: text.kind, row: text.row)
      finding.role = text.controlRole?.rawValue
      if isByMachine(text) {
        let value = SourceSpan(file: number, bytes: file.messages[message].value)
        finding.related = [Related(value, "a machine translated this, and nobody has reviewed it")]
      }
    }
    if let fix = fix(of: verdict, in: text, isOfWords ? joined : nil) { finding.fixes = [fix] }
    return finding
  }

  /// What the screen readers of the platform say of a text on a control.
  private func heard(_ text: borrowing Text, as role: Role) -> String? {
    SpokenLine.lines(
      of: SpokenElement(text.whole, role: role), ScreenReader.of(text.format),
      in: catalog.locales[text.locale]
    ).text
  }

  /// The level of a ruling on words.
  private func level(of ruling: Ruling, in text: borrowing Text) -> Severity? {
    let metadata = rules.metadata[ruling.rule]
    let own = ruling.verdict.level ?? text.kind.tier.flatMap { metadata.levels?[$0] }
    // What a screen reader speaks and nobody has read is heard by users first.
    return isByMachine(text) && text.kind.isSpoken ? (own ?? metadata.severity).next : own
  }

  private func isByMachine(_ text: borrowing Text) -> Bool {
    if text.isSource { return false }
    let file = catalog.file(of: text.place.entry)
    return file.states[Int(file.messages[text.place.message].state)] == "machine_translated"
  }

  /// The source text that a finding shows.
  private func source(of text: borrowing Text, _ own: String?) -> String? {
    if text.isSource { return own }
    return text.sourcePlace.flatMap { catalog.string(of: $0) }
  }

  /// The bytes of the file that a verdict is about.
  private func place(of verdict: Verdict, _ message: Int, in file: CatalogFile) -> ByteRange {
    switch verdict.place {
    case .plain(let range): plain.fileRange(of: range, inMessage: message, of: file)
    case .decoded(let range): file.sourceRange(of: range, inMessage: message)
    case .value: file.messages[message].value
    }
  }

  /// What a verdict proposes.
  private func fix(
    of verdict: Verdict, in text: borrowing Text, _ joined: JoinedSuggestion?
  ) -> Fix? {
    let file = catalog.file(of: text.place.entry)
    let entry = file.entries[Int(text.place.entry.entry)]
    guard case .plain = verdict.place else {
      return DecodedFix(file: file, entry: entry).fix(of: verdict, in: text)
    }
    let wording = WordingFix(
      fileIndex: Int(text.place.entry.file), file: file, message: text.place.message,
      entry: entry, plain: plain)
    return joined.flatMap { wording.fix(of: $0) } ?? wording.fix(of: verdict)
  }
}
