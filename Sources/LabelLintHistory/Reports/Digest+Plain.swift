import LabelLint

/// The digest as plain text and as Markdown.
extension Digest {
  /// Plain text, the twin of the e-mail.
  package var text: String {
    var text = headline + "\n"
    if isQuiet { return text + (link.map { "\($0)\n" } ?? "") }
    if !lost.isEmpty {
      text += "\nLost\n" + lost.map { "- \(prefix($0.app))\(words($0.texts))\n" }.joined()
      if unnamedLosses > 0 { text += "- \(Words.number(unnamedLosses)) more places\n" }
    }
    if !opened.isEmpty {
      text += "\nNew\n"
      for cause in opened {
        text += "- \(prefix(cause.app))\(place(cause)): \(words(cause))"
        text += "\(Words.label(of: cause).map { ", \($0)" } ?? "")\n"
      }
      if unnamed > 0 { text += "- \(Words.number(unnamed)) more\n" }
    }
    text +=
      Self.list("Less translated", drops.map(line)) + Self.list("Did not report", silent.map(line))
    if !apps.isEmpty {
      let more = unnamedApps > 0 ? [Words.count(unnamedApps, "more app")] : []
      text += Self.list("Apps", apps.map { "\(name($0.app)): \(counts($0))" } + more)
    }
    if !improved.isEmpty {
      text += "\nImproved\n" + improved.map { "- \(prefix($0.app))\(words($0))\n" }.joined()
    }
    text += Self.list("Also", remarks)
    return text + (link.map { "\nReport: \($0)\n" } ?? "")
  }

  private func line(_ line: AppLine) -> String { (line.app.map(name) ?? "") + line.words }

  private static func list(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n\(title)\n" + lines.map { "- \($0)\n" }.joined()
  }

  /// Markdown; what stands in catalogs takes no effect in it.
  package var markdown: String {
    let title = Self.escaped(headline)
    let report = link.map { "\n[Report](<\(Self.address($0))>)\n" } ?? ""
    if isQuiet { return "\(title)\n\(report)" }
    var text = "## \(title)\n"
    if !lost.isEmpty {
      text += "\n| lost | app |\n| --- | --- |\n"
      for item in lost {
        text += "| \(Self.code(words(item.texts))) | \(cell(item.app)) |\n"
      }
      if unnamedLosses > 0 { text += "\n\(Words.number(unnamedLosses)) more places.\n" }
    }
    if !opened.isEmpty {
      text += "\n| new | app | place | finding |\n| --- | --- | --- | --- |\n"
      for cause in opened {
        let finding = cause.finding
        text +=
          "| \(Words.level(of: cause)) | \(cell(cause.app, rule: finding.rule)) "
          + "| \(Self.code(place(cause))) | \(Self.code(finding.message)) "
          + "`\(finding.rule)`\(Words.label(of: cause).map { " \(Self.code($0))" } ?? "") |\n"
      }
      if unnamed > 0 { text += "\n\(Words.number(unnamed)) more.\n" }
    }
    text += items(drops) + items(silent) + appsTable
    if !improved.isEmpty {
      text += "\n| improved | app | before | now |\n| --- | --- | ---: | ---: |\n"
      for item in improved {
        text +=
          "| `\(item.rule)` | \(cell(item.app)) | \(Words.number(item.before)) "
          + "| \(linked(Words.number(item.now), item.app, rule: item.rule)) |\n"
      }
    }
    return text + Self.items(remarks) + report
  }

  /// The apps with their counts, each a link to the app's page.
  private var appsTable: String {
    if apps.isEmpty { return "" }
    var text = "\n| app | new | fixed | open |\n| --- | ---: | ---: | ---: |\n"
    for app in apps {
      let counts = [app.opened.count, app.fixedCount, app.openCount]
      let cells = counts.map { linked(Words.number($0), app.app) }
      let arrival = arrival(app).map { ", \($0)" } ?? ""
      text += "| \(cell(app.app))\(arrival) | \(cells.joined(separator: " | ")) |\n"
    }
    return unnamedApps > 0 ? text + "\n\(Words.count(unnamedApps, "more app")).\n" : text
  }

  /// An app in a cell of a table, with its owner and a link to its page.
  private func cell(_ app: String, rule: String? = nil) -> String {
    let name = linked(Self.code(Words.app(app)), app, rule: rule)
    return owners[app].map { "\(name) \(Self.code($0))" } ?? name
  }

  /// Markdown that links to the page of an app, where it has one.
  private func linked(_ markdown: String, _ app: String, rule: String? = nil) -> String {
    pages.address(of: app, rule: rule).map { "[\(markdown)](<\(Self.address($0))>)" } ?? markdown
  }

  private func items(_ lines: [AppLine]) -> String {
    if lines.isEmpty { return "" }
    let items = lines.map { line in
      (line.app.map { linked(Self.escaped(name($0)), $0) } ?? "") + Self.escaped(line.words)
    }
    return "\n" + items.map { "- \($0)\n" }.joined()
  }

  private static func items(_ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n" + lines.map { "- \(escaped($0))\n" }.joined()
  }

  /// A text in a code span with enough backticks; a bar would end the cell even there.
  static func code(_ text: String) -> String {
    let shown = VisibleText.line(text).split(
      separator: "|", omittingEmptySubsequences: false
    ).joined(separator: "\\|")
    var (run, longest) = (0, 0)
    for byte in shown.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let pad = shown.hasPrefix("`") || shown.hasSuffix("`") || shown.isEmpty ? " " : ""
    return fence + pad + shown + pad + fence
  }

  /// A text in which no punctuation takes effect.
  static func escaped(_ text: String) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      if "\\`*_{}[]<>#|~@!&".unicodeScalars.contains(scalar) { output += "\\" }
      output.unicodeScalars.append(scalar)
    }
    return output
  }

  private static func address(_ link: String) -> String {
    String(
      String.UnicodeScalarView(link.unicodeScalars.filter { !"<>\n\r".unicodeScalars.contains($0) })
    )
  }
}
