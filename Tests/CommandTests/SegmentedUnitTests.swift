import Foundation
import Testing

/// Units of XLIFF 2 with several segments: what is found in them, and what is written into them.
@Suite("Units with segments")
struct SegmentedUnitTests {
  private static let help = """
        <unit id="1" name="help">
          <segment state="translated">
            <source>Pick %@ apples.</source>
            <target order="3">Pflücke %@ Äpfel.</target>
          </segment>
          <ignorable><source> </source></ignorable>
          <segment state="final">
            <source>Then rest &amp; drink.</source>
            <target order="1">Ruh dich  dann aus &amp; trink.</target>
          </segment>
        </unit>
    """

  private static func file(_ units: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
      <file id="f" original="App/en.lproj/Localizable.strings">
    \(units)
      </file>
    </xliff>

    """
  }

  private static func folder(_ units: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(file(units), to: "de.xlf")
    return folder
  }

  @Test("a finding is in its segment, and its fix changes nothing else")
  func fix() throws {
    let folder = try Self.folder(Self.help)
    let check = try folder.run("check", "de.xlf", "--format", "concise")
    #expect(
      check.output == """
        de.xlf:12:35: note: two spaces in a row in de, but the source has one [whitespace-mismatch]

        """)
    let outcome = try folder.run("fix", "de.xlf")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(
      try folder.text(of: "de.xlf")
        == Self.file(Self.help.replacing("dich  dann", with: "dich dann")))
  }

  /// Decides on the findings with some words, as somebody does in a spreadsheet.
  private static func write(
    _ text: String, over words: String, in folder: TemporaryFolder
  ) throws -> BuiltCommand.Outcome {
    let export = try folder.run(
      "review", "export", "de.xlf", "--all", "--format", "csv", "-o", "all.csv")
    #expect(export.status == 0, "\(export.error)")
    let lines = try folder.text(of: "all.csv").split(separator: "\r\n")
    let rows = lines.dropFirst().filter { $0.contains(words) }.map { row in
      let hash = row.split(separator: ",").last ?? ""
      return row.replacing(",,,,,,\(hash)", with: ",,write,\"\(text)\",,,\(hash)")
    }
    try folder.write(
      ([String(lines[0])] + rows.map(String.init)).joined(separator: "\r\n"), to: "decided.csv")
    return try folder.run("review", "import", "decided.csv", "--catalogs", "de.xlf", "--write")
  }

  /// A text that somebody wrote, and what is replaced in the file; nil if it is refused.
  static let texts: [(text: String, changes: [(String, String)]?)] = [
    ("Ruh dich dann aus & trink. Pflücke %@ Äpfel.", [("dich  dann", "dich dann")]),
    (
      "Ruh dich  dann aus & trink. Pflücke %@ & 2 > 1 Äpfel.",
      [("%@ Äpfel.", "%@ &amp; 2 &gt; 1 Äpfel.")]
    ),
    (
      "Ruh dich aus & trink! Pflücke dann %@ Äpfel.",
      [("dich  dann aus &amp; trink.", "dich aus &amp; trink!"), ("Pflücke %@", "Pflücke dann %@")]
    ),
    (
      "Ruh dich  dann aus & trink; pflücke %@ Äpfel.",
      [("trink.", "trink;"), ("Pflücke", "pflücke")]
    ),
    (
      "Ruh dich  dann aus & trink und pflücke %@ Äpfel.",
      [("trink.", "trink"), ("Pflücke", "und pflücke")]
    ),
    // The space is in the source only.
    ("Ruh dich  dann aus & trink.Pflücke %@ Äpfel.", nil),
    ("%@ Äpfel", nil),
  ]

  @Test(
    "a text that comes back is written into its segments, or not at all", arguments: texts.indices)
  func written(number: Int) throws {
    let (text, changes) = Self.texts[number]
    let folder = try Self.folder(Self.help)
    let outcome = try Self.write(text, over: "whitespace-mismatch", in: folder)
    var expected = Self.help
    for (old, new) in changes ?? [] {
      #expect(expected.contains(old))
      expected = expected.replacing(old, with: new)
    }
    #expect(try folder.text(of: "de.xlf") == Self.file(expected))
    #expect(outcome.status == (changes == nil ? 1 : 0), "\(outcome.output)\(outcome.error)")
    if changes == nil {
      #expect(
        outcome.output.contains("its unit has several segments, and what changes is not in one"),
        "\(outcome.output)")
    }
  }

  @Test("a translation that is missing is not written into one of the segments")
  func missing() throws {
    let units = """
          <unit id="1" name="rain">
            <segment><source>Rain comes. </source><target>Regen kommt. </target></segment>
            <segment><source>Go home.</source></segment>
          </unit>
          <unit id="2" name="sun">
            <segment><source>The sun comes. </source></segment>
            <segment><source>Go out.</source></segment>
          </unit>
      """
    let folder = try Self.folder(units)
    let outcome = try Self.write("Ein neuer Text", over: " is not translated", in: folder)
    #expect(
      outcome.output == """
        refused: row 2 (rain): its unit has several segments, and what changes is not in one of them: edit the file
        refused: row 3 (sun): its unit has several segments: translate each in the file

        """)
    #expect(try folder.text(of: "de.xlf") == Self.file(units))
  }

  @Test("a delivery is written as one text, and what is wrong with it is in its segment")
  func delivery() throws {
    let folder = try Self.folder(
      Self.help.replacing("dich  dann", with: "dich dann") + """

            <unit id="2" name="late">
              <segment><source>It is late. </source><target>Es ist spät. </target></segment>
              <segment><source>Take %@ along.</source><target>Nimm  %@ &amp; alle mit.</target></segment>
            </unit>
        """)
    let source = """
      "help" = "Pick %@ apples. Then rest & drink.";
      "late" = "It is late. Take %@ along.";

      """
    try folder.write(source, to: "app/App/en.lproj/Localizable.strings")
    try folder.write(
      "\"help\" = \"Hilf dir\";\n", to: "app/App/de.lproj/Localizable.strings")
    let outcome = try folder.run(
      "delivery", "de.xlf", "--into", "app", "--apply", "--leave-out", "note", "--format", "concise"
    )
    #expect(outcome.status == 1)
    #expect(
      outcome.output == """
        de.xlf:17:59: note: two spaces in a row in de, but the source has one [whitespace-mismatch]

        """)
    #expect(
      try folder.text(of: "app/App/de.lproj/Localizable.strings")
        == "\"help\" = \"Ruh dich dann aus & trink. Pflücke %@ Äpfel.\";\n", "\(outcome.output)")
  }
}
