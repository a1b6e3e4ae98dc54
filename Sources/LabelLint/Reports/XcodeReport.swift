/// `xcode`: lines that Xcode turns into issues, with absolute paths.
///
/// Columns count Unicode scalars.
package struct XcodeReport: Report {
  private let style: ReportStyle
  private var items = ItemOrder()

  /// An empty report.
  package init(_ style: ReportStyle = ReportStyle()) { self.style = style }

  /// Renders the items of a set.
  package mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    for item in FindingItems(set: set, isFolded: style.isFolded).counted {
      let place = item.finding.place
      items.add(
        item,
        text: VisibleText.line(
          "\(absolute(place.path)):\(place.line):\(place.column): \(item.severity.rawValue): "
            + "\(item.message) (\(item.finding.rule))") + "\n")
    }
  }

  /// Writes the lines.
  package mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    for item in items.sorted() { output.append(contentsOf: items.bytes(of: item)) }
    for item in run.notRead.unreported {
      let message = "\(VisibleText.escaped(item.message)) (\(NotRead.ruleName))"
      output.append(contentsOf: "\(absolute(item.path)):1:1: error: \(message)\n".utf8)
    }
  }

  /// A path from the root of the file system, as it is shown.
  private func absolute(_ path: String) -> String {
    VisibleText.escaped(path.utf8.first == 0x2F ? path : "\(style.rootPath)/\(path)")
  }
}
