import Foundation
import Testing

/// The glossary of a team, on the built binary.
@Suite("Glossary")
struct GlossaryTests {
  private static func project(_ name: String, _ glossary: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in ["values": "Open the inboxes", "values-de": "Eingänge öffnen"] {
      try folder.write(
        "<resources><string name=\"a_cd\">\(text)</string></resources>\n",
        to: "app/src/main/res/\(path)/strings.xml")
    }
    try folder.write(
      """
      version: 1
      extends: [none]
      rules: {wrong-term: warning}
      vocabulary: {glossary: [l10n/\(name)]}
      """, to: ".label-lint.yml")
    try folder.write(glossary, to: "l10n/\(name)")
    return folder
  }

  @Test(
    "tables and maps are read",
    arguments: [
      ("g.csv", "source,de,note\ninbox,Posteingang|Postfach,the folder\n\nsign in,,\n"),
      ("g.csv", "\u{FEFF}en;de\r\n\"inbox\";\"Posteingang\"\r\n"),
      ("g.tsv", "en\tde\ninbox\tPosteingang\n"),
      ("g.yml", "inbox: {de: Posteingang, note: the folder}\n"),
      ("g.yaml", "inbox:\n  de: [Posteingang, Postfach]\n"),
    ])
  func read(_ name: String, _ glossary: String) throws {
    let folder = try Self.project(name, glossary)
    #expect(try ConfigurationTests.findings(of: folder) == ["warning wrong-term a_cd de"])
  }

  @Test("a term that is right in the glossary is right")
  func right() throws {
    let folder = try Self.project("g.csv", "source,de\ninbox,Posteingang|Eingang\n")
    #expect(try ConfigurationTests.findings(of: folder).isEmpty)
  }

  @Test(
    "what is wrong with a glossary ends the run at its place",
    arguments: [
      ("g.csv", "", "g.csv: row 1, column 1: expected a heading with a column for each language"),
      ("g.csv", "source\ninbox\n", "g.csv: row 1, column 1: expected a heading"),
      (
        "g.csv", "source,German\ninbox,Posteingang\n",
        "g.csv: row 1, column 2: 'German' is neither a language tag such as de or pt-BR nor 'note'"
      ),
      (
        "g.csv", "source,de\n!,Ausruf\n",
        "g.csv: row 2, column 1: expected a term of the source language, with letters or digits"
      ),
      (
        "g.csv", "source,de\ninbox,Post,Eingang\n",
        "g.csv: row 2, column 3: the heading has 2 columns, but this row has 3"
      ),
      ("g.csv", "source,de\n\"inbox,Post", "it is cut off in row 2"),
      ("g.txt", "inbox", "a glossary is a file whose name ends in .csv, .tsv, .yml or .yaml"),
      ("g.yml", "- inbox\n", "g.yml:1:1: expected terms, such as 'inbox: {de: Posteingang}'"),
      ("g.yml", "inbox: Posteingang\n", "g.yml:1:8: expected a term for each language"),
      ("g.yml", "inbox: {de: {a: b}}\n", "g.yml:1:13: expected a term, or a list of terms"),
      ("g.yml", "inbox: {qqx: Post}\n", "g.yml:1:9: 'qqx' is neither a language tag"),
      ("g.yml", "inbox: {de: Post\n", "g.yml:"),
    ])
  func wrong(_ name: String, _ glossary: String, _ message: String) throws {
    let folder = try Self.project(name, glossary)
    let run = try folder.run("check")
    #expect(run.status == 2)
    #expect(run.error.contains(message), "\(run.error)")
  }

  @Test("a glossary that is not there or outside of the project is refused")
  func refused() throws {
    let folder = try Self.project("g.csv", "source,de\n")
    for (path, message) in [
      "l10n/no.csv": ".label-lint.yml:4:", "../../g.csv": ".label-lint.yml:4:",
    ] {
      try folder.write(
        "version: 1\nextends: [none]\nrules: {wrong-term: warning}\nvocabulary: {glossary: [\(path)]}\n",
        to: ".label-lint.yml")
      let run = try folder.run("check")
      #expect(run.status == 2)
      #expect(run.error.contains(message), "\(run.error)")
    }
  }
}
