import Foundation
import Testing

/// The words that a team accepts and rejects, on the built binary.
@Suite("Vocabulary")
struct VocabularyTests {
  private static func project(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <resources>
          <string name="a_cd">QUUXES</string>
          <string name="b_cd">Learn C#</string>
          <string name="c_cd">CONDITIONS</string>
          <string name="d_cd">Vitamin C</string>
      </resources>

      """, to: "app/src/main/res/values/strings.xml")
    try folder.write(
      """
      version: 1
      extends: [none]
      rules: {all-caps: {severity: error, minimum-letters: 2}, rejected-term: warning}
      vocabulary: {accept: [l10n/right.txt], reject: [l10n/wrong.txt]}
      """, to: ".label-lint.yml")
    for (name, text) in ["l10n/right.txt": "", "l10n/wrong.txt": ""].merging(
      files, uniquingKeysWith: { $1 })
    { try folder.write(text, to: name) }
    return folder
  }

  @Test("a term may hold a number sign; behind a blank it begins a comment")
  func numberSign() throws {
    let folder = try Self.project([
      "l10n/wrong.txt": "\u{FEFF}C# -> C Sharp # not spoken\n#Learn\n\tQUUXES#x\n"
    ])
    #expect(
      try ConfigurationTests.findings(of: folder) == [
        "error all-caps a_cd", "warning rejected-term b_cd", "error all-caps c_cd",
      ])
    let text = try folder.run("check", "--rule", "rejected-term").output
    #expect(text.contains("write: C Sharp"), "\(text)")
  }

  @Test("what is accepted is flagged by no rule of wording, with options of an override too")
  func accepted() throws {
    let folder = try Self.project(["l10n/right.txt": "quuxes\n# CONDITIONS\n"])
    #expect(try ConfigurationTests.findings(of: folder) == ["error all-caps c_cd"])
    let settings = try folder.text(of: ".label-lint.yml")
    try folder.write(
      settings + "\noverrides: [{keys: [\"*\"], rules: {all-caps: {allow: [Conditions]}}}]\n",
      to: ".label-lint.yml")
    #expect(try ConfigurationTests.findings(of: folder).isEmpty)
  }

  @Test("a term within an address is left, one that names the address is not")
  func addresses() throws {
    let folder = try Self.project([
      "l10n/wrong.txt": "click -> select\nNode.js -> NodeJS\n"
    ])
    let texts = [
      "See https://click.com/a.", "Mail click@foo.com", "See foo.com/click", "(click.org)",
      "Use Node.js", "Or:click",
    ]
    try folder.write(
      "<resources>"
        + texts.enumerated().map { "<string name=\"t\($0.offset)\">\($0.element)</string>" }
        .joined()
        + "</resources>", to: "app/src/main/res/values/strings.xml")
    #expect(
      try ConfigurationTests.findings(of: folder) == [
        "warning rejected-term t4", "warning rejected-term t5",
      ])
  }

  @Test("what is written instead has the case of what was found")
  func casing() throws {
    let folder = try Self.project(["l10n/wrong.txt": "blacklist -> deny list\nC# -> C Sharp\n"])
    try folder.write(
      """
      <resources>
          <string name="a">Learn C#</string>
          <string name="b">BLACKLIST</string>
          <string name="c">Blacklist</string>
          <string name="d">the blacklist</string>
      </resources>
      """, to: "app/src/main/res/values/strings.xml")
    #expect(try folder.run("fix", "--unsafe", "--rule", "rejected-term").status == 0)
    let text = try folder.text(of: "app/src/main/res/values/strings.xml")
    for expected in [">Learn C Sharp<", ">DENY LIST<", ">Deny list<", ">the deny list<"] {
      #expect(text.contains(expected), "\(text)")
    }
  }

  @Test("a file of words that cannot be read ends the run at the line that names it")
  func unreadable() throws {
    let folder = try Self.project([:])
    try folder.write(Data([0x66, 0xFF]), to: "l10n/right.txt")
    let bad = try folder.run("check")
    #expect(bad.status == 2)
    #expect(bad.error == "label-lint: l10n/right.txt: the file is not UTF-8\n")
    try FileManager.default.removeItem(at: folder.url.appending(path: "l10n/right.txt"))
    let gone = try folder.run("check")
    #expect(gone.status == 2)
    #expect(gone.error.contains(".label-lint.yml:4:23: l10n/right.txt: "), "\(gone.error)")
  }
}
