import LabelLint

/// The page of many apps: one HTML file that needs neither network nor script.
package struct Dashboard {
  /// The newest runs.
  let night: FleetNight
  /// How numbers went.
  let series: FleetSeries
  /// Who looks after each app.
  let owners: [String: String]

  /// A page.
  ///
  /// - Parameters:
  ///   - night: The newest runs.
  ///   - series: How numbers went.
  ///   - owners: Who looks after each app, by name; apps without an entry have none.
  package init(_ night: FleetNight, _ series: FleetSeries, owners: [String: String] = [:]) {
    self.night = night
    self.series = series
    self.owners = owners
  }

  /// The page.
  package var html: String {
    let sections = sections.filter { !$0.html.isEmpty }
    let page = PageTemplate("dashboard/page.html").filled { name in
      switch name {
      case "title": HTMLText.escaped(title)
      case "style": Resource.text(of: "dashboard/page.css")
      case "subtitle": HTMLText.escaped(subtitle)
      case "links":
        sections.map { "<li><a href=\"#\($0.id)\">\($0.title)</a></li>" }.joined()
      case "tiles": tiles
      case "sections": sections.map(Self.section).joined()
      case "tool": HTMLText.escaped(night.newest?.tool ?? "")
      default: ""
      }
    }
    return page + "\n"
  }

  private static func section(_ part: (id: String, title: String, html: String)) -> String {
    "<section aria-labelledby=\"\(part.id)\">\n<h2 id=\"\(part.id)\">\(part.title)</h2>\n"
      + "\(part.html)</section>\n"
  }

  private var sections: [(id: String, title: String, html: String)] {
    [
      ("apps", night.apps.count == 1 ? "The app" : "Apps", fleetTable),
      ("changes", "Since the last run", changes),
      ("trend", "All findings", totalTrend),
      ("rules", "Trends by rule", ruleTrends),
      ("locales", "Trends by locale", localeTrends),
      ("rates", "Clean labels", rates),
      ("coverage", "Translated texts", coverage),
      ("debt", "Age of open findings", debt),
      ("movers", "Greatest changes", movers),
      ("breaks", "Changed rules", ruleBreaks),
    ]
  }

  private var title: String {
    if night.apps.count == 1, let app = night.apps.first {
      return "Labels of \(VisibleText.escaped(Words.app(app.app)))"
    }
    return "Labels of \(Words.count(night.apps.count, "app"))"
  }

  private var subtitle: String {
    guard let newest = night.newest else { return "" }
    var text = "As of \(Words.time(newest.started))"
    if let first = series.days.first, series.days.count > 1 {
      text += ", \(Words.count(series.days.count, "night")) since \(first)"
    }
    return text
  }

  /// The totals.
  private var tiles: String {
    var coverage = CoverageCell(set: "", locale: "")
    for cell in night.apps.flatMap(\.coverage) { coverage.add(cell) }
    let persisting = night.reported.reduce(0) { $0 + $1.persisting }
    var tiles = [
      (Words.number(night.openedCount), "new", night.openedCount > 0 ? "bad" : "good"),
      (Words.number(night.fixedCount), "fixed", "good"),
      (Words.number(persisting), "persisting", ""),
      (Words.percent(coverage), "translated", ""),
    ]
    if night.lostFindings + night.lostTranslations > 0 {
      let count = night.lostFindings + night.lostTranslations
      tiles.insert((Words.number(count), "lost", "bad"), at: 0)
    }
    if !night.absent.isEmpty {
      tiles.append(("\(night.absent.count) of \(night.apps.count)", "did not report", "bad"))
    }
    let items = tiles.map { "<li><b class=\"\($0.2)\">\($0.0)</b><span>\($0.1)</span></li>" }
    return "<ul class=\"tiles\">\(items.joined())</ul>\n"
  }

  // MARK: Parts that several sections use

  /// A table that can be scrolled, by keyboard too.
  static func scrolled(_ table: String, name: String) -> String {
    "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"\(HTMLText.escaped(name)), table\">\n"
      + table + "</div>\n"
  }

  /// The numbers behind a picture, in a disclosure.
  static func numbers(
    _ lines: [FleetSeries.Line], days: [String], heading: String, name: String
  ) -> String {
    var table = "<table><caption>\(HTMLText.escaped(name))</caption><thead><tr>"
    table += "<th scope=\"col\">Night</th>"
    for line in lines {
      let label = lines.count == 1 ? heading : line.name
      table += "<th scope=\"col\" class=\"n\">\(HTMLText.escaped(label))</th>"
    }
    table += "</tr></thead><tbody>\n"
    for (position, day) in days.enumerated().reversed() {
      table += "<tr><th scope=\"row\">\(day)</th>"
      for line in lines { table += "<td class=\"n\">\(Words.number(line.values[position]))</td>" }
      table += "</tr>\n"
    }
    table += "</tbody></table>\n"
    return "<details><summary>Numbers<span class=\"quiet\"> of \(HTMLText.escaped(name))</span>"
      + "</summary>\n\(scrolled(table, name: "Numbers of \(name)"))</details>\n"
  }
}
