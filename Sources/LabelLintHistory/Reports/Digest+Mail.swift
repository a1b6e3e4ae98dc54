import LabelLint

/// The digest as the HTML of an e-mail: inline styles, tables with headers, no picture.
extension Digest {
  /// The e-mail's HTML; `text` is its twin.
  package var html: String {
    let cell = "padding:4px 8px;border-bottom:1px solid #d0d7de;text-align:left;vertical-align:top"
    var body = "<h1 style=\"font-size:18px;margin:0 0 12px\">\(HTMLText.escaped(headline))</h1>\n"
    func table(_ caption: String, _ headings: [String], _ rows: [[String]]) -> String {
      var table =
        "<table style=\"border-collapse:collapse;margin:0 0 16px;font-size:14px\">"
        + "<caption style=\"text-align:left;font-weight:bold;padding:4px 8px\">\(caption)</caption><thead><tr>"
      for heading in headings { table += "<th scope=\"col\" style=\"\(cell)\">\(heading)</th>" }
      table += "</tr></thead><tbody>\n"
      for row in rows {
        table += "<tr>" + row.map { "<td style=\"\(cell)\">\($0)</td>" }.joined() + "</tr>\n"
      }
      return table + "</tbody></table>\n"
    }
    if !isQuiet {
      if !lost.isEmpty {
        body += table(
          "Lost", ["App", "Texts"],
          lost.map { [HTMLText.foreign(Words.app($0.app)), HTMLText.foreign(words($0.texts))] })
        if unnamedLosses > 0 { body += "<p>\(Words.number(unnamedLosses)) more places.</p>\n" }
      }
      if !opened.isEmpty {
        body += table(
          "New", ["Severity", "App", "Finding", "Place"],
          opened.map { item in
            [
              item.finding.severity.rawValue, HTMLText.foreign(Words.app(item.app)),
              "\(HTMLText.foreign(item.finding.message)) (\(HTMLText.escaped(item.finding.rule)))",
              HTMLText.foreign(place(item)),
            ]
          })
        if unnamed > 0 { body += "<p>\(Words.number(unnamed)) more.</p>\n" }
      }
      if !improved.isEmpty {
        body += table(
          "Improved", ["Rule", "App", "Before", "Now"],
          improved.map { item in
            [
              HTMLText.escaped(item.rule), HTMLText.foreign(Words.app(item.app)),
              Words.number(item.before), Words.number(item.now),
            ]
          })
      }
      if !remarks.isEmpty {
        body += "<ul>" + remarks.map { "<li>\(HTMLText.escaped($0))</li>" }.joined() + "</ul>\n"
      }
    }
    if let link {
      body +=
        "<p><a href=\"\(HTMLText.escaped(link))\" style=\"color:#0a58b8\">Report</a></p>\n"
    }
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>\(HTMLText.escaped(headline))</title></head>
      <body style="font-family:sans-serif;color:#1b1f24;background:#ffffff;line-height:1.4">
      <main>
      \(body)</main>
      </body></html>

      """
  }
}
