/// What becomes of rulings: faults of the source, set aside, findings.
extension TextRulePass {
  /// The fault of the source text that a ruling repeats; nil for a fault of its own.
  ///
  /// Rules with words of a language call one thing by several names, and a translator may write
  /// "picture" for "icon": a translation repeats any of their faults, unless both name a control and
  /// another one.
  func fault(
    of ruling: Ruling, isSource: Bool, among faults: SourceRulings
  ) -> SourceRuling? {
    let same = faults.same(
      as: FaultName(rule: ruling.rule, pattern: ruling.verdict.pattern))
    if same != nil || isSource || !isLexical[ruling.rule] { return same }
    return faults.alike(ruling.verdict, of: ruling.rule)
  }

  /// Keeps a fault of a source text, for its translations.
  func note(
    _ fault: SourceRuling, of subject: RowSubject, _ rule: Int, _ progress: inout Progress
  ) {
    progress.faults.append(fault, to: subject, isLexical: isLexical[rule])
  }

  /// Sets the rulings aside on words that a rule which speaks first has flagged too.
  func silenceOthers(_ progress: inout Progress) {
    let all = progress.rulings
    let speaking = SpeakingRulings(all, ranks: ranks)
    progress.rulings.removeAll(keepingCapacity: true)
    for ruling in all {
      if speaking.silence(ruling) {
        progress.silenced.append(ruling)
      } else {
        progress.rulings.append(ruling)
      }
    }
  }

  /// What mends a ruling, and what else is wrong with the text.
  private func fix(
    of ruling: Ruling, message: Int, of subject: RowSubject, _ plain: PlainText
  ) -> Fix? {
    let number = Int(subject.entry.file)
    let file = catalog.files[number]
    let wording = WordingFix(
      fileIndex: number, file: file, message: message,
      entry: file.entries[Int(subject.entry.entry)], plain: plain)
    return ruling.joined.flatMap { wording.fix(of: $0) } ?? wording.fix(of: ruling.verdict)
  }

  /// Makes a finding of a ruling.
  func report(
    _ ruling: Ruling, message: Int, of subject: RowSubject, _ plain: PlainText,
    _ progress: inout Progress
  ) {
    let metadata = metadata[ruling.rule]
    let verdict = ruling.verdict
    let own = verdict.level ?? subject.kind.tier.flatMap { metadata.levels?[$0] }
    let number = Int(subject.entry.file)
    let file = catalog.files[number]
    let slot = file.slots[Int(file.messages[message].slot)]
    let place = plain.fileRange(of: ruling.range, inMessage: message, of: file)
    let text = file.string(file.messages[message].text)
    let fix = fix(of: ruling, message: message, of: subject, plain)
    // What a screen reader speaks and nobody has read is heard by users first.
    let isByMachine =
      !subject.isSource && file.states[Int(file.messages[message].state)] == "machine_translated"
    let isRaised = isByMachine && subject.kind.isSpoken
    progress.collector.begin(metadata, severity: severities[metadata.id])
    progress.collector.add(
      catalog.subject(row: subject.row, locale: subject.locale, slot: slot.description),
      at: SourceSpan(file: number, bytes: place), verdict.message,
      level: isRaised ? (own ?? metadata.severity).next : own,
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
      if isByMachine {
        let value = SourceSpan(file: number, bytes: file.messages[message].value)
        finding.related = [Related(value, "a machine translated this, and nobody has reviewed it")]
      }
    }
  }
}
