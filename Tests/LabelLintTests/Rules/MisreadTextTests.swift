import Testing

@testable import LabelLint

/// Letters of two and more bytes that were read one by one are put together again.
@Suite("Texts in a wrong encoding")
struct MisreadTextTests {
  @Test(
    "letters of two and three bytes, by the encoding that they were read in",
    arguments: [
      ("l\u{C3}\u{B6}schen", .latin, ["ö"]), ("don\u{E2}\u{20AC}\u{2122}t", .latin, ["’"]),
      ("\u{C3}\u{A9}t\u{C3}\u{A9}", .latin, ["é", "é"]), ("РЎРѕС…СЂ", .cyrillic, ["Сохр"]),
      ("\u{E1}\u{BA}\u{A1}", .latin, ["ạ"]),
    ] as [(String, Script, [String])])
  func meant(_ text: String, _ script: Script, _ expected: [String]) {
    #expect(MisreadText.runs(in: text.utf8.span, of: script).map(\.meant) == expected)
  }

  @Test(
    "bytes that are no letter: too long a form, half of a pair of UTF-16, an end, a byte that begins none",
    arguments: [
      "\u{E0}\u{80}\u{80}", "\u{ED}\u{A0}\u{80}", "\u{F4}\u{90}\u{80}\u{80}", "\u{C3}", "\u{C3}a",
      "\u{C1}\u{A1}", "\u{E1}\u{BA}", "löschen", "",
    ])
  func none(_ text: String) {
    #expect(MisreadText.runs(in: text.utf8.span, of: .latin).map(\.meant) == [])
  }
}
