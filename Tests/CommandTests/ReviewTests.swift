import Foundation
import Testing

/// `review export` and `review import` on the built binary.
@Suite("Review")
struct ReviewTests {
  private static let source = "app/src/main/res/values/strings.xml"
  private static let german = "app/src/main/res/values-de/strings.xml"

  /// A small app: a role word, a full stop, markup, a placeholder, a plural.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <resources>
        <!-- keep me -->
        <string name="cd_play">Play button</string>
        <string name="cd_share">Share.</string>
        <string name="cd_count">Song %1$d</string>
        <string name="cd_bold">Play <b>all</b> now.</string>
        <plurals name="cd_songs"><item quantity="one">%d song</item><item quantity="other">%d songs</item></plurals>
      </resources>

      """, to: source)
    try folder.write(
      """
      <resources>
        <string name="cd_play">Wiedergabe</string>
        <string name="cd_share">Teilen.</string>
        <string name="cd_count">Titel %1$d</string>
        <string name="cd_bold">Alle <b>jetzt</b> spielen.</string>
        <plurals name="cd_songs"><item quantity="one">%d Titel</item><item quantity="other">%d Titel</item></plurals>
      </resources>

      """, to: german)
    return folder
  }

  private static func texts(_ folder: TemporaryFolder) throws -> [String] {
    [try folder.text(of: source), try folder.text(of: german)]
  }

  /// The fingerprint and text hash of the finding of a rule about a key.
  private static func finding(
    _ rule: String, _ key: String, in folder: TemporaryFolder
  ) throws -> (fingerprint: String, hash: String) {
    let outcome = try folder.run("review", "export", "--format", "csv", "-o", "-")
    for line in outcome.output.split(separator: "\r\n").dropFirst() {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      if line.contains(",\(key),"), line.contains(",\(rule),"), let first = fields.first,
        let last = fields.last
      {
        return (String(first), String(last))
      }
    }
    Issue.record("no finding of \(rule) about \(key): \(outcome.output)")
    return ("", "")
  }

  private static func decisions(_ items: String...) -> String {
    """
    {"type":"decisions","schemaVersion":1,"ruleSet":"2026.1","commit":null,"reviewer":"reviewer-1",
    "decisions":[\(items.joined(separator: ","))]}
    """
  }

  private static func item(
    _ finding: (fingerprint: String, hash: String), _ decision: String, newText: String? = nil,
    reason: String? = nil
  ) -> String {
    func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "null" }
    return """
      {"fingerprint":"\(finding.fingerprint)","text":"\(finding.hash)","decision":"\(decision)",\
      "newText":\(quoted(newText)),"reason":\(quoted(reason)),"comment":null,"on":"2026-11-21"}
      """
  }

  @Test("an export that nobody edited changes no byte", arguments: ["xlsx", "csv", "xliff"])
  func unedited(format: String) throws {
    let folder = try Self.project()
    let before = try Self.texts(folder)
    for all in format == "xliff" ? [["--all"]] : [[], ["--all"]] {
      let path = format == "xliff" ? "out" : "out.\(format)"
      let export = try folder.runAll(
        ["review", "export", "--quiet", "--format", format, "-o", path] + all)
      #expect(export.status == 0, "\(export.error)")
      let file = format == "xliff" ? "out/de.xliff" : path
      let outcome = try folder.run("review", "import", file, "--write")
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
      #expect(outcome.output.isEmpty, "\(outcome.output)")
      #expect(outcome.error.contains("wrote 0 texts"))
      #expect(try Self.texts(folder) == before)
    }
  }

  @Test("a folder that XLIFF was exported to is imported whole; one without is refused")
  func folderOfXLIFF() throws {
    let folder = try Self.project()
    let french = Self.german.replacing("values-de", with: "values-fr")
    try folder.write(
      "<resources>\n  <string name=\"cd_share\">Partager.</string>\n</resources>\n",
      to: french)
    let export = try folder.run(
      "review", "export", "--quiet", "--all", "--format", "xliff", "-o", "out")
    #expect(export.status == 0, "\(export.error)")
    #expect(try folder.names(in: "out") == ["de.xliff", "fr.xliff"])
    for (file, old, new) in [("de", "Teilen.", "Teilen"), ("fr", "Partager.", "Partager")] {
      let text = try folder.text(of: "out/\(file).xliff")
      #expect(text.contains(">\(old)<"))
      try folder.write(
        text.replacingOccurrences(of: ">\(old)<", with: ">\(new)<"), to: "out/\(file).xliff")
    }
    // What is no XLIFF is left alone.
    try folder.write("notes", to: "out/README.txt")
    let outcome = try folder.run("review", "import", "out", "--write")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(outcome.error.contains("wrote 2 texts"), "\(outcome.error)")
    #expect(try folder.text(of: Self.german).contains(">Teilen<"))
    #expect(try folder.text(of: french).contains(">Partager<"))
    let none = try folder.run("review", "import", "app", "--write")
    #expect(none.status == 2)
    #expect(
      none.error == "label-lint: app: a folder without .xliff files: name the files to import\n")
  }

  @Test("decisions are shown first, then written: their texts alone")
  func decisions() throws {
    let folder = try Self.project()
    let before = try Self.texts(folder)
    let play = try Self.finding("role-word", "cd_play", in: folder)
    let share = try Self.finding("trailing-punctuation", "cd_share", in: folder)
    try folder.write(
      Self.decisions(
        Self.item(play, "write", newText: "Play it's & < go"), Self.item(share, "accept")),
      to: "decisions.json")
    let dry = try folder.run("review", "import", "decisions.json")
    #expect(dry.status == 0, "\(dry.output)\(dry.error)")
    #expect(
      dry.output.contains("+  <string name=\"cd_play\">Play it\\'s &amp; &lt; go</string>"))
    #expect(dry.error.contains("would write 2 texts"))
    #expect(try Self.texts(folder) == before)
    let outcome = try folder.run("review", "import", "--write", "decisions.json")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(
      try Self.texts(folder) == [
        before[0].replacingOccurrences(of: "Play button", with: "Play it\\'s &amp; &lt; go")
          .replacingOccurrences(of: "Share.", with: "Share"), before[1],
      ])
  }

  @Test("what does not hold is refused and named, and nothing of it is written")
  func refusals() throws {
    let folder = try Self.project()
    let before = try Self.texts(folder)
    let play = try Self.finding("role-word", "cd_play", in: folder)
    let bold = try Self.finding("trailing-punctuation", "cd_bold", in: folder)
    let cases: [(item: String, says: String)] = [
      (Self.item(("0" + play.fingerprint.dropFirst(), play.hash), "accept"), "its fingerprint"),
      (
        Self.item((play.fingerprint, "000000000000"), "write", newText: "x"),
        "the text changed since"
      ),
      (Self.item(play, "write"), "'write' needs its text"),
      (Self.item(play, "ignore"), "'ignore' needs a reason"),
      (
        Self.item(play, "write", newText: "Play %1$s"),
        "'%1$s' is not a placeholder of 'Play button'"
      ),
      (Self.item(play, "write", newText: "Play <b>x</b>"), "'<b>' is not a tag of"),
      (Self.item(play, "perhaps"), "is none of accept, write, ignore, unsure"),
      (Self.item(bold, "write", newText: "Now"), "its tag '<b>' is missing"),
    ]
    for (item, says) in cases {
      try folder.write(Self.decisions(item), to: "decisions.json")
      let outcome = try folder.run("review", "import", "--write", "decisions.json")
      #expect(outcome.status == 1, "\(item)\n\(outcome.output)\(outcome.error)")
      #expect(outcome.output.hasPrefix("refused: decision 1"), "\(outcome.output)")
      #expect(outcome.output.contains(says), "\(outcome.output)")
      #expect(try Self.texts(folder) == before)
    }
  }

  @Test("ignored findings go into the baseline once; those that are unsure are listed")
  func ignored() throws {
    let folder = try Self.project()
    let play = try Self.finding("role-word", "cd_play", in: folder)
    let share = try Self.finding("trailing-punctuation", "cd_share", in: folder)
    try folder.write(
      Self.decisions(
        Self.item(play, "ignore", reason: "its name"), Self.item(share, "unsure", reason: "brand?")),
      to: "decisions.json")
    for _ in 0..<2 {
      let outcome = try folder.run("review", "import", "--write", "decisions.json")
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("unsure: cd_share (en) the label ends in '.'; remove it"))
    }
    #expect(
      try folder.text(of: ".label-lint-baseline.jsonl") == """
        {"type":"baseline","schemaVersion":1,"ruleSet":"2026.1"}
        {"set":"app/src/main/res","table":"string","key":"cd_play","slot":"","rule":"role-word",\
        "detail":"button","locales":["en"],"text":"62eecd9cb29b","members":null,"state":"accepted",\
        "reason":"its name","by":"reviewer-1","on":"2026-11-21","expires":null}

