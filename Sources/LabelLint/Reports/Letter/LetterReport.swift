/// `letter`: what translators are asked to mend, in words that need no knowledge of the tool.
///
/// One letter for each locale: what to do, then the texts that it is about, in the order of their file.
package struct LetterReport: Report {
  /// A text that the letter names.
  private struct Item {
    let place: Place
    let key: String
    let source: String?
    let text: String?
    let message: String
    let suggestion: String?
  }

  /// The texts that have one thing to mend.
  private struct Section {
    let heading: String
    var items: [Item]
  }

  private let isPage: Bool
  private let style: ReportStyle
  private var findings: [String: [ReportedFinding]] = [:]

  /// An empty letter.
  ///
  /// - Parameters:
  ///   - style: What reports of the run look like.
  ///   - isPage: Whether it is written as HTML, and not as Markdown.
  package init(_ style: ReportStyle = ReportStyle(), isPage: Bool) {
    self.style = style
    self.isPage = isPage
  }

  /// Takes the findings about translations.
  package mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    for finding in set.findings.flatMap(\.eachText)
    where finding.isCounted && !finding.subject.locale.isEmpty
      && finding.subject.locale != finding.sourceLocale
    {
      findings[finding.subject.locale, default: []].append(finding)
    }
  }

  /// Writes the letters, ordered by locale.
  package mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    var writer = LetterWriter(isPage: isPage)
    let letters = findings.sorted { ByteOrder.precedes($0.key, $1.key) }
    if letters.isEmpty {
      writer.paragraph("Thank you for the translations. There is nothing to fix.")
    }
    for (locale, own) in letters {
      let name = LocaleTag(locale).map { LanguageNames.name(of: $0) } ?? locale
      writer.title("\(name) (\(locale))")
      writer.paragraph(
        "Thank you for the translations. Please look at \(own.count.counted("text")):")
      for section in sections(own) { Self.write(section, to: &writer) }
    }
    output.append(contentsOf: writer.ended.utf8)
  }

  /// What there is to mend, in the order of the file.
  private func sections(_ findings: [ReportedFinding]) -> [Section] {
    let ordered = findings.sorted { left, right in
      if left.place.path != right.place.path {
        return ByteOrder.precedes(left.place.path, right.place.path)
      }
      return (left.place.offset, left.rule) < (right.place.offset, right.rule)
    }
    var sections: [Section] = []
    var numbers: [RuleID: Int] = [:]
    for finding in ordered {
      let number = numbers[finding.rule] ?? sections.count
      if number == sections.count {
        numbers[finding.rule] = number
        sections.append(Section(heading: heading(of: finding.rule), items: []))
      }
      sections[number].items.append(
        Item(
          place: finding.place, key: finding.subject.key, source: finding.source,
          text: finding.text, message: finding.message, suggestion: finding.fixes.first?.text))
    }
    return sections
  }

  private static func write(_ section: Section, to writer: inout LetterWriter) {
    writer.heading(section.heading)
    for item in section.items {
      writer.item(
        item.key.isEmpty ? item.message : item.key,
        place: "\(item.place.path), line \(item.place.line)")
      if let source = item.source { writer.detail("Source", source) }
      if let text = item.text { writer.detail("Your text", text) }
      if !item.key.isEmpty { writer.remark(item.message) }
      if let suggestion = item.suggestion { writer.detail("Suggestion", suggestion) }
    }
  }

  /// What to do about the findings of a rule.
  private func heading(of rule: RuleID) -> String {
    Self.headings[rule] ?? style.metadata(of: rule)?.summary ?? ""
  }

  private static let headings: [RuleID: String] = {
    var headings: [RuleID: String] = [:]
    for line in Resource.lines(of: "letter.tsv").dropFirst() {
      let columns = line.split(separator: "\t", maxSplits: 1)
      if columns.count == 2 { headings[RuleID(String(columns[0]))] = String(columns[1]) }
    }
    return headings
  }()
}
