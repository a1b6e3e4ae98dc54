/// `text`: what a person reads in a terminal or a log.
package struct TextReport: Report {
  /// What is shown below the line of an entry.
  private struct Block {
    /// Where in `blockText` it is rendered.
    let range: Range<Int>
    /// Where in `blockText` its facts begin.
    let factsStart: Int
    /// Columns before its facts.
    let margin: Int
    /// Whether its excerpt shows the key in full.
    let showsKey: Bool
    /// Names of the clauses that its finding cites.
    let guidelines: String
  }

  /// Rows of other places that an entry has where entries are limited, and one for many texts without `--limit all`.
  private static let rowsWithLimit = 3
  /// Places in each of these rows.
  private static let placesWithLimit = 4

  /// How the report looks.
  private let style: ReportStyle
  /// What the entries are.
  private var causes: CauseCollection
  /// What is below the lines of the entries, by their numbers.
  private var blocks: [Block] = []
  /// What is rendered of all blocks, UTF-8.
  private var blockText: [UInt8] = []
  /// What the closing lines count.
  private var tally = ReportTally()
  /// Names of the clauses that findings cite.
  private var guidelines = GuidelineNames()

  /// An empty report.
  package init(_ style: ReportStyle = ReportStyle()) {
    self.style = style
    causes = CauseCollection(isOn: style.isFolded)
  }

  /// Takes the findings of a set; those that stand for an entry are rendered while its files are there.
  package mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    tally.add(set.findings)
    let items = FindingItems(set: set, isFolded: false)
    let added = causes.add(set.findings, of: set.summary)
    for index in added.firsts {
      let finding = set.findings[index]
      let start = blockText.count
      // Of many texts, one shows nothing.
      let isBulk = causes[added.numbers[index]].key.bulk != nil
      let block =
        isBulk ? nil : TextBlock(finding, in: items.source(at: finding.place.path), style)
      if let block { blockText.append(block.rendered.span) }
      blocks.append(
        Block(
          range: start..<blockText.count, factsStart: start + (block?.factsStart ?? 0),
          margin: block?.margin ?? TextBlock.plainMargin, showsKey: block?.showsKey ?? true,
          guidelines: guidelines.names(for: finding)))
    }
  }

  /// Writes the entries in the order of the style, the summary and the closing lines.
  package mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    var explained: Set<RuleID> = []
    let numbers = causes.end(style.order)
    let shown = numbers.prefix(style.limit.number ?? numbers.count)
    for (place, number) in shown.enumerated() {
      if place > 0 { output.append(0x0A) }
      write(number, to: &output)
      let rule = causes[number].key.rule
      // What is true of all findings of a rule is said once.
      guard explained.insert(rule).inserted else { continue }
      let block = blocks[number]
      if !block.guidelines.isEmpty {
        write(["guideline: \(block.guidelines)"], margin: block.margin, to: &output)
      }
      write(["more: label-lint explain \(rule)"], margin: block.margin, to: &output)
    }
    let summary = TextSummary(
      causes, numbers, shown: shown.count, run, style, showsKnown: tally.showsKnown)
    let closing = ClosingLines(run, tally: tally).lines.flatMap {
      BrokenLine($0, width: style.lineWidth).lines
    }
    var isFirst = shown.isEmpty
    for lines in [summary.lines, closing] where !lines.isEmpty {
      if !isFirst { output.append(0x0A) }
      isFirst = false
      for line in lines { output.append(contentsOf: "\(line)\n".utf8) }
    }
  }

  /// Writes an entry: its line, the finding that stands for all, and where the others are.
  private func write(_ number: Int, to output: inout [UInt8]) {
    let cause = causes[number]
    let lines = ItemHeading(cause).lines(style, after: [])
    for line in lines { output.append(contentsOf: "\(line)\n".utf8) }
    let block = blocks[number]
    output.append(contentsOf: blockText[block.range.lowerBound..<block.factsStart])
    if !block.showsKey, let key = cause.onlyKey {
      write(["key: \(key)"], margin: block.margin, to: &output)
    }
    output.append(contentsOf: blockText[block.factsStart..<block.range.upperBound])
    let isShort = style.limit.number != nil
    for fact in cause.facts(isShort: isShort) { write(fact, margin: block.margin, to: &output) }
    // Of many texts with one cause, a few are enough to see it.
    let isCut = isShort || cause.key.bulk != nil && style.limit != .all
    let rows = CauseRow.rows(of: cause)
    var left = rows.reduce(0) { $0 + $1.positions.count }
    for row in isCut ? rows.prefix(Self.rowsWithLimit) : rows[...] {
      let most = isCut ? Self.placesWithLimit : row.positions.count
      var pieces = row.pieces(atMost: most)
      left -= min(most, row.positions.count)
      pieces[0] = row.label.isEmpty ? "also: \(pieces[0])" : "also \(row.label)\(pieces[0])"
      write(pieces, margin: block.margin, to: &output)
    }
    if left > 0 {
      let rest = "also: \(left.counted("more place")), which --limit all shows"
      write([rest], margin: block.margin, to: &output)
    }
  }

  private func write(_ pieces: [String], margin: Int, to output: inout [UInt8]) {
    FactLine.write(pieces, margin: margin, style, to: &output)
  }
}

/// Names of the clauses that findings cite, made once for all findings of a rule.
struct GuidelineNames {
  /// The clauses of the last finding of each rule, and their names.
  private var known: [RuleID: (clauses: [String], names: String)] = [:]

  /// Nothing is known yet.
  init() {}

  /// Names of the clauses that a finding cites, in one line; empty where it cites none.
  mutating func names(for finding: ReportedFinding) -> String {
    if let last = known[finding.rule], last.clauses == finding.guidelines { return last.names }
    let names = Guideline.names(ofClauses: finding.guidelines).joined(separator: "; ")
    known[finding.rule] = (finding.guidelines, names)
    return names
  }
}
