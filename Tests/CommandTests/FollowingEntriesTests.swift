import Foundation
import Testing

/// What a baseline knows of a text follows it where the tool itself changes the text.
@Suite("Known findings of changed texts")
struct FollowingEntriesTests {
  private static let french = "app/src/main/res/values-fr/strings.xml"
  private static let baseline = ".label-lint-baseline.jsonl"

  /// A translation that shouts and has another number than its source, which is accepted.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(catalog("Share page 3 now"), to: "app/src/main/res/values/strings.xml")
    try folder.write(catalog("PARTAGER LA PAGE 4"), to: french)
    let created = try folder.run("baseline", "create")
    #expect(created.status == 0, "\(created.error)")
    try forgetCapitals(in: folder)
    return folder
  }

  /// Takes the findings on capitals out of the baseline.
  private static func forgetCapitals(in folder: TemporaryFolder) throws {
    let lines = try folder.text(of: baseline).split(separator: "\n")
    let kept = lines.filter { !$0.contains("\"rule\":\"all-caps\"") }
    #expect(kept.count < lines.count)
    try folder.write(kept.joined(separator: "\n") + "\n", to: baseline)
  }

  private static func catalog(_ text: String) -> String {
    "<resources>\n<string name=\"cd_share\">\(text)</string>\n</resources>\n"
  }

  private static func isClean(_ folder: TemporaryFolder) throws -> Bool {
    let check = try folder.run("check", "--max-warnings", "0")
    let baseline = try folder.run("baseline", "check")
    return check.status == 0 && baseline.status == 0
  }

  @Test("fix lets the entry follow and says so; a dry run says it alone")
  func fix() throws {
    let folder = try Self.project()
    let before = try folder.text(of: Self.baseline)
    let dry = try folder.run("fix", "--unsafe", "--dry-run")
    #expect(
      dry.error == """
        label-lint: 1 known finding would follow its text in \(Self.baseline)
        label-lint: would fix 1 finding in 1 file

        """)
    #expect(try folder.text(of: Self.baseline) == before)
    let outcome = try folder.run("fix", "--unsafe")
    #expect(
      outcome.error == """
        label-lint: 1 known finding follows its text in \(Self.baseline)
        label-lint: fixed 1 finding in 1 file

        """)
    #expect(try folder.text(of: Self.french) == Self.catalog("Partager la page 4"))
    #expect(try Self.isClean(folder))
    #expect(try folder.text(of: Self.baseline).contains("number-mismatch"))
  }

  @Test("an entry that was void before stays so, and --no-baseline leaves the file alone")
  func void() throws {
    let folder = try Self.project()
    let old = try folder.text(of: Self.baseline)
    let name = try #require(old.range(of: "\"text\":\""))
    let hash = old[name.upperBound..<old.index(name.upperBound, offsetBy: 12)]
    try folder.write(old.replacingOccurrences(of: hash, with: "0123456789ab"), to: Self.baseline)
    let outcome = try folder.run("fix", "--unsafe", "--rule", "all-caps")
    #expect(outcome.error == "label-lint: fixed 1 finding in 1 file\n")
    #expect(try folder.text(of: Self.baseline).contains("0123456789ab"))
    let other = try Self.project()
    let before = try other.text(of: Self.baseline)
    _ = try other.run("fix", "--unsafe", "--rule", "all-caps", "--no-baseline")
    #expect(try other.text(of: Self.baseline) == before)
  }

  @Test("an entry of another module with the same key stays")
  func otherModule() throws {
    let folder = try TemporaryFolder()
    for module in ["a", "b"] {
      let res = "\(module)/src/main/res"
      try folder.write(Self.catalog("Share page 3 now"), to: "\(res)/values/strings.xml")
      try folder.write(Self.catalog("PARTAGER LA PAGE 4"), to: "\(res)/values-fr/strings.xml")
    }
    let created = try folder.run("baseline", "create")
    #expect(created.status == 0, "\(created.error)")
    try Self.forgetCapitals(in: folder)
    let outcome = try folder.run("fix", "--unsafe", "b")
    #expect(
      outcome.error == """
        label-lint: 1 known finding follows its text in \(Self.baseline)
        label-lint: fixed 1 finding in 1 file

        """)
    #expect(try folder.run("check", "--rule", "number-mismatch", "--fail-on", "note").status == 0)
  }

  @Test("a fix that is interrupted knows the text of before and the new one")
  func interrupted() throws {
    let folder = try Self.project()
    let before = try folder.text(of: Self.baseline)
    let fixed = try folder.run("fix", "--unsafe")
    #expect(fixed.status == 0, "\(fixed.error)")
    let entry = { (text: String) in text.split(separator: "\n").last.map(String.init) ?? "" }
    let after = try folder.text(of: Self.baseline)
    // As the file is between the two: an entry for each text.
    try folder.write(before + entry(after) + "\n", to: Self.baseline)
    for text in ["Partager la page 4", "PARTAGER LA PAGE 4"] {
      try folder.write(Self.catalog(text), to: Self.french)
      let check = try folder.run("check", "--rule", "number-mismatch", "--fail-on", "note")
      #expect(check.status == 0, "\(check.output)")
    }
    let again = try folder.run("fix", "--unsafe")
    #expect(again.error.hasSuffix("label-lint: fixed 1 finding in 1 file\n"), "\(again.error)")
    #expect(try folder.text(of: Self.baseline) == after)
  }

  @Test("an import keeps what it ignores of a translation whose source is undecided")
  func ignoredTranslation() throws {
    let folder = try TemporaryFolder()
    for (folderName, text) in [
      ("values", "UNDO IT"), ("values-da", "FORTRYD DET"), ("values-tr", "GERİ AL"),
    ] {
      try folder.write(
        "<resources>\n<string name=\"undo\">\(text)</string>\n</resources>\n",
        to: "app/src/main/res/\(folderName)/strings.xml")
    }
    let export = try folder.run(
      "review", "export", "--format", "csv", "--rule", "all-caps", "-o", "rows.csv")
    #expect(export.status == 0, "\(export.error)")
    let rows = try folder.text(of: "rows.csv")
      .replacing("Fortryd det\",,,,,", with: "Fortryd det\",ignore,,brand,,")
      .replacing("Geri al\",,,,,", with: "Geri al\",accept,,,,")
    try folder.write(rows, to: "rows.csv")
    for (wrote, unchanged) in [(1, 1), (0, 3)] {
      let outcome = try folder.run("review", "import", "--write", "rows.csv")
      #expect(
        outcome.error
          == "label-lint: wrote \(wrote) text\(wrote == 1 ? "" : "s"), ignored \(wrote), unsure 0, unchanged \(unchanged), refused 0\n",
        "\(outcome.output)")
      #expect(try folder.text(of: Self.baseline).contains("\"locales\":[\"da\"]"))
    }
  }

  @Test("an import lets the entry follow the text that somebody wrote")
  func imported() throws {
    let folder = try Self.project()
    let export = try folder.run("review", "export", "--format", "csv", "-o", "rows.csv")
    #expect(export.status == 0, "\(export.error)")
    let rows = try folder.text(of: "rows.csv")
    let row = try #require(rows.components(separatedBy: "\r\n").first { $0.contains("all-caps") })
    let decided = row.replacingOccurrences(of: ",,,,,", with: ",write,Envoyer la page 4,,,")
    try folder.write(rows.replacingOccurrences(of: row, with: decided), to: "rows.csv")
    let outcome = try folder.run("review", "import", "--write", "rows.csv")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(
      outcome.error == """
        label-lint: 1 known finding follows its text in \(Self.baseline)
        label-lint: wrote 1 text, ignored 0, unsure 0, unchanged 0, refused 0

        """)
    #expect(try Self.isClean(folder))
  }
}
