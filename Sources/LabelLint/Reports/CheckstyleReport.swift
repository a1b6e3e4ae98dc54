/// `checkstyle`: Checkstyle's XML, which many servers read.
///
/// Columns count Unicode scalars.
package struct CheckstyleReport: Report {
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
        text: "    <error" + XMLText.attribute("line", "\(place.line)")
          + XMLText.attribute("column", "\(place.column)")
          + XMLText.attribute("severity", Self.severity(item.severity))
          + XMLText.attribute("message", item.visibleMessage)
          + XMLText.attribute("source", "label-lint.\(item.finding.rule)") + "/>\n")
    }
  }

  /// Writes the document, file by file; what was not read comes last.
  package mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    output.append(contentsOf: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    let sorted = items.sorted()
    let notRead = run.notRead.unreported
    let isEmpty = sorted.isEmpty && notRead.isEmpty
    output.append(contentsOf: "<checkstyle version=\"4.3\"\(isEmpty ? "/" : "")>\n".utf8)
    var path: String?
    for item in sorted {
      if path.map({ !ByteOrder.areEqual($0, item.path) }) ?? true {
        if path != nil { output.append(contentsOf: "  </file>\n".utf8) }
        output.append(
          contentsOf: "  <file\(XMLText.attribute("name", VisibleText.path(item.path)))>\n".utf8)
        path = item.path
      }
      output.append(contentsOf: items.bytes(of: item))
    }
    if path != nil { output.append(contentsOf: "  </file>\n".utf8) }
    for item in notRead {
      let error =
        "    <error" + XMLText.attribute("line", "1")
        + XMLText.attribute("severity", Self.severity(.error))
        + XMLText.attribute("message", VisibleText.escaped(item.message))
        + XMLText.attribute("source", "label-lint.\(NotRead.ruleName)") + "/>\n"
      output.append(
        contentsOf:
          "  <file\(XMLText.attribute("name", VisibleText.path(item.path)))>\n\(error)  </file>\n"
          .utf8)
    }
    if !isEmpty { output.append(contentsOf: "</checkstyle>\n".utf8) }
  }

  private static func severity(_ severity: Severity) -> String {
    severity == .note ? "info" : severity.rawValue
  }
}
