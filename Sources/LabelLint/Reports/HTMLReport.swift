/// `html`: the page on which writers review labels; one file that asks for nothing from anywhere.
///
/// All findings are data that the page's script shows, a hundred cards at a time; the worst are in
/// the page itself too, to be read without JavaScript.
public struct HTMLReport: Report {
  /// The wording of the page.
  private let words: ReviewWords
  private var data = ReviewData()
  private var counts = ReviewCounts()
  private var cards = ReviewFirstCards()

  /// An empty page.
  public init(_ words: ReviewWords = .english) { self.words = words }

  /// Takes the findings of a set, with their contexts where those were looked up.
  public mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    data.add(set)
    counts.add(set)
    cards.add(set, words)
  }

  /// Writes the page.
  public mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    let summary = ReviewSummary(run: run, counts: counts, words: words)
    let title =
      run.app.isEmpty ? words.text("title") : words.text("titleOf", ["app": run.app])
    for piece in ReviewShell.page.pieces {
      guard case .name(let name) = piece else {
        if case .text(let text) = piece { output += text.utf8 }
        continue
      }
      switch name {
      case "=language": output += words.language.description.utf8
      case "=direction": output += (words.isRightToLeft ? "rtl" : "ltr").utf8
      case "=policy": output += Self.policy.utf8
      case "=title": output += HTMLText.escaped(title).utf8
      case "=style": output += ReviewStyle.text.utf8
      case "=script": output += ReviewScript.text.utf8
      case "=counts": output += summary.totals.utf8
      case "=notRead": output += summary.notRead.utf8
      case "=about": output += summary.about.utf8
      case "=noscript": output += summary.noScript(shown: cards.count).utf8
      case "=cards": output += cards.html(words).utf8
      case "=dialogs": output += filled(ReviewShell.dialogs).utf8
      case "=template": output += filled(ReviewShell.card).utf8
      case "=data": data.write(run, words, to: &output)
      default: output += HTMLText.escaped(words.text(name)).utf8
      }
    }
  }

  /// A part of the frame with the words of the page.
  private func filled(_ frame: String) -> String {
    frame.pieces.map { piece in
      switch piece {
      case .text(let text): String(text)
      case .name(let name): HTMLText.escaped(words.text(name))
      }
    }.joined()
  }

  /// What the page may do: run this script and use this style, nothing else.
  private static let policy = """
    default-src 'none'; script-src '\(source(ReviewScript.text))'; \
    style-src '\(source(ReviewStyle.text))'; img-src data:; base-uri 'none'; form-action 'none'
    """

  /// A text as a content security policy names it.
  private static func source(_ text: String) -> String {
    "sha256-" + Base64.string(of: SHA256.digest(Array(text.utf8).span))
  }
}

extension String {
  /// Words of a frame, or the name of what stands between them.
  fileprivate enum Piece {
    /// Words as they are.
    case text(Substring)
    /// The name between `{{` and `}}`.
    case name(String)
  }

  /// The text in pieces.
  fileprivate var pieces: [Piece] {
    var pieces: [Piece] = []
    var rest = self[...]
    while let open = rest.firstRange(of: "{{"),
      let close = rest[open.upperBound...].firstRange(of: "}}")
    {
      pieces.append(.text(rest[..<open.lowerBound]))
      pieces.append(.name(String(rest[open.upperBound..<close.lowerBound])))
      rest = rest[close.upperBound...]
    }
    return pieces + [.text(rest)]
  }
}
