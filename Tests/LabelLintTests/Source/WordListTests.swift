import Testing

@testable import LabelLint

/// A list of words finds the first one that stands at a place.
@Suite("Lists of words")
struct WordListTests {
  /// Where the first word of `img`, `image`, `imag` and `#1` ends that stands at an offset.
  private static func end(_ text: String, at offset: Int, least: Int = 0) -> Int? {
    let list = WordList(["img", "image", "imag", "#1"])
    return list.end(in: text.utf8.span, at: offset, where: { $0 >= least })
  }

  @Test(
    "words in any case, in their order",
    arguments: [
      ("img", 0, 3), ("IMAGE", 0, 5), ("an Imagination", 3, 7), ("a #1", 2, 4), ("im", 0, nil),
      ("", 0, nil), ("img", 3, nil), ("img", -1, nil), ("xmg", 0, nil), ("\u{130}mg", 0, nil),
    ] as [(String, Int, Int?)])
  func words(_ text: String, _ offset: Int, _ end: Int?) {
    #expect(Self.end(text, at: offset) == end)
  }

  @Test("a word whose end is refused leaves the place to others")
  func refused() {
    let list = WordList(["icon", "ic"])
    let text = "icons"
    #expect(list.end(in: text.utf8.span, at: 0, where: { $0 == 2 }) == 2)
    #expect(list.end(in: text.utf8.span, at: 0, where: { $0 == 5 }) == nil)
  }

  @Test("the first word that stands at a place and is accepted")
  func accepted() {
    let list = WordList(["icon", "ic", "con"])
    let text = "ICONS"
    #expect(list.word(in: text.utf8.span, at: 0, where: { _ in true }) == "icon")
    #expect(list.word(in: text.utf8.span, at: 0, where: { $0 != "icon" }) == "ic")
    #expect(list.word(in: text.utf8.span, at: 1, where: { _ in true }) == "con")
    #expect(list.word(in: text.utf8.span, at: 2, where: { _ in true }) == nil)
  }

  @Test(
    "whole texts in any case",
    arguments: [
      ("alt gr", true), ("Alt Gr", true), ("ALT", true), ("al", false), ("alter", false),
      ("", false),
      ("axt", false), ("\u{C4}lt", false),
    ])
  func whole(_ text: String, _ isHeld: Bool) {
    let list = WordList(["alt", "alt gr"])
    let isFound = list.holds(text.utf8.span)
    #expect(isFound == isHeld)
  }

  @Test("a list without words finds none")
  func empty() {
    let text = "a"
    #expect(WordList([]).end(in: text.utf8.span, at: 0) == nil)
    let isHeld = WordList([]).holds(text.utf8.span)
    #expect(!isHeld)
  }
}
