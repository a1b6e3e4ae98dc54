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

  /// Findings about labels of an Android app.
  private func labels(_ texts: KeyValuePairs<String, String>) -> [String] {
    let body = texts.map { "<string name=\"\($0.key)\">\($0.value)</string>" }
    return CheckedFiles([
      "app/res/values/strings.xml": CheckedFiles.android(body.joined(separator: "\n"))
    ]).findings(of: "missing-state-counterpart")
  }

  @Test("one state of what the key calls a toggle")
  func toggles() {
    #expect(
      labels(["cd_toggle_sticky": "Make field sticky"]) == [
        "note en cd_toggle_sticky: 'Make field sticky' names one state, but its key 'cd_toggle_sticky' "
          + "is for a toggle; add the text of the other state"
      ])
    #expect(labels(["a11y_toggle_sidebar": "Show sidebar"]).count == 1)
    #expect(labels(["cd_toggle_favorite": "Mark as favorite"]).count == 1)
    #expect(labels(["cd_toggle_flash": "Turn on flash"]).count == 1)
    #expect(labels(["note_toggle_accessibility_label": "Hide keyboard"]).count == 1)
  }

  @Test("names of settings, both states, and labels that have the other side")
  func noToggles() {
    #expect(labels(["cd_toggle_sidebar": "Toggle sidebar"]) == [])
    #expect(labels(["cd_toggle_sidebar": "Sidebar"]) == [])
    #expect(labels(["cd_toggle_sidebar": "Show or hide sidebar"]) == [])
    #expect(labels(["cd_toggle_sidebar": "Show the sidebar of this very large window"]) == [])
    #expect(labels(["toggle_sidebar_title": "Show sidebar"]) == [])
    #expect(labels(["mute_toggle_accessibility_label": "Mute voice responses"]) == [])
    #expect(labels(["cd_toggle_flash": "Turn on flash", "b": "Turn off flash"]) == [])
    #expect(
      labels([
        "cd_toggle_sticky": "Make field sticky", "cd_toggle_sticky_off": "Make field loose",
      ]) == [])
    #expect(
      labels([
        "cd_toggle_sticky_on": "Make field sticky", "cd_toggle_sticky_off": "Make field loose",
      ]) == [])
  }

  @Test("verbs that are undone", arguments: ["Downvote", "Dislike"])
  func undone(_ label: String) {
    let partner = "Remove \(label.lowercased())"
    #expect(
      labels(["cd_a": label]) == [
        "note en cd_a: no label names the opposite of '\(label)', such as '\(partner.lowercased())'; if the control toggles, add the text of its other state"
      ])
    #expect(labels(["cd_a": label, "cd_b": partner]) == [])
  }

  @Test("a role word and capitals change nothing about the other state")
  func besideOtherFaults() {
    for label in ["Play", "PLAY", "Play button", "PLAY BUTTON"] {
      #expect(
        labels(["cd_play": label]) == [
          "warning en cd_play: no label names the opposite of '\(label)', such as 'pause'; if the control toggles, add the text of its other state"
        ])
      #expect(labels(["cd_play": label, "b": "Pause"]) == [])
    }
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
        "note en a.title: no label names the opposite of 'Play', such as 'pause'; if the control toggles, add the text of its other state"
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
        "warning de decline_call: 'Decline' is not translated, but its opposite 'Accept' is; translate this text, too"
      ])
  }

  @Test("Android serves a text of one region to all users of the language")
  func servedByRegion() {
    func found(_ folder: String) -> [String] {
      let texts = (0..<9).map { "<string name=\"food_\($0)\">Bread \($0)</string>" }
      let translated = texts.map { $0.replacing("Bread", with: "Brot") }
      return CheckedFiles([
        "app/res/values/strings.xml": CheckedFiles.android(
          texts.joined() + "<string name=\"cd_accept_call\">Accept</string>"
            + "<string name=\"cd_decline_call\">Decline</string>"),
        "app/res/values-de/strings.xml": CheckedFiles.android(
          translated.joined() + "<string name=\"cd_accept_call\">Annehmen</string>"),
        "app/res/\(folder)/strings.xml": CheckedFiles.android(
          "<string name=\"cd_decline_call\">Ablehnen</string>"),
      ]).findings(of: "missing-state-counterpart")
    }
    #expect(found("values-de-rDE") == [])
    #expect(
      found("values-nl") == [
        "warning de cd_decline_call: 'Decline' is not translated, but its opposite 'Accept' is; translate this text, too"
      ])
  }

  /// What is said of a pair of which German has one side, in an app with more texts.
  private func halves(
    _ first: (key: String, text: String), _ second: (key: String, text: String),
    layout: String = ""
  ) -> [String] {
    let texts = (0..<9).map { "<string name=\"food_\($0)\">Bread \($0)</string>" }
    let translated = texts.map { $0.replacing("Bread", with: "Brot") }
    let files = CheckedFiles([
      "app/res/values/strings.xml": CheckedFiles.android(
        texts.joined() + "<string name=\"\(first.key)\">\(first.text)</string>"
          + "<string name=\"\(second.key)\">\(second.text)</string>"),
      "app/res/values-de/strings.xml": CheckedFiles.android(
        translated.joined() + "<string name=\"\(first.key)\">Ein Text</string>"),
    ])
    let page = "<L xmlns:android=\"http://schemas.android.com/apk/res/android\">\(layout)</L>"
    return files.findings(
      of: "missing-state-counterpart",
      sources: layout.isEmpty
        ? nil : SourceTree(files: [(path: "app/res/layout/a.xml", text: page)]))
  }

  @Test("keys that share no more than the thing that both texts name are of two places")
  func places() {
    let disable = (key: "push_info_disable_push_action", text: "Disable Push")
    #expect(halves(disable, (key: "folder_settings_push_label", text: "Enable Push")) == [])
    #expect(
      halves(disable, (key: "push_info_enabling_action", text: "Enable Push")) == [
        "warning de push_info_enabling_action: 'Enable Push' is not translated, but its opposite"
          + " 'Disable Push' is; translate this text, too"
      ])
  }

  @Test("a text that names a thing, is of another place or has its other state lacks none")
  func notHalved() {
    func found(_ own: [(key: String, text: String)], _ missing: (key: String, text: String))
      -> [String]
    {
      let texts = (0..<9).map { "<string name=\"food_\($0)\">Bread \($0)</string>" }.joined()
      func written(_ texts: [(key: String, text: String)]) -> String {
        texts.map { "<string name=\"\($0.key)\">\($0.text)</string>" }.joined()
      }
      return CheckedFiles([
        "app/res/values/strings.xml": CheckedFiles.android(texts + written(own + [missing])),
        "app/res/values-de/strings.xml": CheckedFiles.android(
          texts.replacing("Bread", with: "Brot")
            + written(own.map { ($0.key, "Ein Text für \($0.key)") })),
      ]).findings(of: "missing-state-counterpart")
    }
    let close = (key: "action_close", text: "Close")
    #expect(found([close], (key: "action_open", text: "Open %1$s")) == [])
    #expect(
      found([close], (key: "action_open", text: "Open")) == [
        "warning de action_open: 'Open' is not translated, but its opposite 'Close' is; "
          + "translate this text, too"
      ])
    let read = (key: "label_read_chapters", text: "Read")
    let unread = (key: "unread", text: "Unread")
    #expect(found([unread, (key: "filter_unread", text: "Unread")], read) == [])
    #expect(
      found([unread], read) == [
        "warning de label_read_chapters: 'Read' is not translated, but its opposite 'Unread' is; "
          + "translate this text, too"
      ])
  }

  @Test("texts that code has in different files only are no pair by their words")
  func usedApart() {
    func found(_ layouts: [String]) -> [String] {
      let foods = (0..<9).map { "<string name=\"food_\($0)\">Bread \($0)</string>" }.joined()
      func button(_ key: Substring) -> String { "<Button android:text=\"@string/\(key)\"/>" }
      let files = CheckedFiles([
        "app/res/values/strings.xml": CheckedFiles.android(
          foods + "<string name=\"action_mute\">Mute</string>"
            + "<string name=\"call_panel_unmute\">Unmute</string>"),
        "app/res/values-de/strings.xml": CheckedFiles.android(
          foods.replacing("Bread", with: "Brot")
            + "<string name=\"action_mute\">Stummschalten</string>"),
      ])
      let pages = layouts.enumerated().map { number, keys in
        let buttons = keys.split(separator: " ").map(button).joined()
        let page =
          "<L xmlns:android=\"http://schemas.android.com/apk/res/android\">\(buttons)</L>"
        return (path: "app/res/layout/a\(number).xml", text: page)
      }
      return files.findings(
        of: "missing-state-counterpart", sources: pages.isEmpty ? nil : SourceTree(files: pages))
    }
    let told = [
      "warning de call_panel_unmute: 'Unmute' is not translated, but its opposite 'Mute' is;"
        + " translate this text, too"
    ]
    #expect(found([]) == told)
    #expect(found(["action_mute call_panel_unmute"]) == told)
    #expect(found(["action_mute"]) == told)
    #expect(found(["action_mute", "call_panel_unmute"]) == [])
  }

  @Test("what continues leads to a next step, unless its key is about what was paused")
  func onward() {
    let pause = (key: "action_pause", text: "Pause")
    #expect(halves(pause, (key: "wizardScreen.continueButtonText", text: "Continue")) == [])
    #expect(halves(pause, (key: "wizard_continue", text: "Continue")) == [])
    #expect(
      halves((key: "queue_pause", text: "Pause"), (key: "queue_list_continue", text: "Continue"))
        == [
          "warning de queue_list_continue: 'Continue' is not translated, but its opposite"
            + " 'Pause' is; translate this text, too"
        ])
  }

  @Test("half a pair that no code uses is of no control, where code uses most texts")
  func unused() {
    func shown(_ keys: [String]) -> String {
      keys.map { "<Button android:text=\"@string/\($0)\"/>" }.joined()
    }
    let foods = (0..<9).map { "food_\($0)" }
    func found(_ keys: [String]) -> [String] {
      halves(
        (key: "limit_enabled", text: "Limit enabled"),
        (key: "limit_disabled", text: "Limit disabled"),
        layout: shown(keys))
    }
    let told = [
      "warning de limit_disabled: 'Limit disabled' is not translated, but its opposite"
        + " 'Limit enabled' is; translate this text, too"
    ]
    #expect(found(foods) == [])
    #expect(found(foods + ["limit_enabled"]) == told)
    #expect(found(["food_0"]) == told)
  }
}
