import LabelLint

/// Coverage, clean labels and the age of findings.
extension Dashboard {
  /// A heat map of locales and modules for each app.
  var coverage: String {
    let apps = night.reported.filter { app in app.coverage.contains { $0.required > 0 } }
    return apps.map { app in
      let table = heatMap(app)
      if apps.count == 1 { return table }
      let sum = app.coverageSum
      return "<details><summary>\(HTMLText.foreign(Words.app(app.app))) "
        + "<span class=\"quiet\">\(Words.percent(sum)) translated</span></summary>\n\(table)</details>\n"
    }.joined()
  }

  private func heatMap(_ app: AppNight) -> String {
    let cells = app.coverage.filter { $0.required > 0 }
    let modules = Set(cells.map(\.set)).sorted { ByteOrder.precedes($0, $1) }
    var byPlace: [String: [String: CoverageCell]] = [:]
    for cell in cells { byPlace[cell.locale, default: [:]][cell.set] = cell }
    var table =
      "\(TableLayout.matrix.start)<caption>\(Words.figures(app.coverageSum)).\(Self.reported(app)) "
      + "Share of texts translated, by locale and module.</caption><thead><tr><th scope=\"col\">Locale</th>"
    for name in ["Missing", "Suppressed", "All"] {
      table += "<th scope=\"col\" class=\"n\">\(name)</th>"
    }
    for module in modules {
      table += "<th scope=\"col\" class=\"n\">\(HTMLText.path(module))</th>"
    }
    table += "</tr></thead><tbody>\n"
    for sum in CoverageCell.byLocale(cells) {
      table +=
        "<tr><th scope=\"row\">\(HTMLText.escaped(sum.locale))</th>"
        + "<td class=\"n\">\(Words.number(sum.missing))</td>"
        + "<td class=\"n\">\(Words.number(sum.suppressed))</td>\(Self.heat(sum))"
      for module in modules { table += Self.heat(byPlace[sum.locale]?[module]) }
      table += "</tr>\n"
    }
    return Self.scrolled(
      table + "</tbody></table>\n", name: "Translated texts of \(Words.app(app.app))")
  }

  /// In how many findings the missing texts are, where these are fewer: one may be about a whole locale.
  private static func reported(_ app: AppNight) -> String {
    let findings = app.open.reduce(0) {
      $0 + ($1.rule == Losses.ruleOfMissingTexts.description ? $1.count : 0)
    }
    if findings == 0 || app.coverageSum.missing <= findings { return "" }
    return " The missing texts are reported in \(Words.count(findings, "finding"))."
  }

  private static func heat(_ cell: CoverageCell?) -> String {
    guard let cell, cell.required > 0 else { return "<td class=\"n quiet\">–</td>" }
    // Five shades of what is missing; only all of it is without shade.
    let missing = (cell.required - cell.translated) * 100 / cell.required
    let isWhole = cell.translated >= cell.required
    let shade = isWhole ? 0 : missing < 5 ? 1 : missing < 20 ? 2 : missing < 50 ? 3 : 4
    return "<td class=\"n h\(shade)\">\(Words.percent(cell))</td>"
  }

