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
  private static let betweens = [
    "", "\n", "\n    ", "<!-- note -->", "<!-- note -->\n  ", "stray", "<skip/>",
    "<plurals name=\"p\"><item quantity=\"other\">o</item></plurals>", "<<<<<<< a\n", "=======\n",
    ">>>>>>> b\n",
  ]

  private static func document(_ random: inout SeededMutations) -> String {
    func any(_ list: [String]) -> String { list[random.number(below: list.count)] }
    var text =
      "<resources\(any(["", "", " tools:ignore=\"All\" xmlns:tools=\"http://schemas.android.com/tools\"", " xmlns=\"u:v\"", " translatable=\"false\""]))>"
    for _ in 0...random.number(below: 6) {
      text += any(betweens) + "<string name=\"\(any(names))\"\(any(attributes))>"
      let isQuoted = random.number(below: 3) == 0
      if isQuoted { text += "\"" }
      for _ in 0..<random.number(below: 5) { text += any(pieces) }
      if isQuoted { text += "\"" }
      text += random.number(below: 40) == 0 ? "</strin>" : "</string>"
    }
    return random.number(below: 10) == 0 ? text : text + "\n</resources>\n"
  }

  /// All that is known of a file.
  private static func told(_ document: String) -> [String] {
    let file = AndroidCatalogReader.read(
      path: "res/values/strings.xml", bytes: Array(document.utf8))
    return file.entries.map { entry in
      "\(file.string(entry.key) ?? "") \(entry.keySpan) \(file.string(entry.comment) ?? "-")"
        + " \(entry.firstMessage) \(entry.type) \(entry.flags.rawValue)"
        + " \(file.note(of: entry).flatMap { file.string($0.ignoredChecks) } ?? "-")"
    }
      + file.messages.map { message in
        "\(file.string(message.text) ?? "-") \(message.value) \(message.flags.rawValue) \(message.slot)"
          + " \(message.firstRun) \(message.firstMark)"
      } + file.problems.map { "\($0.code) \($0.span) \($0.message) \($0.severity)" }
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
      #expect(Self.told(document) == Self.told(other), "\(document)")
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
