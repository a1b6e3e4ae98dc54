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

  @Test("radio buttons, segments and items of a pop-up button are choices")
  func choices() {
    func found(_ elements: String, _ key: String) -> [String] {
      let page = """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects>\(elements)</objects></document>
        """
      return CheckedFiles(["App/en.lproj/Main.strings": "\"\(key)\" = \"Play\";"]).findings(
        of: "missing-state-counterpart",
        sources: SourceTree(files: [(path: "App/Base.lproj/Main.xib", text: page)]))
    }
    func button(_ type: String) -> String {
      "<button id=\"b\"><buttonCell key=\"cell\" type=\"\(type)\" title=\"Play\" id=\"a\"/></button>"
    }
    #expect(
      found(button("push"), "a.title") == [
        "note en a.title: 'Play' has no counterpart such as 'pause' in this catalog"
      ])
    #expect(found(button("radio"), "a.title") == [])
    #expect(
      found(
        "<segmentedControl id=\"b\"><segmentedCell key=\"cell\" id=\"a\"><segments>"
          + "<segment label=\"Play\"/></segments></segmentedCell></segmentedControl>",
        "a.ibShadowedLabels[0]") == [])
    #expect(
      found(
        "<popUpButton id=\"b\"><popUpButtonCell id=\"c\"><menu id=\"d\"><items>"
          + "<menuItem title=\"Play\" id=\"a\"/></items></menu></popUpButtonCell></popUpButton>",
        "a.title") == [])
  }

  @Test("a key of one word goes with one that has the other side in it")
  func nearKeys() {
    func found(_ other: String) -> [String] {
      let texts = (0..<9).map { "<string name=\"food_\($0)\">Bread \($0)</string>" }
      let translated = texts.map { $0.replacing("Bread", with: "Brot") }
      return CheckedFiles([
        "app/res/values/strings.xml": CheckedFiles.android(
          texts.joined() + "<string name=\"accept\">Accept</string>"
            + "<string name=\"\(other)\">Decline</string>"),
        "app/res/values-de/strings.xml": CheckedFiles.android(
          translated.joined() + "<string name=\"accept\">Annehmen</string>"),
      ]).findings(of: "missing-state-counterpart")
    }
    #expect(found("end_call") == [])
    #expect(
      found("decline_call") == [
        "warning de decline_call: 'Decline' is not translated although its counterpart 'Accept' is"
      ])
  }
}
