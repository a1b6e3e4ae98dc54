/// `markdown`: for a comment or the summary of a job.
///
/// Text of catalogs stands in code spans only, so that nothing in it takes effect. Findings with one cause are
/// one entry: a writer decides once.
package struct MarkdownReport: Report {
  /// Most bytes of a comment: the limit of GitHub is 65,536.
  package static let commentLimit = 60_000
  /// Most bytes of a job's summary: a larger one than 1,024 kB is dropped.
  package static let summaryLimit = 900_000
  /// The part of all bytes that the places of one entry may take: a tenth.
  private static let partForPlaces = 10
  /// Entries of a section that are shown at once.
  private static let shownPerSection = 20

  private let style: ReportStyle
  private let limit: Int
  private var causes: CauseCollection
  /// What is written of the entries, by their numbers.
  private var entries: [MarkdownEntry] = []
  private var tally = ReportTally()
  private var rules = RuleCounts()
  private var states: [FindingState: Int] = [:]
  private var leftOut = 0
  /// Whether there is no room for another entry.
  private var isFull = false

  /// An empty report of at most some bytes: only what a comment or a job's summary has room for.
  package init(_ style: ReportStyle = ReportStyle(), limit: Int = commentLimit) {
    self.style = style
    self.limit = limit
    causes = CauseCollection(isOn: style.isFolded)
  }

  /// Takes the findings of a set that count, and what is written of those that stand for an entry.
  package mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    tally.add(set.findings)
    let findings = set.findings.filter(\.isCounted)
    for index in findings.indices {
      rules.add(
        findings[index].rule, findings[index].severity, locale: findings[index].subject.locale)
      if let state = findings[index].state { states[state, default: 0] += 1 }
    }
    for index in causes.add(findings, of: set.summary).firsts {
      let context = set.contexts?.findings[findings[index].fingerprint]
      entries.append(MarkdownEntry(findings[index], newText: context?.newText))
    }
  }

  /// Writes the headline, the rules, where to begin, then the entries, the worst first, as far as they fit.
  package mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    let numbers = causes.end(style.order)
    var text = "## label-lint: \(Self.headline(run))\n"
    let lines = ClosingLines(run, tally: tally).lines.dropFirst(run.counts.total > 0 ? 1 : 0)
    for line in lines { text += "\n\(Self.code(line))\n" }
    let changed = [FindingState.new, .updated].compactMap { state in
      states[state].map { "\($0.grouped) \(state.rawValue)" }
    }
    if !changed.isEmpty { text += "\n\(changed.joined(separator: ", "))\n" }
    text += table
    text += start(numbers)
    output.append(contentsOf: text.utf8)
    var left = limit - text.utf8.count - 200
    let shown = Array(numbers.prefix(style.limit.number ?? numbers.count))
    let hidden = findings(in: numbers.dropFirst(shown.count))
    for section in sections(shown) {
      let heading = "\n### \(section.title)\n\n"
      guard !isFull, heading.utf8.count < left else {
        leftOut += findings(in: section.numbers[...])
        isFull = true
        continue
      }
      write(section.numbers, heading: heading, left: &left, to: &output)
    }
    if hidden > 0 {
      let line = "\n_\(hidden.counted("more finding")): `--limit all` shows them._\n"
      output.append(contentsOf: line.utf8)
    }
    if leftOut > 0 {
      output.append(contentsOf: "\n_\(leftOut.counted("more finding")) did not fit here._\n".utf8)
    }
  }

  /// The findings of each rule; nothing without any.
  private var table: String {
    let rows = rules.rows
    if rows.isEmpty { return "" }
    var text =
      "\n| rule | errors | warnings | notes | locales |\n| --- | ---: | ---: | ---: | ---: |\n"
    for row in rows {
      let counts = row.counts
      text +=
        "| `\(row.rule)` | \(counts.error) | \(counts.warning) | \(counts.note) | \(row.locales) |\n"
    }
    return text
  }

  /// The entries to begin with, where there are many.
  private func start(_ numbers: [Int]) -> String {
    guard numbers.count > StartingPlaces.fewestEntries else { return "" }
    var text = "\n**Start here**\n\n"
    for (place, number) in StartingPlaces.numbers(of: numbers, in: causes).enumerated() {
      let heading = ItemHeading(causes[number])
      text += "\(place + 1). \(Self.code(heading.place)) \(heading.severity.rawValue): "
      text += "\(Self.code(heading.message))\n"
    }
    return text
  }

  /// How many findings did not fit.
  package var remarks: [String] {
    if leftOut == 0 { return [] }
    let rest = limit == Self.commentLimit ? ", the limit of a comment; a file has all" : ""
    return ["markdown: \(leftOut.counted("finding")) left out of \(limit.grouped) bytes\(rest)"]
  }

  /// The entries under their headings: a level each, or a file each, the worst first.
  private func sections(_ numbers: [Int]) -> [(title: String, numbers: [Int])] {
    func ofLevel(_ level: Severity, _ numbers: [Int]) -> [Int] {
      numbers.filter { causes[$0].key.severity == level }
    }
    switch style.order {
    case .importance:
      let levels = [
        (Severity.error, "Errors"), (Severity.warning, "Warnings"), (Severity.note, "Notes"),
      ]
      return levels.compactMap { level, title in
        let own = ofLevel(level, numbers)
        return own.isEmpty ? nil : (title: title, numbers: own)
      }
    case .path:
      let files = Dictionary(grouping: numbers) { causes[$0].first.path }
      let paths = files.mapValues { numbers in
        SeverityCounts(
          error: ofLevel(.error, numbers).count, warning: ofLevel(.warning, numbers).count,
          note: ofLevel(.note, numbers).count)
      }.sorted { Self.isWorse($0, $1) }.map { $0.key }
      return paths.map { path in
        let own = files[path] ?? []
        let sorted = [Severity.error, .warning, .note].flatMap { ofLevel($0, own) }
        return (title: Self.code(path), numbers: sorted)
      }
    }
  }

  /// The order of files: the worst first.
  private static func isWorse(
    _ left: (key: String, value: SeverityCounts), _ right: (key: String, value: SeverityCounts)
  ) -> Bool {
    let (own, other) = (left.value, right.value)
    if (own.error > 0) != (other.error > 0) { return own.error > 0 }
    if own.error != other.error { return own.error > other.error }
    if own.warning != other.warning { return own.warning > other.warning }
    return ByteOrder.precedes(left.key, right.key)
  }

  /// Writes the entries of a section, behind a fold those past the first.
  private mutating func write(
    _ numbers: [Int], heading: String, left: inout Int, to output: inout [UInt8]
  ) {
    output.append(contentsOf: heading.utf8)
    left -= heading.utf8.count
    var isOpen = false
    for (place, number) in numbers.enumerated() {
      let cause = causes[number]
      let bytes = entries[number].bytes(
        of: cause, atMost: left - 80, placesAtMost: limit / Self.partForPlaces)
      guard !bytes.text.isEmpty else {
        leftOut += findings(in: numbers[place...])
        isFull = true
        break
      }
      leftOut += bytes.leftOut
      if place == Self.shownPerSection {
        let rest = numbers.count - place
        output.append(contentsOf: "\n<details><summary>\(rest.grouped) more</summary>\n\n".utf8)
        isOpen = true
      }
      output.append(contentsOf: bytes.text)
      left -= bytes.text.count
    }
    if isOpen { output.append(contentsOf: "\n</details>\n".utf8) }
  }

  /// How many findings some entries stand for.
  private func findings(in numbers: ArraySlice<Int>) -> Int {
    numbers.reduce(0) { $0 + causes[$1].places.count }
  }

  private static func headline(_ run: RunSummary) -> String {
    let counts = run.counts
    guard counts.total > 0 else {
      return run.complete ? "no findings" : "no findings, but not everything was checked"
    }
    let parts = [(counts.error, "error"), (counts.warning, "warning"), (counts.note, "note")]
      .filter { $0.0 > 0 }.map { $0.0.counted($0.1) }
    return "\(counts.total.counted("finding")) (\(parts.joined(separator: ", ")))"
  }

  /// Text in a code span that nothing in it can end.
  package static func code(_ text: String) -> String {
    let shown = VisibleText.line(text)
    var longest = 0
    var run = 0
    for byte in shown.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let isPadded = shown.hasPrefix("`") || shown.hasSuffix("`") || shown.hasPrefix(" ")
    return isPadded || shown.isEmpty ? "\(fence) \(shown) \(fence)" : fence + shown + fence
  }
}
