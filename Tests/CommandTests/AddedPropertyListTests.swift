import Foundation
import Testing

/// `review import` adds translations to `.strings` files that are property lists.
@Suite("Translations that are added to property lists")
struct AddedPropertyListTests {
  private static let german = "App/de.lproj/L.strings"
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  private static func project(_ source: String, german: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "version: 1\nrules: {missing-translation: {group-below: 0}}\n", to: ".label-lint.yml")
    try folder.write(source, to: "App/en.lproj/L.strings")
    try folder.write(german, to: Self.german)
    return folder
  }

  private static let english =
    head + """
      <dict>
      \t<key>first</key>
      \t<string>First</string>
      \t<key>R &amp; D</key>
      \t<string>Research</string>
      \t<key>last</key>
      \t<string>Last</string>
      </dict>
      </plist>

      """

  @Test("a pair comes behind its neighbour, escaped and laid out like it")
  func neighbour() throws {
    let german =
      Self.head + """
        <dict>
        \t<key>first</key>
        \t<string>Erstes</string>
        \t<!-- keep -->
        \t<key>last</key>
        \t<string>Letztes</string>
        </dict>
        </plist>

        """
    let folder = try Self.project(Self.english, german: german)
    let outcome = try AddedTranslationTests.add(["R & D": "Forschung & Lehre"], in: folder)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(
      try folder.text(of: Self.german)
        == german.replacing(
          "Erstes</string>",
          with: "Erstes</string>\n\t<key>R &amp; D</key>\n"
            + "\t<string>Forschung &amp; Lehre</string>"))
  }

  @Test("the first pair of a dictionary stands in it, of an empty element too")
  func first() throws {
    let empty = Self.head + "<dict>\n</dict>\n</plist>\n"
    let folder = try Self.project(Self.english, german: empty)
    let outcome = try AddedTranslationTests.add(["first": "Erstes"], in: folder)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(
      try folder.text(of: Self.german)
        == Self.head
        + "<dict>\n\t<key>first</key>\n\t<string>Erstes</string>\n</dict>\n</plist>\n")
    for tag in ["<dict/>", "<dict />"] {
      let closed = Self.head + "\(tag)\n</plist>\n"
      let other = try Self.project(Self.english, german: closed)
      let outcome = try AddedTranslationTests.add(
        ["first": "Erstes", "last": "Letztes"], in: other)
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
      #expect(
        try other.text(of: Self.german) == Self.head
          + tag.replacing("/", with: "") + "\n\t<key>first</key>\n\t<string>Erstes</string>\n"
          + "\t<key>last</key>\n\t<string>Letztes</string>\n</dict>\n</plist>\n")
    }
  }

  @Test("a list in place of a dictionary takes no text")
  func noDictionary() throws {
    let list = Self.head + "<array/>\n</plist>\n"
    let folder = try Self.project(Self.english, german: list)
    let outcome = try AddedTranslationTests.add(["first": "Erstes"], in: folder)
    #expect(!outcome.error.contains("wrote 1 text"), "\(outcome.output)\(outcome.error)")
    #expect(try folder.text(of: Self.german) == list)
  }

  @Test("the first file of a locale is a property list where that of the source is one")
  func firstFile() throws {
    let folder = try Self.project(Self.english, german: Self.english)
    try folder.write(
      "version: 1\nlocales: [de, fr]\nrules: {missing-translation: {group-below: 0}}\n",
      to: ".label-lint.yml")
    let outcome = try AddedTranslationTests.add(
      ["first": "Premier", "R & D": "Recherche"], locale: "fr", in: folder)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(
      try folder.text(of: "App/fr.lproj/L.strings") == Self.head
        + "<dict>\n\t<key>first</key>\n\t<string>Premier</string>\n"
        + "\t<key>R &amp; D</key>\n\t<string>Recherche</string>\n</dict>\n</plist>\n")
  }

  @Test("a file of pairs takes a key that its source has in XML")
  func pairs() throws {
    let folder = try Self.project(Self.english, german: "\"first\" = \"Erstes\";\n")
    let outcome = try AddedTranslationTests.add(["R & D": "Forschung"], in: folder)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(
      try folder.text(of: Self.german)
        == "\"first\" = \"Erstes\";\n\"R & D\" = \"Forschung\";\n")
  }

  @Test(
    "a binary property list is written anew with the text, and importing it again changes nothing")
  func binary() throws {
    // {"first": "Erstes", "last": "Größe"}, as plutil writes it.
    let pairs: [(String, String)] = [("first", "Erstes"), ("last", "Größe")]
    let german = Self.binary(pairs)
    let folder = try Self.project(Self.english, german: "")
    try folder.write(german, to: Self.german)
    let outcome = try AddedTranslationTests.add(["R & D": "Forschung & Lehre ü"], in: folder)
    #expect(
      outcome.output == "Binary files a/\(Self.german) and b/\(Self.german) differ\n", "\(outcome)")
    #expect(
      outcome.error == "label-lint: wrote 1 text, ignored 0, unsure 0, unchanged 0, refused 0\n")
    #expect(outcome.status == 0)
    let written = try Data(contentsOf: folder.url.appending(path: Self.german))
    #expect(written == Self.binary(pairs + [("R & D", "Forschung & Lehre ü")]))
    let list = try unsafe PropertyListSerialization.propertyList(from: written, format: nil)
    #expect(
      list as? [String: String]
        == ["first": "Erstes", "last": "Größe", "R & D": "Forschung & Lehre ü"])
    let again = try folder.run("review", "import", "--write", "table.csv")
    #expect(
      again.error == "label-lint: wrote 0 texts, ignored 0, unsure 0, unchanged 1, refused 0\n")
    #expect(again.status == 0)
    #expect(try Data(contentsOf: folder.url.appending(path: Self.german)) == written)
  }

  /// A small binary property list: its dictionary, its keys, its texts, their offsets, the trailer.
  private static func binary(_ pairs: [(String, String)]) -> Data {
    var bytes = Array("bplist00".utf8)
    var offsets = [UInt8(bytes.count)]
    bytes.append(0xD0 | UInt8(pairs.count))
    bytes += (1...2 * pairs.count).map(UInt8.init)
    for text in pairs.map(\.0) + pairs.map(\.1) {
      offsets.append(UInt8(bytes.count))
      let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
      let units = isPlain ? text.utf8.count : text.utf16.count
      let marker: UInt8 = isPlain ? 0x50 : 0x60
      bytes += units < 15 ? [marker | UInt8(units)] : [marker | 0x0F, 0x10, UInt8(units)]
      for unit in text.utf16 {
        bytes += isPlain ? [UInt8(unit)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      }
    }
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [UInt8(offsets.count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    return Data(bytes)
  }

  @Test("a locale that only the configuration has is told once, and has a row for each text")
  func rowsOfGroup() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "\"a\" = \"Hello, friend\";\n\"b\" = \"Play it now\";\n", to: "en.lproj/L.strings")
    try folder.write("version: 1\nlocales: [fr]\n", to: ".label-lint.yml")
    let table = try folder.run("review", "export", "--format", "csv", "-o", "-", ".")
    let lines = table.output.split(separator: "\r\n").map(String.init)
    #expect(lines.count == 4, "\(table)")
    let heading = try #require(lines.first).split(separator: ",").map(String.init)
    let decision = try #require(heading.firstIndex(of: "decision"))
    let text = try #require(heading.firstIndex(of: "new_target"))
    let rows = lines.dropFirst().map { line in
      // A comma within a cell stands in quotation marks.
      var (cells, isQuoted) = ([""], false)
      for character in line {
        if character == "\"" { isQuoted.toggle() }
        if character == ",", !isQuoted {
          cells.append("")
        } else {
          cells[cells.count - 1].append(character)
        }
      }
      guard ["a", "b"].contains(cells[3]) else { return line }
      cells[decision] = "write"
      cells[text] = cells[3] == "a" ? "Bonjour" : "Jouer"
      return cells.joined(separator: ",")
    }
    try folder.write(
      ([lines[0]] + rows).map { $0 + "\r\n" }.joined(), to: "back.csv")
    let outcome = try folder.run("review", "import", "--write", "back.csv")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(
      try folder.text(of: "fr.lproj/L.strings") == "\"a\" = \"Bonjour\";\n\"b\" = \"Jouer\";\n")
  }
}
