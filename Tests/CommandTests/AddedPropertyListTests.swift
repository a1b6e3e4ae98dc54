import Foundation
import Testing

/// `review import` adds translations to `.strings` files that are property lists in XML.
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

  @Test("the first pair of a dictionary stands in it; one that is not there is refused")
  func first() throws {
    let empty = Self.head + "<dict>\n</dict>\n</plist>\n"
    let folder = try Self.project(Self.english, german: empty)
    let outcome = try AddedTranslationTests.add(["first": "Erstes"], in: folder)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(
      try folder.text(of: Self.german)
        == Self.head
        + "<dict>\n\t<key>first</key>\n\t<string>Erstes</string>\n</dict>\n</plist>\n")
    let closed = Self.head + "<dict/>\n</plist>\n"
    let other = try Self.project(Self.english, german: closed)
    let refused = try AddedTranslationTests.add(["first": "Erstes"], in: other)
    #expect(refused.status == 1, "\(refused.output)\(refused.error)")
    #expect(refused.output.contains("its place in the file is not clear: edit the file"))
    #expect(try other.text(of: Self.german) == closed)
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
}
