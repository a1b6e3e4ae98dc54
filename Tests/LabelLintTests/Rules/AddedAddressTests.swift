import LabelLint
import Testing

/// Addresses of translations whose sources name none.
@Suite struct AddedAddressTests {
  @Test(
    "an address is told for what its source has in its place",
    arguments: [
      (
        "<a href='%1$s'>Report</a>", "<a href='https://b.org/x'>Code</a> <a href='%1$s'>da</a>",
        "the text also links to 'b.org', but code fills in the only address of the source"
      ),
      ("<a href='%1$s'>Report</a>", "<a href='https://b.org/x'>Melden</a>", nil),
      ("<a href='{url}'>Report</a>", "<a href='https://b.org/x'>Melden</a>", nil),
      (
        "Privacy", "<a href='https://b.org/x'>Datenschutz</a>",
        "the link leads to 'b.org', but the source is plain text, so users may see the tags of the link"
      ),
      (
        "<b>Privacy</b>", "<b>Datenschutz</b> https://b.org/x",
        "the link leads to 'b.org', but the source has no link"
      ),
      (
        "Privacy", "Datenschutz https://b.org/x",
        "the link leads to 'b.org', but the source has no link"
      ),
    ] as [(String, String, String?)])
  func addedAddresses(source: String, own: String, message: String?) {
    let found = CheckedFiles([
      "App/en.lproj/L.strings": "\"a\" = \"\(source)\";\n",
      "App/de.lproj/L.strings": "\"a\" = \"\(own)\";\n",
    ]).findings(of: "url-mismatch")
    #expect(found == (message.map { ["warning de a: \($0)"] } ?? []))
  }
}
