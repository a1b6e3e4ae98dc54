/// The head of the review page: totals, what was checked and what was not, tables.
struct ReviewSummary {
  /// The run.
  let run: RunSummary
  /// Findings on the page.
  let counts: ReviewCounts
  /// The wording of the page.
  let words: ReviewWords
  /// What work begins with.
  var starting: [Cause] = []
  /// Number of causes.
  var causeCount = 0

  /// Totals in a line.
  var totals: String {
    let all = counts.severities.total
    if all == 0 { return words.text("lead.none") }
    let causes = words.text("lead.causes", count: causeCount)
    var parts = [
      "<span class=\"total\">\(words.text("lead", count: all, ["causes": causes]))</span>"
    ]
    let severities = [
      ("error", "■", counts.severities.error), ("warning", "▲", counts.severities.warning),
      ("note", "●", counts.severities.note),
    ]
    for (name, sign, count) in severities where count > 0 {
      parts.append(
        "<span class=\"\(name)-mark\">\(sign) \(words.text("count.\(name)", count: count))</span>")
    }
    let others = [
      ("new", counts.new), ("fixed", run.fixed ?? 0), ("known", run.known),
      ("suppressed", run.suppressed),
    ]
    for (name, count) in others where count > 0 {
      parts.append("<span>\(words.text("count.\(name)", count: count))</span>")
    }
    return parts.joined(separator: "\n")
  }

  /// That the run is not complete, and why; nothing where it is.
  var notRead: String {
    if run.notRead.isEmpty { return "" }
    let items = run.notRead.items.map { item in
      let text = "\(VisibleText.escaped(item.path)): \(VisibleText.escaped(item.reason))"
      return "<li>\(HTMLText.escaped(text))</li>"
    }
    let more = run.notRead.more
    let rest = more > 0 ? "<li>\(words.text("notRead.more", count: more))</li>" : ""
    return "\n<div class=\"not-read\"><strong>"
      + words.text("notRead", count: run.notRead.count)
      + "</strong><ul>\(items.joined())\(rest)</ul></div>"
  }

  /// Where to start and what was checked, in a disclosure.
  var about: String {
    var html = """
      <details class="about"><summary><h2>\(words.text("about"))</h2></summary>
      <div class="body">
      \(start)
      """
    html += table(
      "byRule",
      [
        "column.rule", "column.what", "column.errors", "column.warnings", "column.notes",
        "column.locales",
      ], numbers: 4,
      counts.rules.map { row in
        [
          HTMLText.escaped(row.rule.description), HTMLText.escaped(words.rule(row.rule).summary),
          row.counts.error.grouped, row.counts.warning.grouped, row.counts.note.grouped,
          row.locales.grouped,
        ]
      })
    html += "<dl class=\"plain\">\(facts)</dl>\n"
    html += table(
      "byLocale", ["column.locale", "column.translated", "column.count"], numbers: 1,
      counts.locales.map { tag, count in
        [HTMLText.escaped(words.localeName(tag)), translated(tag), count.grouped]
      })
    html += """
      <details class="needs-script" id="matrix" hidden><summary>\(words.text("matrix"))</summary>\
      <div class="body"></div></details>
      </div></details>

      """
    return html
  }

  /// What the page has without a script.
  func noScript(shown: Int) -> String {
    HTMLText.escaped(
      words.text("noscript", count: counts.severities.total, ["shown": shown.grouped]))
  }

  private var facts: String {
    var facts = [("about.texts", run.messages.grouped)]
    if !run.locales.isEmpty {
      facts.append(("about.locales", run.locales.map(words.localeName).joined(separator: ", ")))
    }
    if !run.withoutLexicon.isEmpty {
      let names = run.withoutLexicon.map(words.localeName).joined(separator: ", ")
      facts.append(("about.unread", words.text("about.unread.value", ["names": names])))
    }
    if !run.withoutSource.isEmpty {
      facts.append(("about.source", run.withoutSource.listed(atMost: 20)))
    }
    if let missing = run.missing.sentence { facts.append(("about.missing", missing)) }
    if run.unreadable > 0 { facts.append(("about.unreadable", run.unreadable.grouped)) }
    facts.append(("about.rules", run.ruleSet))
    facts.append(("about.date", String(run.started.prefix(10))))
    facts.append(("about.again", "label-lint check --format html=labels.html"))
    return facts.map { name, value in
      "<dt>\(words.text(name))</dt><dd>\(HTMLText.escaped(value))</dd>"
    }.joined(separator: "\n")
  }

  /// The places that work begins with, the worst first; nothing without findings.
  private var start: String {
    if starting.isEmpty { return "" }
    let items = starting.map { cause in
      let place = cause.first
      return "<li><span lang=\"en\">\(HTMLText.escaped(cause.message))</span> "
        + "<code dir=\"ltr\">\(HTMLText.escaped(place.path)):\(place.line):\(place.column)</code></li>"
    }
    return "<h3>\(HTMLText.escaped(words.text("start")))</h3>\n<ol>\(items.joined())</ol>\n"
  }

  /// A table whose first column names its rows and whose last ones hold numbers; on a small screen, the
  /// name of its column stands above each number.
  private func table(
    _ title: String, _ columns: [String], numbers: Int, _ rows: [[String]]
  ) -> String {
    if rows.isEmpty { return "" }
    let label = HTMLText.escaped(words.text(title))
    let head = columns.enumerated().map { number, name in
      let kind = number >= columns.count - numbers ? " class=\"number\"" : ""
      return "<th scope=\"col\"\(kind)>\(words.text(name))</th>"
    }.joined()
    let body = rows.map { row in
      row.enumerated().map { number, cell in
        if number == 0 { return "<th scope=\"row\">\(cell)</th>" }
        if number < row.count - numbers { return "<td>\(cell)</td>" }
        let name = HTMLText.escaped(words.text(columns[number]))
        return "<td class=\"number\" data-name=\"\(name)\">\(cell)</td>"
      }.joined()
    }.map { "<tr>\($0)</tr>" }.joined(separator: "\n")
    return """
      <div class="scroll" tabindex="0" role="region" aria-label="\(label)">
      <table\(numbers > 1 ? " class=\"counts\"" : "")><caption>\(label)</caption><thead><tr>\(head)</tr></thead>
      <tbody>
      \(body)
      </tbody></table></div>

      """
  }

  /// How much of a locale is translated, in percent, rounded down: a last gap never shows as done.
  private func translated(_ tag: String) -> String {
    guard let (done, required) = counts.coverage[tag], required > 0 else { return "" }
    return "\(done * 100 / required) %"
  }
}
