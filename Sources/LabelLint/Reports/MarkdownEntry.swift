/// One entry of a Markdown report: a line, and below it where else its findings are.
struct MarkdownEntry: Sendable {
  /// Rows of places that stand in the line of an entry.
  private static let rowsInLine = 3
  /// Most bytes of rows that stand in the line of an entry.
  private static let bytesInLine = 300

  /// What stands before the level: the text, unless the message quotes it.
  private let start: String
  /// What stands behind the rule: what to write.
  private let end: String
  /// Whether the text is the key.
  private let isKeyText: Bool

  /// What is written of a finding that stands for an entry.
  init(_ finding: ReportedFinding, newText: String?) {
    let code = MarkdownReport.code
    var start = ""
    if let own = finding.text, !own.isEmpty, !finding.message.contains(Quotation.quoted(own)) {
      start = " · \(code(Quotation.shortened(own)))"
    }
    self.start = start
    let key = finding.subject.key
    isKeyText = finding.text == key && Quotation.shortened(key) == key
    if let own = finding.text, let new = newText ?? finding.fixes.first?.text, !new.isEmpty {
      end = " · ~~\(code(Quotation.shortened(own)))~~ **\(code(Quotation.shortened(new)))**"
    } else if let title = finding.fixes.first?.title {
      // What is written may be a part of the text.
      end = " · **\(code(title))**"
    } else {
      end = ""
    }
  }

  /// The entry as it fits.
  ///
  /// - Parameters:
  ///   - cause: What it tells of.
  ///   - most: Most bytes that it may have.
  ///   - mostPlaces: Most bytes of these that its other places may take.
  /// - Returns: The entry, UTF-8, and how many of its findings are left out; nothing where not even its line fits.
  func bytes(
    of cause: Cause, atMost most: Int, placesAtMost mostPlaces: Int
  ) -> (text: [UInt8], leftOut: Int) {
    let place = cause.first
    let code = MarkdownReport.code
    let isBulk = cause.key.bulk != nil
    let key = isKeyText ? "" : cause.onlyKey.map { " · key \(code($0))" } ?? ""
    let line =
      "- \(code("\(place.path):\(place.line):\(place.column)"))\(isBulk ? "" : key + start)"
      + " · **\(cause.key.severity.rawValue)** \(code(cause.message)) `\(cause.key.rule)`"
      + (isBulk ? "" : end)
    // Behind the line, how many more there are.
    if line.utf8.count + 30 > most { return ([], 0) }
    let facts = cause.facts(isShort: false).map { code($0.joined(separator: ", ")) }
    let rows = CauseRow.rows(of: cause).map { row in
      code(row.label + row.pieces().joined(separator: ", "))
    }
    if facts.isEmpty, rows.count <= Self.rowsInLine {
      let also = rows.isEmpty ? "" : " · also \(rows.joined(separator: ", "))"
      if also.utf8.count <= Self.bytesInLine, line.utf8.count + also.utf8.count < most {
        return (Array("\(line)\(also)\n".utf8), 0)
      }
    }
    let shown = facts + rows
    let details = shown.map { "  - \($0)\n" }.joined()
    let folded =
      shown.count > Self.rowsInLine
      ? "\n  <details><summary>\(cause.places.count.counted("place"))</summary>\n\n"
        + "\(details)\n  </details>\n\n"
      : details
    if folded.utf8.count <= mostPlaces, line.utf8.count + 1 + folded.utf8.count <= most {
      return (Array("\(line)\n\(folded)".utf8), 0)
    }
    let others = cause.places.count - 1
    return (Array("\(line) · and \(others.grouped) more\n".utf8), others)
  }
}
