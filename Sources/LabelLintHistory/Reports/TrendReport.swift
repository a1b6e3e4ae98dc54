import LabelLint

/// How numbers went, as text, CSV and JSON.
package struct TrendReport {
  /// How numbers went.
  let series: FleetSeries

  /// A report of a series.
  package init(_ series: FleetSeries) { self.series = series }

  /// For a terminal: a line of blocks each.
  package var text: String {
    guard let first = series.days.first, let last = series.days.last else { return "" }
    var text =
      "\(first) to \(last), \(Words.count(series.days.count, "night")); open findings, first and last\n"
    for (title, lines) in groups where !lines.isEmpty {
      text += "\n\(title)\n"
      let most = lines.map(\.most).max() ?? 0
      let width = lines.map { VisibleText.escaped($0.name).count }.max() ?? 0
      for line in lines {
        let name = VisibleText.escaped(line.name)
        text += VisibleText.withoutCommands(
          "  \(name)\(String(repeating: " ", count: width - name.count))  \(Self.blocks(line.values, upTo: most))"
            + "  \(Words.number(line.first)) → \(Words.number(line.last))\n")
      }
    }
    if !series.breaks.isEmpty {
      text += "\nNumbers before and after cannot be compared\n"
      for item in series.breaks {
        text +=
          "  \(series.days[item.day])  \(VisibleText.escaped(Words.app(item.app))): \(item.reason)\n"
      }
    }
    return text
  }

  private var groups: [(title: String, lines: [FleetSeries.Line])] {
    [
      ("All", [series.total]),
      ("Apps", series.apps.map { FleetSeries.Line(name: Words.app($0.name), values: $0.values) }),
      ("Severities", series.severities), ("Rules", series.rules),
      (
        "Locales",
        series.locales.map { FleetSeries.Line(name: Words.locale($0.name), values: $0.values) }
      ),
    ]
  }

  /// Numbers as blocks of eight heights from 0 to the greatest number of their group, at most 30 of them.
  static func blocks(_ values: [Int], upTo most: Int) -> String {
    let heights = Array("▁▂▃▄▅▆▇█")
    return String(values.suffix(30).map { heights[most > 0 ? min(7, max(0, $0 * 7 / most)) : 0] })
  }

  /// For spreadsheets (RFC 4180): one number a line.
  package var csv: String {
    var csv = "night,series,name,open\r\n"
    for (kind, lines) in lines {
      for line in lines {
        for (position, day) in series.days.enumerated() {
          csv += "\(day),\(kind),\(CSVRow.field(line.name)),\(line.values[position])\r\n"
        }
      }
    }
    return csv
  }

  private var lines: [(kind: String, lines: [FleetSeries.Line])] {
    [
      ("all", [series.total]), ("app", series.apps), ("severity", series.severities),
      ("rule", series.rules), ("locale", series.locales),
    ]
  }

  /// For programs: one document.
  package var json: String {
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.member("schemaVersion", 1)
      writer.array("nights", of: series.days)
      writer.array("series") { writer in
        for (kind, lines) in lines {
          for line in lines {
            writer.element { writer in
              writer.member("series", kind)
              writer.member("name", line.name)
              writer.array("open", of: line.values)
            }
          }
        }
      }
      writer.array("breaks") { writer in
        for item in series.breaks {
          writer.element { writer in
            writer.member("night", series.days[item.day])
            writer.member("app", item.app)
            writer.member("reason", item.reason)
          }
        }
      }
      writer.array("coverage") { writer in
        for (day, cell) in zip(series.days, series.coverage) {
          writer.element { writer in
            writer.member("night", day)
            writer.member("required", cell.required)
            writer.member("translated", cell.translated)
          }
        }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }
}
