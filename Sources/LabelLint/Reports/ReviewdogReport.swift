/// `rdjsonl`: diagnostics of reviewdog, one a line (reviewdog's proto/rdf).
///
/// Columns count bytes of UTF-8, also where the file is stored otherwise.
package struct ReviewdogReport: Report {
  private let style: ReportStyle
  private var items = ItemOrder()

  /// An empty report.
  package init(_ style: ReportStyle = ReportStyle()) { self.style = style }

  /// Renders the items of a set.
  package mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    let shown = FindingItems(set: set, isFolded: style.isFolded)
    for item in shown.counted {
      let finding = item.finding
      let source = shown.source(at: finding.place.path)
      var line: [UInt8] = []
      JSONWriter.lines(to: &line) { _, writer in
        writer.member("message", item.message)
        writer.object("location") { writer in
          writer.member("path", finding.place.path)
          writer.object("range") { Self.write(finding.place, in: source, to: &$0) }
        }
        writer.member("severity", Self.severity(item.severity))
        writer.object("source") { $0.member("name", "label-lint") }
        writer.object("code") { writer in
          writer.member("value", finding.rule.description)
          if let url = style.address(of: finding.rule) { writer.member("url", url) }
        }
        writer.array("suggestions") { writer in
          for fix in finding.fixes { Self.write(fix, of: finding, in: source, to: &writer) }
        }
        writer.array("related_locations") { writer in
          for related in finding.related {
            writer.element { writer in
              writer.member("message", related.message)
              writer.object("location") { writer in
                writer.member("path", related.path)
                writer.object("range") { writer in
                  writer.object("start") { $0.member("line", related.line) }
                }
              }
            }
          }
        }
      }
      items.add(item, text: line.span)
    }
  }

  /// Writes the lines.
  package mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    for item in items.sorted() { output.append(contentsOf: items.bytes(of: item)) }
    let notRead = run.notRead.unreported
    JSONWriter.lines(to: &output, count: notRead.count) { number, writer in
      writer.member("message", notRead[number].message)
      writer.object("location") { $0.member("path", notRead[number].path) }
      writer.member("severity", Self.severity(.error))
      writer.object("source") { $0.member("name", "label-lint") }
      writer.object("code") { $0.member("value", NotRead.ruleName) }
    }
  }

  /// A fix of one edit in the finding's own file, where the file can be seen.
  private static func write(
    _ fix: ReportedFix, of finding: ReportedFinding, in source: SourceIndex?,
    to writer: inout JSONWriter
  ) {
    guard fix.edits.count == 1, let edit = fix.edits.first, let source,
      ByteOrder.areEqual(edit.path, finding.place.path), source.file.encoding != .binary
    else { return }
    let start = source.offset(ofStored: edit.offset)
    let end = max(start, source.offset(ofStored: edit.offset + edit.length))
    let place = Place(ByteRange(start..<end), in: source)
    writer.element { writer in
      writer.object("range") { write(place, in: source, to: &$0) }
      writer.member("text", edit.text)
    }
  }

  /// The members of a range.
  private static func write(
    _ place: Place, in source: SourceIndex?, to writer: inout JSONWriter
  ) {
    let columns = ColumnUnits(place, in: source).bytes
    writer.object("start") { writer in
      writer.member("line", place.line)
      writer.member("column", columns.start)
    }
    writer.object("end") { writer in
      writer.member("line", place.endLine)
      writer.member("column", columns.end)
    }
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .note: "INFO"
    }
  }
}