        """)
  }

  @Test(
    "files that are none are refused as a whole",
    arguments: [
      ("", "it is empty"), ("{", "not JSON at byte"), ("{\"type\":\"x\"}", "its 'type'"),
      ("{\"type\":\"decisions\",\"schemaVersion\":1,\"decison\":[]}", "did you mean 'decisions'"),
      ("<a>", "no XML at line 1"), ("a,b\n", "lacks the column 'fingerprint'"),
      ("PK\u{3}\u{4}", "it is not a complete workbook"),
    ])
  func faults(text: String, says: String) throws {
    let folder = try Self.project()
    try folder.write(text, to: "in")
    let outcome = try folder.run("review", "import", "in")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("in: ") && outcome.error.contains(says), "\(outcome.error)")
  }

  @Test("a text changed in XLIFF is written; a changed source is a conflict")
  func xliff() throws {
    let folder = try Self.project()
    let before = try Self.texts(folder)
    #expect(
      try folder.run("review", "export", "--format", "xliff", "--all", "-o", "out").status == 0)
    let text = try folder.text(of: "out/de.xliff")
    #expect(text.contains("id=\"cd_songs|==|plural.one\""))
    try folder.write(
      text.replacingOccurrences(of: ">Titel %1$d</target>", with: ">Lied %1$d</target>"),
      to: "out/de.xliff")
    let outcome = try folder.run("review", "import", "--write", "out/de.xliff")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(
      try folder.text(of: Self.german)
        == before[1].replacingOccurrences(of: "Titel %1$d", with: "Lied %1$d"))
    try folder.write(
      before[0].replacingOccurrences(of: "Song %1$d", with: "Track %1$d"), to: Self.source)
    try folder.write(
      text.replacingOccurrences(of: ">Titel %1$d</target>", with: ">Stück %1$d</target>"),
      to: "out/de.xliff")
    let conflict = try folder.run("review", "import", "--write", "out/de.xliff")
    #expect(conflict.status == 1)
    #expect(conflict.output.contains("(cd_count): the text changed since: it is 'Lied %1$d'"))
  }

  @Test("texts that a locale lacks are units without a target, and come back as new texts")
  func xliffOfMissing() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "/* A song */\n\"play\" = \"Play %@\";\n\"stop\" = \"Stop it\";\n\"go\" = \"Go on\";\n",
      to: "App/en.lproj/L.strings")
    let german = "App/de.lproj/L.strings"
    try folder.write("\"stop\" = \"Halt\";\n\"go\" = \"Weiter\";\n", to: german)
    try folder.write(
      "<resources>\n<plurals name=\"songs\"><item quantity=\"one\">%d song</item>"
        + "<item quantity=\"other\">%d songs</item></plurals>\n<string name=\"a\">Hello</string>\n"
        + "<string name=\"b\">Good bye</string>\n</resources>\n", to: "res/values/strings.xml")
    try folder.write(
      "<resources>\n<string name=\"a\">Hallo</string>\n<string name=\"b\">Bis dann</string>\n</resources>\n",
      to: "res/values-de/strings.xml")
    let export = try folder.run(
      "review", "export", "--rule", "missing-translation", "--format", "xliff", "-o", "out")
    #expect(export.status == 0, "\(export)")
    #expect(
      export.error
        == "label-lint: 1 finding about plurals, arrays, files and locales are in no file, because a unit of "
        + "XLIFF is a single text: export them as xlsx or csv\n")
    let text = try folder.text(of: "out/de.xliff")
    #expect(text.components(separatedBy: "<trans-unit").count == 2, "\(text)")
    #expect(text.contains("<source>Play %@</source>\n        <note>A song</note>"), "\(text)")
    #expect(!text.contains("<target"))
    let untouched = try folder.run("review", "import", "--write", "out/de.xliff")
    #expect(untouched.status == 0, "\(untouched)")
    func importing(_ target: String) throws -> BuiltCommand.Outcome {
      try folder.write(
        text.replacing("</source>", with: "</source>\n        <target>\(target)</target>"),
        to: "out/de.xliff")
      return try folder.run("review", "import", "--write", "out/de.xliff")
    }
    let faulty = try importing("Spielen")
    #expect(faulty.status == 1, "\(faulty)")
    let outcome = try importing("%@ spielen")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.error.contains("wrote 1 text,"), "\(outcome)")
    #expect(try folder.text(of: german).contains("\"play\" = \"%@ spielen\";"))
    let again = try importing("%@ spielen")
    #expect(again.error.contains("wrote 0 texts, ignored 0, unsure 0, unchanged 1"), "\(again)")
    // A key of a locale that has no such finding is none to add.
    try folder.write(
      text.replacing("target-language=\"de\"", with: "target-language=\"sv\"")
        .replacing("</source>", with: "</source>\n        <target>Spela %@</target>"),
      to: "sv.xliff")
    let other = try folder.run("review", "import", "--write", "sv.xliff")
    #expect(other.output.contains("no text has this key, variant and locale"), "\(other)")
  }

  @Test("a workbook edited with openpyxl changes the edited values alone")
  func openpyxl() throws {
    guard let python = Python.withPackages("openpyxl") else { return }
    let folder = try Self.project()
    let before = try Self.texts(folder)
    #expect(
      try folder.run(
        "review", "export", "--format", "xlsx", "--all", "--sheets", "locale", "-o", "a.xlsx"
      )
      .status == 0)
    try folder.write(
      """
      import openpyxl
      book = openpyxl.load_workbook("a.xlsx")
      assert book.sheetnames == ["de", "en"], book.sheetnames
      sheet = book["de"]
      assert sheet.freeze_panes == "A2"
      heads = {cell.value: cell.column for cell in sheet[1]}
      assert str(sheet.data_validations.dataValidation[0].formula1) == '"accept,write,ignore,unsure"'
      for row in range(2, sheet.max_row + 1):
          cell = lambda name: sheet.cell(row, heads[name])
          if cell("context").value == "cd_count":
              assert cell("source").value == "Song %1$d"
              cell("new_target").value = "Lied %1$d"
          if cell("context").value == "cd_play" and not cell("rule").value:
              cell("target").value = "Abspielen"
      book.save("b.xlsx")
      """, to: "edit.py")
    let edit = try BuiltCommand(folder: folder.url).run(program: python, ["edit.py"])
    #expect(edit.status == 0, "\(edit.error)")
    let outcome = try folder.run("review", "import", "--write", "b.xlsx")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(
      try Self.texts(folder) == [
        before[0],
        before[1].replacingOccurrences(of: "Titel %1$d", with: "Lied %1$d")
          .replacingOccurrences(of: "Wiedergabe", with: "Abspielen"),
      ])
    #expect(try folder.run("review", "import", "--write", "b.xlsx").status != 2)
  }

  @Test("translate-toolkit reads the XLIFF")
  func translateToolkit() throws {
    guard let python = Python.withPackages("translate-toolkit", importing: "translate") else {
      return
    }
    let folder = try Self.project()
    #expect(
      try folder.run("review", "export", "--format", "xliff", "--all", "-o", "out").status == 0)
    let script = """
      from translate.storage import xliff
      store = xliff.xlifffile.parsefile("out/de.xliff")
      units = {unit.xmlelement.get("id"): (unit.source, unit.target) for unit in store.units}
      assert units["cd_count"] == ("Song %1$d", "Titel %1$d"), units
      """
    let outcome = try BuiltCommand(folder: folder.url).run(program: python, ["-c", script])
    #expect(outcome.status == 0, "\(outcome.error)")
  }
}
