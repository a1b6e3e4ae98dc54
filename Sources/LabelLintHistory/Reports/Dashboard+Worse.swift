import LabelLint

/// What got worse, and where.
extension Dashboard {
  /// Entries that are shown at once.
  private static let shown = 10
  /// Most entries that are listed; the pages of the apps have all.
  private static let listed = 200

  /// What is lost, new findings, locales that are less translated, apps that did not report.
  var worse: String {
    let firsts = night.reported.filter { $0.previous == nil }.map { appName($0.app) }
    var html = ""
    if !firsts.isEmpty {
      html +=
        "<p>First run of \(firsts.joined(separator: ", ")). These findings are the starting "
        + "point.</p>\n"
    }
    let returned = night.returned.map { appName($0.app) }
    if !returned.isEmpty {
      html += "<p>Back after a night without a report: \(returned.joined(separator: ", ")).</p>\n"
    }
    if night.isQuiet { return html + "<p>Nothing changed.</p>\n" }
    let parts = lostTexts + newFindings + losses + silent
    return html + (parts.isEmpty ? "<p>Nothing got worse.</p>\n" : parts)
  }

  /// What is lost: first, and every night until it is back or accepted.
  private var lostTexts: String {
    let lost = night.lost
    guard !lost.isEmpty else { return "" }
    var table =
      "\(TableLayout.list.start)<caption>"
      + "Texts that an earlier run read and this run did not.</caption><thead><tr>"
      + "<th scope=\"col\" class=\"n\">Lost</th><th scope=\"col\">App</th>"
      + "<th scope=\"col\">Texts</th></tr></thead><tbody>\n"
    for (app, texts) in lost.prefix(Self.listed) {
      // As in the table of new findings: the count comes first, so a small screen shows it.
      let counts = Words.losses(findings: texts.findings, translations: texts.translations)
        .map { linked($0, app) }
      table +=
        "<tr><td class=\"n many bad\">\(counts.joined(separator: "<br>"))</td>"
        + "<th scope=\"row\">\(ownedName(app))</th>"
        + "<td>\(HTMLText.escaped(Words.locale(texts.locale)))<br>"
        + "<span class=\"place\">\(HTMLText.path(texts.set))</span></td></tr>\n"
    }
    return "<h3>Lost</h3>\n" + Self.scrolled(table + "</tbody></table>\n", name: "Lost texts")
  }

  private var newFindings: String {
    let causes = night.openedCauses
    guard !causes.isEmpty else { return "" }
    var html = "<h3 id=\"new\">New</h3>\n"
    html += table(of: causes.prefix(Self.shown), caption: "New findings, errors first.")
    let rest = causes.prefix(Self.listed).dropFirst(Self.shown)
    if !rest.isEmpty {
      html += "<details><summary>\(Words.number(rest.count)) more</summary>\n"
      html += table(of: rest, caption: "The other new findings.") + "</details>\n"
    }
    let left = causes.dropFirst(Self.listed).reduce(0) { $0 + $1.count }
    if left > 0 {
      html += "<p>\(Words.count(left, "more new finding")): see the pages of the apps.</p>\n"
    }
    return html
  }

  private func table(of causes: ArraySlice<OpenedCause>, caption: String) -> String {
    var table =
      "\(TableLayout.list.start)<caption>\(caption)</caption><thead><tr>"
      + "<th scope=\"col\" class=\"n\">New</th>"
      + "<th scope=\"col\">App</th><th scope=\"col\">Finding</th></tr></thead><tbody>\n"
    for cause in causes {
      let finding = cause.finding
      let count = Words.count(cause.count, finding.severity.rawValue)
      var places = "\(HTMLText.path(finding.path)):\(finding.line)"
      if cause.places > 1 {
        places = "\(Words.count(cause.places, "text")), the first at \(places)"
      }
      let locales = Words.locales(of: cause)
      table +=
        "<tr><td class=\"n many \(Self.style(of: finding.severity))\">"
        + "\(linked(count, cause.app, rule: finding.rule, severity: finding.severity))</td><td>\(ownedName(cause.app))</td>"
        + "<td>\(HTMLText.foreign(finding.message))<br><span class=\"quiet\">"
        + "\(HTMLText.escaped(finding.rule))"
        + "\(locales.isEmpty ? "" : ", " + HTMLText.escaped(locales))</span><br>"
        + (Words.label(of: cause).map { "\(HTMLText.foreign($0))<br>" } ?? "")
        + "<span class=\"place\">\(places)</span></td></tr>\n"
    }
    return Self.scrolled(table + "</tbody></table>\n", name: caption)
  }

  private var losses: String {
    let drops = night.coverageDrops
    guard !drops.isEmpty else { return "" }
    var html = "<h3>Less translated</h3>\n"
    html += table(
      of: drops.prefix(Self.shown), caption: "Locales that lost half a point or more.")
    let rest = drops.dropFirst(Self.shown)
    if !rest.isEmpty {
      html +=
        "<details><summary>\(Words.number(rest.count)) more</summary>\n"
        + table(of: rest, caption: "The other locales that are less translated.") + "</details>\n"
    }
    return html
  }

  private func table(of drops: ArraySlice<CoverageDrop>, caption: String) -> String {
    var table =
      "\(TableLayout.over.start)<caption>\(caption)</caption><thead><tr>"
      + "<th scope=\"col\">App</th><th scope=\"col\">Locale</th>"
      + "<th scope=\"col\" class=\"n\">Before</th><th scope=\"col\" class=\"n\">Now</th></tr></thead><tbody>\n"
    for drop in drops {
      let app = drop.loss.app
      table +=
        "<tr><th scope=\"row\">\(ownedName(app))</th>"
        + "<td>\(HTMLText.escaped(Words.locales(drop.locales)))</td>"
        + "<td class=\"n\">\(Words.percent(drop.loss.before))</td>"
        + "<td class=\"n\">\(linked(Words.percent(drop.loss.now), app))</td></tr>\n"
    }
    return Self.scrolled(table + "</tbody></table>\n", name: caption)
  }

  /// The apps that did not report.
  private var silent: String {
    if night.notReported.isEmpty { return "" }
    var html = "<h3 id=\"silent\">Did not report</h3>\n<ul>\n"
    for app in night.absent {
      let open = linked(Words.count(app.openCount, "open finding"), app.app)
      html +=
        "<li>\(appName(app.app)): the last run (\(Words.time(app.run.started))) had \(open).\(reason(app.app))</li>\n"
    }
    for name in night.neverReported {
      html += "<li>\(appName(name)): there is no earlier run.\(reason(name))</li>\n"
    }
    return html + "</ul>\n"
  }

  /// Why an app did not report; nothing where nobody knows.
  private func reason(_ app: String) -> String {
    guard let reason = night.reason(of: app) else { return "" }
    return " Error: \(HTMLText.foreign(Words.line(reason, atMost: 200)))"
  }

  private static func style(of severity: Severity) -> String {
    switch severity {
    case .error: "bad"
    case .warning: "warn"
    case .note: "quiet"
    }
  }
}
