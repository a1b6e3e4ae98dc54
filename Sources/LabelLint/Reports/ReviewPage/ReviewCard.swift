/// A finding as it is read without JavaScript: the same card, with nothing to press.
struct ReviewCard {
  /// Most characters of a text that are shown.
  private static let shownLength = 600

  /// The finding.
  let finding: ReportedFinding
  /// What is known beside its record.
  let context: FindingContext
  /// What the developers say to translators.
  let comment: String?
  /// The wording of the page.
  let words: ReviewWords

  /// The card as HTML.
  var html: String {
    let name = finding.severity.rawValue
    let sign = finding.severity == .error ? "■" : finding.severity == .warning ? "▲" : "●"
    var html = """
      <article class="card is-\(name)">
      <div class="head"><p class="badge">\(sign) \(words.text("severity.\(name)"))</p>\
      <h3 lang="en">\(HTMLText.escaped(finding.message))</h3></div>
      <p class="where">\(key)<span>\(HTMLText.escaped(words.localeName(finding.subject.locale)))</span></p>

      """
    if let comment {
      html += """
        <p class="comment"><span class="name">\(words.text("comment"))</span> \
        <q dir="auto">\(shown(comment))</q></p>

        """
    }
    if !texts.isEmpty { html += "<dl class=\"texts\">\(texts)</dl>\n" }
    if !facts.isEmpty { html += "<dl class=\"facts\">\(facts)</dl>\n" }
    let why = words.rule(finding.rule).why
    html += """
      <p>\(words.text("why")): <span lang="en">\(HTMLText.escaped(why))</span></p>
      <p class="place"><code dir="ltr">\(HTMLText.escaped(finding.place.path)):\
      \(finding.place.line):\(finding.place.column)</code></p>
      </article>

      """
    return html
  }

  /// The key and its slot.
  private var key: String {
    if finding.subject.key.isEmpty { return "" }
    let code = "<code class=\"key\" dir=\"auto\">\(shown(finding.subject.key))</code> "
    if finding.subject.slot.isEmpty { return code }
    let slot = HTMLText.escaped(words.text("slot", ["slot": finding.subject.slot]))
    return code + "<span>\(slot)</span> "
  }

  /// Source beside translation, or the one text that there is.
  private var texts: String {
    let isSource =
      finding.subject.locale == finding.sourceLocale || finding.subject.locale.isEmpty
    var html = ""
    if let source = finding.source, !isSource || finding.text == nil {
      html += pair(
        title("source.in", finding.sourceLocale), shown(source), in: finding.sourceLocale)
    }
    if let text = finding.text {
      let name = isSource || finding.source == nil ? "text.in" : "translation.in"
      html += pair(title(name, judgedLocale), marked(text), in: judgedLocale)
    } else if !isSource, finding.source != nil {
      html += pair(title("translation.in", judgedLocale), words.text("translation.none"), in: "")
    }
    return html
  }

  /// The locale that the text judged is in.
  private var judgedLocale: String {
    finding.subject.locale.isEmpty ? finding.sourceLocale : finding.subject.locale
  }

  /// Suggestion and spoken form.
  private var facts: String {
    var html = ""
    if let new = context.newText, let old = finding.text {
      let remove = "<span class=\"hidden-text\">\(words.text("remove")) </span>"
      let add = "<span class=\"hidden-text\">\(words.text("add")) </span>"
      html += pair(
        words.text("suggestion"),
        "<del>\(remove)\(shown(old))</del> <ins>\(add)\(shown(new))</ins>",
        in: judgedLocale)
    } else if let fix = finding.fixes.first {
      html += pair(words.text("suggestion"), shown(fix.title), in: "")
    }
    if let refusal = context.refusal {
      html += pair(words.text("refusal"), shown(refusal), in: "")
    }
    if let spoken = SpeakingLabels.before(finding) {
      let name = SpokenTitle(SpeakingLabels.assumedRole(of: finding)).wording
      html += pair(words.text(name), "<q>\(shown(spoken))</q>", in: judgedLocale)
      if let new = context.newText, let after = SpeakingLabels.heard(new, of: finding) {
        html += pair(words.text("spoken.after"), "<q>\(shown(after))</q>", in: judgedLocale)
      }
    }
    return html
  }

  private func title(_ name: String, _ locale: String) -> String {
    HTMLText.escaped(words.text(name, ["locale": words.localeName(locale)]))
  }

  /// A name and a value of a list; the value in a language where it is one of a catalog.
  private func pair(_ name: String, _ value: String, in locale: String) -> String {
    let language =
      LocaleTag(locale) == nil ? "" : " lang=\"\(HTMLText.escaped(locale))\" dir=\"auto\""
    return "<div><dt>\(name)</dt><dd\(language)>\(value)</dd></div>"
  }

  /// The text judged, with the flagged words marked where they are not far into it.
  private func marked(_ text: String) -> String {
    guard let flagged = context.flagged,
      flagged.upperBound <= min(text.utf8.count, Self.shownLength)
    else { return shown(text) }
    func part(_ range: Range<Int>) -> String {
      shown(
        String(decoding: text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self))
    }
    return part(0..<flagged.lowerBound) + "<mark>" + part(flagged) + "</mark>"
      + part(flagged.upperBound..<text.utf8.count)
  }

  /// A text of a catalog as HTML; a long one is cut, which is said.
  private func shown(_ text: String) -> String {
    let scalars = text.unicodeScalars
    // A text has no more scalars than bytes.
    guard text.utf8.count > Self.shownLength,
      let end = scalars.index(
        scalars.startIndex, offsetBy: Self.shownLength, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return HTMLText.escaped(text) }
    let left = scalars.distance(from: end, to: scalars.endIndex)
    return HTMLText.escaped(String(scalars[..<end])) + "… (" + words.text("left", count: left) + ")"
  }
}
