import Testing

@testable import LabelLint

/// Keys and the names that tools make of them.
@Suite("Names that tools make of keys")
struct GeneratedNameTests {
  private static func areSame(_ one: String, _ other: String) -> Bool {
    GeneratedName.areSame(one.utf8.span, other.utf8.span)
  }

  private static func hash(_ name: String) -> UInt64 { GeneratedName.hash(name.utf8.span) }

  @Test(
    "a key and its name",
    arguments: [
      ("play.label", "playLabel"), ("play_label", "playLabel"), ("Play Label", "playLabel"),
      ("PLAY-label", "playLabel"), ("größe", "größe"), ("2fa.code", "_2faCode"), ("a", "a"),
    ])
  func same(_ pair: (key: String, name: String)) {
    #expect(Self.areSame(pair.key, pair.name))
    #expect(Self.areSame(pair.name, pair.key))
    #expect(Self.hash(pair.key) == Self.hash(pair.name))
  }

  @Test(
    "another key",
    arguments: [
      ("play.label", "playLabels"), ("play", "playLabel"), ("größe", "grosse"), ("", "a"),
      ("2fa", "3fa"),
    ])
  func other(_ pair: (key: String, name: String)) {
    #expect(!Self.areSame(pair.key, pair.name))
    #expect(!Self.areSame(pair.name, pair.key))
  }

  @Test("a constant of the app comes before a name that a tool has made")
  func constants() {
    let view = ("View.swift", "Text(.title)\nText(.other).accessibilityLabel(.now)")
    let constant =
      "extension LocalizedStringKey { static let title: LocalizedStringKey = \"app.title\" }"
    #expect(
      SourceTree(files: [view, ("Keys.swift", constant)]).uses
        == ["shortText app.title", "shortText other", "label now"])
    #expect(SourceTree(files: [view]).uses.first == "shortText title")
  }

  @Test("what is no name of a text")
  func others() {
    #expect(
      SourceTree.uses(
        in: "A.swift",
        """
        Text(.now, style: .date)
        Text(.init("a"))
        view.accessibilityAction(.escape) { close() }
        Text(value, format: .percent)
        button.accessibilityLabel(.play.uppercased())
        """) == ["label -"])
  }
}