  /// Shares of labels without a finding, with their numbers: a rate, not a score.
  var rates: String {
    var checked: [String: Int] = [:]
    var flagged: [String: Int] = [:]
    for app in night.reported {
      for cell in app.coverage where cell.checked > 0 {
        checked[cell.locale, default: 0] += cell.checked
      }
      for (locale, count) in app.flaggedLabels { flagged[locale, default: 0] += count }
    }
    guard !checked.isEmpty else { return "" }
    var table =
      "<table><caption>Translated labels that no rule has a finding for.</caption><thead><tr>"
      + "<th scope=\"col\">Locale</th><th scope=\"col\" class=\"n\">Labels checked</th>"
      + "<th scope=\"col\" class=\"n\">With findings</th><th scope=\"col\" class=\"n\">Clean</th>"
      + "</tr></thead><tbody>\n"
    for (locale, count) in checked.sorted(by: { $0.key < $1.key }) {
      let bad = min(flagged[locale] ?? 0, count)
      table +=
        "<tr><th scope=\"row\">\(HTMLText.escaped(locale))</th><td class=\"n\">\(Words.number(count))</td>"
        + "<td class=\"n\">\(Words.number(bad))</td>"
        + "<td class=\"n\">\(Words.percent(count - bad, of: count))</td></tr>\n"
    }
    let all = checked.values.reduce(0, +)
    let bad = checked.reduce(0) { $0 + min(flagged[$1.key] ?? 0, $1.value) }
    let sum =
      "<p>\(Words.percent(all - bad, of: all)) of \(Words.count(all, "translated label")) have no "
      + "finding.</p>\n"
    return sum + "<details><summary>By locale</summary>\n"
      + Self.scrolled(table + "</tbody></table>\n", name: "Clean labels by locale")
      + "</details>\n" + ruleRates(checked)
  }

  private func ruleRates(_ checked: [String: Int]) -> String {
    let all = checked.values.reduce(0, +)
    var findings: [String: Int] = [:]
    for group in night.reported.flatMap(\.open)
    where checked[group.locale] != nil && group.rule != "missing-translation" {
      findings[group.rule, default: 0] += group.count
    }
    guard !findings.isEmpty else { return "" }
    var table =
      "<table><caption>Of \(Words.count(all, "translated label")), those without a finding of a "
      + "rule.</caption><thead><tr><th scope=\"col\">Rule</th>"
      + "<th scope=\"col\" class=\"n\">Findings</th><th scope=\"col\" class=\"n\">Clean</th>"
      + "</tr></thead><tbody>\n"
    for (rule, count) in findings.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      table +=
        "<tr><th scope=\"row\">\(HTMLText.escaped(rule))</th><td class=\"n\">\(Words.number(count))</td>"
        + "<td class=\"n\">\(Words.percent(all - min(all, count), of: all))</td></tr>\n"
    }
    return "<details><summary>By rule</summary>\n"
      + Self.scrolled(table + "</tbody></table>\n", name: "Clean labels by rule") + "</details>\n"
  }

  /// What numbers over time include, where an app did not report.
  var lastKnown: String {
    night.absent.isEmpty
      ? ""
      : "<p class=\"quiet\">These numbers include the last known findings of "
        + "\(night.absent.map { appName($0.app) }.joined(separator: ", ")), which did not report."
        + "</p>\n"
  }

  /// Open findings by age.
  var debt: String {
    let most = series.ages.map(\.counts.total).max() ?? 0
    guard most > 0 else { return "" }
    var table =
      "\(TableLayout.over.start)<caption>"
      + "Days since the run that found a finding first.</caption><thead><tr>"
      + "<th scope=\"col\">Age</th><th scope=\"col\" class=\"trend\">Share</th>"
    for name in ["Errors", "Warnings", "Notes", "All"] {
      table += "<th scope=\"col\" class=\"n\">\(name)</th>"
    }
    table += "</tr></thead><tbody>\n"
    for age in series.ages {
      // A few findings among many are still to be seen.
      let width = age.counts.total == 0 ? 0 : max(2, age.counts.total * 160 / most)
      table +=
        "<tr><th scope=\"row\">\(age.name)</th><td class=\"trend\">"
        + "<svg class=\"spark\" viewBox=\"0 0 160 20\" aria-hidden=\"true\">"
        + "<rect class=\"bar\" width=\"\(width)\" height=\"14\" y=\"3\" rx=\"2\"/></svg></td>"
      for count in [age.counts.error, age.counts.warning, age.counts.note, age.counts.total] {
        table += "<td class=\"n\">\(Words.number(count))</td>"
      }
      table += "</tr>\n"
    }
    return lastKnown
      + Self.scrolled(table + "</tbody></table>\n", name: "Age of open findings")
  }
}
