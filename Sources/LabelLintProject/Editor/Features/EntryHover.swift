package import LabelLint

/// `textDocument/hover`: what an entry says, how it sounds, what it is for and what is wrong with it.
package enum EntryHover: EditorFeature {
  /// The request.
  package static let method = "textDocument/hover"
  /// It needs nothing more.
  package static let capability: (name: String, value: JSONValue)? = ("hoverProvider", true)
  /// Most locales and uses that are listed.
  private static let mostListed = 12

  /// The words on an entry; null between entries.
  package static func answer(
    _ params: JSONValue, in workspace: Workspace
  ) throws(RPCError) -> JSONValue {
    guard let place = try EntryPlace(params, in: workspace), let facts = EntryFacts(place) else {
      return .null
    }
    let formats = workspace.client.at("textDocument", "hover", "contentFormat")?.texts ?? []
    let page = HoverPage(isMarkdown: formats.contains("markdown"))
    let lines = words(on: place, facts, page, workspace)
    let file = place.catalogFile
    let offset = try workspace.offset(of: params, in: place.file)
    var range = file.keySpan(of: file.entries[place.entry]).range
    if let message = file.entry(at: offset)?.message { range = file.messages[message].value.range }
    return [
      "contents": [
        "kind": page.isMarkdown ? "markdown" : "plaintext",
        "value": .string(lines.joined(separator: "\n")),
      ], "range": workspace.range(range, in: place.file.lines),
    ]
  }

  private static func words(
    on place: EntryPlace, _ facts: EntryFacts, _ page: HoverPage, _ workspace: Workspace
  ) -> [String] {
    let context = facts.context
    var lines = [page.title(place.key) + ": " + page.text(context.kind.purpose.rawValue)]
    if !context.comment.isEmpty { lines += ["", page.text(context.comment)] }
    if let spoken = facts.spoken {
      lines.append("")
      lines += spoken.lines.map { line in
        "\(line.readers.map(\.rawValue).joined(separator: ", ")): " + page.text(line.text)
      }
      if let likely = spoken.likely {
        lines.append(page.item("likely heard: " + page.text(likely)))
      }
      lines += spoken.remarks.map { page.item(page.text($0)) }
    }
    lines += [""] + texts(context, of: place, page)
    if !facts.mentions.isEmpty {
      lines += ["", "Used in code:", ""]
      lines += listed(facts.mentions) { mention in
        let uri = workspace.uri(of: mention.path, in: place.file.folder)
        let use = context.uses.first {
          ByteOrder.areEqual($0.path, mention.path) && $0.line == mention.line
        }
        return page.item(
          page.link("\(mention.path):\(mention.line)", to: "\(uri)#L\(mention.line)")
            + (use.map { " as \($0.purpose.rawValue)" } ?? ""))
      }
    }
    let findings = findings(on: place, workspace)
    if !findings.isEmpty {
      lines += ["", "Findings:", ""]
      lines += findings.map { finding in
        let clauses = Guideline.names(ofClauses: finding.guidelines)
        let names = clauses.isEmpty ? "" : " (\(clauses.joined(separator: "; ")))"
        let known = finding.suppression == nil ? "" : " (known)"
        let after = SpeakingLabels.after(finding).map { "; after the change: \($0)" } ?? ""
        return page.item(
          page.text("\(finding.severity.rawValue): \(finding.message)") + " [\(finding.rule)]"
            + page.text(names + known + after))
      }
    }
    return lines
  }

  /// The texts: that of the source, that of the entry, then those of other locales.
  private static func texts(
    _ context: KeyContext, of place: EntryPlace, _ page: HoverPage
  ) -> [String] {
    let source = place.set.catalog.sourceLocale.merged.description
    let own = place.locale.description
    let first = context.texts.filter { $0.locale == source }
    let second = context.texts.filter { $0.locale == own && own != source }
    let others = context.texts.filter { $0.locale != source && $0.locale != own }
    return listed(first + second + others) { text in
      let slot = text.slot.isEmpty ? "" : " \(text.slot)"
      let state = text.state.isEmpty || text.state == "translated" ? "" : " (\(text.state))"
      return page.item(page.strong(text.locale + slot) + ": " + page.text(text.text + state))
    }
  }

  private static func listed<Element>(
    _ all: [Element], _ line: (Element) -> String
  ) -> [String] {
    let rest = all.count - mostListed
    return all.prefix(mostListed).map(line) + (rest > 0 ? ["", "and \(rest) more"] : [])
  }

  /// The findings on the key: those of its locale, for the source all that stand at it.
  private static func findings(
    on place: EntryPlace, _ workspace: Workspace
  ) -> [ReportedFinding] {
    let path = place.catalogFile.source.path
    let range = place.catalogFile.range(ofEntry: place.entry)
    return workspace.folders[place.file.folder].findings(in: path).filter { finding in
      ByteOrder.areEqual(finding.subject.key, place.key)
        && LocaleTag(finding.subject.locale)?.merged == place.locale
        || finding.subject.key.isEmpty && range.contains(finding.place.offset)
    }
  }
}

/// How a hover is written: in Markdown, or for editors that show the words as they are.
struct HoverPage {
  /// Whether it is Markdown.
  let isMarkdown: Bool

  /// Words that say nothing but themselves, on one line.
  func text(_ words: String) -> String {
    let line = words.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard isMarkdown else { return line }
    let marks = "\\`*_{}[]<>#|~!&"
    return line.reduce(into: "") { result, character in
      if marks.contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  /// The name of the entry.
  func title(_ words: String) -> String { strong(words) }

  /// Words that stand out.
  func strong(_ words: String) -> String { isMarkdown ? "**\(text(words))**" : text(words) }

  /// A line of a list.
  func item(_ words: String) -> String { "- " + words }

  /// A way to another place.
  func link(_ words: String, to address: String) -> String {
    isMarkdown ? "[\(text(words))](\(address))" : words
  }
}
