/// The data of the review page: one table of strings, findings as columns of numbers.
///
/// Each thing is written once: a text that a message quotes stands in the strings alone.
struct ReviewData {
  /// Most related places of a finding.
  private static let maximumRelated = 20
  /// Bytes that the other locales of keys may take, beside `entryBytesPerFinding` for each finding.
  private static let entryBytes = 512 << 10
  /// Bytes that the other locales of keys may take for each finding.
  private static let entryBytesPerFinding = 70

  /// The rules that found something, in the order they are met.
  private(set) var rules: [RuleID] = []
  /// Number of findings.
  private(set) var count = 0
  private var ruleNumbers: [RuleID: Int] = [:]
  private var strings = ReviewStrings()
  /// The columns that have a value; all have one for each finding.
  private var columns: [ReviewColumn: ReviewNumbers] = [:]
  /// The digits of all fingerprints.
  private var fingerprints: [UInt8] = []
  /// The digits of all hashes of texts.
  private var hashes: [UInt8] = []
  private var related: [UInt8] = []
  /// Faults of translations that are told at findings, by the number of the finding.
  private var translations: [UInt8] = []
  private var comments = ReviewNumbers()
  /// The keys whose other locales wait for the size of the page to be known.
  private var entries: [ReportedEntry] = []
  private var locales: Set<String> = []
  /// How texts are spoken on the elements of findings.
  private var speech = ReviewSpeech()
  /// For each finding, the number of its cause in the collection of causes.
  private var causes: [Int] = []

  /// Takes the findings of a set, with the numbers of their causes.
  mutating func add(_ set: ReportedSet, causes numbers: [Int]) {
    causes += numbers
    let firstEntry = entries.count
    if let contexts = set.contexts {
      for entry in contexts.entries { comments.append(strings.number(of: entry.comment)) }
      let source = set.findings.first?.sourceLocale ?? ""
      entries += contexts.entries.map { entry in
        var entry = entry
        // It stands on the card.
        entry.texts.removeAll { ByteOrder.areEqual($0.locale, source) }
        return entry
      }
    }
    for finding in set.findings {
      add(finding, set.contexts?.findings ?? [:], firstEntry: firstEntry)
    }
  }

  private mutating func add(
    _ finding: ReportedFinding, _ contexts: [Fingerprint: FindingContext], firstEntry: Int
  ) {
    let context = contexts[finding.fingerprint] ?? FindingContext()
    let flagged = Self.units(context.flagged, of: finding.text)
    let message = strings.number(of: finding.message, without: finding.text ?? finding.source)
    let spoken = strings.number(of: SpeakingLabels.before(finding), without: finding.text)
    let title = strings.number(of: finding.fixes.first?.title, without: context.newText)
    put(number(of: finding.rule), in: .rule)
    put(strings.number(of: finding.kind), in: .kind)
    put(finding.members ?? 1, in: .texts)
    put(finding.severity.placeOnPage, in: .severity)
    put(Self.state(of: finding), in: .state)
    put(strings.number(of: finding.app), in: .app)
    put(strings.number(of: finding.subject.set), in: .set)
    put(strings.number(of: finding.subject.table), in: .table)
    put(locale(finding.subject.locale), in: .locale)
    put(locale(finding.sourceLocale), in: .sourceLocale)
    put(strings.number(of: finding.subject.key), in: .key)
    put(strings.number(of: finding.subject.slot), in: .slot)
    put(strings.number(of: finding.text), in: .text)
    put(strings.number(of: finding.source), in: .source)
    put(flagged?.lowerBound ?? ReviewStrings.none, in: .from)
    put(flagged?.upperBound ?? ReviewStrings.none, in: .to)
    put(message.number, in: .message)
    put(message.at, in: .messageAt)
    put(spoken.number, in: .spoken)
    put(spoken.at, in: .spokenAt)
    put(SpokenTitle(SpeakingLabels.assumedRole(of: finding)).rawValue, in: .assumed)
    put(speech.number(of: finding), in: .element)
    put(title.number, in: .title)
    put(title.at, in: .titleAt)
    put(strings.number(of: context.newText), in: .newText)
    put(strings.number(of: context.refusal), in: .refusal)
    put(strings.number(of: Self.list(context.placeholders)), in: .placeholders)
    put(number(ofWords: context.forms.map(\.rawValue)), in: .forms)
    put(inherited(finding.inheritedBy), in: .inherited)
    put(strings.number(of: finding.suppression.map(Self.reason)), in: .suppressed)
    put(strings.number(of: finding.place.path), in: .path)
    put(finding.place.line, in: .line)
    put(finding.place.column, in: .column)
    put(context.entry.map { firstEntry + $0 } ?? ReviewStrings.none, in: .entry)
    fingerprints += finding.fingerprint.description.utf8
    hashes += TextHash(text: finding.text, source: finding.source).description.utf8
    addRelated(finding.related)
    addTranslations(finding.inherited, contexts)
    count += 1
  }

