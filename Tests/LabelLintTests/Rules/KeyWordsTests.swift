import Testing

@testable import LabelLint

/// Words of keys as rules ask for them.
@Suite struct KeyWordsTests {
  @Test(arguments: [
    ("settings.playHTMLTitle2", ["settings", "play", "html", "title2"]),
    ("__LABEL__suffix", ["label", "suffix"]), ("", []), ("...", []), ("a", ["a"]),
  ])
  func wordsInOrder(_ key: String, _ words: [String]) {
    #expect(KeyWords(key.utf8.span).words == words)
  }

  @Test(arguments: ["icon_play", "playIcon", "ICON", "my.icon"])
  func wholeWordsOnly(_ key: String) {
    let words = KeyWords(key.utf8.span)
    let found = [["image", "icon"], ["ico"], ["icons"], []].map { words.holds($0) }
    #expect(found == [true, false, false, false])
  }

  @Test func wordsThatFollowEachOther() {
    let keys = ["swipe_action", "swipeSwipeAction", "action_swipe", "swipe_an_action", "swipe", ""]
    let found = keys.filter { KeyWords($0.utf8.span).holds("swipe", then: "action") }
    #expect(found == ["swipe_action", "swipeSwipeAction"])
  }

  @Test func partsThatCodePutsTogether() {
    let pairs = [
      ("label_suffix", "button"), ("accessibility_button", "Button"),
      ("a11yToggleButton", "toggle button"),
      ("accessibility", ""), ("accessibility_button", "Button bar"), ("other_button", "Button"),
    ]
    let parts = pairs.filter { KeyWords($0.0.utf8.span).namesPart($0.1.utf8.span) }.map(\.0)
    #expect(parts == ["label_suffix", "accessibility_button", "a11yToggleButton"])
  }
}
