import LabelLint
import Testing

/// Controls whose picture changes with their state and whose label does not.
@Suite("Labels that stay while the picture changes")
struct UnchangedLabelTests {
  /// What is found for a view of a layout under the label "Alerts", with code about it.
  private static func found(
    layout attribute: String = "contentDescription", id: String = "bell", label: String = "Alerts",
    _ code: String
  ) -> [String] {
    CheckedFiles([
      "app/src/main/res/values/strings.xml": CheckedFiles.android(
        "<string name=\"bell\">\(label)</string>\n")
    ]).findings(
      of: "missing-state-counterpart",
      sources: SourceTree(files: [
        (
          "app/src/main/res/layout/player.xml",
          "<ImageButton android:id=\"@+id/\(id)\" android:\(attribute)=\"@string/bell\"/>"
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
      "bell.setImageResource(when { isOn -> R.drawable.bell\n else -> R.drawable.bell_off })",
    ])
  func layout(_ code: String) {
    #expect(Self.found(code) == Self.message, "\(code)")
    #expect(Self.found(layout: "tooltipText", code) == Self.message, "\(code)")
  }

  @Test(
    "a view whose picture is the same, or of which code says more",
    arguments: [
      "bell.setImageResource(R.drawable.bell)",
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
    #expect(Self.found(inCode: uikit("; bell.isSelected = isOn"), path: "App/A.swift") == [])
    #expect(
      Self.found(inCode: uikit("; bell.accessibilityLabel = name"), path: "App/A.swift") == [])
  }
}
