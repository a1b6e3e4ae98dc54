import LabelLint
import Testing

/// Controls whose picture changes with their state and whose label does not.
@Suite("Labels that stay while the picture changes")
struct UnchangedLabelTests {
  /// What is found for a view of a layout under the label "Alerts", with code about it.
  private static func found(
    layout attribute: String = "contentDescription", tag: String = "ImageButton", more: String = "",
    label: String = "Alerts", _ code: String
  ) -> [String] {
    CheckedFiles([
      "app/src/main/res/values/strings.xml": CheckedFiles.android(
        "<string name=\"bell\">\(label)</string>\n<string name=\"tip\">Tip</string>\n")
    ]).findings(
      of: "missing-state-counterpart",
      sources: SourceTree(files: [
        (
          "app/src/main/res/layout/player.xml",
          "<\(tag) android:id=\"@+id/bell\" android:\(attribute)=\"@string/bell\"\(more)/>"
        ), ("app/src/main/java/Player.kt", "fun update() {\n\(code)\n}"),
      ]))
  }

  private static let message = [
    "note en bell: the picture of the control at app/src/main/res/layout/player.xml:1 changes, but its label is"
      + " always 'Alerts'; change the label with the picture"
  ]

  @Test(
    "a view of a layout",
    arguments: [
      "binding.bell.setImageResource(if (isOn) R.drawable.bell else R.drawable.bell_off)",
      "bell.setImageResource(isOn ? R.drawable.bell : R.drawable.bell_off);",
      "val icon = if (isOn) R.drawable.bell else R.drawable.bell_off\nbell.setIconResource(icon)",
      "if (isOn) bell.setImageResource(R.drawable.bell)\nelse bell.setImageResource(R.drawable.off)",
      "PlayerBinding.inflate(a)\nbell.setImageResource(Icons.playPauseIcon(player))",
      "bell.setImageResource(when { isOn -> R.drawable.bell\n else -> R.drawable.bell_off })",
      "bell.setImageResource(if (isOn) R.drawable.bell_enabled else R.drawable.bell_disabled)",
    ])
  func layout(_ code: String) {
    #expect(Self.found(code) == Self.message, "\(code)")
    #expect(Self.found(layout: "tooltipText", code) == Self.message, "\(code)")
  }

  @Test(
    "a view whose picture is the same, or of which code says more",
    arguments: [
      "bell.setImageResource(R.drawable.bell)",
      "PlayerBinding.inflate(a)\nbell.setImageResource(playIcon(player))",
      "bell.setImageResource(if (isDark) R.drawable.bell_dark else R.drawable.bell_light)",
      "bell.setImageResource(if (isOn) R.drawable.bell else R.drawable.ic_bell_24dp)",
      "other.setImageResource(if (isOn) R.drawable.bell else R.drawable.bell_off)",
      "bell.setImageResource(if (isOn) R.drawable.bell else R.drawable.off)\nbell.isSelected = isOn",
      "bell.setImageResource(if (isOn) R.drawable.bell else R.drawable.off)\nbell.contentDescription = name",
      "bell.setImageResource(if (isOn) R.drawable.bell else R.drawable.off)\n"
        + "ViewCompat.setStateDescription(bell, state)",
      "bell.setImageResource(if (isOn) R.drawable.bell else", "bell.setImageResource(", "bell.",
    ])
  func layoutAlone(_ code: String) { #expect(Self.found(code) == [], "\(code)") }

  @Test("what is pressed, and has no other label")
  func pressed() {
    let code = "bell.setImageResource(if (isOn) R.drawable.bell else R.drawable.off)"
    #expect(Self.found(tag: "ImageView", code) == [])
    #expect(Self.found(tag: "ImageView", more: " android:clickable=\"true\"", code) == Self.message)
    let label = " android:contentDescription=\"@string/tip\""
    #expect(
      Self.found(layout: "tooltipText", more: label, code) == [
        Self.message[0].replacing("en bell", with: "en tip").replacing("Alerts", with: "Tip")
      ])
    let state = " android:stateDescription=\"@string/tip\""
    #expect(Self.found(more: state, code) == [])
  }

  @Test("labels that name both states, or a control without states")
  func bothStates() {
    let code = "bell.setImageResource(if (isOn) R.drawable.bell else R.drawable.off)"
    for label in ["Toggle alerts", "Alerts on/off", "Mute or unmute", "Close"] {
      #expect(Self.found(label: label, code) == [], "\(label)")
    }
  }

  /// What is found for the key `bell` in a program alone.
  private static func found(inCode code: String, path: String) -> [String] {
    let isApple = path.hasSuffix(".swift")
    let files =
      isApple
      ? CheckedFiles(["App/en.lproj/Localizable.strings": "\"bell\" = \"Alerts\";\n"])
      : CheckedFiles([
        "app/src/main/res/values/strings.xml": CheckedFiles.android(
          "<string name=\"bell\">Alerts</string>\n")
      ])
    return files.findings(
      of: "missing-state-counterpart", sources: SourceTree(files: [(path, code)])
    ).map { String($0.prefix { $0 != ";" }) }
  }

