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
      for item in opened {
        text += "- \(prefix(item.app))\(place(item)): \(words(item.finding))\n"
      }
      if unnamed > 0 { text += "- \(Words.number(unnamed)) more\n" }
    }
    if !improved.isEmpty {
      text += "\nImproved\n" + improved.map { "- \(words($0))\n" }.joined()
    }
    if !remarks.isEmpty { text += "\nAlso\n" + remarks.map { "- \($0)\n" }.joined() }
    return text + (link.map { "\nReport: \($0)\n" } ?? "")
  }

  /// Markdown; what stands in catalogs takes no effect in it.
  package var markdown: String {
    var text = isQuiet ? "\(headline)\n" : "## \(headline)\n"
    if isQuiet { return text + (link.map { "\n[Report](<\(Self.address($0))>)\n" } ?? "") }
    if !lost.isEmpty {
      text += "\n| lost | app |\n| --- | --- |\n"
      for item in lost {
        text += "| \(Self.code(words(item.texts))) | \(Self.code(Words.app(item.app))) |\n"
      }
      if unnamedLosses > 0 { text += "\n\(Words.number(unnamedLosses)) more places.\n" }
    }
    if !opened.isEmpty {
      text += "\n| new | app | place | finding |\n| --- | --- | --- | --- |\n"
      for item in opened {
        text +=
          "| \(item.finding.severity.rawValue) | \(Self.code(Words.app(item.app))) "
          + "| \(Self.code(place(item))) | \(Self.code(item.finding.message)) "
          + "`\(item.finding.rule)` |\n"
      }
      if unnamed > 0 { text += "\n\(Words.number(unnamed)) more.\n" }
    }
    if !improved.isEmpty {
      text += "\n| improved | app | before | now |\n| --- | --- | ---: | ---: |\n"
      for item in improved {
        text +=
          "| `\(item.rule)` | \(Self.code(Words.app(item.app))) | \(Words.number(item.before)) "
          + "| \(Words.number(item.now)) |\n"
      }
    }
    if !remarks.isEmpty {
      text += "\n" + remarks.map { "- \(Self.escaped($0))\n" }.joined()
    }
    return text + (link.map { "\n[Report](<\(Self.address($0))>)\n" } ?? "")
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
