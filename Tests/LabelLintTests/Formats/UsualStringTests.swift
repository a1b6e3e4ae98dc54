import LabelLint
import Seeded
import Testing

/// Strings that are read in one go, held to the same ones read by events: those have a tab behind
/// `<string`, which is seen nowhere else.
@Suite struct UsualStringTests {
  private static let pieces = [
    "a", "word", " ", "  ", "\n", "\t", "\u{A0}", "é", "Привет", "日本語", "\u{3000}", "\u{2003}", "’",
    "…", "ကို", "%", "%s", "%1$d", "%%", "'", "\\'", "\"", "\\n", "&amp;", "&", "]", "]]>", "<b>",
    "</b>",
    "<", ">", "@string/a", "?attr/b", "@", "?", "<!-- c -->", "\r", "\u{1}",
    "long text without signs",
  ]
  private static let names = [
    "a", "b", "long_name_of_a_string", "ñ", "", "a&amp;b", "a b", "a\tb", "'",
  ]
  private static let attributes = [
    "", "", "", " msgid=\"123456789\"", " msgid=\"\"", " msgid=\"&lt;\"", " product=\"tablet\"",
    " translatable=\"false\"", " formatted=\"false\"", " msgid=\"1\" product=\"x\"", " ",
  ]
  private static let roots = [
    "", "", " tools:ignore=\"All\" xmlns:tools=\"http://schemas.android.com/tools\"",
    " xmlns=\"u:v\"", " translatable=\"false\"",
  ]
  private static let betweens = [
    "", "\n", "\n    ", "<!-- note -->", "<!-- note -->\n  ", "stray", "<skip/>",
    "<plurals name=\"p\"><item quantity=\"other\">o</item></plurals>", "<<<<<<< a\n", "=======\n",
    ">>>>>>> b\n",
  ]

  private static func document(_ random: inout SeededMutations) -> String {
    func one(_ list: [String]) -> String { list[random.number(below: list.count)] }
    var text = "<resources\(one(roots))>"
    for _ in 0...random.number(below: 6) {
      text += one(betweens) + "<string name=\"\(one(names))\"\(one(attributes))>"
      let isQuoted = random.number(below: 3) == 0
      if isQuoted { text += "\"" }
      for _ in 0..<random.number(below: 5) { text += one(pieces) }
      if isQuoted { text += "\"" }
      text += random.number(below: 40) == 0 ? "</strin>" : "</string>"
    }
    return random.number(below: 10) == 0 ? text : text + "\n</resources>\n"
  }

  /// All that is known of a file, tabs as blanks: a comment may hold tags.
  private static func told(_ document: String, isAndroid: Bool) -> [String] {
    let path = "res/values/strings.xml"
    let bytes = Array(document.utf8)
    let file =
      isAndroid
      ? AndroidCatalogReader.read(path: path, bytes: bytes)
      : ComposeCatalogReader.read(path: path, bytes: bytes)
    let lines =
      file.entries.map { entry in
        "\(file.string(entry.key) ?? "") \(file.keySpan(of: entry))"
          + " \(file.string(file.comment(of: entry)) ?? "-")"
          + " \(entry.firstMessage) \(entry.type) \(entry.flags.rawValue)"
          + " \(file.note(of: entry).flatMap { file.string($0.ignoredChecks) } ?? "-")"
      }
      + file.messages.enumerated().map { index, message in
        "\(file.string(message.text) ?? "-") \(message.value) \(message.flags.rawValue) \(message.slot)"
          + " \(file.runRange(ofMessage: index)) \(file.markupRange(ofMessage: index))"
      } + file.problems.map { "\($0.code) \($0.span) \($0.message) \($0.severity)" }
    return lines.map { String($0.map { $0 == "\t" ? " " : $0 }) }
  }

  @Test func theyAreReadAsByEvents() {
    var random = SeededMutations(seed: 11, pieces: Self.pieces)
    for _ in 0..<5_000 {
      var document = Self.document(&random)
      if random.number(below: 2) == 0 {
        document = String(decoding: random.mutate(Array(document.utf8)), as: UTF8.self)
      }
      let other = String(
        decoding: Self.withTabs(Array(document.utf8)), as: UTF8.self)
      for isAndroid in [true, false] {
        let (own, wanted) = (
          Self.told(document, isAndroid: isAndroid), Self.told(other, isAndroid: isAndroid)
        )
        #expect(own == wanted, "\(document)")
      }
    }
  }

  /// A document with a tab for the blank behind every `<string`.
  private static func withTabs(_ document: [UInt8]) -> [UInt8] {
    var document = document
    let mark = Array("<string ".utf8)
    for start in document.indices.dropLast(mark.count)
    where document[start..<start + mark.count].elementsEqual(mark) {
      document[start + mark.count - 1] = 0x09
    }
    return document
  }
}
