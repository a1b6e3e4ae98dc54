/// `xcode`: lines that Xcode turns into issues, with absolute paths.
///
/// Columns count Unicode scalars.
public struct XcodeReport: Report {
  private let style: ReportStyle
  private var items = ItemOrder()

  /// An empty report.
  public init(_ style: ReportStyle = ReportStyle()) { self.style = style }

  /// Renders the items of a set.
  public mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    for item in FindingItems(set: set, isFolded: style.isFolded).counted {
      let place = item.finding.place
      let path = place.path.hasPrefix("/") ? place.path : "\(style.rootPath)/\(place.path)"
      items.add(
        item,
        text: VisibleText.line(
          "\(path):\(place.line):\(place.column): \(item.severity.rawValue): \(item.message) "
            + "(\(item.finding.rule))") + "\n")
    }
  }

  /// Writes the lines.
  public mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    for item in items.sorted() { output.append(contentsOf: items.bytes(of: item)) }
  }
}
