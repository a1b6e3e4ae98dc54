import LabelLint

/// The table of apps, worst movers first.
extension Dashboard {
  /// The table.
  var fleetTable: String {
    let hasOwners = night.apps.contains { owners[$0.app] != nil }
    var table =
      "<table><caption>Lost texts first, then worst movers. New and fixed are since the run before.</caption>"
    table += "<thead><tr><th scope=\"col\">App</th>"
    if hasOwners { table += "<th scope=\"col\">Owner</th>" }
    table += "<th scope=\"col\">Trend</th>"
    for name in ["New", "Fixed", "Open", "Errors", "Translated"] {
      table += "<th scope=\"col\" class=\"n\">\(name)</th>"
    }
    table += "<th scope=\"col\">Last clean</th></tr></thead><tbody>\n"
    for app in ordered { table += row(app, hasOwners: hasOwners) }
    var html = Self.scrolled(table + "</tbody></table>\n", name: "Apps")
    let lines = series.apps.map { line in
      FleetSeries.Line(name: Words.app(line.name), values: line.values)
    }
    if series.days.count > 1 {
      html += Self.numbers(lines, days: series.days, heading: "Open", name: "the trends of apps")
    }
    return html
  }

  /// The apps, those that lost texts first, then worst movers.
  private var ordered: [AppNight] {
    night.apps.sorted { left, right in
      let (leftLost, rightLost) = (
        left.lostFindings + left.lostTranslations, right.lostFindings + right.lostTranslations
      )
      if leftLost != rightLost { return leftLost > rightLost }
      let (leftMove, rightMove) = (
        left.opened.count - left.fixedCount, right.opened.count - right.fixedCount
      )
      if leftMove != rightMove { return leftMove > rightMove }
      return left.openCount != right.openCount
        ? left.openCount > right.openCount : left.app < right.app
    }
  }

  private func row(_ app: AppNight, hasOwners: Bool) -> String {
    let name = Words.app(app.app)
    var row = "<tr><th scope=\"row\">\(HTMLText.foreign(name))"
    if night.isAbsent(app) {
      row +=
        "<br><strong class=\"bad\">did not report since \(Words.time(app.run.started))</strong>"
    }
    let losses = Words.losses(
      findings: app.lostFindings, translations: app.lostTranslations)
    if !losses.isEmpty {
      row += "<br><strong class=\"bad\">\(losses.joined(separator: ", "))</strong>"
    }
    if !app.run.complete { row += "<br><strong class=\"warn\">not complete</strong>" }
    row += "</th>"
    if hasOwners { row += "<td>\(HTMLText.foreign(owners[app.app] ?? "–"))</td>" }
    row += "<td>"
    if let line = series.apps.first(where: { $0.name == app.app }) {
      row += Sparkline.svg(line, name: name, breaks: series.breaks(ofApp: app.app))
    }
    row += "</td>"
    row += Self.change(app.opened.count, "bad")
    row += Self.change(app.fixedCount, "good")
    row +=
      "<td class=\"n\">\(Words.number(app.openCount))</td>"
      + "<td class=\"n\">\(Words.number(app.counts.error))</td>"
    return row
      + "<td class=\"n\">\(Words.percent(app.coverageSum))</td><td>\(Words.clean(app))</td></tr>\n"
  }

  private static func change(_ count: Int, _ style: String) -> String {
    count == 0
      ? "<td class=\"n\">0</td>"
      : "<td class=\"n\"><strong class=\"\(style)\">\(Words.number(count))</strong></td>"
  }
}
