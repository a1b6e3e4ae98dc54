/// Makes findings of verdicts of rules on every text: what a translation took over from its source is noted
/// there, equal faults of one entry are one finding, and those of a whole file one more.
struct TranslationFindings {
  private let catalog: Catalog
  private let metadata: [RuleMetadata]
  private let severities: [RuleID: Severity]
  /// Findings of source texts, by row and fault.
  private var sourceFaults: [Int: [FaultName: Int]] = [:]
  /// Faults of the entry that is read, each with its finding.
  private var entryFaults: [FaultName: Int] = [:]
  /// Faults of the entry's texts that its source has too.
  private var inheritedFaults: Set<InheritedFault> = []
  /// Faults of the locale that is read that are told once for each file.
  private var groups: [Group] = []
  /// Verdicts of the locale that is read that depend on its other texts.
  private var waiting: [Waiting] = []
  /// Texts of the locale that is read whose source ends a sentence.
  private var sentences = 0
  /// Those of them that end one too.
  private var closedSentences = 0
  /// Texts of the locale that is read whose source asks.
  private var questions = 0
  /// Fewest texts that show a habit.
  private static let fewestSentences = 20
  /// Share of texts, in percent, that makes one.
  private static let habitPercent = 98
  /// Fewest questions that show that a language asks without a mark.
  private static let fewestQuestions = 10
  /// Share of questions without a mark, in percent, that shows it: languages such as Triqui ask with
  /// particles.
  private static let markedByWordsPercent = 80
  /// Most edits that a fix of a whole file has.
  private static let maximumEdits = 1000

  /// A fault of one text, told at its source.
  private struct InheritedFault: Hashable {
    var fault: FaultName
    var message: Int
  }

  /// A fault of an entry that has it in one form or several.
  private struct EntryFault: Hashable {
    var entry: EntryReference
    var fault: FaultName
  }

  /// Faults of one kind in one file.
  private struct Group {
    var rule: Int
    var file: Int
    var message: @Sendable (Int) -> Finding.Wording
    var level: Severity?
    /// The texts that have the fault, each with its own edits.
    var texts: [Text] = []
    var span: SourceSpan
    var text: String?
    var title: Finding.Wording?
    var safety: Fix.Safety
    var edits: [Edit] = []

    /// A text with its fault.
    struct Text {
      let subject: Subject
      let span: SourceSpan
      let text: String
      let source: String?
      let edits: [Edit]
    }
  }

  /// A report on a catalog for rules in order.
  init(_ catalog: Catalog, metadata: [RuleMetadata], severities: [RuleID: Severity]) {
    self.catalog = catalog
    self.metadata = metadata
    self.severities = severities
  }

  /// Goes on with the next entry.
  mutating func beginEntry() {
    if !entryFaults.isEmpty { entryFaults.removeAll(keepingCapacity: true) }
    if !inheritedFaults.isEmpty { inheritedFaults.removeAll(keepingCapacity: true) }
  }

  /// Adds what a rule says of a text.
  mutating func add(
    _ verdict: Verdict, rule: Int, _ pair: borrowing Text, in file: CatalogFile,
    _ entry: Entry, into collector: inout FindingCollector
  ) {
    if let message = verdict.groupMessage {
      addToGroup(
        verdict, message, rule: rule, fix(of: verdict, in: file, entry, pair), pair, in: file)
      return
    }
    let fault = FaultName(rule: rule, pattern: verdict.pattern)
    if !pair.isSource, !verdict.isOfEntry, let known = sourceFaults[pair.row]?[fault] {
      let name = InheritedFault(fault: fault, message: pair.place.message)
      guard inheritedFaults.insert(name).inserted else { return }
      let fix = fix(of: verdict, in: file, entry, pair)
      report(
        Waiting(
          verdict: verdict, rule: rule, place: pair.place, source: pair.sourcePlace, row: pair.row,
          locale: pair.locale, isOfKey: pair.isOfKey, fix: fix), in: file, into: &collector)
      collector.inheritLast(finding: known)
      return
    }
    let told = Waiting(
      verdict: verdict, rule: rule, place: pair.place, source: pair.sourcePlace, row: pair.row,
      locale: pair.locale, isOfKey: pair.isOfKey, fix: fix(of: verdict, in: file, entry, pair))
    if verdict.habit != nil {
      waiting.append(told)
      return
    }
    if let first = entryFaults[fault] {
      report(told, in: file, into: &collector)
      collector.inheritLast(finding: first)
      return
    }
    entryFaults[fault] = collector.findings.count
    // A text without a source speaks for the other locales of its key.
    if pair.isSource || pair.sourcePlace == nil && !pair.isOfKey {
      sourceFaults[pair.row, default: [:]][fault] = collector.findings.count
    }
    report(told, in: file, into: &collector)
  }

