import LabelLint

/// What the newest runs changed.
extension Dashboard {
  /// New findings that are shown at once.
  private static let shown = 10
  /// Most new findings that are listed; the records have all.
  private static let listed = 200

  /// New findings, fixed ones by rule, lost coverage.
  var changes: String {
    let firsts = night.reported.filter { $0.previous == nil }.map { Words.app($0.app) }
    var html = ""
    if !firsts.isEmpty {
      html +=
        "<p>First run of \(firsts.map { HTMLText.foreign($0) }.joined(separator: ", ")). "
        + "These findings are the starting point.</p>\n"
    }
    if night.isQuiet { return html + "<p>Nothing changed.</p>\n" }
    html += lostTexts + newFindings
    html += byRule(
      "Fixed", night.reported.map { ($0.app, $0.fixed) },
      caption: "Findings that are gone, by rule.")
    html += byRule(
      "Found by new rules", night.reported.map { ($0.app, $0.fromNewRules) },
      caption: "Findings of rules that the previous run did not have. They are not new problems.")
    var notes: [String] = []
    if night.updatedCount > 0 {
      notes.append(
        "\(Words.count(night.updatedCount, "finding")) stayed with another text or severity.")
    }
    if night.removedCount > 0 {
      notes.append(
        "\(Words.count(night.removedCount, "finding")) disappeared with texts that were removed "
          + "from the source and all translations.")
    }
    let withdrawn = night.reported.reduce(0) { $0 + $1.withdrawn }
    if withdrawn > 0 {
      notes.append(
        "\(Words.count(withdrawn, "finding")) disappeared with rules that no longer run.")
    }
    for app in night.absent {
      notes.append(
        "\(HTMLText.foreign(Words.app(app.app))) did not report: its last run is of "
          + "\(Words.time(app.run.started)).")
    }
    for note in notes { html += "<p>\(note)</p>\n" }
    return html + losses
  }

  /// What is lost: first, and every night until it is back or accepted.
  private var lostTexts: String {
    let lost = night.lost
    guard !lost.isEmpty else { return "" }
    var table =
      "<table><caption>Texts that were there before and were not read again.</caption><thead><tr>"
      + "<th scope=\"col\">App</th><th scope=\"col\">Set</th><th scope=\"col\">Locale</th>"
      + "<th scope=\"col\" class=\"n\">Findings</th>"
      + "<th scope=\"col\" class=\"n\">Translations</th></tr></thead><tbody>\n"
    for (app, texts) in lost.prefix(Self.listed) {
      table +=
        "<tr><th scope=\"row\">\(HTMLText.foreign(Words.app(app)))</th>"
        + "<td class=\"place\">\(HTMLText.foreign(texts.set))</td>"
        + "<td>\(HTMLText.escaped(Words.locale(texts.locale)))</td>"
        + "<td class=\"n\">\(Words.number(texts.findings))</td>"
        + "<td class=\"n\">\(Words.number(texts.translations))</td></tr>\n"
    }
    return "<h3>Lost</h3>\n" + Self.scrolled(table + "</tbody></table>\n", name: "Lost texts")
  }

  private var newFindings: String {
    let opened = night.opened
    guard !opened.isEmpty else { return "" }
    var html = "<h3>New</h3>\n"
    html += table(of: opened.prefix(Self.shown), caption: "New findings, worst first.")
    let rest = opened.prefix(Self.listed).dropFirst(Self.shown)
    if !rest.isEmpty {
      html += "<details><summary>\(Words.number(rest.count)) more</summary>\n"
      html += table(of: rest, caption: "The other new findings.") + "</details>\n"
    }
    if opened.count > Self.listed {
      html +=
        "<p>\(Words.number(opened.count - Self.listed)) further ones are in the records.</p>\n"
    }
    return html
  }

  private func table(
    of findings: ArraySlice<(app: String, finding: RecordedFinding)>, caption: String
  ) -> String {
    var table =
      "<table><caption>\(caption)</caption><thead><tr>"
      + "<th scope=\"col\">Severity</th><th scope=\"col\">App</th><th scope=\"col\">Finding</th>"
      + "<th scope=\"col\">Place</th></tr></thead><tbody>\n"
    for (app, finding) in findings {
      table +=
        "<tr><td class=\"\(Self.style(of: finding.severity))\">\(finding.severity.rawValue)</td>"
        + "<td>\(HTMLText.foreign(Words.app(app)))</td>"
        + "<td>\(HTMLText.foreign(finding.message))<br><span class=\"quiet\">\(finding.rule)"
        + "\(finding.subject.locale.isEmpty ? "" : ", " + HTMLText.escaped(finding.subject.locale))"
        + "</span></td><td class=\"place\">\(HTMLText.foreign(finding.path)):\(finding.line)</td></tr>\n"
    }
    return Self.scrolled(table + "</tbody></table>\n", name: caption)
  }

  private func byRule(
    _ title: String, _ apps: [(app: String, counts: [String: Int])], caption: String
  ) -> String {
    let rows = apps.flatMap { app in app.counts.map { (app: app.app, rule: $0, count: $1) } }
      .sorted { ($1.count, $0.app, $0.rule) < ($0.count, $1.app, $1.rule) }
    guard !rows.isEmpty else { return "" }
    var table =
      "<table><caption>\(caption)</caption><thead><tr><th scope=\"col\">Rule</th>"
      + "<th scope=\"col\">App</th><th scope=\"col\" class=\"n\">Findings</th></tr></thead><tbody>\n"
    for row in rows {
      table +=
        "<tr><th scope=\"row\">\(HTMLText.escaped(row.rule))</th>"
        + "<td>\(HTMLText.foreign(Words.app(row.app)))</td>"
        + "<td class=\"n\">\(Words.number(row.count))</td></tr>\n"
    }
    return "<h3>\(title)</h3>\n"
      + Self.scrolled(table + "</tbody></table>\n", name: title)
  }

  private var losses: String {
    let losses = night.lostCoverage
    guard !losses.isEmpty else { return "" }
    var html = "<h3>Lost coverage</h3>\n"
    html += table(
      of: losses.prefix(Self.shown), caption: "Locales that are less translated than before.")
    let rest = losses.dropFirst(Self.shown)
    if !rest.isEmpty {
      html +=
        "<details><summary>\(Words.number(rest.count)) more</summary>\n"
        + table(of: rest, caption: "The other locales that are less translated.") + "</details>\n"
    }
    return html
  }

  private func table(of losses: ArraySlice<CoverageLoss>, caption: String) -> String {
    var table =
      "<table><caption>\(caption)</caption><thead><tr>"
      + "<th scope=\"col\">App</th><th scope=\"col\">Locale</th>"
      + "<th scope=\"col\" class=\"n\">Before</th><th scope=\"col\" class=\"n\">Now</th></tr></thead><tbody>\n"
    for loss in losses {
      table +=
        "<tr><th scope=\"row\">\(HTMLText.foreign(Words.app(loss.app)))</th>"
        + "<td>\(HTMLText.escaped(loss.now.locale))</td>"
        + "<td class=\"n\">\(Words.percent(loss.before))</td>"
        + "<td class=\"n\">\(Words.percent(loss.now))</td></tr>\n"
    }
    return Self.scrolled(table + "</tbody></table>\n", name: caption)
  }

  private static func style(of severity: Severity) -> String {
    switch severity {
    case .error: "bad"
    case .warning: "warn"
    case .note: "quiet"
    }
  }
}
