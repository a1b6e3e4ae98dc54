/// A word that the team has decided not to use.
struct RejectedTerm: CatalogRule {
  static let metadata = RuleMetadata(
    id: "rejected-term", family: .localization, severity: .warning, isFixable: true,
    summary: "A text uses a word from the list of rejected terms.",
    rationale: """
      One thing has one name throughout the app. People who hear the interface know things only by \
      their names.
      """,
    remedy: "Write the replacement that the list names.",
    guidelines: [],
    accepted: [
      RuleExample("Clickable", remark: "`click` is rejected only as a whole word")
    ])

  /// A term with its folded words.
  private struct Sought {
    var term: Vocabulary.Rejected
    var words: [[UInt8]]
  }

  /// Looks for the terms of each locale's language.
  func check(
    _ catalog: Catalog, in context: RuleContext, into findings: inout FindingCollector
  ) {
    let vocabulary = context.words
    if vocabulary.rejected.isEmpty { return }
    var plain = PlainText()
    for locale in catalog.locales.indices {
      let tag = catalog.locales[locale]
      let isSource = locale == Catalog.sourceIndex
      let rejected = Vocabulary.terms(vocabulary.rejected, for: tag, isSource: isSource).map {
        Sought(term: $0, words: TermWords.folded($0.term).map(\.bytes))
      }
      if rejected.isEmpty { continue }
      let accepted = Vocabulary.terms(vocabulary.accepted, for: tag, isSource: isSource)
        .map { TermWords.folded($0).map(\.bytes) }
      for row in catalog.rows.indices where !context.kinds.isConstant(row: row) {
        guard let entry = catalog.entry(row: row, locale: locale) else { continue }
        let file = catalog.file(of: entry)
        for message in file.messageRange(ofEntry: Int(entry.entry))
        where file.messages[message].text.count > 0
          && !file.messages[message].flags.contains(.reference)
        {
          plain.read(
            message, of: file.entries[Int(entry.entry)], in: file,
            as: PlaceholderReading(platform: file.format.platform))
          let bytes = Self.copy(plain, file.bytes(file.messages[message].text))
          let words = TermWords.folded(String(decoding: bytes, as: UTF8.self))
          for sought in rejected {
            let range = Self.place(
              of: sought.words, in: words, of: bytes.span, besides: accepted)
            guard let range else { continue }
            add(
              sought.term, range, bytes, plain, catalog,
              (row: row, locale: locale, entry: entry, message: message), into: &findings)
          }
        }
      }
    }
  }

  private static func copy(_ plain: PlainText, _ decoded: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(plain.bytes(of: decoded))
    return bytes
  }

  /// Byte offsets in the plain text of a sequence of words; nil where it is missing, or part of an address
  /// or of a longer one that is accepted.
  private static func place(
    of sought: [[UInt8]], in words: [TermWords.Word], of text: Span<UInt8>,
    besides accepted: [[[UInt8]]]
  ) -> Range<Int>? {
    if sought.isEmpty || words.count < sought.count { return nil }
    for start in 0...words.count - sought.count
    where zip(sought, words[start...]).allSatisfy({ $0 == $1.bytes }) {
      let end = start + sought.count
      let isAccepted = accepted.contains { term in
        guard term.count > sought.count, words.count >= term.count else { return false }
        return (max(0, end - term.count)...min(start, words.count - term.count)).contains { first in
          zip(term, words[first...]).allSatisfy { $0 == $1.bytes }
        }
      }
      if isAccepted { continue }
      let range = words[start].range.lowerBound..<words[end - 1].range.upperBound
      if !WrittenAddress.holds(range, in: text) { return range }
    }
    return nil
  }

  private func add(
    _ term: Vocabulary.Rejected, _ range: Range<Int>, _ bytes: [UInt8], _ plain: PlainText,
    _ catalog: Catalog, _ place: (row: Int, locale: Int, entry: EntryReference, message: Int),
    into findings: inout FindingCollector
  ) {
    let file = catalog.file(of: place.entry)
    let record = file.messages[place.message]
    let bytesInFile = plain.fileRange(of: range, inMessage: place.message, of: file)
    let found = String(decoding: bytes[range], as: UTF8.self)
    findings.add(
      catalog.subject(
        row: place.row, locale: place.locale, slot: file.slots[Int(record.slot)].description),
      at: SourceSpan(file: Int(place.entry.file), bytes: bytesInFile),
      .rejected(found, instead: term.replacement)
    ) { finding in
      finding.detail = term.term
      finding.text = file.string(record.text)
      guard let replacement = term.replacement,
        !file.holdsTag(in: bytesInFile, ofMessage: place.message),
        let escaping = ValueEscaping(
          message: place.message, of: file.entries[Int(place.entry.entry)], in: file)
      else { return }
      let cased = CaseMapping(catalog.locales[place.locale])
        .written(replacement, insteadOf: found)
      guard let written = escaping.escaped(cased, isAtStart: false) else { return }
      finding.fixes = [
        Fix(
          "Write \(quoting: cased)", safety: .unsafe,
          edits: [
            Edit(SourceSpan(file: Int(place.entry.file), bytes: bytesInFile), with: written)
          ])
      ]
    }
  }
}

extension Finding.Wording {
  fileprivate static func rejected(_ word: String, instead: String?) -> Self {
    guard let instead else { return "\(quoting: word) is a rejected term; use another word" }
    return "\(quoting: word) is a rejected term; write \(quoting: instead)"
  }
}