  /// The bytes of a file that a verdict is about.
  private func place(
    of verdict: Verdict, _ message: Int, in file: CatalogFile
  ) -> ByteRange {
    verdict.range.map { file.sourceRange(of: $0, inMessage: message) }
      ?? file.messages[message].value
  }

  /// What a verdict proposes, with the whole text that it leaves.
  private func fix(
    of verdict: Verdict, in file: CatalogFile, _ entry: Entry, _ pair: borrowing Text
  ) -> Fix? {
    guard let title = verdict.fixTitle, let edits = edits(of: verdict, in: file, entry, pair) else {
      return nil
    }
    var text: [UInt8] = []
    text.append(pair.decoded)
    for replacement in verdict.replacements.reversed() {
      text.replaceSubrange(replacement.range, with: replacement.text.utf8)
    }
    return Fix(
      title, safety: verdict.safety, edits: edits,
      text: verdict.replacements.isEmpty ? nil : String(decoding: text, as: UTF8.self))
  }

  /// Counts a translation whose source ends a sentence or asks, for the habits of the locale.
  @inline(__always)
  mutating func count(_ mark: EndingMark, source: EndingMark) {
    if source == .stop {
      sentences &+= 1
      if mark == .stop { closedSentences &+= 1 }
    } else if source == .question {
      questions &+= 1
    }
  }

  /// A verdict that becomes a finding if the locale's other texts say so.
  private struct Waiting {
    var verdict: Verdict
    var rule: Int
    var place: MessageReference
    var source: MessageReference?
    var row: Int
    var locale: Int
    /// Whether the source text is the key.
    var isOfKey: Bool
    var fix: Fix?
  }

  /// Makes the finding of a verdict.
  private func report(
    _ waiting: Waiting, in file: CatalogFile, into collector: inout FindingCollector
  ) {
    let (verdict, rule) = (waiting.verdict, waiting.rule)
    let number = Int(waiting.place.entry.file)
    let message = waiting.place.message
    let slot = file.slots[Int(file.messages[message].slot)]
    collector.begin(metadata[rule], severity: severities[metadata[rule].id])
    collector.add(
      catalog.subject(row: waiting.row, locale: waiting.locale, slot: slot.description),
      at: SourceSpan(file: number, bytes: place(of: verdict, message, in: file)), verdict.message,
      level: verdict.level,
      confidence: verdict.confidence
    ) { finding in
      finding.detail = verdict.pattern
      finding.text = file.string(file.messages[message].text)
      finding.source =
        waiting.locale == Catalog.sourceIndex
        ? finding.text
        : waiting.isOfKey
          ? catalog.key(row: waiting.row) : waiting.source.flatMap { catalog.string(of: $0) }
      if let fix = waiting.fix { finding.fixes = [fix] }
    }
  }

  /// Reports what was gathered of a locale.
  mutating func endLocale(_ locale: Int, into collector: inout FindingCollector) {
    for group in groups {
      collector.begin(metadata[group.rule], severity: severities[metadata[group.rule].id])
      let file = catalog.files[group.file]
      let subject = Subject(
        set: catalog.set, table: file.format.isApple ? file.table : "string", key: "",
        locale: catalog.locales[locale].description)
      collector.addGroup(
        subject, at: group.span, group.message(group.texts.count), level: group.level
      ) { collector in
        for text in group.texts {
          collector.add(text.subject, at: text.span, group.message(1), level: group.level) {
            $0.text = text.text
            $0.source = text.source
            if let title = group.title, !text.edits.isEmpty {
              $0.fixes = [Fix(title, safety: group.safety, edits: text.edits)]
            }
          }
        }
      } with: {
        $0.detail = file.source.path
        $0.text = group.text
        if let title = group.title, !group.edits.isEmpty {
          $0.fixes = [Fix(title, safety: group.safety, edits: group.edits)]
        }
      }
    }
    groups.removeAll(keepingCapacity: true)
    if !waiting.isEmpty {
      let unasked = waiting.count { $0.verdict.habit == .questions }
      var first: [EntryFault: Int] = [:]
      for told in waiting where told.verdict.habit.map({ has($0, unasked: unasked) }) ?? true {
        report(told, in: catalog.files[Int(told.place.entry.file)], into: &collector)
        let fault = EntryFault(
          entry: told.place.entry, fault: FaultName(rule: told.rule, pattern: told.verdict.pattern))
        if let first = first[fault] {
          collector.inheritLast(finding: first)
        } else {
          first[fault] = collector.findings.count - 1
        }
      }
      waiting.removeAll(keepingCapacity: true)
    }
    (sentences, closedSentences, questions) = (0, 0, 0)
  }

  /// Whether the texts of the locale that was read have a habit.
  ///
  /// - Parameters:
  ///   - habit: The habit.
  ///   - unasked: Number of its texts that lost a question mark.
  /// - Returns: Whether a text that does otherwise is at fault.
  private func has(_ habit: Verdict.Habit, unasked: Int) -> Bool {
    switch habit {
    case .sentences:
      sentences >= Self.fewestSentences
        && closedSentences * 100 >= sentences * Self.habitPercent
    case .questions:
      questions < Self.fewestQuestions || unasked * 100 <= questions * Self.markedByWordsPercent
    }
  }

