import Foundation
import Testing

/// `check --screens` and `inspect uses --screens`, as users run them.
@Suite("Screens beside catalogs")
struct ScreensTests {
  private static let path = "app/src/main/res/values/strings.xml"

  /// A folder with an app and a screen of it.
  private static func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <resources>
        <string name="send_out">Share button</string>
        <string name="store">Keep</string>
        <string name="spare">Keep</string>
      </resources>
      """, to: path)
    try folder.write(
      """
      <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
      <hierarchy rotation="0">
        <node class="android.widget.ImageButton" text="" content-desc="Share button" clickable="true" />
        <node class="android.widget.TextView" text="Keep" content-desc="" />
      </hierarchy>
      """, to: "screens/home.xml")
    return folder
  }

  @Test("kinds become certain; what proves nothing, and what is not a screen, is named")
  func check() throws {
    let folder = try Self.app()
    try folder.write("<?xml version='1.0'?>\n<hierarchy>\n<node>\n", to: "screens/broken.xml")
    try folder.write("{}\n", to: "screens/manifest.json")
    try folder.write("not read", to: "screens/home.png")
    let run = try folder.run(
      "check", "--root", ".", "--format", "text", "--screens", "screens", "app/src/main/res")
    #expect(run.status == 0)
    #expect(
      run.output == """
        \(Self.path):2:33: warning: 'Share button' repeats the role 'button' [role-word]
          2 |   <string name="send_out">Share button</string>
            |                                 ^^^^^^ write: Share
            = spoken: "Share button, button"
            = spoken after the change: "Share, button"
            = used as a label in screens/home.xml:3
            = guideline: BBC Text equivalents: element type; Mobile Practice 2: Labels for UI elements
            = more: label-lint explain role-word

        1 finding (1 warning) in 1 of 1 set

        """)
    let lines = run.error.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("label-lint: skipped screens/broken.xml: line 3: ") == true)
    #expect(
      lines.dropFirst().first == """
        label-lint: skipped screens/manifest.json: line 1: no element of a screen: neither results of the Accessibility \
        Test Framework nor audits of XCTest
        """)
    #expect(
      lines.last == """
        label-lint: screens: 2 of 2 texts on 1 screen are in the catalogs; several keys have the same text, so it proves \
        no kind: 'Keep' (store, spare)
        """)
  }

  @Test("a folder without screens, and one that is missing, end the run")
  func nothing() throws {
    let folder = try Self.app()
    try folder.makeFolder("empty")
    let run = try folder.run("check", "--screens", "empty", "app")
    #expect(run.status == 2)
    #expect(
      run.error == """
        label-lint: no screen in empty: expected .xml files of uiautomator dump, .json or .txt; docs/screens.md names \
        the formats

        """)
    #expect(try folder.run("check", "--screens", "missing", "app").status == 2)
    #expect(try folder.run("check", "--screens", "screens", "--shard", "1/2", "app").status == 2)
  }

  @Test("the texts of screens, one object a line")
  func inspect() throws {
    let folder = try Self.app()
    let run = try folder.run("inspect", "uses", "--root", ".", "--screens", "screens")
    #expect(run.status == 0)
    #expect(
      run.output == """
        {"path":"screens/home.xml","line":3,"key":"Share button","type":"screen","table":null,"purpose":"label","class":"ImageButton","element":null,"role":"button","row":false,"custom":false,"visible":[]}
        {"path":"screens/home.xml","line":4,"key":"Keep","type":"screen","table":null,"purpose":"shortText","class":"TextView","element":null,"role":null,"row":false,"custom":false,"visible":[]}

        """)
    #expect(try folder.run("inspect", "uses").status == 2)
  }
}
