/// `android-lint`: the XML report of Android lint, format 6.
///
/// Columns count UTF-16 units.
package struct AndroidLintReport: Report {
  private let style: ReportStyle
  private var items = ItemOrder()
  /// Longest source line that is shown, in scalars: a line may hold a whole catalog.
  private static let longestLine = 500

  /// An empty report.
  package init(_ style: ReportStyle = ReportStyle()) { self.style = style }

  /// Renders the items of a set.
  package mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    let shown = FindingItems(set: set, isFolded: style.isFolded)
    for item in shown.counted {
      items.add(item, text: text(item, in: shown.source(at: item.finding.place.path), shown))
    }
  }

  /// Writes the document.
  package mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    let by = XMLText.attribute("by", "label-lint \(run.toolVersion)")
    output.append(
      contentsOf: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<issues format=\"6\"\(by)>\n".utf8)
    for item in items.sorted() { output.append(contentsOf: items.bytes(of: item)) }
    for item in run.notRead.unreported { output.append(contentsOf: Self.text(item).utf8) }
    output.append(contentsOf: "</issues>\n".utf8)
  }

  private func text(
    _ item: FoldedFinding, in source: SourceIndex?, _ shown: FindingItems
  ) -> String {
    let finding = item.finding
    let metadata = style.metadata(of: finding.rule)
    let columns = ColumnUnits(finding.place, in: source)
    var attributes = [
      ("id", metadata?.lintID ?? "LabelLint"), ("severity", Self.severity(item.severity)),
      ("message", item.visibleMessage), ("category", Self.category(metadata)),
      ("priority", Self.priority(item.severity)),
      ("summary", metadata?.summary ?? finding.rule.description),
      ("explanation", metadata?.rationale ?? finding.rule.description),
    ]
    if let url = style.address(of: finding.rule) {
      attributes += [("url", url), ("urls", url)]
    }
    if let line = columns.line, line.unicodeScalars.count <= Self.longestLine {
      let isOneLine = finding.place.line == finding.place.endLine
      // The line may not be as long any more as a stored place says.
      let column = min(finding.place.column, line.unicodeScalars.count + 1)
      let end = isOneLine ? min(finding.place.endColumn, line.unicodeScalars.count + 1) : column
      attributes += [
        ("errorLine1", VisibleText.escapedButIsolates(line)),
        (
          "errorLine2",
          String(repeating: " ", count: max(0, column - 1))
            + String(repeating: "~", count: max(1, end - column))
        ),
      ]
    }
    var text = "    <issue"
    for (name, value) in attributes { text += "\n        \(name)=\"\(XMLText.escaped(value))\"" }
    text += ">\n"
    text += Self.location(finding.place.path, finding.place.line, columns.utf16.start)
    for related in finding.related {
      let source = shown.source(at: related.path)
      let place = Place(
        path: related.path, line: related.line, column: related.column, endLine: related.line,
        endColumn: related.column, offset: source.map { Self.offset(related, in: $0) } ?? 0,
        length: 0)
      text += Self.location(
        related.path, related.line, ColumnUnits(place, in: source).utf16.start)
    }
    return text + "    </issue>\n"
  }

  /// The issue of a file or folder that was not read.
  private static func text(_ item: NotRead.Item) -> String {
    let attributes = [
      ("id", "LabelLintNotRead"), ("severity", severity(.error)),
      ("message", VisibleText.escaped(item.message)), ("category", category(nil)),
      ("priority", priority(.error)), ("summary", "A file or folder was not read"),
      ("explanation", "Nothing in it was checked."),
    ]
    return "    <issue"
      + attributes.map { "\n        \($0.0)=\"\(XMLText.escaped($0.1))\"" }.joined()
      + ">\n        <location\(XMLText.attribute("file", VisibleText.path(item.path)))/>\n    </issue>\n"
  }

  /// Stored offset of a related place, which records give by line and column.
  private static func offset(_ related: ReportedRelated, in source: SourceIndex) -> Int {
    guard related.line >= 1, related.line <= source.lines.count else { return 0 }
    let content = source.content(of: related.line)
    var offset = content.lowerBound
    var column = 1
    while offset < content.upperBound, column < related.column {
      offset += 1
      while offset < content.upperBound, source.file.text[offset] & 0xC0 == 0x80 { offset += 1 }
      column += 1
    }
    return source.storedOffset(of: offset)
  }

  private static func location(_ path: String, _ line: Int, _ column: Int) -> String {
    "        <location\(XMLText.attribute("file", VisibleText.path(path))) line=\"\(line)\" column=\"\(column)\"/>\n"
  }

  private static func category(_ metadata: RuleMetadata?) -> String {
    metadata?.family == .accessibility ? "Accessibility" : "Internationalization"
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "Error"
    case .warning: "Warning"
    case .note: "Information"
    }
  }

  private static func priority(_ severity: Severity) -> String {
    switch severity {
    case .error: "8"
    case .warning: "5"
    case .note: "2"
    }
  }
}