  /// Puts the value of the next finding in a column.
  private mutating func put(_ value: Int, in column: ReviewColumn) {
    columns[column, default: ReviewNumbers()].append(value)
  }

  private mutating func addRelated(_ places: [ReportedRelated]) {
    if places.isEmpty { return }
    let parts = places.prefix(Self.maximumRelated).map { place in
      "[\(strings.number(of: place.path)),\(place.line),\(strings.number(of: place.message))]"
    }
    Self.append("\"\(count)\":[\(parts.joined(separator: ","))]", to: &related)
  }

  private mutating func addTranslations(
    _ faults: [ReportedFinding], _ contexts: [Fingerprint: FindingContext]
  ) {
    if faults.isEmpty { return }
    let parts = faults.map { fault in
      // What would be refused is not offered with the source.
      let isRefused = contexts[fault.fingerprint]?.refusal != nil
      let texts = [
        strings.number(of: fault.place.path), strings.number(of: fault.subject.slot),
        locale(fault.subject.locale), strings.number(of: fault.text),
        strings.number(of: isRefused ? nil : fault.fixes.first?.text),
      ]
      let hash = TextHash(text: fault.text, source: fault.source)
      return
        "[\(texts.map(String.init).joined(separator: ",")),\"\(fault.fingerprint)\",\"\(hash)\"]"
    }
    Self.append("\"\(count)\":[\(parts.joined(separator: ","))]", to: &translations)
  }

  /// Writes the document, for the place of a script's data.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - words: The wording of the page.
  ///   - order: The numbers of the causes that are shown, in their order.
  ///   - collection: The causes.
  ///   - output: Where it is written.
  mutating func write(
    _ run: RunSummary, _ words: ReviewWords, causes order: [Int], in collection: CauseCollection,
    to output: inout [UInt8]
  ) {
    let entries = writtenEntries()
    let causes = ReviewCauses(causes, order: order, in: collection)
    let causeMembers = causes.json(&strings)
    var head = JSONWriter(.compact)
    head.object { writer in
      writer.member("language", words.language.description)
      writer.member("ruleSet", run.ruleSet)
      writer.member("commit", run.commit)
      writer.member("app", run.app)
      writer.object("words") { writer in
        for line in words.texts { writer.member(named: line.name, line.text) }
      }
      writer.object("locales") { writer in
        for tag in locales.sorted(by: ByteOrder.precedes) where LocaleTag(tag) != nil {
          let name = LocaleTag(tag)?.displayName(in: words.language)
          writer.member(named: tag, name ?? tag)
        }
      }
      writer.array("rules") { writer in
        for rule in rules { writer.element { words.rule(rule).write(to: &$0) } }
      }
      ReviewQuestions(locales: locales, active: Set(run.rules.keys)).write(to: &writer)
      speech.write(locales, to: &writer)
    }
    var json = Array(head.bytes.dropLast())
    func add(_ name: String, _ open: String, _ bytes: [UInt8], _ close: String) {
      json += ",\"\(name)\":\(open)".utf8
      json += bytes
      json += close.utf8
    }
    add("strings", "[", strings.json, "]")
    add("causes", "", causeMembers, "")
    json += ",\"entries\":{\"count\":\(self.entries.count)".utf8
    add("comment", "", comments.json, "")
    add("texts", "[", entries, "]")
    json += "},\"findings\":{\"count\":\(count)".utf8
    add("cause", "", causes.numbers.json, "")
    add("fingerprint", "\"", fingerprints, "\"")
    add("hash", "\"", hashes, "\"")
    for column in ReviewColumn.allCases {
      add(column.rawValue, "", columns[column, default: ReviewNumbers()].json, "")
    }
    json.append(UInt8(ascii: "}"))
    add("related", "{", related, "}")
    add("translations", "{", translations, "}")
    json.append(UInt8(ascii: "}"))
    ScriptJSON.append(json, to: &output)
  }

