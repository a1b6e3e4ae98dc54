package import LabelLint

/// How far locales are translated, over all sets or by set.
package struct CoverageTable {
  /// One row.
  package struct Row {
    /// Path of the set; empty in a table over all sets.
    package let module: String
    /// The texts of a locale.
    package var coverage: LocaleCoverage

    /// Canonical tag.
    package var locale: String { coverage.locale }

    /// The share of translated texts, cut to a tenth: 100 % is all of it, and nothing else.
    package var percent: String {
      guard coverage.required > 0 else { return "–" }
      let tenths = coverage.translated * 1000 / coverage.required
      return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
    }

    /// What is counted, by the names that machines read.
    fileprivate var counts: [(name: String, count: Int)] {
      [
        ("required", coverage.required), ("translated", coverage.translated),
        ("missing", coverage.missing), ("suppressed", coverage.suppressed),
        ("inherited", coverage.inherited), ("copied", coverage.copied),
        ("needsReview", coverage.needsReview), ("machineTranslated", coverage.machineTranslated),
      ]
    }

    /// What is not translated, and what is with a doubt; nothing of what there is none of.
    fileprivate var remarks: [String] {
      [
        (coverage.missing, "missing"), (coverage.suppressed, "suppressed"),
        (coverage.inherited, "inherited"), (coverage.copied, "copied"),
        (coverage.needsReview, "to review"), (coverage.machineTranslated, "machine-made"),
      ].map { $0.0 > 0 ? "\($0.0) \($0.1)" : "" }
    }
  }

  /// The rows, by module and locale.
  package let rows: [Row]
  private let hasModules: Bool

  /// Adds up the coverage of sets; locales that need not be complete are left out.
  package init(_ sets: [SetSummary], byModule: Bool) {
    var rows: [String: Row] = [:]
    for set in sets {
      for coverage in set.locales where coverage.required > 0 {
        let module = byModule ? set.set : ""
        let name = module + "\u{0}" + coverage.locale
        if rows[name] == nil {
          rows[name] = Row(module: module, coverage: coverage)
        } else {
          rows[name]?.coverage.add(coverage)
        }
      }
    }
    self.rows = rows.sorted { ByteOrder.precedes($0.key, $1.key) }.map(\.value)
    hasModules = byModule
  }

  /// For people: columns in line, without those that have nothing in any row.
  ///
  /// - Parameter width: Columns of the terminal that shows it, past which cells go on in the next line; nil for none.
  /// - Returns: The rows, each line ended.
  package func text(width: Int?) -> String {
    let cells = rows.map { row in
      (hasModules ? [VisibleText.line(row.module)] : [])
        + [row.locale, row.percent, "\(row.coverage.translated)/\(row.coverage.required)"]
        + row.remarks
    }
    guard let first = cells.first else { return "there is no locale to count\n" }
    let widths = first.indices.map { column in
      cells.map { TextLayout.columns(of: $0[column]) }.max() ?? 0
    }
    return cells.map { Self.line($0, widths, width: width) }.joined()
  }

  /// A row, broken between cells only.
  private static func line(_ row: [String], _ widths: [Int], width: Int?) -> String {
    var text = ""
    var line = ""
    var used = 0
    for (column, cell) in row.enumerated() where widths[column] > 0 {
      if let width, used > 0, !cell.isEmpty, used + TextLayout.columns(of: cell) > width {
        text += trimmed(line) + "\n"
        line = "    "
        used = 4
      }
      line +=
        cell + String(repeating: " ", count: widths[column] - TextLayout.columns(of: cell) + 2)
      used += widths[column] + 2
    }
    return text + trimmed(line) + "\n"
  }

  /// A line without the blanks at its end.
  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }

  /// For machines: one document.
  package var json: String {
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.member("schemaVersion", 1)
      writer.array("coverage") { writer in
        for row in rows {
          writer.element { writer in
            if hasModules { writer.member("set", row.module) }
            writer.member("locale", row.locale)
            for (name, count) in row.counts { writer.member(named: name, count) }
          }
        }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  /// Names of the counts, in their order.
  private static let countNames = Row(
    module: "", coverage: LocaleCoverage(locale: "", required: 0, translated: 0, checked: 0)
  ).counts.map(\.name)

  /// For spreadsheets (RFC 4180).
  package var csv: String {
    CSVRow.text((hasModules ? ["set"] : []) + ["locale"] + Self.countNames)
      + rows.map { row in
        CSVRow.text(
          (hasModules ? [row.module] : []) + [row.locale] + row.counts.map { "\($0.count)" })
      }.joined()
  }

  /// For a comment.
  package var markdown: String {
    let columns = [
      "translated", "of", "missing", "suppressed", "inherited", "copied", "to review",
      "machine-made",
    ]
    let names = (hasModules ? ["set"] : []) + ["locale"]
    let heading =
      "| \((names + columns).joined(separator: " | ")) |\n|"
      + names.map { _ in " --- |" }.joined() + columns.map { _ in " ---: |" }.joined() + "\n"
    return heading
      + rows.map { row in
        let counts = row.counts.dropFirst(2).map { "\($0.count)" }
        let cells =
          [row.locale, row.percent, "\(row.coverage.translated)/\(row.coverage.required)"] + counts
        return (hasModules ? "| \(MarkdownReport.code(row.module)) " : "")
          + "| \(cells.joined(separator: " | ")) |\n"
      }.joined()
  }
}
