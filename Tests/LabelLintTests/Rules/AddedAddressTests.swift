import LabelLint
import Testing

/// Addresses of translations whose sources name none.
@Suite struct AddedAddressTests {
  @Test(
    "an address is told for what its source has in its place",
    arguments: [
      (
        "<a href='%1$s'>Report</a>", "<a href='https://b.org/x'>Code</a> <a href='%1$s'>da</a>",
        "the text also links to 'b.org', but code fills in the only address of the source; remove this address"
      ),
      ("<a href='%1$s'>Report</a>", "<a href='https://b.org/x'>Melden</a>", nil),
      ("<a href='{url}'>Report</a>", "<a href='https://b.org/x'>Melden</a>", nil),
      (
        "Privacy", "<a href='https://b.org/x'>Datenschutz</a>",
        "the link leads to 'b.org', but the source is plain text, so users may see the tags of the link; remove the link"
      ),
      (
        "<b>Privacy</b>", "<b>Datenschutz</b> https://b.org/x",
        "the link leads to 'b.org', but the source has no link; remove it"
      ),
      (
        "Privacy", "Datenschutz https://b.org/x",
        "the link leads to 'b.org', but the source has no link; remove it"
      ),
    ] as [(String, String, String?)])
  func addedAddresses(source: String, own: String, message: String?) {
    let found = CheckedFiles([
      "App/en.lproj/L.strings": "\"a\" = \"\(source)\";\n",
      "App/de.lproj/L.strings": "\"a\" = \"\(own)\";\n",
    ]).findings(of: "url-mismatch")
    #expect(found == (message.map { ["warning de a: \($0)"] } ?? []))
  }

  @Test("a link that several languages have of an older source is a note, in tags and in words")
  func addedByLanguages() {
    func found(_ link: String) -> [String] {
      var files = ["App/en.lproj/L.strings": "\"a\" = \"Privacy\";\n"]
      for language in ["de", "fr", "it"] {
        files["App/\(language).lproj/L.strings"] = "\"a\" = \"\(link)\";\n"
      }
      return CheckedFiles(byPath: files).findings(of: "url-mismatch")
    }
    let tag = "so users may see the tags of the link; remove the link"
    #expect(
      found("<a href='https://b.org/x'>Info</a>")
        == ["de", "fr", "it"].map {
          "note \($0) a: the link leads to 'b.org', but the source is plain text, \(tag)"
        })
    #expect(
      found("Info https://b.org/x")
        == ["de", "fr", "it"].map {
          "note \($0) a: the link leads to 'b.org', but the source has no link; remove it"
        })
  }

  @Test(
    "a host with a letter of another script is named whole",
    arguments: [
      ("https://app.g\u{10DD}thub.io/", "app.g\u{10DD}thub.io"),
      ("https://appl.org\u{83B7}\u{53D6}", "appl.org"),
      ("https://appl.org\u{C5D0}\u{C11C}.", "appl.org"),
      ("https://appl.org\u{E01}\u{E32}\u{E23}", "appl.org"),
    ])
  func mixedHosts(address: String, host: String) {
    let found = CheckedFiles([
      "App/en.lproj/L.strings": "\"a\" = \"See https://app.github.io/\";\n",
      "App/de.lproj/L.strings": "\"a\" = \"Siehe \(address)\";\n",
    ]).findings(of: "url-mismatch")
    #expect(
      found == [
        "warning de a: the link leads to '\(host)', which is not in the source; copy the address from the source"
      ])
  }
}
