import Foundation
import Testing

/// XLIFF files and `.xcloc` folders that a call names.
@Suite("XLIFF files of a call")
struct ExchangedFileTests {
  static let xliff = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="Orchard/en.lproj/Localizable.strings" source-language="en" target-language="de" datatype="plaintext">
        <body>
          <trans-unit id="a11y_pick" xml:space="preserve">
            <source>Pick %1$@ &amp; %2$@</source>
            <target>%1$@ pflücken &amp; weg</target>
            <note>Spoken</note>
          </trans-unit>
          <trans-unit id="a11y_open_gate" xml:space="preserve">
            <source>Open the gate</source>
            <target><![CDATA[Das Tor  öffnen ]]></target>
          </trans-unit>
          <trans-unit id="a11y_close_gate" xml:space="preserve">
            <source>Close the gate</source>
          </trans-unit>
        </body>
      </file>
    </xliff>

    """

  /// An app with an export beside its catalogs.
  static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("\"a11y_pick\" = \"Pick\";\n", to: "Orchard/en.lproj/Localizable.strings")
    try folder.write(xliff, to: "exports/de.xliff")
    try folder.write(xliff, to: "exports/de.xcloc/Localized Contents/de.xliff")
    try folder.write("{}", to: "exports/de.xcloc/contents.json")
    try folder.write(
      "\"a11y_pick\" = \"PICK\";\n",
      to: "exports/de.xcloc/Source Contents/Orchard/en.lproj/Localizable.strings")
    return folder
  }

  @Test("a folder is checked without the exports in it")
  func folderWithout() throws {
    let folder = try Self.project()
    let run = try folder.run("check", "--isolated", "--format", "ndjson", ".")
    #expect(!run.output.contains("xliff"))
    #expect(!run.output.contains("xcloc"))
  }

  @Test("a file is checked when the call names it, and so is the one in a folder of Xcode")
  func named() throws {
    let folder = try Self.project()
    for path in ["exports/de.xliff", "exports/de.xcloc"] {
      let run = try folder.run("check", "--isolated", "--format", "text", path)
      #expect(run.output.contains("de.xliff:7:"), "\(run.output)")
      #expect(run.output.contains("placeholder-mismatch"), "\(run.output)")
      #expect(run.output.contains("missing-translation"), "\(run.output)")
      #expect(!run.output.contains("Source Contents"))
    }
  }

  @Test("texts, keys, tables and locales are listed")
  func inspected() throws {
    let folder = try Self.project()
    let run = try folder.run("inspect", "messages", "exports/de.xliff")
    let texts = run.output.split(separator: "\n").compactMap { line -> String? in
      guard
        let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let table = object["table"], let locale = object["locale"], let key = object["key"],
        let text = object["text"]
      else { return nil }
      return "\(table) \(locale) \(key): \(text)"
    }
    #expect(
      texts == [
        "Localizable en a11y_pick: Pick %1$@ & %2$@",
        "Localizable de a11y_pick: %1$@ pflücken & weg",
        "Localizable en a11y_open_gate: Open the gate",
        "Localizable de a11y_open_gate: Das Tor  öffnen ",
        "Localizable en a11y_close_gate: Close the gate",
      ])
  }
}
