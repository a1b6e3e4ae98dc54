import LabelLint
import Testing

/// Icons and the labels that code and layouts give them.
@Suite("Icon labels")
struct IconLabelTests {
  private static func findings(
    _ texts: KeyValuePairs<String, String>, _ sources: [(path: String, text: String)],
    isApple: Bool = false
  ) -> [String] {
    let entries = texts.map {
      isApple
        ? "\"\($0.key)\" = \"\($0.value)\";\n" : "<string name=\"\($0.key)\">\($0.value)</string>\n"
    }.joined()
    let files: CheckedFiles =
      isApple
      ? CheckedFiles(["App/en.lproj/Localizable.strings": entries])
      : CheckedFiles(["app/src/main/res/values/strings.xml": CheckedFiles.android(entries)])
    return files.findings(of: "icon-label-inconsistency", sources: SourceTree(files: sources))
  }

  private static func layout(_ elements: String, _ name: String = "a") -> (
    path: String, text: String
  ) {
    let (path, text) = UsesInRulesTests.layout(elements, name: name)
    return (path, text)
  }

  private static func message(_ icon: String, _ name: String, _ place: String) -> String {
    "the icon '\(icon)' is called '\(name)' at \(place); use one label for the same icon"
  }

  private static let close = "app:srcCompat=\"@drawable/ic_close\""

