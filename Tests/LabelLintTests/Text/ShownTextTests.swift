import Testing

@testable import LabelLint

/// What readers see of a text is walked past format specifiers and tags.
@Suite("What readers see of a text")
struct ShownTextTests {
  /// The words that a walk meets.
  private static func words(_ text: String, passingAddresses: Bool = false) -> [String] {
    let bytes = Array(text.utf8)
    var shown = ShownText(passingAddresses: passingAddresses)
    var words: [String] = []
    while let word = shown.nextLetters(in: bytes.span) {
      words.append(String(decoding: bytes[word], as: UTF8.self))
    }
    return words
  }

  /// The codes of the scripts of the letters that a walk meets.
  private static func scripts(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var shown = ShownText()
    var codes: [String] = []
    while let script = shown.nextScript(in: bytes.span) { codes.append(script.code) }
    return codes
  }

  @Test("specifiers and tags are passed, and divide words")
  func words() {
    #expect(Self.words("Add %1$s to <b>my</b>list, 2x") == ["Add", "to", "my", "list", "x"])
    #expect(Self.words("a%db") == ["a", "b"])
    #expect(Self.words("größer als %@") == ["größer", "als"])
    #expect(Self.words("") == [])
  }

  @Test("a bracket that nothing closes is no tag")
  func brackets() {
    #expect(Self.words("less < more") == ["less", "more"])
    #expect(Self.words("<b>one</b> two <") == ["one", "two"])
  }

  @Test("addresses are passed where a walk is to pass them")
  func addresses() {
    let text = "write to me@example.org today"
    #expect(Self.words(text) == ["write", "to", "me", "example", "org", "today"])
    #expect(Self.words(text, passingAddresses: true) == ["write", "to", "today"])
  }

  @Test("letters of several scripts have none to be told")
  func scripts() {
    #expect(Self.scripts("%s Ж: a") == ["Cyrl", "Latn"])
    #expect(Self.scripts("サー") == ["Kana"])
    #expect(Self.scripts("<b>12</b> %") == [])
  }
}
