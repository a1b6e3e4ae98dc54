import LabelLint
import Testing

/// Links that a translation adds: `url-mismatch`.
@Suite struct AddedLinkTests {
  @Test(
    "a link beside one that code fills in is no fault if the app links its site elsewhere",
    arguments: [("app.org", false), ("alt.org", true)])
  func besideFilled(host: String, isTold: Bool) {
    let filled = #"<a href=\"%1$s\">"#
    let files = CheckedFiles([
      "App/en.lproj/L.strings":
        "\"a\" = \"See https://app.org/a\";\n\"b\" = \"\(filled)Report</a>\";\n",
      "App/de.lproj/L.strings":
        "\"a\" = \"Siehe https://app.org/a\";\n"
        + "\"b\" = \"<a href=\\\"https://\(host)/x\\\">Quelle</a>, \(filled)Meldung</a>\";\n",
    ])
    #expect(
      files.findings(of: "url-mismatch")
        == (isTold
          ? [
            "warning de b: the text also links to '\(host)', but code fills in the only address of the source; remove this address"
          ] : []))
  }

  @Test(
    "a link that three languages have is of an older source",
    arguments: [
      (["old.org", "old.org", "old.org"], [Int]()),
      (["old.org", "old.org", "new.org"], [0, 1, 2]),
      (["old.org", "old.org", "old.org", "evil.org"], [3]),
    ])
  func olderSource(hosts: [String], told: [Int]) {
    let filled = #"<a href=\"%1$s\">"#
    let languages = ["de", "fr", "nl", "sv"]
    var texts = ["App/en.lproj/L.strings": "\"b\" = \"\(filled)Report</a>\";\n"]
    for (language, host) in zip(languages, hosts) {
      texts["App/\(language).lproj/L.strings"] =
        "\"b\" = \"<a href=\\\"https://\(host)/x\\\">Old</a>, \(filled)Report</a>\";\n"
    }
    #expect(
      CheckedFiles(byPath: texts).findings(of: "url-mismatch")
        == told.map {
          "warning \(languages[$0]) b: the text also links to '\(hosts[$0])', but code fills in the only address of the source; remove this address"
        })
  }

  @Test(
    "a view for HTML shows a link and no tag",
    arguments: [
      ("HtmlTextView", ["de", "fr", "nl"], "note", "but the source has no link; remove it"),
      ("HtmlTextView", ["de", "fr"], "warning", "but the source has no link; remove it"),
      (
        "TextView", ["de", "fr", "nl"], "note",
        "but the source is plain text, so users may see the tags of the link; remove the link"
      ),
      (
        "TextView", ["de", "fr"], "warning",
        "but the source is plain text, so users may see the tags of the link; remove the link"
      ),
    ])
  func viewForHTML(view: String, languages: [String], level: String, end: String) {
    let link = "<a href=\"https://old.org/x\">Old</a>"
    let texts =
      [RuleCheck.Text(key: "licence", text: "Free software")]
      + languages.map { RuleCheck.Text(folder: "values-\($0)", key: "licence", text: link) }
    let element = "<app.\(view) android:text=\"@string/licence\"/>"
    let found = UsesInRulesTests.findings(
      texts, [UsesInRulesTests.layout(element)], rules: ["url-mismatch"])
    #expect(
      found.map(UsesInRulesTests.shown) == languages.map { "\(level) url-mismatch licence \($0)" })
    #expect(
      found.map(\.message)
        == languages.map { _ in "the link leads to 'old.org', \(end)" })
  }

  @Test("nobody opens an address on a setting", arguments: ["TextView", "SwitchPreferenceCompat"])
  func addressOfSetting(view: String) {
    let texts = [
      RuleCheck.Text(key: "a", text: "Uses the https://api.org API"),
      RuleCheck.Text(key: "b", text: "Uses the https://api.org API"),
      RuleCheck.Text(folder: "values-de", key: "a", text: "Nutzt dieses API"),
      RuleCheck.Text(folder: "values-de", key: "b", text: "Nutzt die https://api.org-API"),
    ]
    let attribute = view == "TextView" ? "text" : "summary"
    let elements = ["a", "b"].map { "<\(view) android:\(attribute)=\"@string/\($0)\"/>" }
    let found = UsesInRulesTests.findings(
      texts, [UsesInRulesTests.layout(elements.joined(separator: "\n"))], rules: ["url-mismatch"])
    let level = view == "TextView" ? "warning" : "note"
    #expect(
      found.map(UsesInRulesTests.shown) == [
        "\(level) url-mismatch a de", "\(level) url-mismatch b de",
      ])
  }

  @Test(
    "an address without its scheme, and a page in the language, are notes",
    arguments: [
      (
        "Siehe app.org/hilfe",
        "note de a: 'app.org' has no 'https://', so it may not be a link; copy the address from the source"
      ),
      (
        "Siehe API von app.org.",
        "note de a: 'app.org' has no 'https://', so it may not be a link; copy the address from the source"
      ),
      (
        "Siehe [hier](app.org/a)",
        "warning de a: the link to 'app.org' is missing; copy it from the source"
      ),
      (
        "Siehe https: //app.org/a",
        "warning de a: the link to 'app.org' is missing; copy it from the source"
      ),
      (
        "Siehe my.app.org",
        "warning de a: the link to 'app.org' is missing; copy it from the source"
      ),
      (
        "Siehe https://wiki.org/Bild/de#a",
        "note de a: the link leads to 'wiki.org', which is not in the source; copy the address from the source"
      ),
      (
        "Siehe https://de.wiki.org/a",
        "note de a: the link leads to 'de.wiki.org', which is not in the source; copy the address from the source"
      ),
      (
        "Siehe https://wiki.org/den",
        "warning de a: the link leads to 'wiki.org', which is not in the source; copy the address from the source"
      ),
    ])
  func harmless(text: String, finding: String) {
    let files = CheckedFiles([
      "App/en.lproj/L.strings": "\"a\" = \"See https://app.org/a\";\n",
      "App/de.lproj/L.strings": "\"a\" = \"\(text)\";\n",
    ])
    #expect(files.findings(of: "url-mismatch") == [finding])
  }
}