  @Test("one drawable has several labels in layouts and menus")
  func layouts() {
    let found = Self.findings(
      ["close": "More", "dismiss": "More options", "search": "More songs"],
      [
        Self.layout(
          """
          <ImageButton \(Self.close) android:contentDescription="@string/close"/>
          <ImageView android:src="@drawable/ic_close" android:contentDescription="@string/search"/>
          <ImageButton android:src="@drawable/ic_close" android:contentDescription="@string/dismiss"/>
          <ImageButton android:src="@drawable/ic_close" android:contentDescription="@string/close"/>
          <ImageButton android:src="@android:drawable/ic_close" android:contentDescription="@string/dismiss"/>
          <ImageButton android:contentDescription="@string/dismiss"/>
          """)
      ])
    #expect(
      found == [
        "note en dismiss: " + Self.message("ic_close", "More", "app/src/main/res/layout/a.xml:2")
      ])
  }

  @Test("an item of a menu has an icon and a title")
  func menus() {
    let menu = """
      <menu xmlns:android="http://schemas.android.com/apk/res/android">
      <item android:icon="@drawable/bin" android:title="@string/delete"/>
      <item android:icon="@drawable/bin" android:title="@string/remove"/>
      </menu>
      """
    #expect(
      Self.findings(
        ["delete": "Delete song", "remove": "Remove song"], [("app/src/main/res/menu/m.xml", menu)])
        == [
          "note en remove: " + Self.message("bin", "Delete song", "app/src/main/res/menu/m.xml:2")
        ])
  }

  @Test("Compose names drawables and Material icons")
  func compose() {
    let program = """
      @Composable fun A() {
        Icon(Icons.Default.Close, contentDescription = stringResource(R.string.close))
        IconButton(onClick = {}) {
          Icon(imageVector = Icons.Filled.Close, contentDescription = stringResource(R.string.dismiss))
        }
        Icon(painterResource(R.drawable.bin), contentDescription = stringResource(R.string.delete))
        Icon(painterResource(R.drawable.bin), contentDescription = stringResource(R.string.remove))
        Icon(if (on) Icons.Default.Stop else Icons.Default.Bin, contentDescription = stringResource(R.string.stop))
        Icon(Icons.Default.Bin, contentDescription = stringResource(R.string.remove))
        Icon(Icons.Default.Stop, contentDescription = stringResource(if (on) R.string.stop else R.string.remove))
        Icon(Icons.Default.Stop, contentDescription = stringResource(R.string.delete))
      }
      """
    #expect(
      Self.findings(
        [
          "close": "More", "dismiss": "More options", "delete": "Delete song",
          "remove": "Remove song", "stop": "Stop",
        ],
        [("app/src/main/java/A.kt", program)]) == [
          "note en dismiss: " + Self.message("Close", "More", "app/src/main/java/A.kt:2"),
          "note en remove: " + Self.message("bin", "Delete song", "app/src/main/java/A.kt:6"),
        ])
  }

  @Test("SwiftUI names symbols and pictures")
  func swift() {
    let program = """
      struct A: View {
        var body: some View {
          Image(systemName: "xmark").accessibilityLabel("close")
          Button { stop() } label: { Image(systemName: "xmark").bold() }.accessibilityLabel("dismiss")
          Image("bin").accessibilityLabel("delete")
          Button { stop() } label: { Image("bin"); Text(name) }.accessibilityLabel("remove")
          Image("bin-\\(name)").accessibilityLabel("remove")
          Button { stop() } label: { Image("pen"); Image("bin") }.accessibilityLabel("remove")
          Label("share", systemImage: "bin").labelStyle(.iconOnly)
        }
      }
      """
    #expect(
      Self.findings(
        [
          "close": "More", "dismiss": "More options", "delete": "Delete song",
          "remove": "Erase song", "share": "Remove song",
        ],
        [("App/A.swift", program)], isApple: true) == [
          "note en share: " + Self.message("bin", "Delete song", "App/A.swift:5"),
          "note en dismiss: " + Self.message("xmark", "More", "App/A.swift:3"),
        ])
  }

  @Test("one icon has several functions")
  func functions() {
    let elements = ["a", "b", "c"].map {
      "<ImageButton \(Self.close) android:contentDescription=\"@string/\($0)\"/>"
    }.joined(separator: "\n")
    let texts: KeyValuePairs = ["a": "Close", "b": "Clear input", "c": "Reset"]
    #expect(Self.findings(texts, [Self.layout(elements)]) == [])
    let leaving: KeyValuePairs = ["a": "Close", "b": "Cancel", "c": "Dismiss"]
    #expect(Self.findings(leaving, [Self.layout(elements)]) == [])
    let removing: KeyValuePairs = ["a": "Delete", "b": "Remove", "c": "Trash"]
    #expect(Self.findings(removing, [Self.layout(elements)]) == [])
    let all: KeyValuePairs = ["a": "Delete all", "b": "Remove all", "c": "Settings"]
    #expect(Self.findings(all, [Self.layout(elements)]) == [])
    let objects: KeyValuePairs = ["a": "Delete song", "b": "Remove list", "c": "Delete"]
    #expect(Self.findings(objects, [Self.layout(elements)]) == [])
    let german: KeyValuePairs = ["a": "Stift", "b": "Bearbeiten", "c": "Umbenennen"]
    #expect(Self.findings(german, [Self.layout(elements)]) == [])
  }

  @Test("values, long labels and texts without sources are passed over")
  func passedOver() {
    let elements = ["a", "b", "c"].map {
      "<ImageButton \(Self.close) android:contentDescription=\"@string/\($0)\"/>"
    }.joined(separator: "\n")
    let texts: KeyValuePairs = ["a": "Delete song now", "b": "Remove song now", "c": "%1$s"]
    #expect(Self.findings(texts, [Self.layout(elements)]) == [])
    #expect(Self.findings(["a": "More", "b": "More options"], []) == [])
  }

  // MARK: One label on several icons

  private static func message(
    _ label: String, _ usual: String, at place: String, and other: String, at otherPlace: String
  ) -> String {
    "'\(label)' is the label of the icon '\(usual)' at \(place) and of '\(other)' at \(otherPlace); "
      + "use another label for another function, or one icon for the same function"
  }

  /// Buttons with icons and one label, from line 2.
  private static func buttons(_ icons: [String], label: String = "a") -> (
    path: String, text: String
  ) {
    layout(
      icons.map {
        "<ImageButton android:src=\"@drawable/\($0)\" android:contentDescription=\"@string/\(label)\"/>"
      }.joined(separator: "\n"))
  }

  @Test("a finding names the most frequent picture of a label and the first other one")
  func severalIcons() {
    let path = "app/src/main/res/layout/a.xml"
    let icons = ["ic_bin", "ic_close_24dp", "cross_white", "btn_plus", "ic_minus_outline"]
    #expect(
      Self.findings(["a": "Weg"], [Self.buttons(icons)]) == [
        "note en a: "
          + Self.message(
            "Weg", "ic_close_24dp", at: "\(path):3", and: "ic_bin", at: "\(path):2")
      ])
  }

  @Test("rows with one text are one label")
  func equalTexts() {
    let path = "app/src/main/res/layout/a.xml"
    let elements = """
      <ImageButton android:src="@drawable/pen" android:contentDescription="@string/a"/>
      <ImageButton android:src="@drawable/ic_cog" android:contentDescription="@string/b"/>
      """
    #expect(
      Self.findings(["a": "Change", "b": "change"], [Self.layout(elements)]) == [
        "note en b: "
          + Self.message("change", "pen", at: "\(path):2", and: "ic_cog", at: "\(path):3")
      ])
  }

  @Test(
    "names of one picture, and names that do not say what they show",
    arguments: [
      ["ic_close_24dp", "ic_close_white"], ["close_rounded", "xmark_circle_fill"],
      ["ic_arrow_left", "ic_arrow_right"], ["ic_eye", "ic_visibility_off"],
      ["ic_more_vert", "overflow2"], ["arrow_back_ios", "chevron_left"],
      ["ic_delete_sweep", "trash"], ["ic_remove", "ic_trash"], ["ic_remove", "ic_minus"],
      ["ic_expand_more", "chevron"], ["image1", "ic_close"], ["ic_add_photo", "ic_search_song"],
      ["ic_close_caption", "ic_bin"], ["ic_24dp", "ic_close"], ["ic_white", "ic_bin"],
    ])
  func onePicture(icons: [String]) {
    #expect(Self.findings(["a": "Go"], [Self.buttons(icons)]) == [])
  }

  @Test(
    "names of two pictures",
    arguments: [
      ["ic_close_24dp", "ic_arrow_back"], ["ic_more_vert", "ic_expand_more"],
      ["trash", "icMinus24"], ["editPencil", "ic_info_outline"],
      ["add_circle", "ic_delete_forever"],
    ])
  func twoPictures(icons: [String]) {
    let path = "app/src/main/res/layout/a.xml"
    #expect(
      Self.findings(["a": "Go"], [Self.buttons(icons)]) == [
        "note en a: "
          + Self.message("Go", icons[0], at: "\(path):2", and: icons[1], at: "\(path):3")
      ])
  }

  @Test("pictures that nobody presses, long labels and chosen texts are passed over")
  func uncomparedIcons() {
    let pictures = """
      <ImageView android:src="@drawable/bin" android:contentDescription="@string/a"/>
      <ImageView android:src="@drawable/cog" android:contentDescription="@string/a"/>
      <ImageButton android:src="@drawable/bin" android:contentDescription="@string/a"/>
      """
    #expect(Self.findings(["a": "Song"], [Self.layout(pictures)]) == [])
    let icons = ["bin", "cog"]
    #expect(Self.findings(["a": "Change all the songs"], [Self.buttons(icons)]) == [])
    #expect(Self.findings(["a": "%1$s"], [Self.buttons(icons)]) == [])
    let program = """
      @Composable fun A() {
        IconButton(onClick = {}) {
          Icon(Icons.Default.Stop, contentDescription = stringResource(R.string.a))
        }
        IconButton(onClick = {}) {
          Icon(Icons.Default.Share, contentDescription = stringResource(if (on) R.string.a else R.string.b))
        }
      }
      """
    #expect(
      Self.findings(["a": "Go", "b": "Halt"], [("app/src/main/java/A.kt", program)]) == [])
  }
}