  private mutating func addToGroup(
    _ verdict: Verdict, _ message: @escaping @Sendable (Int) -> Finding.Wording, rule: Int,
    _ fix: Fix?, _ pair: borrowing Text, in file: CatalogFile
  ) {
    let number = Int(pair.place.entry.file)
    let bytes = file.sourceRange(
      of: verdict.range ?? 0..<pair.decoded.count, inMessage: pair.place.message)
    let span = SourceSpan(file: number, bytes: bytes)
    let text = pair.verbatimDecoded(0..<pair.decoded.count)
    var place = groups.firstIndex { $0.rule == rule && $0.file == number }
    if place == nil {
      place = groups.count
      groups.append(
        Group(
          rule: rule, file: number, message: message, level: verdict.level, span: span, text: text,
          title: verdict.fixTitle, safety: verdict.safety))
    }
    guard let place else { return }
    if verdict.safety == .unsafe { groups[place].safety = .unsafe }
    let slot = file.slots[Int(file.messages[pair.place.message].slot)].description
    groups[place].texts.append(
      Group.Text(
        subject: catalog.subject(row: pair.row, locale: pair.locale, slot: slot), span: span,
        text: text, source: pair.sourcePlace.flatMap { catalog.string(of: $0) },
        edits: fix?.edits ?? []))
    if groups[place].edits.count < Self.maximumEdits { groups[place].edits += fix?.edits ?? [] }
  }

  // MARK: Fixes

  /// The edits of a verdict; nil where the file cannot be edited there.
  private func edits(
    of verdict: Verdict, in file: CatalogFile, _ entry: Entry, _ pair: borrowing Text
  ) -> [Edit]? {
    if !verdict.edits.isEmpty { return verdict.edits }
    guard !verdict.replacements.isEmpty,
      let escaping = ValueEscaping(message: pair.place.message, of: entry, in: file)
    else { return nil }
    var edits: [Edit] = []
    for whole in verdict.replacements {
      let new = Array(whole.text.utf8)
      let difference = TextDifference(
        pair.decoded.extracting(whole.range), new.span, keeping: min(1, whole.range.count))
      let range =
        whole.range.lowerBound + difference.start..<whole.range.upperBound - difference.end
      let written = String(
        decoding: new[difference.start..<new.count - difference.end], as: UTF8.self)
      let bytes = place(of: range, pair, in: file)
      let value = file.messages[pair.place.message].value
      guard bytes.start >= value.start, bytes.end <= value.end,
        !file.holdsTag(in: bytes, ofMessage: pair.place.message)
      else { return nil }
      let isAtEdge = range.lowerBound == 0 || range.upperBound == pair.decoded.count
      // Beside a blank or line end of the file, which Android collapses, it would be a second blank.
      if isAtEdge, file.format == .android, !written.isEmpty,
        file.isBesideBlank(bytes.range, in: value.range)
      {
        return nil
      }
      guard
        let text = Self.written(
          written, escaping, isAtStart: bytes.start == value.start,
          isBlankKept: !isAtEdge || file.format != .android)
      else { return nil }
      edits.append(
        Edit(SourceSpan(file: Int(pair.place.entry.file), bytes: bytes), with: text))
    }
    return edits
  }

  /// A replacement as the file holds it; Android trims blanks at the ends that are not escaped.
  private static func written(
    _ text: String, _ escaping: ValueEscaping, isAtStart: Bool, isBlankKept: Bool
  ) -> String? {
    if isBlankKept || !text.utf8.contains(0x20) {
      return escaping.escaped(text, isAtStart: isAtStart)
    }
    if text.utf8.allSatisfy({ $0 == 0x20 }) {
      return String(repeating: "\\u0020", count: text.utf8.count)
    }
    return nil
  }

  /// Bytes of the file that a piece of a text takes; an empty piece lies behind the byte before it.
  private func place(
    of range: Range<Int>, _ pair: borrowing Text, in file: CatalogFile
  ) -> ByteRange {
    let message = pair.place.message
    guard range.isEmpty, range.lowerBound > 0 else {
      return file.sourceRange(of: range, inMessage: message)
    }
    let before = file.sourceRange(
      of: range.lowerBound - 1..<range.lowerBound, inMessage: message)
    return ByteRange(Int(before.end)..<Int(before.end))
  }
}

extension CatalogFile {
  /// Whether a value of the file has white space right before or behind a place in it.
  fileprivate func isBesideBlank(_ place: Range<Int>, in value: Range<Int>) -> Bool {
    let text = self.text.span
    return place.lowerBound > value.lowerBound && ASCII.isSpace(text[place.lowerBound - 1])
      || place.upperBound < value.upperBound && ASCII.isSpace(text[place.upperBound])
  }
}
