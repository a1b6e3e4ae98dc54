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

  @Test("accessors of SwiftGen without the file that declares them")
  func accessors() {
    func found(_ accessor: String, _ declaration: String = "") -> [String] {
      let strings = """
        "player.close_window" = "Close window button";
        "close" = "Close button";
        """
      let location = CatalogLocation(path: "App/en.lproj/Localizable.strings")
      guard let location, let plan = CatalogDiscovery.plans(for: [location]).first else {
        return ["no plan"]
      }
      let catalog = Catalog(
        plan: plan, files: [CatalogReader.read(Array(strings.utf8), at: location)], fallback: nil)
      let files = [
        ("App/A.swift", "a.accessibilityLabel = \(accessor)"), ("App/L10n.swift", declaration),
      ]
      return Linter(only: "role-word").check(catalog, sources: SourceTree(files: files).index)
        .findings.map(\.subject.key)
    }
    #expect(found("L10n.Player.closeWindow") == ["player.close_window"])
    #expect(found("L10n.Localizable.Player.closeWindow") == ["player.close_window"])
    #expect(found("L10n.close") == ["close"])
    #expect(found("L10n.Player.close") == [])
    #expect(found("L10n.Player.Close.window") == ["player.close_window"])
    #expect(found("Texts.Player.closeWindow") == [])
    let declared = "enum L10n { enum Player { static let closeWindow = L10n.tr(\"T\", \"x\") } }"
    #expect(found("L10n.Player.closeWindow", declared) == [])
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
