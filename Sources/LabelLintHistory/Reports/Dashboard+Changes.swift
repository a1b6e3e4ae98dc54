import LabelLint

/// What the newest runs changed otherwise: nothing of it is worse.
extension Dashboard {
  /// Fixed findings by rule, those of new rules, and what else is to be known.
  var changes: String {
    var html = byRule(
      "Fixed", id: "fixed", night.reported.map { ($0.app, $0.fixed) },
      caption: "Findings that are gone, by rule.")
    html += byRule(
      "Found by new rules", id: "new-rules", night.reported.map { ($0.app, $0.fromNewRules) },
      caption: "Findings of rules that the previous run did not have. They are not new problems.")
    for note in notes { html += "<p>\(note)</p>\n" }
    return html
  }

  private var notes: [String] {
    var notes: [String] = []
    if night.updatedCount > 0 {
      notes.append(
        "\(Words.count(night.updatedCount, "finding")) stayed open with another text or level.")
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
    for app in night.reported {
      if let commits = app.commits {
        notes.append("\(appName(app.app)): commits <code>\(HTMLText.escaped(commits))</code>")
      }
    }
    return notes
  }

  private func byRule(
    _ title: String, id: String, _ apps: [(app: String, counts: [String: Int])], caption: String
  ) -> String {
    let rows = apps.flatMap { app in app.counts.map { (app: app.app, rule: $0, count: $1) } }
      .sorted { ($1.count, $0.app, $0.rule) < ($0.count, $1.app, $1.rule) }
    guard !rows.isEmpty else { return "" }
    var table =
      "<table><caption>\(caption)</caption><thead><tr><th scope=\"col\">Rule</th>"
      + "<th scope=\"col\">App</th><th scope=\"col\" class=\"n\">Findings</th></tr></thead><tbody>\n"
    for row in rows {
      table +=
        "<tr><th scope=\"row\">\(HTMLText.escaped(row.rule))</th><td>\(appName(row.app))</td>"
        + "<td class=\"n\">\(linked(Words.number(row.count), row.app, rule: row.rule))</td></tr>\n"
    }
    return "<h3 id=\"\(id)\">\(title)</h3>\n"
      + Self.scrolled(table + "</tbody></table>\n", name: title)
  }
}
