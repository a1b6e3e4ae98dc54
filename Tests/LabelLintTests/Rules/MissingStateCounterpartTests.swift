import LabelLint
import Testing

/// Texts of Interface Builder: which classes ask for a counterpart.
@Suite struct MissingStateCounterpartTests {
  /// Keys that the rule reports in a table of Interface Builder.
  private func found(_ title: String, of className: String) throws -> [String] {
    let text = """
      /* Class = "\(className)"; title = "\(title)"; ObjectID = "abc-de-fgh"; */
      "abc-de-fgh.title" = "\(title)";
      """
    let location = try #require(CatalogLocation(path: "en.lproj/Main.strings"))
    let plan = try #require(CatalogDiscovery.plans(for: [location]).first)
    let catalog = Catalog(
      plan: plan, files: [CatalogReader.read(Array(text.utf8), at: location)], fallback: nil)
    return Linter(only: "missing-state-counterpart").check(catalog).findings.map(\.subject.key)
  }

  @Test func buttonsAskForTheOtherState() throws {
    #expect(try found("Mute", of: "NSButtonCell") == ["abc-de-fgh.title"])
    #expect(try found("Hide", of: "UIButton") == ["abc-de-fgh.title"])
  }

  @Test func commandsOfMenusAndTextsBesideControlsDoNot() throws {
    #expect(try found("Hide", of: "NSMenuItem") == [])
    #expect(try found("Mute:", of: "NSTextFieldCell") == [])
  }
}
