/// `html`: the page on which writers review labels; one file that asks for nothing from anywhere.
///
/// All findings are data that the page's script shows, a hundred cards at a time; the worst are in
/// the page itself too, to be read without JavaScript.
package struct HTMLReport: Report {
  /// The wording of the page.
  private var words: ReviewWords
  private var data = ReviewData()
  private var counts = ReviewCounts()
  private var causes = CauseCollection(isOn: true)
  private var cards = ReviewFirstCards()

  /// An empty page, with what rules that the configuration declares say of themselves.
  package init(
    _ words: ReviewWords = .english, teamRules: [RuleID: RuleMetadata] = [:]
  ) {
    self.words = words
    self.words.teamRules = teamRules
  }

  /// Takes the findings of a set, with their contexts where those were looked up.
  package mutating func add(_ set: ReportedSet, to output: inout [UInt8]) {
    counts.add(set)
    data.add(set, causes: causes.add(set.findings, of: set.summary).numbers)
    cards.add(set, words)
  }

  /// Writes the page.
  package mutating func close(_ run: RunSummary, to output: inout [UInt8]) {
    let order = causes.end(.importance)
    let starting = StartingPlaces.numbers(of: order, in: causes)
    let summary = ReviewSummary(
      run: run, counts: counts, words: words, starting: starting.map { causes[$0] },
      causeCount: order.count)
    let title =
      run.app.isEmpty ? words.text("title") : words.text("titleOf", ["app": run.app])
    let made: [String: String] = [
      "=language": words.language.description,
      "=direction": words.isRightToLeft ? "rtl" : "ltr",
      "=policy": Self.policy,
      "=title": HTMLText.escaped(title),
      "=style": Self.style,
      "=script": Self.script,
      "=counts": summary.totals,
      "=notRead": summary.notRead,
      "=about": summary.about,
      "=noscript": summary.noScript(shown: cards.count),
      "=cards": cards.html(words),
      "=dialogs": filled("review/dialogs.html"),
      "=template": filled("review/card.html"),
    ]
    for part in PageTemplate("review/page.html").parts {
      switch part {
      case .text(let text): output += text.utf8
      case .name("=data"):
        data.write(run, words, causes: order, in: causes, to: &output)
      // A name without `=` is one of the wording.
      case .name(let name): output += (made[name] ?? HTMLText.escaped(words.text(name))).utf8
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
    "words", "speech", "listen", "causes", "filters", "translations", "members", "cards", "many",
    "decisions", "kept",
    "questions", "dialogs", "bulk", "compare", "print", "start",
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

/// Bytes in the alphabet of RFC 4648, section 4.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes as text, padded with `=`.
  static func string(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for byte in part { bits = bits << 8 | UInt32(byte) }
      bits <<= UInt32(8 * (3 - part.count))
      for place in 0..<4 {
        let digit = alphabet[Int(bits >> UInt32(18 - 6 * place) & 0x3F)]
        text.append(place <= part.count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
