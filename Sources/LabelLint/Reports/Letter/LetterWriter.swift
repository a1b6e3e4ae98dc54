/// Writes the parts of a letter, as Markdown or as a page.
///
/// Text of catalogs is in code spans of Markdown, or isolated in HTML, so that nothing in it takes effect.
struct LetterWriter {
  private let isPage: Bool
  private var text = ""
  private var isInList = false
  private var isInItem = false

  /// Nothing is written yet.
  init(isPage: Bool) {
    self.isPage = isPage
    guard isPage else { return }
    text = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="generator" content="label-lint letter">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Translations to fix</title>
      <style>
      :root { color-scheme: light dark }
      body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
      li { margin-bottom: 1rem } li p { margin: 0 }
      </style>
      </head>
      <body>
      <main>
      <h1>Translations to fix</h1>

      """
  }

  /// The letter with its end.
  var ended: String {
    var writer = self
    writer.endList()
    return writer.text + (isPage ? "</main>\n</body>\n</html>\n" : "")
  }

  /// The name of a language.
  mutating func title(_ words: String) {
    endList()
    text += isPage ? "<h2>\(HTMLText.escaped(words))</h2>\n" : "# \(words)\n\n"
  }

  /// A sentence of ours.
  mutating func paragraph(_ words: String) {
    endList()
    text += isPage ? "<p>\(HTMLText.escaped(words))</p>\n" : "\(words)\n\n"
  }

  /// What to do.
  mutating func heading(_ words: String) {
    endList()
    // Signs such as `%1$s` or `\n` are shown as they are.
    let shown = words.replacing("\\", with: "\\\\")
    text += isPage ? "<h3>\(HTMLText.escaped(words))</h3>\n" : "## \(shown)\n\n"
  }

  /// A text to mend.
  mutating func item(_ name: String, place: String) {
    if isPage {
      if isInItem { text += "</li>\n" }
      if !isInList { text += "<ul>\n" }
      text += "<li><p><strong>\(HTMLText.foreign(name))</strong> (\(HTMLText.foreign(place)))</p>\n"
    } else {
      text += "- \(MarkdownReport.code(name)) (\(MarkdownReport.code(place)))\n"
    }
    (isInList, isInItem) = (true, true)
  }

  /// A text of the catalog.
  mutating func detail(_ name: String, _ words: String) {
    text +=
      isPage
      ? "<p>\(name): \(HTMLText.foreign(words))</p>\n"
      : "  - \(name): \(MarkdownReport.code(words))\n"
  }

  /// What is wrong.
  mutating func remark(_ message: String) {
    text +=
      isPage
      ? "<p>\(HTMLText.foreign(message))</p>\n" : "  - \(MarkdownReport.code(message))\n"
  }

  private mutating func endList() {
    if isInList { text += isPage ? "</li>\n</ul>\n" : "\n" }
    (isInList, isInItem) = (false, false)
  }
}
