/// `text`: what a person reads in a terminal or a log.
package struct TextReport: Report {
  /// How the report looks.
  private let style: ReportStyle
  /// Blocks so far.
  private var blocks = ItemOrder()
  /// What the closing lines count.
  private var tally = ReportTally()
  /// Names of the clauses that findings cite.
  private var guidelines = GuidelineNames()

  /// An empty report.
  package init(_ style: ReportStyle = ReportStyle()) { self.style = style }

  /// Takes the findings of a set; they are rendered while its files are there.
  package mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    tally.add(set.findings)
    let items = FindingItems(set: set, isFolded: style.isFolded)
    for item in items.all {
      let block = TextBlock(
        item, in: items.source(at: item.finding.place.path),
        guidelines: guidelines.names(for: item.finding), style)
      blocks.add(item, text: block.rendered.span, margin: block.margin)
    }
  }

  /// Writes the blocks in the order of the style, and the closing lines.
  package mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    var explained: Set<RuleID> = []
    var isFirst = true
    for item in blocks.sorted(by: style.order) {
      if !isFirst { output.append(0x0A) }
      isFirst = false
      output.append(contentsOf: blocks.bytes(of: item))
      if explained.insert(item.rule).inserted {
        output.append(blanks: item.margin)
        output.append(
          contentsOf: "= more: label-lint explain \(VisibleText.line(item.rule.description))\n".utf8
        )
      }
    }
    let lines = ClosingLines(run, tally: tally).lines
    if !isFirst, !lines.isEmpty { output.append(0x0A) }
    for line in lines { output.append(contentsOf: "\(line)\n".utf8) }
  }
}
