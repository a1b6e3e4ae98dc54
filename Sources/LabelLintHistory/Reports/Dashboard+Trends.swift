import LabelLint

/// How numbers went: all findings, by rule, by locale.
extension Dashboard {
  /// All findings by severity.
  var totalTrend: String {
    let lines = series.severities.filter { $0.most > 0 }
    guard series.days.count > 1, !lines.isEmpty else { return "" }
    let words = lines.map { Sparkline.words($0, name: $0.name) }.joined(separator: "; ")
    var chart = LineChart(
      title: "Open findings by night. \(words).", days: series.days, lines: lines,
      breaks: series.breaks, scale: ChartScale(of: lines), size: (1000, 260))
    var html = lastKnown + "<figure class=\"severity\"><ul class=\"legend\">"
    for (number, line) in lines.enumerated() {
      html +=
        "<li><svg viewBox=\"0 0 36 12\" aria-hidden=\"true\"><path class=\"line s\(number)\" d=\"M2 6H34\"/>"
        + "</svg> \(line.name)s \(Self.arrow(line))</li>"
    }
    html +=
      "</ul>\n<div class=\"plot wide\" role=\"region\" tabindex=\"0\" "
      + "aria-label=\"All findings, chart\">\(chart.svg)</div>\n"
    // A small screen has a picture of its own: in the other one, dates and numbers would be too small.
    chart.size = (380, 220)
    html += "<div class=\"narrow\">\(chart.svg)</div>\n</figure>\n"
    if !series.breaks.isEmpty {
      html +=
        "<p class=\"quiet\">A dashed vertical line marks a night with other rules or apps. You "
        + "cannot compare the numbers before and after it. "
        + "<a href=\"#breaks\">What changed</a></p>\n"
    }
    return html
      + Self.numbers(
        series.severities, days: series.days, heading: "Open", name: "All open findings")
  }

  /// A small chart for each rule.
  var ruleTrends: String { charts(series.rules) }

  /// A small chart for each locale.
  var localeTrends: String {
    charts(
      series.locales.map { FleetSeries.Line(name: Words.locale($0.name), values: $0.values) })
  }

  /// Charts that are shown at once; the others open on demand.
  private static let shown = 6

  private func charts(_ lines: [FleetSeries.Line]) -> String {
    guard series.days.count > 1, !lines.isEmpty else { return "" }
    // What has changed most comes first; what stays as it is says little.
    let ordered = lines.enumerated().sorted { left, right in
      let (one, other) = (Self.change(left.element), Self.change(right.element))
      return one != other ? one > other : left.offset < right.offset
    }.map(\.element)
    let rest = ordered.dropFirst(Self.shown)
    // Charts that are seen side by side are compared.
    let scale = ChartScale(of: lines)
    var html =
      "<p class=\"quiet\">All charts of this section have the same scale."
      + "\(scale.remark(of: "It"))</p>\n"
      + cards(ordered.prefix(Self.shown), on: scale)
    if !rest.isEmpty {
      html +=
        "<details class=\"more\"><summary>\(Words.number(rest.count)) more</summary>\n"
        + cards(rest, on: scale) + "</details>\n"
    }
    return html
  }

  private static func change(_ line: FleetSeries.Line) -> Int { abs(line.last - line.first) }

  private func cards(_ lines: ArraySlice<FleetSeries.Line>, on scale: ChartScale) -> String {
    var html = "<div class=\"cards\">\n"
    for line in lines {
      let words = Sparkline.words(line, name: line.name)
      let chart = LineChart(
        title: words, days: series.days, lines: [line], breaks: series.breaks,
        scale: scale, size: (340, 120))
      html +=
        "<div class=\"card\"><figure><figcaption>\(HTMLText.escaped(line.name)) "
        + "\(Self.arrow(line))</figcaption>\n\(chart.svg)</figure>\n"
        + Self.numbers([line], days: series.days, heading: "Open", name: line.name) + "</div>\n"
    }
    return html + "</div>\n"
  }

  /// The numbers of the first and of the last night.
  static func arrow(_ line: FleetSeries.Line) -> String {
    if line.first == line.last { return "<span class=\"quiet\">\(Words.number(line.last))</span>" }
    let style = line.last > line.first ? "worse bad" : "better good"
    return
      "<span class=\"\(style)\">\(Words.number(line.first)) → \(Words.number(line.last))</span>"
  }

  /// Where rules or apps were added or removed.
  var ruleBreaks: String {
    guard !series.breaks.isEmpty else { return "" }
    var table =
      "\(TableLayout.list.start)<caption>"
      + "You cannot compare the numbers before and after these nights.</caption>"
      + "<thead><tr><th scope=\"col\">Night</th><th scope=\"col\">App</th>"
      + "<th scope=\"col\">What changed</th></tr></thead><tbody>\n"
    for item in series.breaks.reversed() {
      table +=
        "<tr><th scope=\"row\">\(series.days[item.day])</th>"
        + "<td>\(appName(item.app))</td>"
        + "<td>\(HTMLText.escaped(item.reason))</td></tr>\n"
    }
    return Self.scrolled(table + "</tbody></table>\n", name: "Changed rules")
  }

  /// Rules of apps whose number of findings changed most.
  var movers: String {
    guard !series.movers.isEmpty else { return "" }
    let worse = series.movers.filter { $0.change > 0 }.prefix(10)
    let better = series.movers.filter { $0.change < 0 }.prefix(10)
    var html = ""
    for (title, list, style) in [("Worse", worse, "worse bad"), ("Better", better, "better good")]
    where !list.isEmpty {
      var table =
        "\(TableLayout.over.start)<caption>"
        + "From \(series.days.first ?? "") to \(series.days.last ?? "").</caption>"
        + "<thead><tr><th scope=\"col\">App</th><th scope=\"col\">Rule</th>"
        + "<th scope=\"col\" class=\"n\">Before</th><th scope=\"col\" class=\"n\">Now</th>"
        + "<th scope=\"col\" class=\"n\">Change</th></tr></thead><tbody>\n"
      for item in list {
        table +=
          "<tr><th scope=\"row\">\(appName(item.app))</th>"
          + "<td>\(HTMLText.escaped(item.rule))</td>"
          + "<td class=\"n\">\(Words.number(item.before))</td>"
          + "<td class=\"n\">\(linked(Words.number(item.now), item.app, rule: item.rule))</td>"
          + "<td class=\"n \(style)\">\(Words.number(abs(item.change)))</td></tr>\n"
      }
      html += "<h3>\(title)</h3>\n" + Self.scrolled(table + "</tbody></table>\n", name: title)
    }
    return html
  }
}
