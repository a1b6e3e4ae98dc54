import Foundation
import Testing

/// What translations have of their source's faults is put right with it, and what remains is said.
@Suite("Inherited faults")
struct InheritedFaultTests {
  private static let source = "app/src/main/res/values/strings.xml"
  private static func path(_ locale: String) -> String {
    "app/src/main/res/values-\(locale)/strings.xml"
  }

  /// Four languages that shout: in German the texts tell how to write the words, in Greek they do not.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    func catalog(_ shouted: String, _ other: String) -> String {
      """
      <resources>
          <string name="cd_more">\(shouted)</string>
          <string name="hint">\(other)</string>
      </resources>

      """
    }
    try folder.write(catalog("MORE OPTIONS", "All other options are here."), to: source)
    try folder.write(
      catalog("WEITERE OPTIONEN", "Alle Optionen stehen hier."), to: path("de"))
    try folder.write(catalog("MORE OPTIONS", "All other options are here!"), to: path("en-rGB"))
    try folder.write(
      catalog("PLUS D\\'OPTIONS", "Toutes les options sont ici."), to: path("fr"))
    try folder.write(
      catalog("ΠΕΡΙΣΣΟΤΕΡΕΣ ΕΠΙΛΟΓΕΣ", "Όλα είναι εδώ."), to: path("el"))
    return folder
  }

  private static func shouting(_ folder: TemporaryFolder) throws -> [[String: Any]] {
    try BaselineTests.counted(
      try folder.run("check", "--rule", "all-caps", "--format", "ndjson", "--exit-zero"))
  }

  @Test(
    "a finding lists what translations have of its fault, each with its identity and correction")
  func listed() throws {
    let records = try Self.shouting(try Self.project())
    #expect(records.count == 1)
    let record = try #require(records.first)
    #expect(record["inheritedBy"] as? [String] == ["de", "el", "en-GB", "fr"])
    let inherited = try #require(record["inherited"] as? [[String: Any]])
    #expect(
      inherited.map { "\($0["path"] ?? ""):\($0["line"] ?? 0):\($0["column"] ?? 0)" }
        == ["de", "el", "en-rGB", "fr"].map { "\(Self.path($0)):2:28" })
    #expect(
      inherited.map { $0["newText"] as? String ?? "none" }
        == ["Weitere Optionen", "none", "More options", "Plus d'options"])
    #expect(inherited.map { ($0["fixes"] as? [Any])?.count } == [1, nil, 1, 1])
    #expect(Set(inherited.compactMap { $0["fingerprint"] as? String }).count == 4)
  }

  @Test("capitals that may stand for two ways to write a word are left to somebody")
  func sharpS() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "<resources><string name=\"cd_size\">LARGE SIZE</string></resources>", to: Self.source)
    try folder.write(
      "<resources><string name=\"cd_size\">GROSSE DARSTELLUNG</string></resources>",
      to: Self.path("de"))
    let outcome = try folder.run("fix", "--unsafe", "--rule", "all-caps")
    #expect(outcome.output == "\(Self.source):1:35: Write 'Large size' [all-caps]\n")
    #expect(
      outcome.error.contains("values-de/strings.xml:1:35: 'GROSSE DARSTELLUNG' is all capitals"))
  }

  @Test("fix puts the translations right with their source and says what remains")
  func fixed() throws {
    let folder = try Self.project()
    let outcome = try folder.run("fix", "--unsafe", "--rule", "all-caps")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        \(Self.path("de")):2:28: Write 'Weitere Optionen' [all-caps]
        \(Self.source):2:28: Write 'More options' [all-caps]
        \(Self.path("en-rGB")):2:28: Write 'More options' [all-caps]
        \(Self.path("fr")):2:28: Write 'Plus d'options' [all-caps]

        """)
    #expect(
      outcome.error == """
        \(Self.path("el")):2:28: 'ΠΕΡΙΣΣΟΤΕΡΕΣ ΕΠΙΛΟΓΕΣ' is all capitals [all-caps] left: its source had \
        the same problem and is fixed; write a new translation
        label-lint: fixed 4 findings in 4 files, left 1

        """)
    #expect(try folder.text(of: Self.path("fr")).contains(">Plus d\\'options<"))
    let left = try Self.shouting(folder)
    #expect(left.map { $0["locale"] as? String } == ["el"])
  }

  @Test("fix --locale leaves the other languages, whose faults are findings then")
  func oneLocale() throws {
    let folder = try Self.project()
    let outcome = try folder.run("fix", "--unsafe", "--rule", "all-caps", "--locale", "en")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        \(Self.source):2:28: Write 'More options' [all-caps]
        \(Self.path("en-rGB")):2:28: Write 'More options' [all-caps]

        """)
    #expect(outcome.error.hasSuffix("fixed 2 findings in 2 files, left 3\n"), "\(outcome.error)")
  }

  @Test("an import takes decisions on translations beside the one on their source")
  func imported() throws {
    let folder = try Self.project()
    let record = try #require(try Self.shouting(folder).first)
    let inherited = try #require(record["inherited"] as? [[String: Any]])
    let french = try #require(inherited.first { $0["locale"] as? String == "fr" })
    // The hash of each text that is decided on (`TextHash`).
    let hashes = ["MORE OPTIONS": "0f51eaf1c85d", "PLUS D'OPTIONS": "f8ca5cfb618e"]
    let items = try [record, french].map { record in
      let print = try #require(record["fingerprint"] as? String)
      let text = try #require(record["text"] as? String)
      let hash = try #require(hashes[text])
      let path = try #require(record["path"] as? String)
      let locale = try #require(record["locale"] as? String)
      let new = locale == "fr" ? "Plus d'options" : "More options"
      return """
        {"fingerprint":"\(print)","text":"\(hash)","decision":"accept","newText":"\(new)",\
        "path":"\(path)","key":"cd_more","slot":"","locale":"\(locale)"}
        """
    }
    try folder.write(
      """
      {"type":"decisions","schemaVersion":1,"ruleSet":"2026.1","commit":null,"reviewer":"r",
      "decisions":[\(items.joined(separator: ","))]}
      """, to: "decisions.json")
    let outcome = try folder.run("review", "import", "--write", "decisions.json")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(
      outcome.output.split(separator: "\n").filter { $0.hasPrefix("remains: ") } == [
        "remains: cd_more (de) 'WEITERE OPTIONEN' is all capitals [all-caps]: the source had the same problem",
        "remains: cd_more (el) 'ΠΕΡΙΣΣΟΤΕΡΕΣ ΕΠΙΛΟΓΕΣ' is all capitals [all-caps]: the source had the same problem",
        "remains: cd_more (en-GB) 'MORE OPTIONS' is all capitals [all-caps]: the source had the same problem",
      ])
    #expect(
      outcome.error
        == "label-lint: wrote 2 texts, ignored 0, unsure 0, unchanged 0, refused 0\n")
    #expect(try folder.text(of: Self.source).contains(">More options<"))
    #expect(try folder.text(of: Self.path("fr")).contains(">Plus d\\'options<"))
    let again = try folder.run("review", "import", "--write", "decisions.json")
    #expect(again.status == 0, "\(again.output)\(again.error)")
    #expect(
      again.error
        == "label-lint: wrote 0 texts, ignored 0, unsure 0, unchanged 2, refused 0\n")
  }

  @Test("the table for a spreadsheet has a row for each translation behind its source's")
  func rows() throws {
    let folder = try Self.project()
    let outcome = try folder.run(
      "review", "export", "--rule", "all-caps", "--format", "csv", "-o", "-")
    #expect(outcome.status == 0, "\(outcome.error)")
    let rows = outcome.output.split(separator: "\r\n").dropFirst()
    #expect(
      rows.map { String($0).contains("the source text has the same problem") } == [
        false, true, true, true, true,
      ])
  }
}
