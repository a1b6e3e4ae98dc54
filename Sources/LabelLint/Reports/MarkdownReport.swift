/// `markdown`: for a comment or the summary of a job.
///
/// Text of catalogs stands in code spans only, so that nothing in it takes effect. A text that is at
/// fault in the same way in several places is one line, where it is met first: a writer decides once.
package struct MarkdownReport: Report {
  /// Most bytes of a comment: the limit of GitHub is 65,536.
  package static let commentLimit = 60_000
  /// Most bytes of a job's summary: a larger one than 1,024 kB is dropped.
  package static let summaryLimit = 900_000
  /// Findings of a section that are shown at once.
  private static let shownPerSection = 20

  /// How bad the findings of a file are.
  private struct Weight {
    var worst = Severity.note
    var counts = SeverityCounts()
  }

  /// Other places of a text that a line names.
  private static let shownPlaces = 3

  /// What findings have in common that are one line.
  private struct Group: Hashable {
    let rule: RuleID
    let severity: Severity
    let line: String
  }

  private let style: ReportStyle
  private let limit: Int
  /// Numbers of the items that stand for groups.
  private var groups: [Group: Int] = [:]
  /// The other places of an item, by its number.
  private var others: [Int: [String]] = [:]
  private var items = ItemOrder()
  private var tally = ReportTally()
  private var weights: [String: Weight] = [:]
  private var rules: [RuleID: SeverityCounts] = [:]
  private var states: [FindingState: Int] = [:]
  private var leftOut = 0

  /// An empty report of at most some bytes.
  package init(_ style: ReportStyle = ReportStyle(), limit: Int = commentLimit) {
    self.style = style
    self.limit = limit
  }

  /// Renders the items of a set.
  package mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    tally.add(set.findings)
    for item in FindingItems(set: set, isFolded: style.isFolded).counted {
      let path = item.finding.place.path
      weights[path, default: Weight()].worst = max(
        item.severity, weights[path]?.worst ?? .note)
      weights[path, default: Weight()].counts.add(item.severity)
      rules[item.finding.rule, default: SeverityCounts()].add(item.severity)
      if let state = item.finding.state { states[state, default: 0] += 1 }
      let context = set.contexts?.findings[item.finding.fingerprint]
      let line = Self.line(item, newText: context?.newText)
      let group = Group(rule: item.finding.rule, severity: item.severity, line: line)
      let place = "\(path):\(item.finding.place.line)"
      if item.finding.text != nil, let first = groups[group] {
        others[first, default: []].append(place)
      } else {
        groups[group] = items.count
        items.add(item, text: "- \(Self.code(place))\(line)")
      }
    }
  }

  /// Writes the headline, the rules, then the items, the worst first, as far as they fit.
  package mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    var text = "## label-lint: \(Self.headline(run))\n"
    let lines = ClosingLines(run, tally: tally).lines.dropFirst(run.counts.total > 0 ? 1 : 0)
    for line in lines { text += "\n\(Self.code(line))\n" }
    let changed = [FindingState.new, .updated].compactMap { state in
      states[state].map { "\($0.grouped) \(state.rawValue)" }
    }
    if !changed.isEmpty { text += "\n\(changed.joined(separator: ", "))\n" }
    if !rules.isEmpty {
      text += "\n| rule | errors | warnings | notes |\n| --- | ---: | ---: | ---: |\n"
      for (rule, counts) in rules.sorted(by: { $0.key < $1.key }) {
        text += "| `\(rule)` | \(counts.error) | \(counts.warning) | \(counts.note) |\n"
      }
    }
    output.append(contentsOf: text.utf8)
    var left = limit - text.utf8.count - 200
    for section in sections {
      let heading = "\n### \(section.title)\n\n"
      guard leftOut == 0, heading.utf8.count < left else {
        leftOut += findings(in: section.items[...])
        continue
      }
      write(section.items, heading: heading, left: &left, to: &output)
    }
    if leftOut > 0 {
      output.append(contentsOf: "\n_\(leftOut.counted("more finding")) did not fit here._\n".utf8)
    }
  }

  /// How many findings did not fit.
  package var remarks: [String] {
    leftOut > 0
      ? ["markdown: \(leftOut.counted("finding")) left out of \(limit.grouped) bytes"] : []
  }

  /// The items under their headings: a level each, or a file each, the worst first.
  private var sections: [(title: String, items: [ItemOrder.Item])] {
    let sorted = items.sorted(by: style.order)
    switch style.order {
    case .importance:
      let levels = [
        (Severity.error, "Errors"), (Severity.warning, "Warnings"), (Severity.note, "Notes"),
      ]
      return levels.compactMap { level, title in
        let own = sorted.filter { $0.severity == level }
        return own.isEmpty ? nil : (title, own)
      }
    case .path:
      let files = Dictionary(grouping: sorted, by: \.path)
      return files.keys.sorted(by: precedes).map { path in
        let own = files[path] ?? []
        let levels = [Severity.error, .warning, .note]
        return (Self.code(path), levels.flatMap { level in own.filter { $0.severity == level } })
      }
    }
  }

  /// Writes the items of a section, behind a fold those past the first.
  private mutating func write(
    _ items: [ItemOrder.Item], heading: String, left: inout Int, to output: inout [UInt8]
  ) {
    output.append(contentsOf: heading.utf8)
    left -= heading.utf8.count
    var isOpen = false
    for (number, item) in items.enumerated() {
      let bytes = self.items.bytes(of: item) + otherPlaces(of: item).utf8 + [0x0A]
      guard bytes.count + 80 < left else {
        leftOut += findings(in: items[number...])
        break
      }
      if number == Self.shownPerSection {
        let rest = items.count - number
        output.append(contentsOf: "\n<details><summary>\(rest.grouped) more</summary>\n\n".utf8)
        isOpen = true
      }
      output.append(contentsOf: bytes)
      left -= bytes.count
    }
    if isOpen { output.append(contentsOf: "\n</details>\n".utf8) }
  }

  /// How many findings some items stand for.
  private func findings(in items: ArraySlice<ItemOrder.Item>) -> Int {
    items.reduce(0) { $0 + 1 + (others[$1.number]?.count ?? 0) }
  }

  /// Where else the text of an item is at fault in the same way.
  private func otherPlaces(of item: ItemOrder.Item) -> String {
    guard let places = others[item.number] else { return "" }
    var text = " · also " + places.prefix(Self.shownPlaces).map(Self.code).joined(separator: ", ")
    if places.count > Self.shownPlaces {
      text += " and \((places.count - Self.shownPlaces).grouped) more"
    }
    return text
  }

  /// The order of files: the worst first.
  private func precedes(_ left: String, _ right: String) -> Bool {
    let (own, other) = (weights[left] ?? Weight(), weights[right] ?? Weight())
    if own.worst != other.worst { return own.worst > other.worst }
    let (ownCounts, otherCounts) = (own.counts, other.counts)
    if ownCounts.error != otherCounts.error { return ownCounts.error > otherCounts.error }
    if ownCounts.warning != otherCounts.warning { return ownCounts.warning > otherCounts.warning }
    return ByteOrder.precedes(left, right)
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

  /// What is said of a finding behind its place.
  private static func line(_ item: FoldedFinding, newText: String?) -> String {
    let finding = item.finding
    var text = ""
    if let own = finding.text, !own.isEmpty { text += " · \(code(Quotation.shortened(own)))" }
    text += " · **\(item.severity.rawValue)** \(code(item.message)) `\(finding.rule)`"
    if let own = finding.text, let new = newText ?? finding.fixes.first?.text, !new.isEmpty {
      text +=
        " · ~~\(code(Quotation.shortened(own)))~~ **\(code(Quotation.shortened(new)))**"
    } else if let title = finding.fixes.first?.title {
      // What is written may be a part of the text.
      text += " · **\(code(title))**"
    }
    return text
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
