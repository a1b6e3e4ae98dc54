import LabelLint
import Testing

/// Apps about screen readers, whose names in keys say nothing of single texts.
@Suite struct ReaderAppTests {
  /// Keys of texts that are flagged, in a catalog of them.
  private static func flagged(_ keys: [String], _ texts: [String]) -> [String] {
    RuleCheck.check(
      zip(keys, texts).map { RuleCheck.Text(key: $0, text: $1) },
      limitedTo: { $0 == "role-word" || $0 == "gesture-instruction" }
    ).checked.findings.map(\.subject.key).sorted()
  }

  private static let texts = [
    "Images", "Announce button", "Double tap to talk", "Icon labels", "Checkbox sounds",
  ]

  @Test("keys that all name a screen reader make no labels")
  func allKeys() {
    #expect(Self.flagged((0...4).map { "talkback_a\($0)" }, Self.texts) == [])
  }

  @Test("keys that name one among others do")
  func someKeys() {
    let keys = ["images", "talkback_a1", "talkback_a2", "labels", "sounds"]
    #expect(Self.flagged(keys, Self.texts) == ["talkback_a1", "talkback_a2"])
  }

  @Test("a key that says what its text is to a control makes the others labels")
  func property() {
    let keys = ["talkback_label", "talkback_a1", "talkback_a2", "talkback_a3", "talkback_a4"]
    #expect(Self.flagged(keys, Self.texts) == ["talkback_a1", "talkback_a2"])
  }
}
