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
            "warning de b: the text also leads to '\(host)', but the source leads only to the address that code fills in"
          ] : []))
  }
}
