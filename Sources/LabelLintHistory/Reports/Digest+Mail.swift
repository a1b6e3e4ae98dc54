import LabelLint

/// The digest as the HTML of an e-mail: inline styles, tables with headers, no picture.
extension Digest {
  private static let cell =
    "padding:4px 8px;border-bottom:1px solid #d0d7de;text-align:left;vertical-align:top"
  /// A cell of the first column, which names the app: a narrow column would break the name between any two letters.
  private static let firstCell = "\(cell);min-width:8em"
  private static let link = "color:#0a58b8"

  /// The e-mail's HTML; `text` is its twin.
  package var html: String {
    let title = HTMLText.escaped(headline)
    var body = "<h1 style=\"font-size:18px;margin:0 0 12px\">\(title)</h1>\n"
    if !isQuiet {
      body += worse + fleet + improvements + Self.list("Also", remarks.map(HTMLText.escaped))
    }
    if let link {
      body += "<p><a href=\"\(HTMLText.escaped(link))\" style=\"\(Self.link)\">Report</a></p>\n"
    }
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>\(title)</title></head>
      <body style="font-family:sans-serif;color:#1b1f24;background:#ffffff;line-height:1.4">
      <main style="max-width:640px">
      \(body)</main>
      </body></html>

      """
  }

  /// What got worse, and where.
  private var worse: String {
    var body = ""
    if !lost.isEmpty {
      body += Self.table(
        "Lost", ["App", "Texts"],
        lost.map { [app($0.app), HTMLText.foreign(words($0.texts))] })
      if unnamedLosses > 0 { body += "<p>\(Words.number(unnamedLosses)) more places.</p>\n" }
    }
    if !opened.isEmpty {
      body += Self.table(
        "New", ["App", "Finding"],
        opened.map { cause in
          let finding = cause.finding
          return [
            app(cause.app, rule: finding.rule),
            "\(Words.level(of: cause)): \(HTMLText.foreign(finding.message)) "
              + "(\(HTMLText.escaped(finding.rule)))<br>"
              + (Words.label(of: cause).map { "\(HTMLText.foreign($0))<br>" } ?? "")
              + "<span style=\"color:#57606a\">\(HTMLText.foreign(place(cause)))</span>",
          ]
        })
      if unnamed > 0 { body += "<p>\(Words.number(unnamed)) more.</p>\n" }
    }
    return body + list("Less translated", drops) + list("Did not report", silent)
  }

  private func list(_ title: String, _ lines: [AppLine]) -> String {
    Self.list(
      title,
      lines.map { line in
        let app = line.app.map { linked(HTMLText.escaped(name($0)), $0) } ?? ""
        return app + HTMLText.escaped(line.words)
      })
  }

  /// The apps with their counts.
  private var fleet: String {
    if apps.isEmpty { return "" }
    let table = Self.table(
      "Apps", ["App", "New", "Fixed", "Open"],
      apps.map { made in
        let counts = [made.opened.count, made.fixedCount, made.openCount]
        let arrival = arrival(made).map { "<br>\($0)" } ?? ""
        return [app(made.app) + arrival] + counts.map { linked(Words.number($0), made.app) }
      })
    return unnamedApps > 0 ? table + "<p>\(Words.count(unnamedApps, "more app")).</p>\n" : table
  }

  private var improvements: String {
    if improved.isEmpty { return "" }
    return Self.table(
      "Improved", ["App", "Rule", "Before", "Now"],
      improved.map { item in
        [
          app(item.app), HTMLText.escaped(item.rule), Words.number(item.before),
          linked(Words.number(item.now), item.app, rule: item.rule),
        ]
      })
  }

  /// An app with its owner and a link to its page.
  private func app(_ app: String, rule: String? = nil) -> String {
    let name = linked(HTMLText.foreign(Words.app(app)), app, rule: rule)
    return owners[app].map { "\(name)<br>\(HTMLText.foreign($0))" } ?? name
  }

  /// HTML that links to the page of an app, where it has one.
  private func linked(_ html: String, _ app: String, rule: String? = nil) -> String {
    guard let address = pages.address(of: app, rule: rule) else { return html }
    return "<a href=\"\(HTMLText.escaped(address))\" style=\"\(Self.link)\">\(html)</a>"
  }

  private static func table(
    _ caption: String, _ headings: [String], _ rows: [[String]]
  ) -> String {
    var table =
      "<table style=\"border-collapse:collapse;margin:0 0 16px;font-size:14px;"
      + "overflow-wrap:anywhere\"><caption style=\"text-align:left;font-weight:bold;"
      + "padding:4px 8px\">\(caption)</caption><thead><tr>"
    for (column, heading) in headings.enumerated() {
      table +=
        "<th scope=\"col\" style=\"\(style(ofColumn: column));white-space:nowrap\">\(heading)</th>"
    }
    table += "</tr></thead><tbody>\n"
    for row in rows {
      table += "<tr>"
      for (column, html) in row.enumerated() {
        table += "<td style=\"\(style(ofColumn: column))\">\(html)</td>"
      }
      table += "</tr>\n"
    }
    return table + "</tbody></table>\n"
  }

  private static func style(ofColumn column: Int) -> String { column == 0 ? firstCell : cell }

  /// A list of items in HTML.
  private static func list(_ title: String, _ items: [String]) -> String {
    if items.isEmpty { return "" }
    let items = items.map { "<li>\($0)</li>" }.joined()
    return "<h2 style=\"font-size:14px;margin:0\">\(title)</h2>\n<ul>\(items)</ul>\n"
  }
}
