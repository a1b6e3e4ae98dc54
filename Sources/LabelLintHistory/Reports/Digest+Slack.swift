import LabelLint

/// The digest as blocks of Slack: at most 50 blocks, 3,000 characters a text, 12,000 in all.
extension Digest {
  private static let mostCharacters = 2_900
  private static let mostInAll = 11_500

  /// The payload of a message; `text` is what notifications read out.
  package var slack: String {
    var sections = ["*\(Self.slackText(headline))*"]
    if !isQuiet {
      if !lost.isEmpty {
        let lines = lost.map { "• \(slackPrefix($0.app))\(Self.slackText(words($0.texts)))" }
        sections.append(
          "*Lost*\n" + lines.joined(separator: "\n")
            + (unnamedLosses > 0 ? "\n\(Words.number(unnamedLosses)) more places" : ""))
      }
      if !opened.isEmpty {
        let lines = opened.map { cause in
          "• \(slackPrefix(cause.app, rule: cause.finding.rule))"
            + "\(Self.slackText(words(cause)))\n   \(Self.slackText(place(cause)))"
            + (Words.label(of: cause).map { "\n   \(Self.slackText($0))" } ?? "")
        }
        sections.append(
          "*New*\n" + lines.joined(separator: "\n")
            + (unnamed > 0 ? "\n\(Words.number(unnamed)) more" : ""))
      }
      sections += Self.section("Less translated", drops.map(slackLine))
      sections += Self.section("Did not report", silent.map(slackLine))
      let more = unnamedApps > 0 ? [Words.count(unnamedApps, "more app")] : []
      sections += Self.section("Apps", apps.map { slackPrefix($0.app) + counts($0) } + more)
      sections += Self.section(
        "Improved",
        improved.map { slackPrefix($0.app, rule: $0.rule) + Self.slackText(words($0)) })
      sections += Self.section("Also", remarks.map(Self.slackText))
    }
    if let link { sections.append("<\(Self.slackAddress(link))|Report>") }
    var left = Self.mostInAll
    var writer = JSONWriter(.compact)
    writer.object { writer in
      writer.member("text", Self.cut(headline, to: Self.mostCharacters))
      writer.array("blocks") { writer in
        for section in sections where left > 0 {
          let text = Self.cut(section, to: min(left, Self.mostCharacters))
          left -= text.unicodeScalars.count
          writer.element { writer in
            writer.member("type", "section")
            writer.object("text") { writer in
              writer.member("type", "mrkdwn")
              writer.member("text", text)
            }
          }
        }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  private static func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["*\(title)*\n" + lines.map { "• \($0)" }.joined(separator: "\n")]
  }

  private func slackLine(_ line: AppLine) -> String {
    (line.app.map { slackName($0) } ?? "") + Self.slackText(line.words)
  }

  /// An app with its owner, before what is said of it; nothing in a store of one project.
  private func slackPrefix(_ app: String, rule: String? = nil) -> String {
    prefix(app).isEmpty && pages.address(of: app) == nil ? "" : "\(slackName(app, rule: rule)): "
  }

  /// An app with its owner, as a link to its page where it has one.
  private func slackName(_ app: String, rule: String? = nil) -> String {
    let name = Self.slackText(name(app))
    guard let address = pages.address(of: app, rule: rule) else { return name }
    return "<\(Self.slackAddress(address))|\(name)>"
  }

  /// A text in which nothing is a mention, link or style (Slack: `&`, `<` and `>` as entities; a
  /// word joiner keeps `*`, `_`, `~` and backticks from pairing).
  static func slackText(_ text: String) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "*", "_", "~", "`":
        output += "\u{2060}"
        output.unicodeScalars.append(scalar)
        output += "\u{2060}"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  /// An address as Slack takes it in a link.
  private static func slackAddress(_ address: String) -> String {
    var output = ""
    for scalar in address.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "%3C"
      case ">": output += "%3E"
      case "|": output += "%7C"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  /// A text cut at the end of a line, with a mark that it was.
  private static func cut(_ text: String, to count: Int) -> String {
    guard text.unicodeScalars.count > count else { return text }
    var cut = String(String.UnicodeScalarView(text.unicodeScalars.prefix(count - 1)))
    if let end = cut.lastIndex(of: "\n") { cut = String(cut[..<end]) }
    return cut + "…"
  }
}
