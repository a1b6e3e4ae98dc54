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
        let lines = lost.map { "• \(Self.slackText(prefix($0.app) + words($0.texts)))" }
        sections.append(
          "*Lost*\n" + lines.joined(separator: "\n")
            + (unnamedLosses > 0 ? "\n\(Words.number(unnamedLosses)) more places" : ""))
      }
      if !opened.isEmpty {
        let lines = opened.map { item in
          "• \(Self.slackText(prefix(item.app)))\(Self.slackText(words(item.finding)))\n"
            + "   \(Self.slackText(place(item)))"
        }
        sections.append(
          "*New*\n" + lines.joined(separator: "\n")
            + (unnamed > 0 ? "\n\(Words.number(unnamed)) more" : ""))
      }
      if !improved.isEmpty {
        sections.append(
          "*Improved*\n" + improved.map { "• \(Self.slackText(words($0)))" }.joined(separator: "\n")
        )
      }
      if !remarks.isEmpty {
        sections.append(
          "*Also*\n" + remarks.map { "• \(Self.slackText($0))" }.joined(separator: "\n"))
      }
    }
    if let link { sections.append("<\(Self.slackText(link))|Report>") }
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

  /// A text cut at the end of a line, with a mark that it was.
  private static func cut(_ text: String, to count: Int) -> String {
    guard text.unicodeScalars.count > count else { return text }
    var cut = String(String.UnicodeScalarView(text.unicodeScalars.prefix(count - 1)))
    if let end = cut.lastIndex(of: "\n") { cut = String(cut[..<end]) }
    return cut + "…"
  }
}
