/// `concise`: one line an item, nothing else; a file or folder that was not read is one, too.
package struct ConciseReport: Report {
  /// Lines so far.
  private var items = ItemOrder()
  /// Whether findings that differ only in locale are one item.
  private let isFolded: Bool

  /// An empty report.
  ///
  /// - Parameter isFolded: Whether findings that differ only in locale are one item.
  package init(isFolded: Bool = true) { self.isFolded = isFolded }

  /// Takes the findings of a set.
  package mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    for item in Folding.items(of: set.findings, isOn: isFolded) {
      let heading = ItemHeading(item)
      items.add(item, text: "\(heading.place): \(heading.severity.rawValue): \(heading.message)\n")
    }
  }

  /// Writes the lines, ordered by path, offset and rule.
  package mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    for item in items.sorted() { output.append(contentsOf: items.bytes(of: item)) }
    for item in run.notRead.unreported {
      output.append(
        contentsOf: "\(VisibleText.escaped(item.path)): error: \(item.message)\n".utf8)
    }
  }
}