  /// The texts of keys in all locales, as far as the page has room; null for the others.
  private mutating func writtenEntries() -> [UInt8] {
    var left = Self.entryBytes + Self.entryBytesPerFinding * count
    var written: [UInt8] = []
    for entry in entries {
      if left > 0 {
        let before = strings.json.count
        var part: [UInt8] = []
        for text in entry.texts {
          Self.append(locale(text.locale), to: &part)
          Self.append(strings.number(of: text.text), to: &part)
        }
        left -= part.count + strings.json.count - before
        if !written.isEmpty { written.append(UInt8(ascii: ",")) }
        written.append(UInt8(ascii: "["))
        written += part
        written.append(UInt8(ascii: "]"))
      } else {
        Self.append("null", to: &written)
      }
    }
    return written
  }

  private mutating func number(of rule: RuleID) -> Int {
    if let number = ruleNumbers[rule] { return number }
    ruleNumbers[rule] = rules.count
    rules.append(rule)
    return rules.count - 1
  }

  private mutating func locale(_ tag: String) -> Int {
    locales.insert(tag)
    return strings.number(of: tag)
  }

  private mutating func inherited(_ tags: [String]) -> Int {
    locales.formUnion(tags)
    return number(ofWords: tags)
  }

  /// The number of words parted by blanks; `none` without any.
  private mutating func number(ofWords words: [String]) -> Int {
    strings.number(of: words.isEmpty ? nil : words.joined(separator: " "))
  }

  /// A range of bytes of a text as UTF-16 units, which scripts count in.
  private static func units(_ range: Range<Int>?, of text: String?) -> Range<Int>? {
    guard let range, let utf8 = text?.utf8, range.upperBound <= utf8.count else { return nil }
    func units(_ offset: Int) -> Int {
      String(decoding: utf8.prefix(offset), as: UTF8.self).utf16.count
    }
    return units(range.lowerBound)..<units(range.upperBound)
  }

  /// Texts as a JSON array; nil without any.
  private static func list(_ texts: [String]) -> String? {
    if texts.isEmpty { return nil }
    var json: [UInt8] = []
    for text in texts {
      json.append(UInt8(ascii: json.isEmpty ? "[" : ","))
      JSONText.append(text, to: &json)
    }
    return String(decoding: json, as: UTF8.self) + "]"
  }

  private static func reason(_ suppression: Suppression) -> String {
    suppression.reason ?? suppression.kind.rawValue
  }

  /// The state by its number in the page's filter.
  private static func state(of finding: ReportedFinding) -> Int {
    if finding.suppression != nil { return 5 }
    switch finding.state {
    case nil: return 0
    case .new: return 1
    case .updated: return 2
    case .unchanged: return 3
    case .absent: return 4
    }
  }

  private static func append(_ number: Int, to list: inout [UInt8]) {
    if !list.isEmpty { list.append(UInt8(ascii: ",")) }
    list.append(decimal: number)
  }

  private static func append(_ json: String, to list: inout [UInt8]) {
    if !list.isEmpty { list.append(UInt8(ascii: ",")) }
    list += json.utf8
  }
}
