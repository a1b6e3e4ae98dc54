/// `html`: the page on which writers review labels; one file that asks for nothing from anywhere.
///
/// All findings are data that the page's script shows, a hundred cards at a time; the worst are in
/// the page itself too, to be read without JavaScript.
package struct HTMLReport: Report {
  /// The wording of the page.
  private let words: ReviewWords
  private var data = ReviewData()
  private var counts = ReviewCounts()
  private var causes = CauseCollection(isOn: true)
  private var cards = ReviewFirstCards()

  /// An empty page.
  package init(_ words: ReviewWords = .english) { self.words = words }

  /// Takes the findings of a set, with their contexts where those were looked up.
  package mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    data.add(set)
    counts.add(set)
    _ = causes.add(set.findings, of: set.summary)
    cards.add(set, words)
  }

  /// Writes the page.
  package mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    let starting = StartingPlaces.numbers(of: causes.end(.importance), in: causes)
    let summary = ReviewSummary(
      run: run, counts: counts, words: words, starting: starting.map { causes[$0] })
    let title =
      run.app.isEmpty ? words.text("title") : words.text("titleOf", ["app": run.app])
    for part in PageTemplate("review/page.html").parts {
      guard case .name(let name) = part else {
        if case .text(let text) = part { output += text.utf8 }
        continue
      }
      // A name without `=` is one of the wording.
      switch name {
      case "=language": output += words.language.description.utf8
      case "=direction": output += (words.isRightToLeft ? "rtl" : "ltr").utf8
      case "=policy": output += Self.policy.utf8
      case "=title": output += HTMLText.escaped(title).utf8
      case "=style": output += Self.style.utf8
      case "=script": output += Self.script.utf8
      case "=counts": output += summary.totals.utf8
      case "=notRead": output += summary.notRead.utf8
      case "=about": output += summary.about.utf8
      case "=noscript": output += summary.noScript(shown: cards.count).utf8
      case "=cards": output += cards.html(words).utf8
      case "=dialogs": output += filled("review/dialogs.html").utf8
      case "=template": output += filled("review/card.html").utf8
      case "=data": data.write(run, words, to: &output)
      default: output += HTMLText.escaped(words.text(name)).utf8
      }
    }
    output.append(0x0A)
  }

  /// A part of the page with its words.
  private func filled(_ file: String) -> String {
    PageTemplate(file).filled { HTMLText.escaped(words.text($0)) }
  }

  private static let style = Resource.text(of: "review/page.css")

  /// The files of the script are one script: each uses what those before it declare.
  private static let script = [
    "words", "filters", "translations", "cards", "decisions", "dialogs", "start",
  ].map { Resource.text(of: "review/\($0).js") + "\n" }.joined()

  /// What the page may do: run this script and use this style, nothing else.
  private static let policy = """
    default-src 'none'; script-src '\(source(script))'; \
    style-src '\(source(style))'; img-src data:; base-uri 'none'; form-action 'none'
    """

  /// A text as a content security policy names it.
  private static func source(_ text: String) -> String {
    "sha256-" + Base64.string(of: SHA256.digest(Array(text.utf8).span))
  }
}
