import LabelLint
import Testing

/// How keys are divided.
@Suite struct KeySegmentsTests {
  @Test(
    "A key has its segments",
    arguments: [
      ("", []), ("play", ["play"]), ("play_cd", ["play", "cd"]), ("__a..b--", ["a", "b"]),
      ("playTitle", ["play", "Title"]), ("HTMLTitle", ["HTML", "Title"]),
      ("OKButton", ["OK", "Button"]),
      ("DVD_BUTTON", ["DVD", "BUTTON"]), ("title2", ["title2"]),
      ("step2Title", ["step2", "Title"]),
      ("Add a note…", ["Add", "a", "note"]), ("größeTitle", ["größe", "Title"]),
      ("settings.playHTMLTitle2", ["settings", "play", "HTML", "Title2"]), ("aB", ["a", "B"]),
    ])
  func segments(_ key: String, _ expected: [String]) {
    let bytes = Array(key.utf8)
    var segments = KeySegments(bytes.span)
    var found: [String] = []
    while let segment = segments.next() {
      found.append(String(decoding: bytes[segment], as: UTF8.self))
    }
    #expect(found == expected)
  }
}
