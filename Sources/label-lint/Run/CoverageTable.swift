import LabelLint

/// How far locales are translated, over all sets or by set.
struct CoverageTable {
  /// One row.
  struct Row {
    /// Path of the set; empty in a table over all sets.
    var module = ""
    /// Canonical tag.
    let locale: String
    /// Texts that must be translated.
    var required = 0
    /// Texts that are.
    var translated = 0
    /// Translations that nobody has confirmed.
    var needsReview = 0

    /// The share, cut to a tenth: 100 % is all of it, and nothing else.
    var percent: String {
      guard required > 0 else { return "–" }
      let tenths = translated * 1000 / required
      return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
    }
  }

  /// The rows, by module and locale.
  let rows: [Row]
  private let hasModules: Bool

  /// Adds up the coverage of sets; locales that need not be complete are left out.
  init(_ sets: [SetSummary], byModule: Bool) {
    var rows: [String: Row] = [:]
    for set in sets {
      for coverage in set.locales where coverage.required > 0 {
        let module = byModule ? set.set : ""
        let name = module + "\u{0}" + coverage.locale
        var row = rows[name] ?? Row(module: module, locale: coverage.locale)
        row.required += coverage.required
        row.translated += coverage.translated
        row.needsReview += coverage.needsReview
        rows[name] = row
      }
    }
    self.rows = rows.sorted { ByteOrder.precedes($0.key, $1.key) }.map(\.value)
    hasModules = byModule
  }

  /// For people: columns in line.
  var text: String {
    let cells = rows.map { row in
      (hasModules ? [VisibleText.line(row.module)] : [])
        + [row.locale, row.percent, "\(row.translated)/\(row.required)"]
        + [row.needsReview > 0 ? "\(row.needsReview) to review" : ""]
    }
    guard let first = cells.first else { return "no locale must be complete\n" }
    let widths = first.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell + String(repeating: " ", count: widths[column] - cell.count + 2)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// For machines: one document.
  var json: String {
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.member("schemaVersion", 1)
      writer.array("coverage") { writer in
        for row in rows {
          writer.element { writer in
            if hasModules { writer.member("set", row.module) }
            writer.member("locale", row.locale)
            writer.member("required", row.required)
            writer.member("translated", row.translated)
            writer.member("needsReview", row.needsReview)
          }
        }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  /// For spreadsheets (RFC 4180).
  var csv: String {
    let columns = ["locale", "required", "translated", "needsReview"]
    return CSVRow.text((hasModules ? ["set"] : []) + columns)
      + rows.map { row in
        let numbers = [row.required, row.translated, row.needsReview].map(String.init)
        return CSVRow.text((hasModules ? [row.module] : []) + [row.locale] + numbers)
      }.joined()
  }

  /// For a comment.
  var markdown: String {
    let heading =
      hasModules
      ? "| set | locale | translated | of |\n| --- | --- | ---: | ---: |\n"
      : "| locale | translated | of |\n| --- | ---: | ---: |\n"
    return heading
      + rows.map { row in
        (hasModules ? "| \(MarkdownReport.code(row.module)) " : "")
          + "| \(row.locale) | \(row.percent) | \(row.translated)/\(row.required) |\n"
      }.joined()
  }
}
