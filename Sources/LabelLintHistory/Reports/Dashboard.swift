import LabelLint

/// The page of many apps: one HTML file that needs neither network nor script.
package struct Dashboard {
  /// The newest runs.
  let night: FleetNight
  /// How numbers went.
  let series: FleetSeries
  /// Who looks after each app.
  let owners: [String: String]
  /// The pages that numbers link to.
  let pages: AppPages

  /// A page.
  ///
  /// - Parameters:
  ///   - night: The newest runs.
  ///   - series: How numbers went.
  ///   - owners: Who looks after each app, by name; apps without an entry have none.
  ///   - pages: The review pages next to this one.
  package init(
    _ night: FleetNight, _ series: FleetSeries, owners: [String: String] = [:],
    pages: AppPages = .none
  ) {
    self.night = night
    self.series = series
    self.owners = owners
    self.pages = pages
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
      ("worse", "What got worse", worse),
      ("apps", night.appCount == 1 ? "The app" : "Apps", fleetTable),
      ("debt", "Age of open findings", debt),
      ("changes", "Other changes", changes),
      ("trend", "All findings", totalTrend),
      ("rules", "Trends by rule", ruleTrends),
      ("locales", "Trends by locale", localeTrends),
      ("movers", "Biggest changes", movers),
      ("rates", "Clean labels", rates),
      ("coverage", "Translated texts", coverage),
      ("breaks", "Changed rules", ruleBreaks),
    ]
  }

  private var title: String {
    if night.appCount == 1, let app = night.apps.first {
      return "Labels of \(VisibleText.escaped(Words.app(app.app)))"
    }
    return "Labels of \(Words.count(night.appCount, "app"))"
  }

  private var subtitle: String {
    guard let newest = night.newest else { return "" }
    var text = "As of \(Words.time(newest.started))"
    if let first = series.days.first, series.days.count > 1 {
      text += ", \(Words.count(series.days.count, "night")) since \(first)"
    }
    return text
  }

  /// Most apps that are named in a line.
  private static let mostNamed = 3

  /// The apps that did not report, as HTML; nil for none.
  private var silentNames: String? {
    let names = night.notReported.map { HTMLText.foreign(Words.app($0)) }
    return names.isEmpty ? nil : Words.list(names, atMost: Self.mostNamed)
  }

  /// The totals.
  private var tiles: String {
    let lost = night.lostFindings + night.lostTranslations
    let silent = night.notReported
    let open = silentNames.map { "open, without \($0), which did not report" } ?? "open"
    var tiles = lost > 0 ? [tile(Words.number(lost), "lost", "bad", to: "worse")] : []
    tiles += [
      tile(
        Words.number(night.openedCount), "new", night.openedCount > 0 ? "bad" : "good",
        to: night.openedCount > 0 ? "new" : nil),
      tile(
        Words.number(night.fixedCount), "fixed", "good", to: night.fixedCount > 0 ? "fixed" : nil),
      tile(Words.number(night.openCount), open, "", to: "apps"),
      tile(
        silent.isEmpty ? "0" : "\(silent.count) of \(night.appCount)", "did not report",
        silent.isEmpty ? "good" : "bad", to: silent.isEmpty ? nil : "silent"),
      tile(Words.percent(night.coverageSum), "translated", "", to: nil),
    ]
    let lead = silentNames.map { "<p class=\"bad\"><strong>\($0) did not report.</strong></p>\n" }
    return (lead ?? "") + "<ul class=\"tiles\">\(tiles.joined())</ul>\n"
  }

  /// A number with its name, and where it comes from.
  private func tile(_ number: String, _ name: String, _ style: String, to part: String?) -> String {
    let shown = part.map { "<a href=\"#\($0)\">\(number)</a>" } ?? number
    return "<li><b class=\"\(style)\">\(shown)</b><span>\(name)</span></li>"
  }

  // MARK: Parts that several sections use

  /// A table that can be scrolled, by keyboard too.
  static func scrolled(_ table: String, name: String) -> String {
    "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"\(HTMLText.escaped(name)), table\">\n"
      + table + "</div>\n"
  }

  /// The numbers behind a picture, in a disclosure.
  static func numbers(
    _ lines: [FleetSeries.Line], days: [String], heading: String, name: String,
    layout: TableLayout = .plain
  ) -> String {
    var table = "\(layout.start)<caption>\(HTMLText.escaped(name))</caption><thead><tr>"
    table += "<th scope=\"col\">Night</th>"
    for line in lines {
      let label = lines.count == 1 ? heading : HTMLText.foreign(line.name)
      table += "<th scope=\"col\" class=\"n\">\(label)</th>"
    }
    table += "</tr></thead><tbody>\n"
    for (position, day) in days.enumerated().reversed() {
      table += "<tr><th scope=\"row\">\(day)</th>"
      for line in lines { table += "<td class=\"n\">\(Words.number(line.values[position]))</td>" }
      table += "</tr>\n"
    }
    table += "</tbody></table>\n"
    return "<details><summary>Show numbers</summary>\n\(scrolled(table, name: name))</details>\n"
  }
}