  @Test("elements of Compose, SwiftUI and UIKit")
  func code() {
    func message(_ path: String, _ line: Int) -> [String] {
      [
        "note en bell: the picture of the control at \(path):\(line) changes, but its label is always 'Alerts'"
      ]
    }
    let compose = { (label: String, more: String) in
      """
      @Composable fun Bell(isOn: Boolean) {
        IconButton(onClick = {}\(more)) {
          Icon(if (isOn) Icons.Default.Bell else Icons.Default.Off, contentDescription = \(label))
        }
      }
      """
    }
    let label = "stringResource(R.string.bell)"
    #expect(Self.found(inCode: compose(label, ""), path: "app/A.kt") == message("app/A.kt", 3))
    #expect(
      Self.found(inCode: compose("if (isOn) \(label) else other", ""), path: "app/A.kt") == [])
    #expect(
      Self.found(
        inCode: compose(label, ", Modifier.semantics { stateDescription = s }"), path: "app/A.kt")
        == [])
    let swift = { (more: String) in
      """
      struct Bell: View {
        var body: some View {
          Button { change() } label: { Image(systemName: isOn ? "bell" : "bell.slash") }
            .accessibilityLabel("bell")\(more)
        }
      }
      """
    }
    #expect(Self.found(inCode: swift(""), path: "App/A.swift") == message("App/A.swift", 4))
    #expect(
      Self.found(inCode: swift("\n      .accessibilityValue(state)"), path: "App/A.swift") == [])
    let uikit = { (more: String) in
      """
      class Player {
        let bell = UIButton()
        func load() { bell.accessibilityLabel = NSLocalizedString("bell", comment: "") }
        func update() { bell.setImage(UIImage(named: isOn ? "bell" : "off"), for: .normal)\(more) }
      }
      """
    }
    #expect(Self.found(inCode: uikit(""), path: "App/A.swift") == message("App/A.swift", 3))
    let twoViews = """
      class Player {
        func load() {
          let bell = UIButton()
          bell.accessibilityLabel = NSLocalizedString("bell", comment: "")
        }
        func tint() {
          let bell = UIImageView()
          bell.setImage(UIImage(named: isOn ? "bell" : "off"))
        }
      }
      """
    #expect(Self.found(inCode: twoViews, path: "App/A.swift") == [])
    #expect(Self.found(inCode: uikit("; bell.isSelected = isOn"), path: "App/A.swift") == [])
    #expect(
      Self.found(inCode: uikit("; bell.accessibilityLabel = name"), path: "App/A.swift") == [])
  }

  @Test("a label that is one of several, a part of one, or another name of the control")
  func partsOfLabels() {
    let uikit = { (label: String) in
      """
      class Player {
        let bell = UIButton()
        func load() { \(label) }
        func update() { bell.setImage(UIImage(named: isOn ? "bell" : "off"), for: .normal) }
      }
      """
    }
    let text = "NSLocalizedString(\"bell\", comment: \"\")"
    let labels = [
      "bell.accessibilityLabel = isOn ? \(text) : name", "bell.accessibilityLabel = \(text) + name",
      "bell.accessibilityUserInputLabels = [\(text)]",
    ]
    for label in labels {
      #expect(Self.found(inCode: uikit(label), path: "App/A.swift") == [], "\(label)")
    }
  }

  /// What is found for "Show prices", the label of a row whose title shows it and "Hide prices" by turns.
  private static func turns(
    title: String = "@string/show_prices", label: String = "", _ code: String
  ) -> [String] {
    CheckedFiles([
      "app/src/main/res/values/strings.xml": CheckedFiles.android(
        "<string name=\"show_prices\">Show prices</string>\n"
          + "<string name=\"hide_prices\">Hide prices</string>\n")
    ]).findings(
      of: "missing-state-counterpart",
      sources: SourceTree(files: [
        (
          "app/src/main/res/layout/prices.xml",
          "<LinearLayout android:id=\"@+id/pricesMore\" android:clickable=\"true\" "
            + "android:contentDescription=\"@string/show_prices\">"
            + "<TextView android:id=\"@+id/pricesTitle\" android:text=\"\(title)\"/></LinearLayout>"
        ), ("app/src/main/java/Prices.kt", "fun update() {\n\(code)\n}"),
      ]))
  }

  @Test("a text that changes beside its label")
  func texts() {
    let shown = """
      if (isOpen) binding.pricesTitle.text = getString(R.string.hide_prices)
      else binding.pricesTitle.text = getString(R.string.show_prices)
      """
    // The text that changes may be that of another control.
    #expect(Self.turns(title: "", shown) == [])
    #expect(
      Self.turns(shown) == [
        "note en show_prices: the text of the control at app/src/main/res/layout/prices.xml:1 changes, but its label"
          + " is always 'Show prices'; change the label with the text"
      ])
    let label = "\nbinding.pricesMore.contentDescription = getString(R.string.hide_prices)"
    #expect(Self.turns(shown + label) == [])
    #expect(Self.turns("binding.pricesTitle.text = getString(R.string.show_prices)") == [])
  }
}
