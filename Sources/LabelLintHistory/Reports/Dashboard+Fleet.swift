import LabelLint

/// The table of apps.
extension Dashboard {
  /// The counts of an app, as its columns are called.
  private static let counts = ["New", "Fixed", "Open", "Errors", "Translated"]
  private static let lastClean = "Last night without findings"

  /// The table; on a small screen, where no columns fit, the name of a column stands above each number.
  var fleetTable: String {
    let scale = ChartScale(of: series.apps)
    var table =
      "<table class=\"apps\"><caption>Sorted by lost texts and new findings. New and fixed: since the run before. "
      + "A finding about many texts counts once for each."
      + "\(scale.remark(of: "The trend"))</caption><thead><tr><th scope=\"col\">App</th>"
    for name in Self.counts {
      table += "<th scope=\"col\" class=\"n\">\(name)</th>"
    }
    table +=
      "<th scope=\"col\">\(Self.lastClean)</th>"
      + "<th scope=\"col\" class=\"trend\">Trend</th></tr></thead><tbody>\n"
    for app in night.worstFirst { table += row(app, on: scale) }
    for name in night.neverReported {
      table +=
        "<tr><th scope=\"row\">\(ownedName(name))<br><strong class=\"bad\">did not report</strong>"
        + "</th>" + Self.unknown + "<td></td><td class=\"trend\"></td></tr>\n"
    }
    var html = Self.scrolled(table + "</tbody></table>\n", name: "Apps")
    let lines = series.apps.map { line in
      FleetSeries.Line(name: Words.app(line.name), values: line.values)
    }
    if series.days.count > 1 {
      html += Self.numbers(
        lines, days: series.days, heading: "Open", name: "Open findings by app",
        layout: lines.count > 1 ? .matrix : .plain)
    }
    return html
  }

  /// The counts of an app that did not report: what its last run found may not be so any more.
  private static let unknown = counts.map {
    "<td class=\"n quiet\" data-name=\"\($0)\">–</td>"
  }.joined()

  private func row(_ app: AppNight, on scale: ChartScale) -> String {
    let name = Words.app(app.app)
    let isAbsent = night.isAbsent(app)
    var row = "<tr><th scope=\"row\">\(ownedName(app.app))"
    if isAbsent {
      row +=
        "<br><strong class=\"bad\">did not report</strong><br><span class=\"quiet\">last run "
        + "\(Words.time(app.run.started))</span>"
    }
    if let arrival = night.arrival(app) { row += "<br><span class=\"quiet\">\(arrival)</span>" }
    let losses = Words.losses(
      findings: app.lostFindings, translations: app.lostTranslations)
    if !losses.isEmpty {
      row += "<br><strong class=\"bad\">\(losses.joined(separator: ", "))</strong>"
    }
    if !app.run.complete { row += "<br><strong class=\"warn\">not complete</strong>" }
    row += "</th>"
    if isAbsent {
      row += Self.unknown + "<td></td>"
    } else {
      let numbers = [
        change(app.opened.count, app.app, "bad"), change(app.fixedCount, app.app, "good"),
        linked(Words.number(app.openCount), app.app),
        linked(Words.number(app.counts.error), app.app, severity: .error),
        linked(Words.percent(app.coverageSum), app.app),
      ]
      for (name, number) in zip(Self.counts, numbers) {
        row += "<td class=\"n\" data-name=\"\(name)\">\(number)</td>"
      }
      row += "<td data-name=\"\(Self.lastClean)\">\(Words.clean(app))</td>"
    }
    row += "<td class=\"trend\">"
    if let line = series.apps.first(where: { $0.name == app.app }) {
      row +=
        Sparkline.svg(line, on: scale, name: name, breaks: series.breaks(ofApp: app.app))
        + "<br>\(Self.arrow(line))"
    }
    return row + "</td></tr>\n"
  }

  private func change(_ count: Int, _ app: String, _ style: String) -> String {
    let number = linked(Words.number(count), app)
    return count == 0 ? number : "<strong class=\"\(style)\">\(number)</strong>"
  }

  // MARK: Names and numbers that lead to the page of an app

  /// An app by its name.
  func appName(_ app: String) -> String { linked(HTMLText.foreign(Words.app(app)), app) }

  /// An app by its name, with its owner.
  func ownedName(_ app: String) -> String {
    guard let owner = owners[app] else { return appName(app) }
    return "\(appName(app))<br><span class=\"quiet\">\(HTMLText.foreign(owner))</span>"
  }

  /// HTML that links to the page of an app, where it has one.
  func linked(
    _ html: String, _ app: String, rule: String? = nil, severity: Severity? = nil
  ) -> String {
    guard let address = pages.address(of: app, rule: rule, severity: severity) else { return html }
    return "<a href=\"\(HTMLText.escaped(address))\">\(html)</a>"
  }
}
